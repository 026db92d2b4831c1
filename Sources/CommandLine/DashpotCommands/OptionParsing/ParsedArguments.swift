internal import EngineComparison

/// The words of a command line, sorted by the option they belong to.
struct ParsedArguments: Sendable {
  private(set) var positionals: [String] = []
  private var values: [String: [String]] = [:]

  var asksForHelp: Bool { has(.help) }

  func has(_ flag: Flag) -> Bool { values[flag.syntax.name] != nil }

  func isGiven<Value>(_ option: Option<Value>) -> Bool { isGiven(option.syntax) }

  func isGiven(_ option: OptionSyntax) -> Bool { values[option.name] != nil }

  /// The value of an option, nil where it was not given.
  func value<Value>(of option: Option<Value>) throws(UsageError) -> Value? {
    try self.values(of: option).first
  }

  /// Every value of an option, in order.
  func values<Value>(of option: Option<Value>) throws(UsageError) -> [Value] {
    var result: [Value] = []
    for word in values[option.syntax.name] ?? [] {
      do {
        result.append(try option.reader.read(word))
      } catch {
        throw .badValue(
          option: option.syntax.word, word: word, expectation: error.expectation,
          nearest: NearestWord.nearest(to: word, among: error.candidates))
      }
    }
    return result
  }

  /// Sorts `words` by `syntax`.
  ///
  /// A value is the rest of the word after `=`, or the next word. A next word that begins with `-` is a value only
  /// when it begins like a number or is a lone `-`, so that a forgotten value is noticed. After `--` every word is an argument.
  static func parse(_ words: [String], syntax: CommandSyntax) throws(UsageError) -> ParsedArguments {
    var parsed = ParsedArguments()
    var rest = words[...]
    var onlyArguments = false
    while let word = rest.popFirst() {
      if onlyArguments || !word.hasPrefix("-") || word == "-" || Double(word) != nil {
        guard parsed.positionals.count < syntax.positionals.count || syntax.positionals.last?.repeats == true else {
          throw .surplusArgument(word: word)
        }
        parsed.positionals.append(word)
      } else if word == "--" {
        onlyArguments = true
      } else {
        try parsed.take(option: word, rest: &rest, syntax: syntax)
      }
    }
    if !parsed.asksForHelp,
      let missing = syntax.positionals.dropFirst(parsed.positionals.count).first(where: \.isRequired)
    {
      throw .missingArgument(placeholder: missing.placeholder)
    }
    return parsed
  }

  private mutating func take(
    option word: String, rest: inout ArraySlice<String>, syntax: CommandSyntax
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0]
    let attached = parts.count == 2 ? parts[1] : nil
    guard let option = syntax.allOptions.first(where: { $0.word == name || (name == "-h" && $0.name == "help") }) else {
      throw .unknownOption(word: name, nearest: NearestWord.nearest(to: name, among: syntax.allOptions.map(\.word)))
    }
    switch option.arity {
    case .flag:
      if let attached { throw .unwantedValue(option: option.word, value: attached) }
      values[option.name] = []
    case .single, .repeated:
      if option.arity == .single, values[option.name] != nil { throw .givenTwice(option: option.word) }
      guard let value = attached ?? Self.popValue(from: &rest) else {
        throw .missingValue(option: option.word, placeholder: option.placeholder)
      }
      values[option.name, default: []].append(value)
    }
  }

  private static func popValue(from rest: inout ArraySlice<String>) -> String? {
    guard let next = rest.first, !next.hasPrefix("-") || next == "-" || startsWithNumber(next) else { return nil }
    return rest.popFirst()
  }

  /// No option begins like this, and a value may go on behind its number: `-50..400`, `-1@0.2`.
  private static func startsWithNumber(_ word: String) -> Bool {
    Double(word) != nil || word.dropFirst().first.map { $0.isASCII && $0.isNumber || $0 == "." } == true
  }
}
