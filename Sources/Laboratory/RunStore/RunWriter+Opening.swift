import RunRecords

extension RunWriter {
  enum ItemKind: String {
    case provenance
    case circumstance
  }

  /// `path` itself when nothing would be lost, the name beside it when a run is there that may be replaced.
  static func workingPath(
    for path: String, _ run: RunRecord, replacing replacement: RunReplacement
  ) throws(RunStoreError) -> String {
    switch try RunFile.kind(of: path) {
    case .absent:
      try RunFile.requireWritableDirectory(of: path)
      return path
    case .empty:
      try RunFile.requireWritable(path)
      try RunFile.requireWritableDirectory(of: path)
      return path
    case .run, .truncatedRun:
      try RunFile.requireWritable(path)
      try RunFile.requireWritableDirectory(of: path)
      try replacement.require(path, giveWayTo: run)
      return path + "-unfinished"
    case .other:
      throw .notReplaced(path: path, .noRun)
    }
  }

  /// A connection to a new file that nobody else can open, within a transaction; what is known at the start is in it.
  static func begin(
    _ run: RunRecord, at path: String, replacing replacement: RunReplacement, pageLimit: Int?
  ) throws(RunStoreError) -> Database {
    switch try RunFile.kind(of: path) {
    case .absent, .empty: break
    case .run, .truncatedRun: try removeLeftover(path, of: run, replacing: replacement)
    case .other: throw .notReplaced(path: path, .noRun)
    }
    do {
      let database = try Database(path: path, mode: .writing)
      try prepare(database, pageLimit: pageLimit)
      try database.execute(RunSchema.tables)
      try database.execute(RunSchema.views)
      try insert(run, into: database)
      try database.execute("COMMIT; BEGIN")
      return database
    } catch .inUse {
      throw .inUse(path: path)
    } catch {
      // Why: the file was not there, or empty; half a beginning is of use to nobody.
      RunFile.remove(path)
      RunFile.remove(path + "-journal")
      throw error
    }
  }

  // Why: with a rollback journal the file alone is the run once it is closed, and between commits; a write-ahead log
  // would keep the newest cases in a second file that is lost when only the first is copied.
  private static func prepare(_ database: Database, pageLimit: Int?) throws(RunStoreError) {
    try database.execute("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE; PRAGMA synchronous = NORMAL")
    try database.execute("PRAGMA page_size = 4096; PRAGMA cache_size = -16384")
    if let pageLimit { try database.execute("PRAGMA max_page_count = \(pageLimit)") }
    try database.execute("BEGIN EXCLUSIVE")
    // Why: another process may have begun here since the file was looked at.
    guard try database.integer("SELECT count(*) FROM sqlite_schema") == 0 else { throw .inUse(path: database.path) }
    try database.execute(
      "PRAGMA application_id = \(RunSchema.applicationID); PRAGMA user_version = \(RunRecord.schemaVersion)")
  }

  /// Removes what an interrupted or killed process left, unless one is still writing it.
  private static func removeLeftover(
    _ path: String, of run: RunRecord, replacing replacement: RunReplacement
  ) throws(RunStoreError) {
    do {
      try replacement.require(path, giveWayTo: run)
    } catch .notReplaced(_, .damaged) {
      // Why: by its name it is half a run, and a kill may leave it unreadable.
    }
    do {
      let leftover = try Database(path: path, mode: .repairing)
      try leftover.execute("BEGIN EXCLUSIVE; ROLLBACK")
    } catch .inUse {
      throw .inUse(path: path)
    } catch {
      // Why: it is damaged, and was to be replaced anyway.
    }
    RunFile.remove(path)
    RunFile.remove(path + "-journal")
  }

  static func insert(_ run: RunRecord, into database: Database) throws(RunStoreError) {
    let statement = try database.prepare("INSERT INTO run VALUES (?,?,?,?,0)")
    statement.bind(run.suite, at: 1)
    statement.bind(run.suiteVersion, at: 2)
    statement.bind(run.suiteHash, at: 3)
    statement.bind(run.plannedCases, at: 4)
    _ = try statement.step()
    try insert(run.provenance, kind: .provenance, from: 0, into: database)
    try insert(run.circumstances, kind: .circumstance, from: 0, into: database)
  }

  static func insert(
    _ items: [ProvenanceItem], kind: ItemKind, from start: Int, into database: Database
  ) throws(RunStoreError) {
    let statement = try database.prepare("INSERT INTO provenance VALUES (?,?,?,?)")
    for (offset, item) in items.enumerated() {
      statement.bind(kind.rawValue, at: 1)
      statement.bind(start + offset, at: 2)
      statement.bind(item.name, at: 3)
      statement.bind(item.value, at: 4)
      _ = try statement.step()
    }
  }
}

extension Database {
  /// Lets go of the file's lock, which also removes the journal.
  func leaveExclusiveMode() throws(RunStoreError) {
    try execute("PRAGMA locking_mode = NORMAL")
    _ = try integer("SELECT count(*) FROM run")
  }
}
