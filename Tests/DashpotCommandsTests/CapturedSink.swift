import Synchronization

@testable import DashpotCommands

/// A sink that keeps what it is given.
final class CapturedSink: TextSink {
  let isTerminal: Bool
  let columns: Int?
  private let failure: WriteFailure?
  private let pieces = Mutex<[String]>([])

  init(isTerminal: Bool = false, columns: Int? = nil, failure: WriteFailure? = nil) {
    self.isTerminal = isTerminal
    self.columns = columns
    self.failure = failure
  }

  func write(_ text: String) throws(WriteFailure) {
    if let failure { throw failure }
    pieces.withLock { $0.append(text) }
  }

  /// Everything written, in the order of the calls.
  var writes: [String] { pieces.withLock { $0 } }
  var text: String { writes.joined() }
}

/// What one command line did.
struct CommandOutcome {
  let code: ExitCode
  let output: String
  let errors: String
}

/// Runs a whole command line in process.
func dashpot(
  _ arguments: [String], output: CapturedSink = CapturedSink(), errors: CapturedSink = CapturedSink(),
  variables: [String: String] = [:], stopRequest: @escaping @Sendable () -> StopRequest? = { nil }
) async -> CommandOutcome {
  let environment = CommandEnvironment(
    arguments: arguments, variables: variables, output: output, errors: errors, stopRequest: stopRequest, processors: 2,
    clock: { 0 }, circumstances: { [("date", "a day"), ("host", "a machine")] })
  let code = await DashpotTool.run(in: environment)
  return CommandOutcome(code: code, output: output.text, errors: errors.text)
}

func dashpot(_ arguments: String...) async -> CommandOutcome { await dashpot(arguments) }
