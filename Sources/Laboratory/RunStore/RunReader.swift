public import RunRecords

/// Reads a run file. Not safe against use from two threads at once.
public final class RunReader {
  public let path: String
  /// What determines the numbers, and what became of the run.
  public let run: RunRecord
  let database: Database
  let engines: [Int: StoredEngine]

  /// Opens the file and checks that it is a run that this version can read.
  ///
  /// A run whose writer was killed is first put back to its last whole case, for which the file must be writable.
  public init(path: String) throws(RunStoreError) {
    let (database, version) = try RunReader.database(of: path)
    guard version >= RunRecord.schemaVersion else {
      throw .olderSchema(path: path, found: version, known: RunRecord.schemaVersion)
    }
    self.path = path
    self.database = database
    engines = try RunReader.engines(of: database)
    run = try RunReader.run(of: database)
  }

  /// How many cases the file has.
  public func caseCount() throws(RunStoreError) -> Int { try database.integer("SELECT count(*) FROM cases") ?? 0 }

  /// The indices of the cases the file has, ascending: those that a resumed run can leave out.
  public func caseIndices() throws(RunStoreError) -> [Int] {
    let statement = try database.prepare("SELECT case_index FROM cases ORDER BY case_index")
    var indices: [Int] = []
    while try statement.step() { indices.append(statement.integer(at: 0)) }
    return indices
  }

  /// All cases in their order, one at a time.
  public func cases() throws(RunStoreError) -> CaseCursor {
    try CaseCursor(of: database, engines: engines)
  }

  public func signatures() throws(RunStoreError) -> [SignatureRecord] {
    let statement = try database.prepare("SELECT * FROM signatures ORDER BY position")
    var signatures: [SignatureRecord] = []
    while try statement.step() {
      guard let signature = statement.signature() else {
        throw .damaged(path: path, detail: "a signature misses values")
      }
      signatures.append(signature)
    }
    return signatures
  }

  /// The curves of the worst cases, sweep by sweep and engine by engine; none of a run that is not complete.
  public func samples() throws(RunStoreError) -> [SampleRecord] {
    let statement = try database.prepare("SELECT * FROM samples ORDER BY position")
    var samples: [SampleRecord] = []
    while try statement.step() {
      guard let sample = statement.sample() else { throw .damaged(path: path, detail: "a sample misses values") }
      samples.append(sample)
    }
    return samples
  }

  /// What a run says of itself, one that an older version wrote included: this part of the schema has never changed.
  static func record(at path: String) throws(RunStoreError) -> RunRecord {
    try run(of: try database(of: path).database)
  }

  /// A run that is not newer than this version, and its schema.
  private static func database(of path: String) throws(RunStoreError) -> (database: Database, version: Int) {
    switch try RunFile.kind(of: path) {
    case .absent: throw .noSuchFile(path: path)
    case .empty, .other: throw .notARun(path: path)
    case .truncatedRun where !RunFile.hasJournal(path):
      throw .damaged(path: path, detail: "it has fewer pages than it says")
    case .run, .truncatedRun: break
    }
    let database = try open(path)
    let version = try database.integer("PRAGMA user_version") ?? 0
    guard version >= 1 else { throw .notARun(path: path) }
    guard version <= RunRecord.schemaVersion else {
      throw .newerSchema(path: path, found: version, known: RunRecord.schemaVersion)
    }
    return (database, version)
  }

  private static func open(_ path: String) throws(RunStoreError) -> Database {
    let database = try Database(path: path, mode: .reading)
    do {
      _ = try database.integer("SELECT count(*) FROM run")
      return database
    } catch .notPermitted {
      // Why: a writer was killed in the middle of a commit, and rolling that back writes to the file.
      let repairing = try Database(path: path, mode: .repairing)
      _ = try repairing.integer("SELECT count(*) FROM run")
      return repairing
    }
  }

  static func engines(of database: Database) throws(RunStoreError) -> [Int: StoredEngine] {
    let statement = try database.prepare("SELECT engine_index, name, role FROM engines")
    var engines: [Int: StoredEngine] = [:]
    while try statement.step() {
      guard let name = statement.text(at: 1), let role = statement.text(at: 2).flatMap(Role.init(rawValue:)) else {
        throw .damaged(path: database.path, detail: "an engine has no role that is known")
      }
      engines[statement.integer(at: 0)] = StoredEngine(name: name, role: role)
    }
    return engines
  }

  private static func run(of database: Database) throws(RunStoreError) -> RunRecord {
    let statement = try database.prepare(
      "SELECT suite, suite_version, suite_hash, planned_cases, is_complete FROM run")
    guard try statement.step(), let suite = statement.text(at: 0), let hash = statement.text(at: 2) else {
      throw .damaged(path: database.path, detail: "it does not say of which suite it is")
    }
    return RunRecord(
      suite: suite, suiteVersion: statement.integer(at: 1), suiteHash: hash,
      provenance: try items(.provenance, of: database), circumstances: try items(.circumstance, of: database),
      plannedCases: statement.integer(at: 3), isComplete: statement.integer(at: 4) != 0)
  }

  private static func items(
    _ kind: RunWriter.ItemKind, of database: Database
  ) throws(RunStoreError) -> [ProvenanceItem] {
    let statement = try database.prepare("SELECT name, value FROM provenance WHERE kind = ? ORDER BY position")
    statement.bind(kind.rawValue, at: 1)
    var items: [ProvenanceItem] = []
    while try statement.step() {
      items.append(ProvenanceItem(name: statement.text(at: 0) ?? "", value: statement.text(at: 1) ?? ""))
    }
    return items
  }
}
