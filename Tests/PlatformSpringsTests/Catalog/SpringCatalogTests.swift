import MotionEngine
import PlatformSprings
import Testing

@Suite("The catalog of named springs")
struct SpringCatalogTests {
  /// Name, mass, stiffness, damping coefficient; computed with 40 digits from the platforms' words.
  static let expected: [(String, Double, Double, Double)] = [
    ("core-animation-default", 1, 100, 10),
    ("tutorial-1500-10", 1, 1500, 10),
    ("tutorial-2-1000-10", 2, 1000, 10),
    ("uikit-default-timing", 3, 1000, 500),
    ("swiftui-smooth", 1, 157.91367041742973, 25.132741228718345),
    ("swiftui-snappy", 1, 157.91367041742973, 21.362830044410593),
    ("swiftui-bouncy", 1, 157.91367041742973, 17.59291886010284),
    ("swiftui-spring", 1, 157.91367041742973, 20.734511513692634),
    ("swiftui-interactive", 1, 1754.5963379714414, 72.047191522325922),
    ("react-native-default", 1, 230.2, 22),
    ("react-spring-default", 1, 170, 26),
    ("react-spring-gentle", 1, 120, 14),
    ("react-spring-wobbly", 1, 180, 12),
    ("react-spring-stiff", 1, 210, 20),
    ("react-spring-slow", 1, 280, 60),
    ("react-spring-molasses", 1, 280, 120),
    ("android-default", 1, 1500, 38.729833462074169),
    ("android-high-bouncy-low", 1, 200, 5.6568542494923802),
    ("android-low-bouncy", 1, 200, 21.213203435596426),
    ("android-no-bouncy-high", 1, 10000, 200),
    ("compose-default", 1, 1500, 77.459666924148338),
    ("material3-standard-spatial", 1, 700, 47.623523599162636),
    ("material3-expressive-spatial", 1, 380, 31.189741903388685),
    ("material3-expressive-spatial-fast", 1, 800, 33.941125496954281),
    ("material3-expressive-spatial-slow", 1, 200, 22.627416997969521),
    ("material3-effects", 1, 1600, 80),
    ("flutter-scroll", 0.5, 100, 15.556349186104045),
    ("flutter-scroll-fast", 0.3, 75, 12.332882874656679),
    ("reanimated-default", 4, 900, 120),
    ("reanimated-3-default", 1, 100, 10),
    ("reanimated-wiggly", 4, 900, 90),
    ("reanimated-snappy", 4, 900, 110),
    ("rebound-default", 1, 230.2, 22),
    ("rebound-chain-main", 1, 230.2, 19),
    ("rebound-chain-attachment", 1, 338.8, 31),
    ("react-native-constants", 1, 100, 10),
    ("uikit-spring-duration-default", 1, 157.91367041742973, 25.132741228718345),
    ("flutter-duration-default", 1, 157.91367041742973, 25.132741228718345),
    ("react-motion-no-wobble", 1, 170, 26),
    ("motion-default", 1, 100, 10),
    ("motion-transform", 1, 500, 25),
    ("motion-scale", 1, 550, 30),
    ("motion-scale-to-zero", 1, 550, 46.904157598234297),
    ("motion-inertia-boundary", 1, 500, 10),
    ("wobble-default", 1, 100, 10),
    ("advance-default", 1, 120, 12),
    ("material3-standard-spatial-fast", 1, 1400, 67.349832961930959),
    ("material3-standard-spatial-slow", 1, 300, 31.176914536239791),
    ("material3-effects-fast", 1, 3800, 123.28828005937952),
    ("material3-effects-slow", 1, 800, 56.568542494923804),
    ("android-medium-bouncy-very-low", 1, 50, 7.0710678118654755),
    ("compose-low-bouncy-medium-low", 1, 400, 30),
  ]

  /// Three roundings of a conversion.
  static let relativeTolerance = 1e-15

  @Test("converts to the constants", arguments: expected)
  func constants(_ row: (String, Double, Double, Double)) throws {
    let spring = try #require(SpringCatalog.spring(named: row.0)).spring
    expectClose(spring.mass, row.1, relative: Self.relativeTolerance, row.0)
    expectClose(spring.stiffness, row.2, relative: Self.relativeTolerance, row.0)
    expectClose(spring.dampingCoefficient, row.3, relative: Self.relativeTolerance, row.0)
  }

  /// Names whose constants are found by a rule that has tests of its own.
  static let solved = [
    "uikit-0.8-0.5s", "pop-default", "react-native-bounciness", "swiftui-interactive-bounce",
    "motion-duration-default", "motion-visual-duration-default", "reanimated-default-duration",
    "reanimated-wiggly-duration", "reanimated-snappy-duration", "reanimated-3-default-duration",
  ]
  static let size = 94

