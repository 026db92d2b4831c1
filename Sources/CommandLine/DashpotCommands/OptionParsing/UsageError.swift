/// Why a command line was not understood.
enum UsageError: Error, Hashable, Sendable {
  case unknownCommand(word: String, nearest: String?)
  case unknownOption(word: String, nearest: String?)
  case missingValue(option: String, placeholder: String)
  case unwantedValue(option: String, value: String)
  case givenTwice(option: String)
  case surplusArgument(word: String)
  case missingArgument(placeholder: String)
  case badValue(option: String, word: String, expectation: String, nearest: String?)
  /// A word that should name one of the things Dashpot knows: a suite, an engine, a spring.
  case unknownName(kind: String, word: String, nearest: String?, list: String)
  /// Options that say different things about one quantity.
  case conflict(options: [String], reason: String)
  /// Words that are each understood and together state nothing that can be done; a sentence with the way out.
  case refused(reason: String)
}

extension UsageError: CustomStringConvertible {
  /// One sentence, without its full stop.
  var description: String {
    switch self {
    case .unknownCommand(let word, let nearest):
      "unknown command '\(word)'" + Self.suggestion(nearest)
    case .unknownOption(let word, let nearest):
      "unknown option '\(word)'" + Self.suggestion(nearest)
    case .missingValue(let option, let placeholder):
      "option '\(option)' needs a value; write '\(option) \(placeholder)' or '\(option)=\(placeholder)'"
    case .unwantedValue(let option, let value):
      "option '\(option)' takes no value, but '\(value)' was given"
    case .givenTwice(let option):
      "option '\(option)' was given twice; give it once"
    case .surplusArgument(let word):
      "unexpected argument '\(word)'"
    case .missingArgument(let placeholder):
      "argument \(placeholder) is missing"
    case .badValue(let option, let word, let expectation, let nearest):
      "'\(word)' is no value for '\(option)', which takes \(expectation)" + Self.suggestion(nearest)
    case .unknownName(let kind, let word, let nearest, let list):
      "unknown \(kind) '\(word)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "; '\(list)' prints the names")
    case .conflict(let options, let reason):
      "\(Self.enumeration(options)) cannot be combined: \(reason)"
    case .refused(let reason):
      reason
    }
  }

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }

  private static func enumeration(_ options: [String]) -> String {
    let quoted = options.map { "'\($0)'" }
    guard quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " and " + quoted[quoted.count - 1]
  }
}
