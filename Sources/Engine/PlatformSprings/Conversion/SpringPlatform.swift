/// A platform with words for springs: its forms, and the springs it names.
public struct SpringPlatform: Sendable {
  /// Lower case with hyphens.
  public let name: String
  public let title: String
  /// Other names that people call it by.
  public let aliases: [String]
  /// The first one is the platform's usual form.
  public let forms: [SpringForm]
  public let presets: [SpringPreset]
  /// In what it states the velocity that a motion starts with.
  public let velocityUnit: VelocityUnit
  /// By what it declares a spring finished.
  public let restRule: PlatformSettlingRule?

  init(
    _ name: String, _ title: String, aliases: [String] = [], _ traits: PlatformTraits, presets: [SpringPreset] = [],
    _ forms: [SpringForm]
  ) {
    self.name = name
    self.title = title
    self.aliases = aliases
    velocityUnit = traits.velocityUnit
    restRule = traits.restRule
    self.presets = presets
    self.forms = forms
  }

  /// Every platform, in a fixed order.
  public static let all: [SpringPlatform] =
    [dashpot, coreAnimation, uikit, swiftUI] + facebook + google + web + desktop

  /// The platform of a name or an alias.
  public static func named(_ name: String) -> SpringPlatform? { byName[name.lowercased()] }

  /// The form of a name such as `pop/dynamics`.
  public static func form(named name: String) -> SpringForm? {
    all.lazy.flatMap(\.forms).first { $0.name == name }
  }

  /// The preset that ``SpringCatalog`` knows by this name, with its platform.
  public static func preset(catalogName: String) -> (platform: SpringPlatform, preset: SpringPreset)? {
    for platform in all {
      if let preset = platform.presets.first(where: { $0.catalogName == catalogName }) { return (platform, preset) }
    }
    return nil
  }

  /// Names and aliases.
  public static var names: [String] { all.flatMap { [$0.name] + $0.aliases } }

  private static let byName = Dictionary(
    all.flatMap { platform in ([platform.name] + platform.aliases).map { ($0, platform) } }
  ) { first, _ in first }

  /// The first form that knows all of these words, whatever their spelling, and needs no other.
  public func form(speaking words: [String]) -> SpringForm? {
    let given = Set(words.map(SpringWord.folded))
    return forms.first { form in
      let known = form.words.map { SpringWord.folded($0.name) }
      return given.isSubset(of: known)
        && form.words.allSatisfy { $0.usual != nil || given.contains(SpringWord.folded($0.name)) }
    }
  }
}

/// A spring that a platform names, in the platform's own words.
public struct SpringPreset: Sendable {
  /// Without the platform: "bouncy".
  public let name: String
  /// Which of the platform's forms the words belong to.
  public let form: Int
  /// In the order of the form's words.
  public let values: [Double]
  /// The name in ``SpringCatalog``.
  public let catalogName: String

  init(_ name: String, _ values: [Double], form: Int = 0, catalog: String) {
    self.name = name
    self.form = form
    self.values = values
    catalogName = catalog
  }
}
