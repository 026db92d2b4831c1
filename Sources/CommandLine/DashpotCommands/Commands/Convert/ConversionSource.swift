internal import EngineComparison
internal import PlatformSprings

/// What is to be converted, as it was stated on the command line.
enum ConversionSource: Sendable {
  case spring(StatedSpring)
  case decay(DecayPlatform, [Double])

  init(_ arguments: ParsedArguments) throws(UsageError) {
    var words = arguments.positionals[...]
    let name: String
    if let given = try arguments.value(of: ConvertCommand.Options.from) {
      name = given
    } else if let index = words.firstIndex(where: { !$0.contains("=") }) {
      name = words.remove(at: index)
    } else {
      throw .refused(
        reason: "nothing says whose words these are; name a platform or a preset, such as "
          + "'dashpot convert swiftui.bouncy' or 'dashpot convert pop bounciness=10'")
    }
    self = try Self.source(name, Self.pairs(words))
  }

  private static func pairs(_ words: ArraySlice<String>) throws(UsageError) -> [(name: String, value: Double)] {
    var pairs: [(name: String, value: Double)] = []
    for word in words {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw .refused(reason: "'\(word)' is no word with a number; write it like 'stiffness=200'")
      }
      guard let value = number(parts[1]) else {
        throw .refused(reason: "'\(parts[1])' is no value for '\(parts[0])', which takes a finite number")
      }
      pairs.append((parts[0], value))
    }
    return pairs
  }

  private static func number(_ text: String) -> Double? {
    switch text {
    case "true", "yes": return 1
    case "false", "no": return 0
    default: return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }
  }

  private static func source(
    _ name: String, _ words: [(name: String, value: Double)]
  ) throws(UsageError) -> ConversionSource {
    let (platformName, presetName) = split(name)
    if let platform = SpringPlatform.named(platformName) {
      return .spring(
        try stated(name) { () throws(StatementError) in
          guard let presetName else { return try StatedSpring(platform: platform, words: words) }
          guard let preset = platform.presets.first(where: { $0.name == presetName }) else {
            throw .unknownPreset(platform: platform.name, word: presetName, known: platform.presets.map(\.name))
          }
          return try StatedSpring(preset: preset, of: platform, words: words)
        })
    }
    if let form = SpringPlatform.form(named: platformName.lowercased()), presetName == nil {
      return .spring(try stated(name) { () throws(StatementError) in try StatedSpring(form: form, words: words) })
    }
    if let (platform, preset) = SpringPlatform.preset(catalogName: name) {
      return .spring(
        try stated(name) { () throws(StatementError) in
          try StatedSpring(preset: preset, of: platform, words: words)
        })
    }
    if words.isEmpty, let spring = SpringCatalog.spring(named: name)?.spring,
      let form = SpringPlatform.all.first?.forms[0]
    {
      let values = [spring.mass, spring.stiffness, spring.dampingCoefficient]
      return .spring(
        try stated(name) { () throws(StatementError) in
          try StatedSpring(form: form, words: zip(form.words, values).map { ($0.name, $1) })
        })
    }
    if let platform = DecayPlatform.named(platformName) {
      return .decay(platform, try decayValues(platform, presetName, words))
    }
    throw .unknownName(
      kind: "platform", word: name, nearest: NearestWord.nearest(to: name, among: ConversionNames.sources),
      list: "dashpot convert --list")
  }

  /// At the first point behind the platform's name.
  private static func split(_ name: String) -> (platform: String, preset: String?) {
    let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    return (parts[0], parts.count > 1 ? parts[1].lowercased() : nil)
  }

  private static func stated(
    _ name: String, _ make: () throws(StatementError) -> StatedSpring
  ) throws(UsageError) -> StatedSpring {
    do {
      return try make()
    } catch .unknownWord(let platform, let word, let known) {
      throw .refused(
        reason: "\(platform) has no word '\(word)'"
          + (NearestWord.nearest(to: word, among: known).map { "; did you mean '\($0)'?" }
            ?? "; it knows \(known.joined(separator: ", "))"))
    } catch .unknownPreset(let platform, let word, let known) {
      throw .unknownName(
        kind: "preset", word: "\(platform).\(word)",
        nearest: NearestWord.nearest(to: word, among: known).map { "\(platform).\($0)" },
        list: "dashpot convert --list")
    } catch {
      throw .refused(reason: "\(error)")
    }
  }

  private static func decayValues(
    _ platform: DecayPlatform, _ presetName: String?, _ words: [(name: String, value: Double)]
  ) throws(UsageError) -> [Double] {
    var usual = platform.words.map(\.usual)
    if let presetName {
      guard let preset = platform.presets.first(where: { $0.name == presetName }) else {
        throw .unknownName(
          kind: "preset", word: "\(platform.name).\(presetName)",
          nearest: NearestWord.nearest(to: presetName, among: platform.presets.map(\.name)).map {
            "\(platform.name).\($0)"
          }, list: "dashpot convert --list")
      }
      usual = preset.values
    }
    for (place, word) in words.enumerated() {
      guard !words[..<place].contains(where: { SpringWord.folded($0.name) == SpringWord.folded(word.name) }) else {
        throw .refused(reason: "\(StatementError.givenTwice(word: word.name))")
      }
      guard let index = platform.words.firstIndex(where: { SpringWord.folded($0.name) == SpringWord.folded(word.name) })
      else {
        throw .refused(
          reason: "\(platform.title) has no word '\(word.name)'; it knows "
            + platform.words.map(\.name).joined(separator: ", "))
      }
      usual[index] = word.value
    }
    let values = usual.compactMap(\.self)
    do {
      _ = try platform.decay(values)
    } catch {
      throw .refused(reason: "\(platform.title): \(error)")
    }
    return values
  }
}

/// The names that a conversion takes.
enum ConversionNames {
  /// What the values of '--to' name, each separated by commas; all where there are none.
  static func targets(_ values: [String]) throws(UsageError) -> [String] {
    guard !values.isEmpty else { return ["all"] }
    let names = values.flatMap {
      $0.lowercased().split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    guard !names.contains("") else {
      throw .refused(
        reason: "'\(values.joined(separator: " "))' names no target between its commas; write '--to css,pop'")
    }
    return names
  }

  /// Platforms, aliases, forms and presets, of springs and of decays.
  static var sources: [String] {
    SpringPlatform.names
      + SpringPlatform.all.flatMap { platform in
        platform.forms.map(\.name) + platform.presets.map { "\(platform.name).\($0.name)" }
      }
      + DecayPlatform.all.flatMap { platform in
        [platform.name] + platform.aliases + platform.presets.map { "\(platform.name).\($0.name)" }
      }
  }
}
