/// All that a command sees of the world besides the files it is told of, so that whole command lines run in a test.
public struct CommandEnvironment: Sendable {
  /// Without the name of the tool.
  public var arguments: [String]
  public var variables: [String: String]
  public var output: any TextSink
  public var errors: any TextSink
  /// The signal that has asked the command to stop, if any.
  public var stopRequest: @Sendable () -> StopRequest?
  /// Processors to run on.
  public var processors: Int
  /// Seconds from any fixed instant, never going back. For progress alone; no number in a report depends on it.
  public var clock: @Sendable () -> Double
  /// Seconds of processor time that this thread has used; nil where nothing is to be timed.
  public var processorTime: (@Sendable () -> Double)?
  /// The date and host of a run, in words.
  public var circumstances: @Sendable () -> [(name: String, value: String)]
  /// Where the tool itself lies; nil where that is not known.
  public var executable: String?

  public init(
    arguments: [String], variables: [String: String], output: any TextSink, errors: any TextSink,
    stopRequest: @escaping @Sendable () -> StopRequest?, processors: Int, clock: @escaping @Sendable () -> Double,
    circumstances: @escaping @Sendable () -> [(name: String, value: String)],
    processorTime: (@Sendable () -> Double)? = nil, executable: String? = nil
  ) {
    self.arguments = arguments
    self.variables = variables
    self.output = output
    self.errors = errors
    self.stopRequest = stopRequest
    self.processors = processors
    self.clock = clock
    self.circumstances = circumstances
    self.processorTime = processorTime
    self.executable = executable
  }

  /// Columns to draw in: `COLUMNS`, else the terminal's, else 80; never fewer than 40.
  var columns: Int {
    max(40, variables["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? output.columns ?? 80)
  }

  /// Whether `sink` shows colour: it is a terminal, and nobody asked for none (`NO_COLOR`, `TERM=dumb`).
  func isColoured(_ sink: any TextSink) -> Bool {
    sink.isTerminal && (variables["NO_COLOR"] ?? "").isEmpty && variables["TERM"] != "dumb"
  }

  /// Whether text may leave ASCII: the locale's encoding is UTF-8.
  var showsUnicode: Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty } ?? ""
    return locale.lowercased().replacing("-", with: "").contains("utf8")
  }

  /// Writes to standard output.
  func print(_ text: String) throws(CommandFailure) {
    do {
      try output.write(text)
    } catch {
      switch error {
      case .readerLeft: throw .readerLeft
      case .refused(let reason): throw .cannotWrite(path: "standard output", reason: reason)
      }
    }
  }

  /// Writes a line to standard error. Where that fails there is nobody left to tell.
  func note(_ line: String) {
    try? errors.write(line + "\n")
  }
}

/// A signal that asks a command to stop.
public enum StopRequest: Hashable, Sendable {
  /// SIGINT.
  case interrupted
  /// SIGTERM.
  case terminated
  /// SIGHUP.
  case hungUp

  var exitCode: ExitCode {
    switch self {
    case .interrupted: .interrupted
    case .terminated: .terminated
    case .hungUp: .hungUp
    }
  }

  /// What has become of the command, for a sentence.
  var participle: String {
    switch self {
    case .interrupted: "interrupted"
    case .terminated: "terminated"
    case .hungUp: "left by its terminal"
    }
  }
}
