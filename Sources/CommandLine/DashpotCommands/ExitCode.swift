/// What `dashpot` tells its caller when it ends.
public enum ExitCode: Int32, CaseIterable, Hashable, Sendable {
  /// Everything judged is within its tolerance.
  case allWithin = 0
  /// Something judged exceeds its tolerance or failed, or a specimen was not caught.
  case exceeds = 1
  /// Nothing was judged, or a kept run is not complete and all that it has is within: nothing is known.
  case nothingJudged = 2
  /// Better than the baseline by more than the tolerance: the baseline is out of date.
  case betterThanBaseline = 3
  /// The command line was not understood (`EX_USAGE`).
  case usage = 64
  /// A file that was read is not what it should be (`EX_DATAERR`).
  case badInput = 65
  /// A file that should be read is not there (`EX_NOINPUT`).
  case noInput = 66
  /// Dashpot's own fault (`EX_SOFTWARE`).
  case internalError = 70
  /// Reading or writing failed (`EX_IOERR`).
  case ioError = 74
  /// SIGHUP, the terminal has gone: finished cases are kept.
  case hungUp = 129
  /// SIGINT: finished cases are kept.
  case interrupted = 130
  /// SIGTERM: finished cases are kept.
  case terminated = 143

  /// What it means, for the help screen.
  var meaning: String {
    switch self {
    case .allWithin: "all within their tolerances"
    case .exceeds: "something judged exceeds its tolerance or failed"
    case .nothingJudged: "nothing was judged, or the run is not complete"
    case .betterThanBaseline: "better than the baseline beyond its tolerance"
    case .usage: "the command line was not understood"
    case .badInput: "an input file is not what it should be"
    case .noInput: "an input file is not there"
    case .internalError: "a fault of Dashpot itself"
    case .ioError: "reading or writing failed"
    case .hungUp: "the terminal has gone; finished cases are kept"
    case .interrupted: "interrupted; finished cases are kept"
    case .terminated: "terminated; finished cases are kept"
    }
  }

  /// Where several apply the first in this order is told. Those of a command line or an input that was refused come
  /// next to the faults, since no run was made.
  private static let precedence: [ExitCode] = [
    .interrupted, .terminated, .hungUp, .internalError, .ioError, .usage, .badInput, .noInput, .nothingJudged,
    .exceeds, .betterThanBaseline, .allWithin,
  ]

  /// The code that is told when all of these apply; ``allWithin`` for none.
  public static func mostSevere(_ codes: some Sequence<ExitCode>) -> ExitCode {
    let given = Set(codes)
    return precedence.first(where: given.contains) ?? .allWithin
  }
}
