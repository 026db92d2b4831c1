public import MotionEngine

/// A spring as somebody stated it: a form, its words, and what the platform makes of them.
public struct StatedSpring: Sendable {
  public let form: SpringForm
  /// In the order of the form's words.
  public let values: [Double]
  /// The spring that the platform moves.
  public let spring: Spring
  /// What the platform makes of the words without a word: a damping ratio brought to 1, a duration into a range.
  public let clamps: [ConversionLoss]

  /// - Throws: for words that the platform's rule does not take.
  public init(_ form: SpringForm, _ values: [Double]) throws(PlatformSpringError) {
    self.form = form
    self.values = values
    spring = try form.spring(values)
    clamps = Self.clamps(form, values, spring)
  }

  /// A platform's form and the words that are not left at their usual number.
  ///
  /// - Parameters:
  ///   - platform: whose words they are.
  ///   - words: names in any spelling, with their numbers.
  public init(
    platform: SpringPlatform, words: [(name: String, value: Double)]
  ) throws(StatementError) {
    let known = platform.forms.flatMap(\.words).map(\.name)
    if let word = words.first(where: { word in !known.contains { SpringWord.folded($0) == SpringWord.folded(word.name) }
    }) {
      throw .unknownWord(platform: platform.title, word: word.name, known: Self.distinct(known))
    }
    guard let form = platform.form(speaking: words.map(\.name)) else {
      throw .noForm(platform: platform.title, forms: platform.forms.map { Self.signature($0) })
    }
    try self.init(form: form, words: words)
  }

  /// A platform's preset, some of whose words may be said anew.
  public init(
    preset: SpringPreset, of platform: SpringPlatform, words: [(name: String, value: Double)] = []
  ) throws(StatementError) {
    let form = platform.forms[preset.form]
    for word in words where !form.words.contains(where: { SpringWord.folded($0.name) == SpringWord.folded(word.name) })
    {
      throw .unknownWord(platform: form.title, word: word.name, known: form.words.map(\.name))
    }
    try self.init(form: form, words: words, usual: preset.values.map { $0 })
  }

  /// A form and the words that are not left at their usual number.
  public init(form: SpringForm, words: [(name: String, value: Double)]) throws(StatementError) {
    for (index, word) in words.enumerated() {
      let name = SpringWord.folded(word.name)
      guard form.words.contains(where: { SpringWord.folded($0.name) == name }) else {
        throw .unknownWord(platform: form.title, word: word.name, known: form.words.map(\.name))
      }
      guard !words[..<index].contains(where: { SpringWord.folded($0.name) == name }) else {
        throw .givenTwice(word: word.name)
      }
    }
    try self.init(form: form, words: words, usual: form.words.map(\.usual))
  }

  private init(
    form: SpringForm, words: [(name: String, value: Double)], usual: [Double?]
  ) throws(StatementError) {
    var values: [Double] = []
    for (index, word) in form.words.enumerated() {
      let given = words.first { SpringWord.folded($0.name) == SpringWord.folded(word.name) }
      guard let value = given?.value ?? usual[index] else {
        throw .noForm(platform: form.title, forms: [Self.signature(form)])
      }
      values.append(value)
    }
    do {
      try self.init(form, values)
    } catch {
      throw .refused(form: form.title, error)
    }
  }

  /// "duration=, bounce=0".
  public static func signature(_ form: SpringForm) -> String {
    form.words.map { "\($0.name)=\($0.usual.map { PlatformNumber.text($0) } ?? "")" }.joined(separator: " ")
  }

  private static func distinct(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// The relative difference from which a word that comes back counts as another one.
  static let sameWord = 1e-12

  /// The words are said again for the spring they led to: where they come back as others, the platform has changed them.
  private static func clamps(_ form: SpringForm, _ values: [Double], _ spring: Spring) -> [ConversionLoss] {
    guard let again = try? form.say(spring), again.values.count == values.count else { return [] }
    return zip(form.words, zip(values, again.values)).compactMap { word, pair in
      let (given, kept) = pair
      guard (given - kept).magnitude > sameWord * max(given.magnitude, kept.magnitude, 1), word.bound != .flag else {
        return nil
      }
      return ConversionLoss(
        .clamp,
        "\(form.title) moves \(word.name) \(PlatformNumber.text(given)) as \(PlatformNumber.text(kept))")
    }
  }
}

/// Why words are no statement of a spring.
public enum StatementError: Error, Hashable, Sendable {
  case unknownWord(platform: String, word: String, known: [String])
  case unknownPreset(platform: String, word: String, known: [String])
  case givenTwice(word: String)
  /// No form takes these words and needs no other.
  case noForm(platform: String, forms: [String])
  case refused(form: String, PlatformSpringError)
}

extension StatementError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownWord(let platform, let word, let known):
      "\(platform) has no word '\(word)'; it knows \(known.joined(separator: ", "))"
    case .unknownPreset(let platform, let word, let known):
      "\(platform) has no preset '\(word)'" + (known.isEmpty ? "" : "; it knows \(known.joined(separator: ", "))")
    case .givenTwice(let word): "the word '\(word)' was given twice; give it once"
    case .noForm(let platform, let forms):
      "\(platform) takes \(forms.map { "'\($0)'" }.joined(separator: ", or ")); give one of these sets whole"
    case .refused(let form, let error): "\(form): \(error)"
    }
  }
}
