import PlatformSprings
import Testing

@Suite("One platform's deceleration in another's")
struct DecayTranslationTests {
  private func say(
    _ source: String, _ values: [Double], in target: String, velocity: Double = 1000
  ) throws -> DecayTranslation.Said {
    let from = try #require(DecayPlatform.named(source))
    let translation = DecayTranslation(
      try from.decay(values), in: try #require(DecayPlatform.named(target)), from: from, velocity: velocity)
    return try #require(translation.said, "\(translation.refusal ?? "")")
  }

  /// Source, words, target, its first word with the digits of public tables.
  static let published: [(String, [Double], String, Published)] = [
    ("scroll-view", [0.998], "android-fling", "0.4767"), ("scroll-view", [0.99], "android-fling", "2.393"),
    ("scroll-view", [0.998], "compose-decay", "0.4767"), ("scroll-view", [0.998], "flutter-friction", "0.13506"),
    ("motion-inertia", [0.8, 325], "android-fling", "0.7326"), ("android-fling", [1], "scroll-view", "0.995809"),
  ]

  @Test("published pairs", arguments: published)
  func pairs(_ row: (String, [Double], String, Published)) throws {
    expect(try say(row.0, row.1, in: row.2).values[0], is: row.3, "\(row.0) in \(row.2)")
  }

  @Test("three readings of 0.998 go 499.4998, 500 and 499 units at 1000 units a second")
  func readings() throws {
    let expected: [(String, Double, Double)] = [
      ("scroll-view", 499.4998331664553, 315.9280226785098), ("react-native-decay", 500, 316.0602794142788),
      ("pop-decay", 499, 315.6118838262777),
    ]
    for (name, rest, half) in expected {
      let decay = try #require(DecayPlatform.named(name)).decay([0.998])
      expectClose(decay.displacement(after: 1e3, velocity: 1000), rest, relative: 1e-12, name)
      expectClose(decay.displacement(after: 0.5, velocity: 1000), half, relative: 1e-12, name)
    }
  }

  @Test("exponentials come back to 1e-12 or are held in single precision; the rest is measured")
  func roundTrips() throws {
    for source in DecayPlatform.all {
      let values = source.words.map { $0.usual ?? 1 }
      for target in DecayPlatform.all {
        let there = try say(source.name, values, in: target.name)
        let back = try say(target.name, there.values, in: source.name)
        let returns = zip(values, back.values).allSatisfy { ($0 - $1).magnitude <= 1e-12 * max(1, $0.magnitude) }
        let named = there.losses.contains { [.precision, .rule, .curve, .steps].contains($0.kind) }
        #expect(returns || named, "\(source.name) to \(target.name): \(values) came back \(back.values)")
        #expect(there.difference.isFinite)
        if !named { #expect(there.difference <= 1e-9, "\(source.name) to \(target.name): \(there.difference)") }
      }
    }
  }

  @Test("a sum over milliseconds falls short of the same rate by half a unit at 1000 a second")
  func popDistance() throws {
    let said = try say("pop-decay", [0.998], in: "scroll-view")
    expectClose(said.values[0], 0.998, relative: 1e-15, "rate")
    // 499.4998331664553 − 499, and 10⁻⁴ of it is still to come at the end of the window.
    expectClose(said.difference, 0.49983316645526, relative: 2e-4, "difference")
    #expect(said.losses.contains { $0.kind == .rule })
  }

  @Test("a curve without an exponential goes as far at the velocity that was given")
  func fitted() throws {
    for name in ["android-spline", "flutter-clamping"] {
      let said = try say("scroll-view", [0.998], in: name, velocity: 2000)
      expectClose(said.destination, 998.9996663329106, relative: 1e-12, name)
      #expect(said.losses.contains { $0.kind == .curve } && said.difference > 50)
    }
  }

  @Test("a deceleration that never ends, or is none, is refused", arguments: [1, 0, -1, 1.5, Double.nan])
  func refused(_ value: Double) throws {
    let scroll = try #require(DecayPlatform.named("scroll-view"))
    guard let decay = try? scroll.decay([value]) else { return }
    let pop = try #require(DecayPlatform.named("pop-decay"))
    #expect(DecayTranslation(decay, in: pop, from: scroll, velocity: 1000).said == nil)
  }
}
