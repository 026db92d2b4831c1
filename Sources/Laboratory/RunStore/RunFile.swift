#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a path leads to, as far as the bytes say, before SQLite is asked.
enum RunFile {
  enum Kind: Equatable {
    case absent
    /// A regular file without bytes.
    case empty
    /// SQLite with the mark of a run.
    case run
    /// A run whose header promises more pages than the file has, or that ends in its header.
    case truncatedRun
    /// Anything else: another file, a folder, a device.
    case other
  }

  static func kind(of path: String) throws(RunStoreError) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT { return .absent }
      if errno == EACCES || errno == EPERM { throw .notPermitted(path: path, writing: false) }
      if errno == ENOTDIR { throw .noSuchDirectory(path: path, directory: directory(of: path)) }
      throw .system(path: path, detail: String(cString: strerror(errno)))
    }
    guard status.st_mode & S_IFMT == S_IFREG else { return .other }
    guard status.st_size > 0 else { return .empty }
    let header = try header(of: path)
    let magic = Array("SQLite format 3".utf8) + [0]
    guard header.starts(with: magic) || magic.starts(with: header) else { return .other }
    guard header.count == 100 else { return .truncatedRun }
    guard bigEndian(header[68..<72]) == RunSchema.applicationID else { return .other }
    let stored = bigEndian(header[16..<18])
    let pageSize = stored == 1 ? 65_536 : stored
    // Why: SQLite itself trusts the page count only when the two change counters agree.
    let pages = bigEndian(header[24..<28]) == bigEndian(header[92..<96]) ? bigEndian(header[28..<32]) : 0
    return Int(status.st_size) < pages * pageSize ? .truncatedRun : .run
  }

  /// The first 100 bytes, or all there are.
  private static func header(of path: String) throws(RunStoreError) -> [UInt8] {
    guard let file = fopen(path, "rb") else {
      if errno == EACCES || errno == EPERM { throw .notPermitted(path: path, writing: false) }
      throw .system(path: path, detail: String(cString: strerror(errno)))
    }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 100)
    let count = fread(&bytes, 1, bytes.count, file)
    return Array(bytes[..<count])
  }

  private static func bigEndian(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  static func directory(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Throws when the folder of `path` is not there or no file can be made in it.
  static func requireWritableDirectory(of path: String) throws(RunStoreError) {
    let directory = directory(of: path)
    var status = stat()
    guard stat(directory, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw .noSuchDirectory(path: path, directory: directory)
    }
    guard access(directory, W_OK | X_OK) == 0 else { throw .notPermitted(path: path, writing: true) }
  }

  static func requireWritable(_ path: String) throws(RunStoreError) {
    guard access(path, W_OK) == 0 else { throw .notPermitted(path: path, writing: true) }
  }

  /// The file that a chain of links ends at, so that replacing it leaves the links in place.
  static func resolvingLinks(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  static func remove(_ path: String) { unlink(path) }

  static func replace(_ path: String, with newer: String) throws(RunStoreError) {
    guard rename(newer, path) == 0 else { throw .system(path: path, detail: String(cString: strerror(errno))) }
  }
}

extension RunFile {
  /// Whether a writer was killed, or is still writing.
  static func hasJournal(_ path: String) -> Bool { access(path + "-journal", F_OK) == 0 }
}
