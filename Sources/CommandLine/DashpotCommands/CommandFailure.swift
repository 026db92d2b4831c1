internal import ConstantFitting
internal import EngineComparison
internal import ReportRendering
internal import RunStore

/// Why a command ended without doing what it was asked.
enum CommandFailure: Error, Hashable, Sendable {
  case usage(UsageError, command: String?)
  case noSuchFile(path: String)
  /// A file that is not what it should be; the reason says where and what to do.
  case badInput(path: String, reason: String)
  case cannotRead(path: String, reason: String)
  case cannotWrite(path: String, reason: String)
  /// A suite file that cannot be read; the error says where.
  case badSuite(SuiteError)
  /// A table of published values that cannot be read; the error says where.
  case badValues(PublishedValuesError)
  /// A baseline or a list of accepted exceedances that cannot be read; the error says where.
  case badBaseline(BaselineTextError)
  /// A tuning file that cannot be read; the error says where.
  case badTuning(TuningFileError)
  case runStore(RunStoreError)
  /// A motion whose truth cannot be had with the numbers given.
  case unsolvable(reason: String)
  /// A motion for which a platform has no words.
  case unsayable(reason: String)
  /// Whoever read the output has had enough. Not an error: the command ends with the code it has.
  case readerLeft
  case internalError(reason: String)

  var exitCode: ExitCode {
    switch self {
    case .usage: .usage
    case .unsolvable, .unsayable, .badSuite, .badValues, .badBaseline, .badTuning: .badInput
    case .runStore(let error): Self.exitCode(of: error)
    case .noSuchFile: .noInput
    case .badInput: .badInput
    case .cannotRead, .cannotWrite: .ioError
    case .readerLeft: .allWithin
    case .internalError: .internalError
    }
  }

  private static func exitCode(of error: RunStoreError) -> ExitCode {
    switch error {
    case .noSuchFile: .noInput
    case .notARun, .damaged, .newerSchema, .olderSchema: .badInput
    case .alreadyComplete, .differentRun: .badInput
    case .noSuchDirectory, .notPermitted, .notReplaced, .inUse, .diskFull, .system: .ioError
    case .duplicateCase, .closed: .internalError
    }
  }
}

extension CommandFailure: CustomStringConvertible {
  /// One line for standard error, after the name of the tool.
  var description: String {
    switch self {
    case .usage(let error, let command):
      "\(error). See 'dashpot \(command.map { "help \($0)" } ?? "--help")'.".replacing("?.", with: "?")
    case .noSuchFile(let path): "there is no file '\(path)'."
    case .badInput(let path, let reason): "'\(path)' cannot be used: \(reason)"
    case .cannotRead(let path, let reason): "'\(path)' cannot be read: \(reason)."
    case .cannotWrite(let path, let reason): "\(path) cannot be written: \(reason)."
    case .badSuite(let error): "\(error)"
    case .badValues(let error): "\(error)"
    case .badBaseline(let error): "\(error)"
    case .badTuning(let error): "\(error)"
    case .runStore(let error): "\(error)."
    case .unsolvable(let reason): "this motion cannot be solved: \(reason)."
    case .unsayable(let reason): "this motion cannot be said there: \(reason)."
    case .readerLeft: "the reader of the output has left."
    case .internalError(let reason): "internal error: \(reason). Please report it with the command line that led here."
    }
  }
}
