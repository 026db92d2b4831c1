internal import Foundation

/// A sink on an open file descriptor.
public struct FileDescriptorSink: TextSink {
  private let descriptor: Int32

  public static let standardOutput = FileDescriptorSink(descriptor: STDOUT_FILENO)
  public static let standardError = FileDescriptorSink(descriptor: STDERR_FILENO)

  public init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  public var isTerminal: Bool { isatty(descriptor) == 1 }

  public var columns: Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  public func write(_ text: String) throws(WriteFailure) {
    if let code = Self.writeAll(Array(text.utf8), to: descriptor) {
      throw code == EPIPE ? .readerLeft : .refused(reason: SystemError.text(code))
    }
  }

  /// Writes every byte, or gives the error number of the write that failed.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let written = rest.withUnsafeBytes { systemWrite(descriptor, $0) }
        if written < 0 {
          if errno == EINTR { continue }
          if errno == EAGAIN {
            waitUntilWritable(descriptor)
            continue
          }
          return errno
        }
        rest = rest.dropFirst(written)
      }
      return nil
    }
  }

  private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    Foundation.write(descriptor, bytes.baseAddress, bytes.count)
  }

  /// Why: whoever shares the terminal may have made it non-blocking; a full pipe is then no failure.
  private static func waitUntilWritable(_ descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&request, 1, -1)
  }
}

/// The system's words for its error numbers.
enum SystemError {
  static func text(_ code: Int32) -> String { String(cString: strerror(code)) }
}
