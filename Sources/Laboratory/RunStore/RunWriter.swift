public import RunRecords

/// Writes a run, case by case.
///
/// A new file is written in place; an earlier run that is there already is kept until the new one is complete, which is
/// written beside it under the name plus `-unfinished` and then put in its place in one step. A file that is no run is
/// refused, and so is a run of another suite or another part of it.
///
/// Cases are committed together, four times a second. A process that is killed leaves a readable file with whole cases:
/// all but those of the last moment. Not safe against use from two threads at once.
public final class RunWriter {
  /// Where the run will be when it has finished.
  public let path: String
  /// Where it is being written.
  public let workingPath: String
  /// Indices of the cases that a resumed run had, ascending and apart; empty for a new one.
  public private(set) var writtenCases: [Range<Int>] = []

  let database: Database
  private let insertCase: Statement
  private let insertMeasurement: Statement
  private var sweeps: [String: Int] = [:]
  private var engines: [StoredEngine] = []
  private var signatures = 0
  private var samples = 0
  private var rowsInTransaction = 0
  private var lastCommit = ContinuousClock.now
  private var isOpen = true

  // Why: a commit costs a few milliseconds of waiting for the disk, so rows go by the ten thousand; the time limit is
  // for slow engines, of which a kill should not cost minutes.
  private static let rowsPerTransaction = 20_000
  private static let transactionAge = Duration.milliseconds(250)

  /// Begins a run; `run.isComplete` is false in the file until it finishes.
  ///
  /// - Parameter replacement: which runs it may take the place of, at `path` and beside it.
  public convenience init(
    path: String, run: RunRecord, replacing replacement: RunReplacement = .earlierRun
  ) throws(RunStoreError) {
    try self.init(path: path, run: run, replacing: replacement, pageLimit: nil)
  }

  /// - Parameter pageLimit: pages of 4 KiB that the file may have, for tests of a full disk.
  convenience init(
    path: String, run: RunRecord, replacing replacement: RunReplacement = .earlierRun, pageLimit: Int?
  ) throws(RunStoreError) {
    let path = RunFile.resolvingLinks(path)
    let workingPath = try RunWriter.workingPath(for: path, run, replacing: replacement)
    let database = try RunWriter.begin(run, at: workingPath, replacing: replacement, pageLimit: pageLimit)
    try self.init(path, workingPath, database)
  }

  /// Goes on with a run that was interrupted or killed: the one beside `path` that has not replaced it, or else the one
  /// at `path`.
  ///
  /// The cases that it has stay; signatures and curves are to be added again. It is refused when it is complete, or when anything
  /// that determines its numbers is not the same.
  public convenience init(resuming path: String, run: RunRecord) throws(RunStoreError) {
    let path = RunFile.resolvingLinks(path)
    let workingPath = try RunWriter.unfinishedPath(for: path)
    try self.init(path, workingPath, try RunWriter.resume(run, at: workingPath))
    let loaded = try RunWriter.indices(of: database)
    sweeps = loaded.sweeps
    engines = loaded.engines
    writtenCases = loaded.cases
  }

  private init(_ path: String, _ workingPath: String, _ database: Database) throws(RunStoreError) {
    self.path = path
    self.workingPath = workingPath
    self.database = database
    insertCase = try database.prepare(RunSchema.insertCase)
    insertMeasurement = try database.prepare(RunSchema.insertMeasurement)
  }

  /// Adds a case and what every engine made of it; both or nothing.
  ///
  /// - Parameter index: its place in the suite; cases are read in this order, in whichever they are written.
  /// - Precondition: the measurements are of this case; an engine's role is the same in the whole run.
  public func add(
    _ record: CaseRecord, _ measurements: [MeasurementRecord], index: Int
  ) throws(RunStoreError) {
    guard isOpen else { throw .closed(path: path) }
    try closingOnError { () throws(RunStoreError) in
      insertCase.bind(case: record, index: index, sweepIndex: try sweepIndex(record.sweep))
      _ = try insertCase.step()
      for (position, measurement) in measurements.enumerated() {
        precondition(
          measurement.caseID == record.id && measurement.sweep == record.sweep, "a measurement of another case")
        let engine = try engineIndex(of: measurement, guess: position)
        insertMeasurement.bind(
          measurement: measurement, caseIndex: index, position: position, engineIndex: engine)
        _ = try insertMeasurement.step()
      }
      rowsInTransaction += 1 + measurements.count
      guard rowsInTransaction >= Self.rowsPerTransaction || lastCommit.duration(to: .now) > Self.transactionAge
      else { return }
      try commit()
    }
  }