  @Test("holds every spring once, with names that can be typed")
  func names() {
    let names = SpringCatalog.all.map(\.name)
    let missing = Set(Self.expected.map(\.0) + Self.solved).subtracting(names)
    #expect(missing.isEmpty, "missing: \(missing)")
    #expect(names.count == Self.size)
    #expect(Set(names).count == names.count)
    for spring in SpringCatalog.all {
      #expect(spring.name.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" || $0 == "." }, "\(spring.name)")
      #expect(!spring.source.isEmpty && !spring.summary.isEmpty && !spring.platform.isEmpty)
    }
    #expect(SpringCatalog.spring(named: "no-such-spring") == nil)
  }

  @Test("only the tutorials start with a velocity")
  func velocities() {
    let moving = SpringCatalog.all.filter { $0.initialVelocity != 0 }
    #expect(moving.map(\.name) == ["tutorial-1500-10", "tutorial-2-1000-10"])
    #expect(moving.map(\.initialVelocity) == [100, 20])
  }

  /// Name; x at 0.05, 0.1, 0.2, 0.3, 0.5 and 1 s of a step from 0 to 1; overshoot. To 9 decimals.
  static let samples: [(String, [Double], Double)] = [
    (
      "core-animation-default", [0.104405473, 0.340299847, 0.849425635, 1.124354767, 1.074590567, 1.002170117], 0.163034
    ),
    ("swiftui-smooth", [0.131311455, 0.357739556, 0.715415689, 0.890033939, 0.986399069, 0.999952689], 0),
    ("swiftui-snappy", [0.138210353, 0.388102446, 0.786369170, 0.956446594, 1.006019961, 0.999966082], 0.006288),
    ("swiftui-bouncy", [0.145715014, 0.423302123, 0.873710896, 1.033930362, 1.014498422, 1.000071597], 0.045988),
    ("swiftui-interactive", [0.676634630, 0.975876350, 1.001449151, 0.999975510, 1.000000029, 1], 0.005019),
    ("swiftui-spring", [0.139417337, 0.393607720, 0.799648863, 0.968510772, 1.008401963, 0.999944997], 0.010191),
    ("react-spring-default", [0.139418259, 0.375128590, 0.735380481, 0.902897543, 0.989310375, 0.999974053], 0),
    ("react-native-default", [0.196948386, 0.529865112, 0.953710329, 1.036625007, 1.001744940, 1.000023696], 0.036627),
    ("android-default", [0.822262716, 1.158525440, 0.976103164, 1.003440502, 1.000061808, 1], 0.163034),
    (
      "material3-expressive-spatial", [0.280177440, 0.659831058, 0.988345752, 1.013122652, 0.999858356, 1.000000063],
      0.015165
    ),
    (
      "material3-expressive-spatial-fast",
      [0.527367500, 1.011090735, 1.030977267, 0.992385050, 1.000082505, 1.000000053], 0.094780
    ),
    ("reanimated-default", [0.173358533, 0.442174600, 0.800851727, 0.938900519, 0.995298783, 0.999995106], 0),
    ("flutter-scroll", [0.152640201, 0.391254606, 0.731709980, 0.889241879, 0.981824681, 0.999805458], 0),
  ]

  /// Half a unit of the ninth and of the sixth decimal.
  static let sampleTolerance = 5.1e-10
  static let overshootTolerance = 5.1e-7

  @Test("moves as computed elsewhere", arguments: samples)
  func motion(_ row: (String, [Double], Double)) throws {
    let response = try #require(SpringCatalog.spring(named: row.0)).spring.stepResponse
    for (time, expected) in zip([0.05, 0.1, 0.2, 0.3, 0.5, 1], row.1) {
      let observed = response.value(at: time)
      #expect(
        abs(observed - expected) <= Self.sampleTolerance, "\(row.0) at \(time): \(observed), expected \(expected)")
    }
    #expect(abs(response.overshoot - row.2) <= Self.overshootTolerance, "\(row.0): \(response.overshoot)")
  }

  /// Name, time of the first peak, to 6 decimals.
  static let peaks: [(String, Published)] = [
    ("core-animation-default", "0.362760"), ("swiftui-snappy", "0.474579"), ("swiftui-bouncy", "0.350070"),
    ("swiftui-interactive", "0.146974"), ("swiftui-spring", "0.442374"), ("react-spring-default", "3.141593"),
    ("react-native-default", "0.300634"), ("android-default", "0.093664"),
    ("material3-expressive-spatial", "0.268601"), ("material3-expressive-spatial-fast", "0.138840"),
  ]

  @Test("peaks when computed elsewhere", arguments: peaks)
  func peak(_ row: (String, Published)) throws {
    expect(try #require(SpringCatalog.spring(named: row.0)).spring.stepResponse.peakTime, is: row.1, row.0)
  }

  @Test("a negative bounce moves as computed elsewhere")
  func negativeBounce() throws {
    let response = try Spring(duration: 0.5, bounce: -0.3).stepResponse
    let rows: [(Double, Published)] = [
      (0.05, "0.114430257"), (0.1, "0.290825711"), (0.2, "0.570395351"), (0.3, "0.742605813"), (0.5, "0.907764486"),
      (1, "0.992911329"),
    ]
    for (time, value) in rows { expect(response.value(at: time), is: value, "at \(time)") }
  }
}
