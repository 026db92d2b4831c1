import MotionEngine
import PlatformSprings
import Testing

@Suite("Rest rules on the state")
struct RestRuleTests {
  struct Row: Sendable {
    let name: String
    let spring: (mass: Double, stiffness: Double, damping: Double)
    let start: SpringState
    let rule: RestThresholds
    let time: Double
  }

  /// First times computed with 40 digits.
  static let rows: [Row] = [
    Row(
      name: "react-spring", spring: (1, 100, 10), start: SpringState(displacement: -1),
      rule: .reactSpring(distance: 1), time: 0.95546027437517086538),
    Row(
      name: "Flutter", spring: (1, 100, 10), start: SpringState(displacement: -1), rule: .flutter(),
      time: 1.437764822701336156),
    Row(
      name: "Android", spring: (1, 1500, 38.729833462074169), start: SpringState(displacement: -100), rule: .android(),
      time: 0.23534070799327650925),
    Row(
      name: "overdamped", spring: (1, 100, 50), start: SpringState(displacement: -1), rule: .flutter(),
      time: 3.6835800216765704956),
    Row(
      name: "critical, thrown", spring: (1, 100, 20), start: SpringState(displacement: -1, velocity: 30),
      rule: RestThresholds(displacement: 0.001, speed: 0.01), time: 0.98346340319001232138),
    Row(
      name: "weakly damped", spring: (1, 100, 1), start: SpringState(displacement: -1),
      rule: RestThresholds(displacement: 0.01, speed: 0.01), time: 9.4254226185408392473),
    Row(
      name: "thrown from the target", spring: (1, 100, 10), start: SpringState(displacement: 0, velocity: 5),
      rule: .reboundJava, time: 1.1733202943065784577),
  ]

  @Test("the first time that meets it", arguments: rows)
  func first(_ row: Row) throws {
    let spring = try Spring(
      mass: row.spring.mass, stiffness: row.spring.stiffness, dampingCoefficient: row.spring.damping)
    expectClose(row.rule.firstTime(of: spring, from: row.start), row.time, relative: 1e-11, row.name)
  }

  @Test("agrees with a dense scan, for many springs", arguments: [0.01, 0.1, 0.5, 0.95, 1, 1.3, 6])
  func scan(_ ratio: Double) throws {
    let spring = try Spring(naturalFrequency: 10, dampingRatio: ratio)
    for start in [
      SpringState(displacement: -1), SpringState(displacement: -1, velocity: 40),
      SpringState(displacement: 0.3, velocity: -9), SpringState(displacement: 0, velocity: 2),
      SpringState(displacement: 5e-4, velocity: 1), SpringState(displacement: -1, velocity: 10 * ratio),
    ] {
      for rule in [
        RestThresholds.reactNative, .reactMotion, .wobble, RestThresholds(displacement: 0.1, speed: .infinity),
      ] {
        let first = rule.firstTime(of: spring, from: start)
        let settled = rule.restTime(of: spring, from: start)
        #expect(first <= settled)
        let kernel = SpringKernel(spring: spring, start: start)
        #expect(rule.isMet(by: kernel.state(at: first * (1 + 1e-12) + 1e-15)) || first == 0)
        #expect(rule.isMet(by: kernel.state(at: settled * (1 + 1e-9) + 1e-12)))
        let step = 1e-4
        let scanned = (0...).lazy.map { Double($0) * step }.first {
          rule.isMet(by: kernel.state(at: $0)) || $0 > settled
        }
        let found = scanned ?? .infinity
        #expect(first <= found + 1e-12, "ratio \(ratio), \(start), \(rule): \(first), scanned \(found)")
        // A window narrower than the scan's step is seen by the search alone.
        if found - first > step, first > 0 {
          #expect(!rule.isMet(by: kernel.state(at: first + step)), "ratio \(ratio), \(start), \(rule)")
        }
      }
    }
  }