  public func add(_ signature: SignatureRecord) throws(RunStoreError) {
    guard isOpen else { throw .closed(path: path) }
    try closingOnError { () throws(RunStoreError) in
      let insert = try database.prepare("INSERT INTO signatures VALUES (?,?,?,?,?,?,?,?,?)")
      insert.bind(signature: signature, position: signatures)
      _ = try insert.step()
      signatures += 1
    }
  }

  public func add(_ sample: SampleRecord) throws(RunStoreError) {
    guard isOpen else { throw .closed(path: path) }
    try closingOnError { () throws(RunStoreError) in
      let insert = try database.prepare(RunSchema.insertSample)
      insert.bind(sample: sample, position: samples)
      _ = try insert.step()
      samples += 1
    }
  }

  /// Writes what is left and closes the file.
  ///
  /// - Parameters:
  ///   - isComplete: false for an interrupted run; it keeps its cases, and does not replace a run that was there before.
  ///   - circumstances: added to those of the start, for what is known only now.
  /// - Returns: where the run is: `path`, or `workingPath` for an interrupted one that has not replaced another.
  @discardableResult
  public func finish(isComplete: Bool, circumstances: [ProvenanceItem] = []) throws(RunStoreError) -> String {
    guard isOpen else { throw .closed(path: path) }
    try closingOnError { () throws(RunStoreError) in
      try database.execute("UPDATE run SET is_complete = \(isComplete ? 1 : 0)")
      let count = try database.integer("SELECT count(*) FROM provenance WHERE kind = 'circumstance'") ?? 0
      try RunWriter.insert(circumstances, kind: .circumstance, from: count, into: database)
      try commit()
    }
    isOpen = false
    try database.execute("COMMIT")
    try database.leaveExclusiveMode()
    guard workingPath != path, isComplete else { return workingPath }
    try RunFile.replace(path, with: workingPath)
    return path
  }

  deinit {
    // Why: a writer that is let go keeps the whole cases it was given; there is no one left to tell of an error.
    if isOpen { try? database.execute("COMMIT") }
    try? database.leaveExclusiveMode()
  }

  private func commit() throws(RunStoreError) {
    try database.execute("COMMIT")
    try database.execute("BEGIN")
    rowsInTransaction = 0
    lastCommit = .now
  }

  /// After an error the open transaction, which may hold half a case, is dropped: the file keeps what was committed.
  private func closingOnError(_ body: () throws(RunStoreError) -> Void) throws(RunStoreError) {
    do {
      try body()
    } catch {
      isOpen = false
      try? database.execute("ROLLBACK")
      throw error
    }
  }

  /// For tests of a transaction that does not fit into memory.
  func shrinkCache() throws(RunStoreError) { try database.execute("PRAGMA cache_size = 10; PRAGMA cache_spill = 1") }

  private func sweepIndex(_ name: String) throws(RunStoreError) -> Int {
    if let index = sweeps[name] { return index }
    let index = sweeps.count
    let insert = try database.prepare("INSERT INTO sweeps VALUES (?,?)")
    insert.bind(index, at: 1)
    insert.bind(name, at: 2)
    _ = try insert.step()
    sweeps[name] = index
    return index
  }

  private func engineIndex(of measurement: MeasurementRecord, guess: Int) throws(RunStoreError) -> Int {
    if engines.indices.contains(guess), engines[guess].name == measurement.engine { return checked(guess, measurement) }
    if let index = engines.firstIndex(where: { $0.name == measurement.engine }) { return checked(index, measurement) }
    let index = engines.count
    let insert = try database.prepare("INSERT INTO engines VALUES (?,?,?)")
    insert.bind(index, at: 1)
    insert.bind(measurement.engine, at: 2)
    insert.bind(measurement.role.rawValue, at: 3)
    _ = try insert.step()
    engines.append(StoredEngine(name: measurement.engine, role: measurement.role))
    return index
  }

  private func checked(_ index: Int, _ measurement: MeasurementRecord) -> Int {
    precondition(engines[index].role == measurement.role, "\(measurement.engine) changed its role")
    return index
  }
}
