import Foundation
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
    ("scroll-view", [0.998], "react-spring-decay", "0.998"),
    ("react-spring-decay", [0.998], "react-native-decay", "0.998"),
    ("scroll-view", [0.998], "advance-decay", "2.00200267"), ("scroll-view", [0.99], "advance-decay", "10.05033585"),
    ("flutter-friction", [0.135], "advance-decay", "2.00248"),
    ("motion-inertia", [0.8, 325], "advance-decay", "3.0769"),
    ("react-native-decay", [0.998], "advance-decay", "2.0"), ("advance-decay", [3], "flutter-friction", "0.0497871"),
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
        // Why: its drag is its own, and nothing makes it go farther.
        if target.name == "flutter-bouncing", source.name == "motion-inertia" { continue }
        let there = try say(source.name, values, in: target.name)
        let back = try say(target.name, there.values, in: source.name)
        let returns = zip(values, back.values).allSatisfy { ($0 - $1).magnitude <= 1e-12 * max(1, $0.magnitude) }
        let named = there.losses.contains { [.precision, .rule, .curve, .steps].contains($0.kind) }
        #expect(returns || named, "\(source.name) to \(target.name): \(values) came back \(back.values)")
        #expect(there.difference.largest.isFinite)
        if !named {
          #expect(there.difference.largest <= 1e-9, "\(source.name) to \(target.name): \(there.difference.largest)")
        }
      }
    }
  }

  @Test("a sum over milliseconds falls short of the same rate by half a unit at 1000 a second")
  func popDistance() throws {
    let said = try say("pop-decay", [0.998], in: "scroll-view")
    expectClose(said.values[0], 0.998, relative: 1e-15, "rate")
    // 499.4998331664553 − 499, and 10⁻⁴ of it is still to come at the end of the window.
    expectClose(said.difference.largest, 0.49983316645526, absolute: 1e-12, "difference")
    #expect(said.losses.contains { $0.kind == .rule })
  }

  @Test("a curve without an exponential goes as far at the velocity that was given")
  func fitted() throws {
    for name in ["android-spline", "flutter-clamping"] {
      let said = try say("scroll-view", [0.998], in: name, velocity: 2000)
      expectClose(said.destination, 998.9996663329106, relative: 1e-12, name)
      #expect(said.losses.contains { $0.kind == .curve } && said.difference.largest > 50)
    }
  }

  @Test("Flutter's bouncing scroll: its own drag, and a constant deceleration for a shorter way")
  func bouncing() throws {
    let own = try say("scroll-view", [0.998], in: "flutter-bouncing")
    #expect(own.values == [0] && own.losses.contains { $0.kind == .rule })
    // 1000/2.002002670673077 − 1000/−ln 0.135.
    expectClose(own.difference.largest, 0.119190144721017, absolute: 1e-12, "difference")
    let fast = try say("scroll-view", [0.99], in: "flutter-bouncing")
    #expect(fast.values[0] > 1400 && fast.losses.contains { $0.kind == .curve })
    let moved = try #require(DecayPlatform.named("flutter-bouncing")).decay(fast.values)
    expectClose(moved.displacement(after: .infinity, velocity: 1000), 99.49916247342217, relative: 1e-12, "way")
    let from = try #require(DecayPlatform.named("scroll-view"))
    let far = DecayTranslation(
      try from.decay([0.999]), in: try #require(DecayPlatform.named("flutter-bouncing")), from: from, velocity: 1000)
    #expect(far.said == nil && far.refusal?.contains("on this platform") == true)
  }

  @Test("a deceleration that never ends, or is none, is refused", arguments: [1, 0, -1, 1.5, Double.nan])
  func refused(_ value: Double) throws {
    let scroll = try #require(DecayPlatform.named("scroll-view"))
    guard let decay = try? scroll.decay([value]) else { return }
    let pop = try #require(DecayPlatform.named("pop-decay"))
    #expect(DecayTranslation(decay, in: pop, from: scroll, velocity: 1000).said == nil)
  }
}

@Suite("The largest difference of two decelerations")
struct DecayDifferenceTests {
  private func difference(_ one: String, _ words: [Double], _ other: String, _ otherWords: [Double]) throws
    -> MotionDifference
  {
    let (first, second) = (try #require(DecayPlatform.named(one)), try #require(DecayPlatform.named(other)))
    return .between(try first.decay(words), and: try second.decay(otherWords), velocity: 1000)
  }

  @Test("exponentials: at the end of time, or where their velocities are equal")
  func exponentials() throws {
    // 1000 (1/2.002002670673077 − 1/4.2).
    let end = try difference("scroll-view", [0.998], "android-fling", [1])
    expectClose(end.largest, 261.4045950712172, relative: 1e-13, "end")
    #expect(end.time == .infinity)
    // 800 (1 − e^(−1.25t)) against 500 (1 − e^(−2t)): of the same speed at the start and never again.
    let never = try difference("motion-inertia", [0.8, 800], "react-native-decay", [0.998])
    expectClose(never.largest, 300, relative: 1e-13, "end")
    // As far, at first four times as fast: e^(−8t)·4000 = e^(−2t)·1000 at t = ln 4/6, where it is
    // 500 (1 − 4^(−4/3)) − 500 (1 − 4^(−1/3)) = 500 (4^(−1/3) − 4^(−4/3)).
    let turn = try difference("motion-inertia", [0.5, 125], "react-native-decay", [0.998])
    expectClose(turn.largest, 500 * (pow(4, -1.0 / 3) - pow(4, -4.0 / 3)), relative: 1e-13, "turn")
    expectClose(turn.time, log(4) / 6, relative: 1e-12, "time")
  }

  @Test("every pair, the curves too: a scan of 5,000 instants finds no more, and hardly less")
  func scans() throws {
    for one in DecayPlatform.all {
      for other in DecayPlatform.all where one.name < other.name {
        for velocity in [300.0, -2500] {
          let first = try one.decay(one.words.map { $0.usual ?? 1 })
          let second = try other.decay(other.words.map { $0.usual ?? 1 })
          let found = MotionDifference.between(first, and: second, velocity: velocity)
          let scan = (0...5000).reduce(0) { largest, index in
            let time = index == 5000 ? .infinity : Double(index) * 1e-3
            return max(
              largest,
              abs(
                first.displacement(after: time, velocity: velocity)
                  - second.displacement(after: time, velocity: velocity)))
          }
          #expect(scan <= found.atMost, "\(one.name), \(other.name): \(found), scanned \(scan)")
          // Reanimated's frames are steps, up to which the other goes on for 1e-3 s at its velocity.
          #expect(
            found.largest <= scan + 2.9 * abs(velocity) * 1e-3,
            "\(one.name), \(other.name): \(found), scanned \(scan)")
          #expect(found.atMost - found.atLeast <= 2e-4 * found.largest + 1e-9, "\(one.name), \(other.name): \(found)")
        }
      }
    }
  }
}
