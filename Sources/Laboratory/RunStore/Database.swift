internal import CSQLite

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A connection to one SQLite file. Not for use from two threads at once.
final class Database {
  let path: String
  fileprivate let handle: OpaquePointer

  enum Mode {
    case reading
    /// The file must be there.
    case repairing
    /// The file is created when it is not there.
    case writing
  }

  init(path: String, mode: Mode) throws(RunStoreError) {
    let flags =
      switch mode {
      case .reading: SQLITE_OPEN_READONLY
      case .repairing: SQLITE_OPEN_READWRITE
      case .writing: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
      }
    var opened: OpaquePointer?
    let code = sqlite3_open_v2(path, &opened, flags | SQLITE_OPEN_NOMUTEX, nil)
    guard let opened else { throw .system(path: path, detail: "SQLite has no memory for it") }
    guard code == SQLITE_OK else {
      let error = Database.error(code, of: opened, path: path, writing: mode != .reading)
      sqlite3_close_v2(opened)
      throw error
    }
    self.path = path
    handle = opened
    sqlite3_extended_result_codes(opened, 1)
  }

  deinit { sqlite3_close_v2(handle) }

  func execute(_ sql: String) throws(RunStoreError) {
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw error(code, writing: true) }
  }

  func prepare(_ sql: String) throws(RunStoreError) -> Statement {
    var statement: OpaquePointer?
    let code = sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
    guard code == SQLITE_OK, let statement else { throw error(code, writing: false) }
    return Statement(statement, in: self)
  }

  /// The one whole number that a query or a pragma answers.
  func integer(_ sql: String) throws(RunStoreError) -> Int? {
    let statement = try prepare(sql)
    return try statement.step() ? statement.integer(at: 0) : nil
  }

  fileprivate func error(_ code: Int32, writing: Bool) -> RunStoreError {
    Database.error(code, of: handle, path: path, writing: writing)
  }

  private static func error(
    _ code: Int32, of handle: OpaquePointer, path: String, writing: Bool
  ) -> RunStoreError {
    let detail = String(cString: sqlite3_errmsg(handle))
    // Why: SQLite knows full devices only; for whoever is held to a quota or a size of files the disk is as full.
    if code & 0xff == SQLITE_IOERR, [EDQUOT, EFBIG].contains(lastSystemError(of: handle)) {
      return .diskFull(path: path)
    }
    switch code & 0xff {
    case SQLITE_FULL: return .diskFull(path: path)
    case SQLITE_NOTADB: return .notARun(path: path)
    case SQLITE_CORRUPT: return .damaged(path: path, detail: detail)
    case SQLITE_BUSY, SQLITE_LOCKED: return .inUse(path: path)
    case SQLITE_PERM, SQLITE_READONLY: return .notPermitted(path: path, writing: writing)
    case SQLITE_CANTOPEN: return .notPermitted(path: path, writing: writing)
    case SQLITE_ERROR: return .damaged(path: path, detail: detail)
    default: return .system(path: path, detail: detail)
    }
  }
}

/// The number of the last error that the system reported of the file.
private func lastSystemError(of handle: OpaquePointer) -> Int32 {
  var number: Int32 = 0
  let code = sqlite3_file_control(handle, nil, SQLITE_FCNTL_LAST_ERRNO, &number)
  return code == SQLITE_OK && number != 0 ? number : sqlite3_system_errno(handle)
}

/// A prepared statement.
final class Statement {
  private let handle: OpaquePointer
  private let database: Database

  fileprivate init(_ handle: OpaquePointer, in database: Database) {
    self.handle = handle
    self.database = database
  }

  deinit { sqlite3_finalize(handle) }

  /// Whether there is a row; the end of them readies the statement for its next run.
  func step() throws(RunStoreError) -> Bool {
    let code = sqlite3_step(handle)
    switch code {
    case SQLITE_ROW: return true
    case SQLITE_DONE:
      sqlite3_reset(handle)
      return false
    default:
      let error = database.error(code, writing: sqlite3_stmt_readonly(handle) == 0)
      let isDuplicate = code & 0xff == SQLITE_CONSTRAINT
      sqlite3_reset(handle)
      throw isDuplicate ? .duplicateCase(path: database.path, index: Int(key)) : error
    }
  }

  /// What the first parameter was last bound to: the key of an insertion.
  private var key: Int64 = 0

  func bind(_ value: Int, at index: Int32) {
    if index == 1 { key = Int64(value) }
    sqlite3_bind_int64(handle, index, Int64(value))
  }

  func bind(_ value: Int?, at index: Int32) {
    if let value { bind(value, at: index) } else { sqlite3_bind_null(handle, index) }
  }

  /// Why: SQLite turns NaN into NULL, which would read as "no value"; it is stored as the text 'nan' instead.
  func bind(_ value: Double, at index: Int32) {
    if value.isNaN { bind(RunSchema.notANumber, at: index) } else { sqlite3_bind_double(handle, index, value) }
  }

  func bind(_ value: Double?, at index: Int32) {
    if let value { bind(value, at: index) } else { sqlite3_bind_null(handle, index) }
  }

  func bind(_ value: String, at index: Int32) {
    var value = value
    _ = value.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        // Why: a null pointer would bind NULL; an empty text still has to be a text.
        if let start = characters.baseAddress {
          dashpot_sqlite3_bind_text(handle, index, start, Int32(characters.count))
        } else {
          dashpot_sqlite3_bind_text(handle, index, "", 0)
        }
      }
    }
  }

  func bind(_ value: String?, at index: Int32) {
    if let value { bind(value, at: index) } else { sqlite3_bind_null(handle, index) }
  }

  func bind(_ bytes: [UInt8], at index: Int32) {
    // Why: a null pointer would bind NULL; without bytes it still has to be a blob.
    if bytes.isEmpty {
      sqlite3_bind_zeroblob(handle, index, 0)
    } else {
      dashpot_sqlite3_bind_blob(handle, index, bytes, Int32(bytes.count))
    }
  }

  func isNull(at column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }

  func integer(at column: Int32) -> Int { Int(sqlite3_column_int64(handle, column)) }

  func optionalInteger(at column: Int32) -> Int? { isNull(at: column) ? nil : integer(at: column) }

  func double(at column: Int32) -> Double? {
    switch sqlite3_column_type(handle, column) {
    case SQLITE_NULL: nil
    case SQLITE_FLOAT, SQLITE_INTEGER: sqlite3_column_double(handle, column)
    default: .nan
    }
  }

  func text(at column: Int32) -> String? {
    guard let start = sqlite3_column_text(handle, column) else { return nil }
    let bytes = UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column)))
    return String(decoding: bytes, as: UTF8.self)
  }

  func bytes(at column: Int32) -> [UInt8]? {
    guard sqlite3_column_type(handle, column) == SQLITE_BLOB else { return nil }
    guard let start = sqlite3_column_blob(handle, column) else { return [] }
    return Array(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column))))
  }
}
