internal import Foundation

/// Writing the files a command was told to write.
enum OutputFile {
  /// Writes the whole text, or says in one sentence why not.
  static func write(_ text: String, to path: String) throws(CommandFailure) {
    try write(Array(text.utf8), to: path)
  }

  static func write(_ bytes: [UInt8], to path: String) throws(CommandFailure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw refusal(path, errno) }
    let writeError = FileDescriptorSink.writeAll(bytes, to: descriptor)
    let closeError = close(descriptor) == 0 ? nil : errno
    if let code = writeError ?? closeError { throw refusal(path, code) }
  }

  /// Makes a folder and those above it; one that is there already is fine.
  static func makeFolder(_ path: String) throws(CommandFailure) {
    let above = folder(above: path)
    if !above.isEmpty, !isFolder(above) { try makeFolder(above) }
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw refusal(path, errno) }
    guard isFolder(path) else { throw refusal(path, EEXIST) }
    guard access(path, W_OK | X_OK) == 0 else { throw refusal(path, errno) }
  }

  /// "a/b" of "a/b/c" and of "a/b/c/"; empty for a single name and for the root.
  static func folder(above path: String) -> String {
    var parts = Substring(path)
    while parts.last == "/" { parts.removeLast() }
    guard let slash = parts.lastIndex(of: "/") else { return "" }
    return String(parts[..<slash])
  }

  static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
  }

  static func refusal(_ path: String, _ code: Int32) -> CommandFailure {
    .cannotWrite(path: "'\(path)'", reason: SystemError.text(code))
  }
}