  @Test("without damping: never, or within a swing")
  func undamped() throws {
    let spring = try Spring(stiffness: 100, dampingCoefficient: 0)
    let start = SpringState(displacement: -1)
    #expect(RestThresholds.flutter().firstTime(of: spring, from: start) == .infinity)
    #expect(RestThresholds.flutter().firstFrame(of: spring, from: start, frameDuration: 1.0 / 60) == nil)
    #expect(RestThresholds.flutter().restTime(of: spring, from: start) == .infinity)
    let wide = RestThresholds(displacement: 0.8, speed: 8)
    // |sin 10t| ≤ 0.8 and |cos 10t| ≤ 0.8 first when cos 10t = 0.8.
    expectClose(wide.firstTime(of: spring, from: start), 0.06435011087932844, relative: 1e-13, "arccos 0.8 / 10")
  }

  @Test("a weakly damped spring costs no more than another")
  func weakDamping() throws {
    let spring = try Spring(stiffness: 1e8, dampingCoefficient: 1e-3)
    let time = RestThresholds.reactNative.firstTime(of: spring, from: SpringState(displacement: -1))
    #expect(time > 2 * 6 / 1e-3 && time < 2 * 20 / 1e-3, "\(time)")
  }

  @Test("a frame is the first that meets it")
  func frames() throws {
    let spring = try Spring(stiffness: 100, dampingCoefficient: 10)
    let start = SpringState(displacement: -1)
    for (rule, rate) in [(RestThresholds.wobble, 60.0), (.reactMotion, 60), (.reactNative, 120), (.reboundJava, 24)] {
      let frame = try #require(rule.firstFrame(of: spring, from: start, frameDuration: 1 / rate))
      for earlier in 1..<frame { #expect(!rule.isMet(by: spring.state(after: Double(earlier) / rate, from: start))) }
      #expect(rule.isMet(by: spring.state(after: Double(frame) / rate, from: start)))
    }
  }

  @Test("thresholds as published")
  func thresholds() throws {
    #expect(RestThresholds.android().displacement == 0.75 && RestThresholds.android().speed == 46.875)
    #expect(RestThresholds.android(minimumVisibleChange: 1.0 / 256).displacement == 0.75 / 256)
    #expect(RestThresholds.reactSpring(distance: 0).displacement == 0.005)
    #expect(RestThresholds.reactSpring(distance: -5000).displacement == 1)
    #expect(RestThresholds.flutterScroll(devicePixelRatio: 2).speed == 10)
    #expect(RestThresholds.flutterScroll(devicePixelRatio: 2).displacement == 0.5)
    let spring = try Spring(stiffness: 100, dampingCoefficient: 10)
    #expect(RestThresholds.motion(of: spring, distance: 1) == RestThresholds(displacement: 0.005, speed: 0.01))
    #expect(RestThresholds.motion(of: spring, distance: 100) == RestThresholds(displacement: 0.5, speed: 2))
    let critical = try Spring(stiffness: 100, dampingCoefficient: 20)
    #expect(RestThresholds.motion(of: critical, distance: 1).speed == .infinity)
  }

  /// Damping of a spring 1/100, rule, when the library's own loop at 60 Hz was seen to finish, s.
  ///
  /// Its frames and its steps of a millisecond leave the exact motion by up to a frame.
  @Test("the libraries finish when the rule says")
  func seenToFinish() throws {
    let rows: [(Double, PlatformSettlingRule, Double)] = [
      (10, .wobble, 0.97), (20, .wobble, 0.93), (10, .reactSpring, 0.95), (20, .reactSpring, 0.91),
      (10, .motion, 1.10), (10, .libadwaita, 1.38), (20, .libadwaita, 0.69),
    ]
    for (damping, rule, seen) in rows {
      let duration = try #require(rule.duration(of: Spring(stiffness: 100, dampingCoefficient: damping)))
      expectClose(duration, seen, absolute: 1.0 / 60 + 0.005, "\(rule) at damping \(damping)")
    }
  }
}
