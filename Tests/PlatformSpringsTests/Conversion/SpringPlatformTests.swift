import MotionEngine
import PlatformSprings
import Testing

@Suite("Platforms and their presets")
struct SpringPlatformTests {
  /// In the catalog for the sake of comparison, from libraries that are no platform here.
  static let withoutPlatform: Set<String> = ["react-motion-no-wobble", "advance-default"]

  @Test("every spring of the catalog is a preset of its platform, in the platform's words")
  func presets() throws {
    let names = SpringPlatform.all.flatMap { platform in platform.presets.map(\.catalogName) }
    #expect(Set(names).count == names.count)
    #expect(Set(names).union(Self.withoutPlatform) == Set(SpringCatalog.all.map(\.name)))
    for platform in SpringPlatform.all {
      for preset in platform.presets {
        let named = try #require(SpringCatalog.spring(named: preset.catalogName))
        let stated = try StatedSpring(preset: preset, of: platform)
        let name = "\(platform.name).\(preset.name)"
        expectClose(stated.spring.mass, named.spring.mass, name)
        expectClose(stated.spring.stiffness, named.spring.stiffness, relative: 4e-16, name)
        expectClose(stated.spring.dampingCoefficient, named.spring.dampingCoefficient, relative: 4e-16, name)
      }
    }
  }

  @Test("names can be typed, and each leads to one platform")
  func names() {
    let names = SpringPlatform.names
    #expect(Set(names).count == names.count)
    for name in names { #expect(SpringPlatform.named(name) != nil, "\(name)") }
    #expect(SpringPlatform.named("CoreAnimation")?.name == "core-animation")
    #expect(SpringPlatform.named("no-such-platform") == nil)
    let forms = SpringPlatform.all.flatMap(\.forms).map(\.name)
    #expect(Set(forms).count == forms.count)
    for platform in SpringPlatform.all {
      #expect(platform.forms.first?.name == platform.name)
      for form in platform.forms { #expect(SpringPlatform.form(named: form.name)?.title == form.title) }
    }
  }

  @Test(
    "the words that are given choose the form, whatever their spelling",
    arguments: [
      ("swiftui", ["duration", "bounce"], "swiftui/duration"), ("swiftui", ["stiffness", "damping"], "swiftui"),
      ("swiftui", ["response", "damping-fraction"], "swiftui/response"), ("pop", ["bounciness"], "pop"),
      ("pop", ["dynamics_tension", "dynamicsfriction"], "pop/dynamics"), ("flutter", ["duration"], "flutter/duration"),
      ("libadwaita", ["damping-ratio", "mass", "stiffness"], "libadwaita"), ("rn", ["tension"], "react-native/tension"),
    ])
  func forms(_ row: (String, [String], String)) throws {
    let platform = try #require(SpringPlatform.named(row.0))
    #expect(platform.form(speaking: row.1)?.name == row.2)
  }

  @Test("what no form takes is refused, with what one takes")
  func refusals() throws {
    let swiftUI = try #require(SpringPlatform.named("swiftui"))
    #expect(throws: StatementError.self) { try StatedSpring(platform: swiftUI, words: [("stiffness", 100)]) }
    #expect(throws: StatementError.givenTwice(word: "Bounce")) {
      try StatedSpring(platform: swiftUI, words: [("bounce", 0.1), ("Bounce", 0.2)])
    }
    do throws(StatementError) {
      _ = try StatedSpring(platform: swiftUI, words: [("bouncy", 1)])
      Issue.record("an unknown word was taken")
    } catch {
      guard case .unknownWord(_, let word, let known) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(word == "bouncy" && known.contains("bounce"))
    }
  }

  @Test("numbers outside a word's range are refused by name", arguments: [Double.nan, .infinity, -1, 0])
  func bounds(_ value: Double) throws {
    for platform in SpringPlatform.all {
      for form in platform.forms {
        for (index, word) in form.words.enumerated() where word.bound == .positive {
          var values = form.words.map { $0.usual ?? 1 }
          values[index] = value
          do throws(PlatformSpringError) {
            _ = try form.spring(values)
            Issue.record("\(form.name) took \(word.name) = \(value)")
          } catch {
            // Why the texts: NaN is not equal to itself.
            #expect("\(error)" == "\(PlatformSpringError.mustBePositive(quantity: word.name, value: value))")
          }
        }
      }
    }
  }

  @Test("a bounce of -1, a duration below 0 and a damping ratio below 0 are refused")
  func mappingBounds() throws {
    let cases: [(String, [Double])] = [
      ("swiftui/duration", [0.5, -1]), ("swiftui/duration", [-0.5, 0]), ("core-animation/perceptual", [0.5, -1]),
      ("flutter/duration", [500, -1]), ("flutter/duration", [500, 1.5]), ("android", [100, -0.1]),
      ("uikit/animate", [1, 1.2]), ("rebound", [0, 7]), ("reanimated", [1, 100, 0]),
    ]
    for (name, values) in cases {
      let form = try #require(SpringPlatform.form(named: name))
      #expect(throws: PlatformSpringError.self, "\(name) \(values)") { try form.spring(values) }
    }
  }
}
