/// Where text goes: standard output, standard error, or a test.
public protocol TextSink: Sendable {
  /// Whether a person is looking.
  var isTerminal: Bool { get }
  /// Columns of the terminal, nil where the sink has none.
  var columns: Int? { get }

  func write(_ text: String) throws(WriteFailure)
}

/// Why text could not be written.
public enum WriteFailure: Error, Hashable, Sendable {
  /// The other end of a pipe was closed.
  case readerLeft
  /// The system's own word for it, such as "No space left on device".
  case refused(reason: String)
}
