public import RunRecords

extension RunWriter {
  /// What the interrupted run at `path`, or beside it where it could not replace another, says of itself: enough to go
  /// on with it.
  public static func interruptedRun(at path: String) throws(RunStoreError) -> RunRecord {
    let place = try unfinishedPath(for: RunFile.resolvingLinks(path))
    let run = try RunReader(path: place).run
    guard !run.isComplete else { throw .alreadyComplete(path: place) }
    return run
  }

  /// The cases written so far, those of a resumed run among them, in their order. To be read to its end before more is
  /// written.
  public func cases() throws(RunStoreError) -> CaseCursor {
    try CaseCursor(of: database, engines: try RunReader.engines(of: database))
  }

  /// Where the interrupted run is: beside `path`, where one lies that could not replace it, or at it.
  static func unfinishedPath(for path: String) throws(RunStoreError) -> String {
    for candidate in [path + "-unfinished", path] {
      switch try RunFile.kind(of: candidate) {
      case .absent: continue
      case .run:
        try RunFile.requireWritable(candidate)
        try RunFile.requireWritableDirectory(of: candidate)
        return candidate
      case .truncatedRun: throw .damaged(path: candidate, detail: "it has fewer pages than it says")
      case .empty, .other: throw .notARun(path: candidate)
      }
    }
    throw .noSuchFile(path: path)
  }

  /// A connection that nobody else can open, within a transaction.
  static func resume(_ run: RunRecord, at path: String) throws(RunStoreError) -> Database {
    // Why: the reader checks the schema and rolls back what a killed writer left.
    try requireSame(RunReader(path: path).run, run, path)
    let database = try Database(path: path, mode: .repairing)
    try database.execute("PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = NORMAL; PRAGMA cache_size = -16384")
    try database.execute("BEGIN EXCLUSIVE; DELETE FROM signatures; DELETE FROM samples")
    return database
  }

  private static func requireSame(_ old: RunRecord, _ new: RunRecord, _ path: String) throws(RunStoreError) {
    guard !old.isComplete else { throw .alreadyComplete(path: path) }
    if old.suite != new.suite { throw .differentRun(path: path, what: "suite") }
    if old.suiteVersion != new.suiteVersion { throw .differentRun(path: path, what: "suite version") }
    if old.suiteHash != new.suiteHash { throw .differentRun(path: path, what: "suite file") }
    if old.plannedCases != new.plannedCases { throw .differentRun(path: path, what: "number of cases") }
    if old.provenance != new.provenance {
      let changed = zip(old.provenance, new.provenance).first { $0 != $1 }?.0.name
      throw .differentRun(path: path, what: changed ?? "provenance")
    }
  }

  /// What the rows refer to, and which cases there are.
  static func indices(
    of database: Database
  ) throws(RunStoreError) -> (sweeps: [String: Int], engines: [StoredEngine], cases: [Range<Int>]) {
    var sweeps: [String: Int] = [:]
    let selectSweeps = try database.prepare("SELECT sweep_index, name FROM sweeps")
    while try selectSweeps.step() { sweeps[selectSweeps.text(at: 1) ?? ""] = selectSweeps.integer(at: 0) }
    let stored = try RunReader.engines(of: database)
    let engines = stored.sorted { $0.key < $1.key }.map(\.value)
    guard stored.keys.sorted() == Array(0..<stored.count) else {
      throw .damaged(path: database.path, detail: "an engine is missing")
    }
    var cases: [Range<Int>] = []
    let selectCases = try database.prepare("SELECT case_index FROM cases ORDER BY case_index")
    while try selectCases.step() {
      let index = selectCases.integer(at: 0)
      if let last = cases.last, last.upperBound == index {
        cases[cases.count - 1] = last.lowerBound..<(index + 1)
      } else {
        cases.append(index..<(index + 1))
      }
    }
    return (sweeps, engines, cases)
  }
}
