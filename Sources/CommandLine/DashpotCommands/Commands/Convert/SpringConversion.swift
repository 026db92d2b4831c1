internal import EngineComparison
internal import PlatformSprings
internal import RunRecords

/// A stated spring in the words of the forms that were asked for.
struct SpringConversion: Sendable {
  let stated: StatedSpring
  let translations: [SpringTranslation]
  /// Curves of key frames.
  let curves: [KeyFrameTarget]
  let launch: Launch
  /// Of a curve, in ways.
  let error: Double
  /// Whether single targets were asked for; their code is then printed.
  let isExplicit: Bool
  private var rows: [ConversionReport.Row] = []

  init(_ stated: StatedSpring, targets: [String], launch: Launch, within error: Double) throws(UsageError) {
    self.stated = stated
    self.error = error
    self.launch = launch
    let chosen = try Self.chosen(targets)
    isExplicit = chosen.isExplicit
    curves = chosen.curves
    translations = chosen.forms.map { SpringTranslation(stated.spring, in: $0, from: stated.form, launch: launch) }
    rows = made()
  }

  /// - Throws: for a target that there is not.
  static func requireTargets(_ targets: [String]) throws(UsageError) { _ = try chosen(targets) }

  /// What the words of the targets name, each once.
  private static func chosen(
    _ targets: [String]
  ) throws(UsageError) -> (forms: [SpringForm], curves: [KeyFrameTarget], isExplicit: Bool) {
    var forms: [SpringForm] = []
    var curves: [KeyFrameTarget] = []
    let names = try ConversionNames.targets(targets)
    for name in names {
      let drawn = KeyFrameTarget.named(name)
      curves += drawn.filter { !curves.contains($0) }
      forms += try name == "all" ? SpringPlatform.all.flatMap(\.forms) : Self.forms(named: name, orElse: !drawn.isEmpty)
    }
    var seen: Set<String> = []
    return (forms.filter { seen.insert($0.name).inserted }, curves, names.contains { $0 != "all" })
  }

  /// - Parameter isKnown: whether the name already means something else.
  private static func forms(named name: String, orElse isKnown: Bool) throws(UsageError) -> [SpringForm] {
    if let platform = SpringPlatform.named(name) { return platform.forms }
    if let form = SpringPlatform.form(named: name) { return [form] }
    if let language = SnippetLanguage(rawValue: name) {
      return SpringPlatform.all.flatMap(\.forms).filter { $0.language == language }
    }
    if isKnown { return [] }
    if DecayPlatform.named(name) != nil {
      throw .refused(reason: "'\(name)' is a deceleration and has no words for a spring; convert a deceleration to it")
    }
    let names =
      ["all"] + KeyFrameTarget.allCases.map(\.rawValue) + SpringPlatform.names
      + SpringPlatform.all.flatMap { $0.forms.map(\.name) }
      + SnippetLanguage.allCases.map(\.rawValue)
    throw .unknownName(
      kind: "target", word: name, nearest: NearestWord.nearest(to: name, among: names), list: "dashpot convert --list")
  }

  /// Why nothing was said, where nothing was.
  var refusal: String? {
    guard rows.allSatisfy({ $0.refusal != nil }) else { return nil }
    return rows.first.map { "\($0.title): \($0.refusal ?? "")" } ?? "there is no such form"
  }

  private func made() -> [ConversionReport.Row] {
    let curve = SmoothCurve(stated.spring, velocity: launch.relativeVelocity)
    var presets: [String: ShownPreset?] = [:]
    return translations.map { translation in
      let name = String(translation.form.name.prefix { $0 != "/" })
      let nearest = presets[name] ?? nearestPreset(ofPlatform: name)
      presets[name] = nearest
      return Self.row(translation, nearest)
    } + KeyFrameTarget.rows(curves, curve, within: error)
  }

  private func nearestPreset(ofPlatform name: String) -> ShownPreset? {
    SpringPlatform.named(name).flatMap {
      ShownPreset($0.nearestPreset(to: stated.spring, launch: launch), platform: $0.title)
    }
  }

  private static func row(_ translation: SpringTranslation, _ nearest: ShownPreset?) -> ConversionReport.Row {
    ConversionReport.Row(
      name: translation.form.name, title: translation.form.title, language: translation.form.language.rawValue,
      words: translation.said.map { ConversionReport.words(translation.form.words, $0.values) },
      wordsJSON: translation.said.map { ConversionReport.json(translation.form.words, $0.values) },
      code: translation.said?.code, losses: translation.said?.losses ?? [], refusal: translation.refusal,
      difference: translation.said.map { ShownDifference($0.difference) }, nearest: nearest)
  }

  /// Rest rules are told for the way of the motion, and some have bounds in units.
  private var footnote: String {
    let hasRestLoss = translations.contains { $0.said?.losses.contains { $0.kind == .restRule } == true }
    return hasRestLoss
      ? "Finished is what each platform's own rule declares on a way of \(ShortestNumber.text(launch.distance)); "
        + "'--travel D' sets the way, '--velocity V' the speed at the start." : ""
  }

  var report: ConversionReport {
    let spring = stated.spring
    return ConversionReport(
      heading: "\(stated.form.title): " + ConversionReport.words(stated.form.words, stated.values),
      facts: [
        ("mass", spring.mass), ("stiffness", spring.stiffness), ("damping coefficient", spring.dampingCoefficient),
        ("damping ratio", spring.dampingRatio),
      ],
      source: .object([
        "form": .string(stated.form.name), "title": .string(stated.form.title),
        "words": ConversionReport.json(stated.form.words, stated.values),
        "spring": .object([
          "mass": .number(spring.mass), "stiffness": .number(spring.stiffness),
          "dampingCoefficient": .number(spring.dampingCoefficient), "dampingRatio": .number(spring.dampingRatio),
        ]), "velocity": .number(launch.velocity), "travel": .number(launch.distance),
      ]),
      notes: stated.clamps, differenceUnit: "of the way",
      rows: rows, showsCode: isExplicit, footnote: footnote)
  }
}
