import MotionEngine
import PlatformSprings
import Testing

@Suite("Words of the web")
struct WebWordsTests {
  @Test("Motion: duration and bounce, visual duration and bounce")
  func motion() throws {
    let duration = try MotionSpring.duration(0.8, bounce: 0.25).spring()
    expectClose(duration.stiffness, 137.41358694003588, relative: 1e-14, "k by duration")
    expectClose(duration.dampingCoefficient, 17.583531232806475, relative: 1e-14, "c by duration")
    let visual = try MotionSpring.visualDuration(0.5, bounce: 0.25).spring()
    expectClose(visual.stiffness, 109.6622711232151, relative: 1e-15, "k by visual duration")
    expectClose(visual.dampingCoefficient, 15.707963267948966, relative: 1e-15, "c by visual duration")
  }

  @Test("Motion: ratio and duration are cut as on the platform")
  func motionCuts() throws {
    #expect(try MotionSpring.duration(20, bounce: 0.3).spring() == MotionSpring.duration(10, bounce: 0.3).spring())
    #expect(try MotionSpring.duration(0, bounce: 0.3).spring() == MotionSpring.duration(0.01, bounce: 0.3).spring())
    #expect(try MotionSpring.duration(1, bounce: 1).spring().dampingRatio == 0.05)
    #expect(try MotionSpring.visualDuration(1, bounce: -2).spring().dampingRatio == 1)
    #expect(throws: PlatformSpringError.self) { try MotionSpring.visualDuration(0, bounce: 0).spring() }
    #expect(throws: PlatformSpringError.self) { try MotionSpring.duration(.nan, bounce: 0).spring() }
  }

