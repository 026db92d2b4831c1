internal import MotionEngine

private func number(_ value: Double) -> String { PlatformNumber.text(value) }
private func single(_ value: Double) -> String { PlatformNumber.single(value) }

extension SpringPlatform {
  /// Android, Compose, Material 3, Flutter.
  static let google: [SpringPlatform] = [android, compose, material3, flutter]

  private static let android: SpringPlatform = {
    let traits = PlatformTraits(velocityUnit: .unitsPerSecond, restRule: .android)
    return SpringPlatform(
      "android", "Android", aliases: ["springforce", "androidx"], traits,
      presets: [
        SpringPreset("default", [1500, 0.5], catalog: "android-default"),
        SpringPreset("low-bouncy", [200, 0.75], catalog: "android-low-bouncy"),
      ] + grid("android", [("high", 10_000), ("medium", 1500), ("low", 200), ("very-low", 50)]) { [$0, $1] },
      [
        singlePrecision(
          "android", "Android", ["stiffness", "dampingRatio"], usual: [1500, 0.5], traits, ratioFirst: false
        ) { w, velocity in
          "SpringForce(finalPosition).setStiffness(\(single(w[0]))).setDampingRatio(\(single(w[1])))"
            + (velocity == 0 ? "" : "\nanimation.setStartVelocity(\(single(velocity)))")
        }
      ])
  }()

  private static let compose: SpringPlatform = {
    let traits = PlatformTraits(velocityUnit: .unitsPerSecond, restRule: .compose)
    let stiffnesses: [(String, Double)] = [
      ("high", 10_000), ("medium", 1500), ("low", 200), ("very-low", 50), ("medium-low", 400),
    ]
    return SpringPlatform(
      "compose", "Jetpack Compose", aliases: ["jetpack-compose"], traits,
      presets: [SpringPreset("default", [1, 1500], catalog: "compose-default")]
        + grid("compose", stiffnesses) { [$1, $0] },
      [
        singlePrecision(
          "compose", "Jetpack Compose", ["dampingRatio", "stiffness"], usual: [1, 1500], traits, ratioFirst: true
        ) { w, velocity in
          let spec = "spring(dampingRatio = \(single(w[0])), stiffness = \(single(w[1])))"
          return velocity == 0
            ? spec
            : "animatable.animateTo(target, animationSpec = \(spec), initialVelocity = \(single(velocity)))"
        }
      ])
  }()

  private static let material3: SpringPlatform = {
    let traits = PlatformTraits(velocityUnit: .unitsPerSecond, restRule: .compose)
    let tokens: [(String, Double, Double)] = [
      ("standard-spatial", 0.9, 700), ("standard-spatial-fast", 0.9, 1400), ("standard-spatial-slow", 0.9, 300),
      ("expressive-spatial", 0.8, 380), ("expressive-spatial-fast", 0.6, 800), ("expressive-spatial-slow", 0.8, 200),
      ("effects", 1, 1600), ("effects-fast", 1, 3800), ("effects-slow", 1, 800),
    ]
    return SpringPlatform(
      "material3", "Material 3", aliases: ["material", "m3", "material-3"], traits,
      presets: tokens.map { SpringPreset($0.0, [$0.1, $0.2], catalog: "material3-\($0.0)") },
      [
        singlePrecision(
          "material3", "Material 3, a motion scheme of its own", ["damping", "stiffness"], usual: [nil, nil], traits,
          ratioFirst: true
        ) { w, _ in
          """
          override fun <T> defaultSpatialSpec(): FiniteAnimationSpec<T> =
            spring(dampingRatio = \(single(w[0])), stiffness = \(single(w[1])))
          """
        }
      ])
  }()

  private static func grid(
    _ platform: String, _ stiffnesses: [(String, Double)], _ order: (Double, Double) -> [Double]
  ) -> [SpringPreset] {
    [("high-bouncy", 0.2), ("medium-bouncy", 0.5), ("low-bouncy", 0.75), ("no-bouncy", 1.0)].flatMap { ratio in
      stiffnesses.map { stiffness in
        SpringPreset(
          "\(ratio.0)-\(stiffness.0)", order(stiffness.1, ratio.1), catalog: "\(platform)-\(ratio.0)-\(stiffness.0)")
      }
    }
  }

