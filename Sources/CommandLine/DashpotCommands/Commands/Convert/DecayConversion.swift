internal import EngineComparison
internal import PlatformSprings
internal import RunRecords

/// A platform's decay in the words of others.
struct DecayConversion: Sendable {
  let platform: DecayPlatform
  let values: [Double]
  let velocity: Double
  let translations: [DecayTranslation]
  let isExplicit: Bool
  private let decay: any PlatformDecay
  private let distance: Double

  init(_ platform: DecayPlatform, _ values: [Double], targets: [String], velocity: Double) throws(UsageError) {
    self.platform = platform
    self.values = values
    self.velocity = velocity
    let (chosen, explicit) = try Self.chosen(targets)
    do {
      let decay = try platform.decay(values)
      let destination = decay.destination(velocity: velocity)
      guard destination.isFinite, destination != 0 else {
        throw UsageError.refused(reason: "\(platform.title): with these words the motion never ends; say more friction")
      }
      distance = destination
      self.decay = decay
      var seen: Set<String> = []
      translations = chosen.filter { seen.insert($0.name).inserted }.map {
        DecayTranslation(decay, in: $0, from: platform, velocity: velocity)
      }
    } catch let error as UsageError {
      throw error
    } catch {
      throw .refused(reason: "\(platform.title): \(error)")
    }
    isExplicit = explicit
  }

  /// - Throws: for a target that there is not.
  static func requireTargets(_ targets: [String]) throws(UsageError) { _ = try chosen(targets) }

  /// What the words of the targets name.
  private static func chosen(
    _ targets: [String]
  ) throws(UsageError) -> (platforms: [DecayPlatform], isExplicit: Bool) {
    var chosen: [DecayPlatform] = []
    var explicit = false
    for target in try ConversionNames.targets(targets) {
      if target == "all" {
        chosen += DecayPlatform.all
      } else if let named = DecayPlatform.named(target) {
        explicit = true
        chosen.append(named)
      } else if let language = SnippetLanguage(rawValue: target.lowercased()) {
        explicit = true
        chosen += DecayPlatform.all.filter { $0.language == language }
      } else if target.lowercased() == "css" {
        throw .refused(reason: "CSS has no word for the deceleration of scrolling; browsers keep their own")
      } else if SpringPlatform.named(target) != nil || SpringPlatform.form(named: target) != nil {
        throw .refused(reason: "'\(target)' has words for springs and none for a deceleration; convert a spring to it")
      } else {
        let names = ["all"] + DecayPlatform.all.flatMap { [$0.name] + $0.aliases }
        throw .unknownName(
          kind: "decay", word: target, nearest: NearestWord.nearest(to: target, among: names),
          list: "dashpot convert --list")
      }
    }
    return (chosen, explicit)
  }

  var refusal: String? {
    guard translations.allSatisfy({ $0.said == nil }) else { return nil }
    return translations.first.map { "\($0.platform.title): \($0.refusal ?? "")" } ?? "there is no such decay"
  }

  var report: ConversionReport {
    ConversionReport(
      heading: "\(platform.title): " + ConversionReport.words(platform.words, values),
      facts: [("velocity", velocity), ("distance", distance)],
      source: .object([
        "form": .string(platform.name), "title": .string(platform.title),
        "words": ConversionReport.json(platform.words, values), "velocity": .number(velocity),
        "distance": .number(distance),
      ]),
      notes: [], differenceUnit: "units",
      rows: translations.map { translation in
        ConversionReport.Row(
          name: translation.platform.name, title: translation.platform.title,
          language: translation.platform.language.rawValue,
          words: translation.said.map { ConversionReport.words(translation.platform.words, $0.values) },
          wordsJSON: translation.said.map { ConversionReport.json(translation.platform.words, $0.values) },
          code: translation.said?.code, losses: translation.said?.losses ?? [], refusal: translation.refusal,
          difference: translation.said.map { ShownDifference($0.difference) },
          nearest: ShownPreset(
            translation.platform.nearestPreset(to: decay, velocity: velocity), platform: translation.platform.title),
          end: translation.said.map { ($0.duration, $0.destination) })
      }, showsCode: isExplicit, footnote: "")
  }
}