  @Test("Motion: durations come back", arguments: [0.5, 1, 2, 4])
  func motionRoundTrip(_ mass: Double) throws {
    for bounce in [0.0, 0.25, 0.9] {
      for words in [MotionSpring.duration(0.7, bounce: bounce), .visualDuration(0.7, bounce: bounce)] {
        let unit = try words.spring()
        let spring = try Spring(
          mass: mass, stiffness: mass * unit.stiffness, dampingCoefficient: mass * unit.dampingCoefficient)
        let back: MotionSpring
        if case .duration = words { back = try .duration(of: spring) } else { back = try .visualDuration(of: spring) }
        switch back {
        case .duration(let duration, let bounceBack), .visualDuration(let duration, let bounceBack):
          expectClose(duration, 0.7, relative: 1e-13, "duration at mass \(mass), bounce \(bounce)")
          expectClose(bounceBack, bounce, absolute: 1e-15, "bounce at mass \(mass), bounce \(bounce)")
        case .constants: Issue.record("constants came back")
        }
      }
    }
    let strong = try Spring(stiffness: 100, dampingCoefficient: 40)
    #expect(throws: PlatformSpringError.self) { try MotionSpring.duration(of: strong) }
    #expect(throws: PlatformSpringError.self) {
      try MotionSpring.visualDuration(of: Spring(stiffness: 100, dampingCoefficient: 0.5))
    }
  }

  /// Frames 200 ms apart from 100 to 1000, rounded as they are published.
  static let frames: [(Double, Double, [Double])] = [
    (300, 10, [100, 1343, 873, 1046, 984, 1005, 998, 1001]), (100, 20, [100, 635, 918, 984, 997]),
    (300, 100, [100, 499, 731, 855, 922, 958, 977, 988, 993, 996, 998, 999, 999]),
  ]

  @Test("Motion: published frames", arguments: frames)
  func motionFrames(_ row: (Double, Double, [Double])) throws {
    let motion = SpringMotion(
      spring: try MotionSpring.constants(stiffness: row.0, damping: row.1).spring(), from: 100, to: 1000)
    for (index, expected) in row.2.enumerated() {
      #expect(motion.value(at: Double(index) * 0.2).rounded() == expected, "k \(row.0), frame \(index)")
    }
  }

  /// The spring, the length of the easing it is written as, points in it, and its first points.
  static let easings: [(MotionSpring, Double, Int, [Published])] = [
    (
      .constants(), 1.1, 37,
      [
        "0", "0.0419", "0.1493", "0.2963", "0.4608", "0.625", "0.7759", "0.905", "1.0077", "1.0827", "1.1314", "1.1567",
        "1.1629", "1.1545",
      ]
    ),
    (.duration(0.8, bounce: 0.25), 0.8, 27, ["0", "0.0542", "0.1797", "0.3344", "0.4905", "0.6321"]),
    (.visualDuration(0.5, bounce: 0.25), 0.85, 28, ["0", "0.046", "0.1551", "0.2934", "0.4378", "0.5737"]),
  ]

  /// The published texts drop trailing zeros, so that a digit fewer does not mean less known.
  static let easingTolerance = 5.1e-5

  @Test("Motion: the easings it writes", arguments: easings)
  func motionEasings(_ row: (MotionSpring, Double, Int, [Published])) throws {
    #expect(try row.0.generatorDuration() == row.1)
    let response = try row.0.spring().stepResponse
    for (index, point) in row.3.enumerated() {
      let time = row.1 * Double(index) / Double(row.2 - 1)
      expect(response.value(at: time), is: point, within: Self.easingTolerance, "\(row.0), point \(index)")
    }
  }

  @Test("Motion: a kick without a way is done after 600 ms")
  func motionKick() throws {
    #expect(
      try MotionSpring.constants(stiffness: 200, damping: 15).generatorDuration(distance: 0, velocity: 5) == 0.6)
  }

  @Test("wobble: published frames of 16 ms")
  func wobble() throws {
    let response = try Spring(stiffness: 100, dampingCoefficient: 10).stepResponse
    let frames = [
      0, 0.012118183855440723, 0.045765140015336936, 0.09696341587796564, 0.16190932310375994, 0.2370370376012132,
    ]
    for (index, expected) in frames.enumerated() {
      expectClose(response.value(at: 0.016 * Double(index)), expected, absolute: 3e-16, "frame \(index)")
    }
  }

  @Test("react-spring: constants and frequency, both ways", arguments: [0.5, 1, 2, 4])
  func reactSpring(_ mass: Double) throws {
    let words = try ReactSpring(mass: mass, frequency: 0.5, damping: 0.7)
    expectClose(words.tension, mass * 157.91367041742973, relative: 4e-16, "tension")
    expectClose(words.friction, mass * 17.59291886010284, relative: 4e-16, "friction")
    let spring = try words.spring()
    expectClose(ReactSpring.frequency(of: spring), 0.5, relative: 4e-16, "frequency")
    expectClose(ReactSpring.damping(of: spring), 0.7, relative: 4e-16, "damping")
    #expect(ReactSpring(spring) == words)
  }

  @Test("Reanimated: the stiffness of a duration")
  func reanimated() throws {
    let rows: [(Double, Double, Double, SpringState, Double)] = [
      (0.55, 1, 4, SpringState(displacement: -1), 898.95448065720800405),
      (0.55, 0.75, 4, SpringState(displacement: -3), 1566.7418038472273929),
      (0.55, 0.92, 4, SpringState(displacement: 10), 1055.2632502236736176),
      (1.333, 0.5, 4, SpringState(displacement: -1), 589.61593433422305685),
      (0.55, 1, 4, SpringState(displacement: -100, velocity: 500), 830.68511076032707345),
      (1, 1, 1, SpringState(displacement: -1), 67.983432599701355306),
    ]
    for row in rows {
      let spring = try ReanimatedSpring.duration(row.0, dampingRatio: row.1, mass: row.2).spring(from: row.3)
      expectClose(spring.stiffness, row.4, relative: 1e-13, "\(row)")
      expectClose(spring.dampingRatio, row.1, relative: 4e-16, "\(row)")
      #expect(spring.mass == row.2)
    }
  }

  @Test("Reanimated: durations come back", arguments: [0.5, 1, 2, 4])
  func reanimatedRoundTrip(_ mass: Double) throws {
    for ratio in [0.2, 0.75, 1] {
      let words = ReanimatedSpring.duration(0.9, dampingRatio: ratio, mass: mass)
      guard
        case .duration(let duration, let back, let backMass) = try ReanimatedSpring.duration(
          of: words.spring())
      else {
        Issue.record("constants came back")
        continue
      }
      expectClose(duration, 0.9, relative: 1e-13, "duration")
      expectClose(back, ratio, relative: 4e-16, "ratio")
      #expect(backMass == mass)
    }
  }

  @Test("Reanimated: the stiffness ends at 8000, and what it cannot move is refused")
  func reanimatedDomain() throws {
    #expect(try abs(ReanimatedSpring.duration(0.01).spring().stiffness - 8000) <= 4e-12)
    #expect(try ReanimatedSpring.constants(damping: 500).spring().dampingCoefficient == 120)
    #expect(throws: PlatformSpringError.self) { try ReanimatedSpring.constants(damping: 0).spring() }
    #expect(throws: PlatformSpringError.self) { try ReanimatedSpring.duration(0).spring() }
    #expect(throws: PlatformSpringError.self) {
      try ReanimatedSpring.duration(of: Spring(stiffness: 9000, dampingCoefficient: 10))
    }
  }
}
