internal import Foundation

/// Reading the files a command was told to read.
enum InputFile {
  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// The bytes of a file.
  static func bytes(of path: String) throws(CommandFailure) -> [UInt8] {
    guard exists(path) else { throw .noSuchFile(path: path) }
    if OutputFile.isFolder(path) { throw .cannotRead(path: path, reason: SystemError.text(EISDIR)) }
    // Why not blocking: to open a pipe that nobody writes to would wait for ever, deaf to Ctrl-C.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .cannotRead(path: path, reason: SystemError.text(errno)) }
    defer { close(descriptor) }
    var result: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count == 0 { return result }
      if count < 0 {
        if errno == EINTR { continue }
        if errno == EAGAIN {
          var waited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
          _ = poll(&waited, 1, 1000)
          continue
        }
        throw .cannotRead(path: path, reason: SystemError.text(errno))
      }
      result.append(contentsOf: buffer[..<count])
    }
  }

  /// The text of a file that should be UTF-8.
  static func text(of path: String) throws(CommandFailure) -> String {
    guard let text = String(validating: try bytes(of: path), as: UTF8.self) else {
      throw .badInput(path: path, reason: "it is not text in UTF-8.")
    }
    return text
  }
}
