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
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw .cannotWrite(path: "'\(path)'", reason: reason(for: error, path: path))
    }
    guard isFolder(path) else { throw refusal(path, ENOTDIR) }
    guard access(path, W_OK | X_OK) == 0 else { throw refusal(path, errno) }
  }

  /// Makes sure before the work begins that a file could be written there after it.
  static func check(_ path: String) throws(CommandFailure) {
    if isFolder(path) { throw refusal(path, EISDIR) }
    if FileManager.default.fileExists(atPath: path) {
      guard access(path, W_OK) == 0 else { throw refusal(path, errno) }
      return
    }
    let folder = (path as NSString).deletingLastPathComponent
    guard isFolder(folder.isEmpty ? "." : folder) else {
      throw .cannotWrite(path: "'\(path)'", reason: "there is no folder '\(folder)'")
    }
    guard access(folder.isEmpty ? "." : folder, W_OK | X_OK) == 0 else { throw refusal(path, errno) }
  }

  static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
  }

  private static func refusal(_ path: String, _ code: Int32) -> CommandFailure {
    .cannotWrite(path: "'\(path)'", reason: SystemError.text(code))
  }

  private static func reason(for error: any Error, path: String) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    for candidate in [underlying, error as NSError].compactMap(\.self) where candidate.domain == NSPOSIXErrorDomain {
      return SystemError.text(Int32(candidate.code))
    }
    return FileManager.default.fileExists(atPath: path) ? "a file of that name is in the way" : "the folder was refused"
  }
}