  private static func singlePrecision(
    _ name: String, _ title: String, _ words: [String], usual: [Double?], _ traits: PlatformTraits, ratioFirst: Bool,
    snippet: @escaping @Sendable ([Double], Double) -> String
  ) -> SpringForm {
    let ratio = ratioFirst ? 0 : 1
    return SpringForm(
      name, title, .kotlin,
      words.indices.map { SpringWord(words[$0], usual[$0], $0 == ratio ? .notNegative : .positive) }, traits,
      reading: {
        // Why: what is stated in more digits is what the platform's numbers make of it.
        let ratio = $0[ratioFirst ? 0 : 1]
        return try StiffnessRatioSpring(stiffness: $0[ratioFirst ? 1 : 0], dampingRatio: ratio).spring()
      },
      writing: {
        let words = StiffnessRatioSpring(unitMass: $0)
        guard Float(words.stiffness).isNormal, Float(words.dampingRatio).isFinite else {
          throw PlatformSpringError.outOfRange(
            quantity: "stiffness", value: words.stiffness, allowed: "within the range of single precision")
        }
        let kept = [Double(Float(words.stiffness)), Double(Float(words.dampingRatio))]
        return SaidWords(
          ratioFirst ? [kept[1], kept[0]] : kept,
          [.mass($0), .singlePrecision(words.stiffness, words.dampingRatio)])
      },
      snippet: snippet)
  }

  private static let flutter: SpringPlatform = {
    let traits = PlatformTraits(velocityUnit: .unitsPerSecond, restRule: .flutter)
    return SpringPlatform(
      "flutter", "Flutter", traits,
      presets: [
        SpringPreset("scroll", [0.5, 100, 1.1], form: 1, catalog: "flutter-scroll"),
        SpringPreset("scroll-fast", [0.3, 75, 1.3], form: 1, catalog: "flutter-scroll-fast"),
        SpringPreset("duration-default", [500, 0], form: 2, catalog: "flutter-duration-default"),
      ],
      [
        flutterForm(
          "flutter", "Flutter", [SpringWord("mass"), SpringWord("stiffness"), SpringWord("damping", .notNegative)],
          traits, reading: { try Spring(mass: $0[0], stiffness: $0[1], dampingCoefficient: $0[2]) },
          writing: { SaidWords([$0.mass, $0.stiffness, $0.dampingCoefficient]) },
          text: { w in "SpringDescription(mass: \(number(w[0])), stiffness: \(number(w[1])), damping: \(number(w[2])))"
          }),
        flutterForm(
          "flutter/ratio", "Flutter, damping ratio",
          [SpringWord("mass"), SpringWord("stiffness"), SpringWord("ratio", 1, .notNegative)], traits,
          reading: { try StiffnessRatioSpring(mass: $0[0], stiffness: $0[1], dampingRatio: $0[2]).spring() },
          writing: { SaidWords([$0.mass, $0.stiffness, $0.dampingRatio]) },
          text: { w in
            "SpringDescription.withDampingRatio(mass: \(number(w[0])), stiffness: \(number(w[1])), ratio: \(number(w[2])))"
          }),
        flutterDuration(traits),
      ])
  }()

  private static func flutterDuration(_ traits: PlatformTraits) -> SpringForm {
    flutterForm(
      "flutter/duration", "Flutter, duration and bounce",
      [SpringWord("duration", 500, unit: "ms"), SpringWord("bounce", 0, .any)], traits,
      reading: { try Spring(duration: $0[0] / 1000, bounce: $0[1]) },
      writing: {
        let microseconds = ($0.duration * 1e6).rounded()
        guard microseconds >= 1, microseconds < 1e18 else {
          throw PlatformSpringError.outOfRange(quantity: "duration", value: $0.duration, allowed: "whole microseconds")
        }
        let isWhole = ($0.duration * 1e6 - microseconds).magnitude <= 4 * microseconds.ulp
        return SaidWords(
          [isWhole ? $0.duration * 1000 : microseconds / 1000, $0.bounce],
          [.mass($0), isWhole ? nil : ConversionLoss(.precision, "a duration is kept in whole microseconds")])
      },
      text: { w in
        let whole = w[0] == w[0].rounded()
        let duration = whole ? "milliseconds: \(number(w[0]))" : "microseconds: \(number((w[0] * 1000).rounded()))"
        return "SpringDescription.withDurationAndBounce(duration: Duration(\(duration)), bounce: \(number(w[1])))"
      })
  }

  private static func flutterForm(
    _ name: String, _ title: String, _ words: [SpringWord], _ traits: PlatformTraits,
    reading: @escaping @Sendable ([Double]) throws -> Spring, writing: @escaping @Sendable (Spring) throws -> SaidWords,
    text: @escaping @Sendable ([Double]) -> String
  ) -> SpringForm {
    SpringForm(
      name, title, .dart, words, traits, reading: reading, writing: writing,
      snippet: { w, velocity in
        velocity == 0 ? text(w) : "SpringSimulation(\(text(w)), start, end, \(number(velocity)))"
      })
  }
}
