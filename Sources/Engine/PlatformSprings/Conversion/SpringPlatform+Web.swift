internal import MotionEngine

private func number(_ value: Double) -> String { PlatformNumber.text(value) }
private let constants = [SpringWord("mass", 1), SpringWord("stiffness", 100), SpringWord("damping", 10, .notNegative)]

extension SpringPlatform {
  /// React Native, Reanimated, react-spring, Motion, wobble.
  static let web: [SpringPlatform] = [reactNative, reanimated, reactSpring, motion, wobble]

  private static let reactNative: SpringPlatform = {
    let traits = PlatformTraits(velocityUnit: .unitsPerSecond, restRule: .reactNative)
    let call: @Sendable (String, Double) -> String = { words, velocity in
      let launch = velocity == 0 ? "" : ", velocity: \(number(velocity))"
      return "Animated.spring(value, {\n  toValue, \(words)\(launch), useNativeDriver: true,\n})"
    }
    return SpringPlatform(
      "react-native", "React Native", aliases: ["rn", "reactnative", "animated"], traits,
      presets: [
        SpringPreset("default", [40, 7], form: 1, catalog: "react-native-default"),
        SpringPreset("bounciness", [8, 12], form: 2, catalog: "react-native-bounciness"),
        SpringPreset("constants", [1, 100, 10], catalog: "react-native-constants"),
      ],
      [
        SpringForm(
          "react-native", "React Native", .typescript, constants, traits,
          reading: { try ReactNativeSpring.constants(mass: $0[0], stiffness: $0[1], damping: $0[2]).spring() },
          writing: {
            try requireDamping($0)
            return SaidWords([$0.mass, $0.stiffness, $0.dampingCoefficient], [.overdamping($0)])
          },
          snippet: { w, v in call("mass: \(number(w[0])), stiffness: \(number(w[1])), damping: \(number(w[2]))", v) }),
        SpringForm(
          "react-native/tension", "React Native, tension and friction", .typescript,
          [SpringWord("tension", 40, .any), SpringWord("friction", 7, .any)], traits,
          reading: {
            try ReactNativeSpring.tensionAndFriction(OrigamiSpring(tension: $0[0], friction: $0[1])).spring()
          },
          writing: {
            try requireDamping($0)
            let words = OrigamiSpring($0)
            return SaidWords([words.tension, words.friction], [.mass($0), .overdamping($0)])
          },
          snippet: { w, v in call("tension: \(number(w[0])), friction: \(number(w[1]))", v) }),
        SpringForm(
          "react-native/bounciness", "React Native, bounciness and speed", .typescript,
          [SpringWord("bounciness", 8, .any), SpringWord("speed", 12, .any)], traits,
          reading: {
            try ReactNativeSpring.bouncinessAndSpeed(PopSpring(bounciness: $0[0], speed: $0[1])).spring()
          },
          writing: {
            try requireDamping($0)
            let words = try PopSpring($0)
            return SaidWords([words.bounciness, words.speed], [.mass($0), .overdamping($0)])
          },
          snippet: { w, v in call("bounciness: \(number(w[0])), speed: \(number(w[1]))", v) }),
      ])
  }()

  private static func requireDamping(_ spring: Spring) throws(PlatformSpringError) {
    try PlatformSpringError.requirePositive(spring.dampingCoefficient, "damping")
  }

  private static let reanimated: SpringPlatform = {
    let traits = PlatformTraits(velocityUnit: .unitsPerSecond, restRule: .reanimated)
    let call: @Sendable (String, Double) -> String = { words, velocity in
      "withSpring(toValue, { \(words)\(velocity == 0 ? "" : ", velocity: \(number(velocity))") })"
    }
    return SpringPlatform(
      "reanimated", "Reanimated", aliases: ["react-native-reanimated"], traits,
      presets: [
        SpringPreset("default", [4, 900, 120], catalog: "reanimated-default"),
        SpringPreset("wiggly", [4, 900, 90], catalog: "reanimated-wiggly"),
        SpringPreset("snappy", [4, 900, 110], catalog: "reanimated-snappy"),
        SpringPreset("default-duration", [550, 1], form: 1, catalog: "reanimated-default-duration"),
        SpringPreset("wiggly-duration", [550, 0.75], form: 1, catalog: "reanimated-wiggly-duration"),
        SpringPreset("snappy-duration", [550, 0.92], form: 1, catalog: "reanimated-snappy-duration"),
        SpringPreset("3-default", [1, 100, 10], catalog: "reanimated-3-default"),
        SpringPreset("3-default-duration", [1333, 0.5], form: 1, catalog: "reanimated-3-default-duration"),
      ],
      [
        SpringForm(
          "reanimated", "Reanimated", .typescript,
          [SpringWord("mass", 4), SpringWord("stiffness", 900), SpringWord("damping", 120)], traits,
          reading: { try ReanimatedSpring.constants(mass: $0[0], stiffness: $0[1], damping: $0[2]).spring() },
          writing: {
            try requireDamping($0)
            return SaidWords([$0.mass, $0.stiffness, $0.dampingCoefficient], [.overdamping($0)])
          },
          snippet: { w, v in call("mass: \(number(w[0])), stiffness: \(number(w[1])), damping: \(number(w[2]))", v) }),
        SpringForm(
          "reanimated/duration", "Reanimated, duration and damping ratio", .typescript,
          [SpringWord("duration", 550, unit: "ms"), SpringWord("dampingRatio", 1)], traits,
          reading: { try ReanimatedSpring.duration($0[0] / 1000, dampingRatio: $0[1]).spring() },
          writing: { try reanimatedDuration($0) },
          snippet: { w, v in call("duration: \(number(w[0])), dampingRatio: \(number(w[1]))", v) }),
      ])
  }()

  private static func reanimatedDuration(_ spring: Spring) throws -> SaidWords {
    // Why 4: together with a duration the platform takes no mass but its own.
    let kept = spring.withoutOverdamping
    let share = 4 / kept.mass
    let heavy = try Spring(
      mass: 4, stiffness: kept.stiffness * share, dampingCoefficient: kept.dampingCoefficient * share)
    let words = try ReanimatedSpring.duration(of: heavy)
    guard case .duration(let duration, let ratio, _) = words else { return SaidWords([]) }
    return SaidWords(
      [duration * 1000, ratio],
      [
        .overdamping(spring),
        ConversionLoss(
          .rule, "the platform finds the stiffness within about 4e-5, and another one when the value already moves"),
        spring.mass == 4 ? nil : ConversionLoss(.mass, "the mass is 4, with constants that move the same"),
      ])
  }

  private static let reactSpring: SpringPlatform = {
    let traits = PlatformTraits(velocityUnit: .unitsPerMillisecond, restRule: .reactSpring)
    let call: @Sendable (String, Double) -> String = { words, velocity in
      "useSpring({ to, config: { \(words)\(velocity == 0 ? "" : ", velocity: \(number(velocity))") } })"
    }
    let configs: [(String, Double, Double)] = [
      ("default", 170, 26), ("gentle", 120, 14), ("wobbly", 180, 12), ("stiff", 210, 20), ("slow", 280, 60),
      ("molasses", 280, 120),
    ]
    return SpringPlatform(
      "react-spring", "react-spring", aliases: ["reactspring"], traits,
      presets: configs.map { SpringPreset($0.0, [1, $0.1, $0.2], catalog: "react-spring-\($0.0)") },
      [
        SpringForm(
          "react-spring", "react-spring", .typescript,
          [SpringWord("mass", 1), SpringWord("tension", 170), SpringWord("friction", 26, .notNegative)], traits,
          reading: { try ReactSpring(mass: $0[0], tension: $0[1], friction: $0[2]).spring() },
          writing: { SaidWords([$0.mass, $0.stiffness, $0.dampingCoefficient]) },
          snippet: { w, v in call("mass: \(number(w[0])), tension: \(number(w[1])), friction: \(number(w[2]))", v) }),
        SpringForm(
          "react-spring/frequency", "react-spring, frequency and damping", .typescript,
          [SpringWord("mass", 1), SpringWord("frequency", unit: "s"), SpringWord("damping", 1, .notNegative)], traits,
          reading: { try ReactSpring(mass: $0[0], frequency: $0[1], damping: $0[2]).spring() },
          writing: { SaidWords([$0.mass, $0.response, $0.dampingRatio]) },
          snippet: { w, v in call("mass: \(number(w[0])), frequency: \(number(w[1])), damping: \(number(w[2]))", v) }),
      ])
  }()

  private static let wobble: SpringPlatform = {
    let traits = PlatformTraits(velocityUnit: .none, restRule: .wobble)
    return SpringPlatform(
      "wobble", "wobble", traits, presets: [SpringPreset("default", [1, 100, 10, 0], catalog: "wobble-default")],
      [
        SpringForm(
          "wobble", "wobble", .typescript, constants + [SpringWord("allowsOverdamping", 0, .flag)], traits,
          reading: {
            let stated = try Spring(mass: $0[0], stiffness: $0[1], dampingCoefficient: $0[2])
            try requireDamping(stated)
            return $0[3] == 1 ? stated : stated.withoutOverdamping
          },
          writing: {
            try requireDamping($0)
            return SaidWords([$0.mass, $0.stiffness, $0.dampingCoefficient, $0.platformRegime == .overdamped ? 1 : 0])
          },
          snippet: { w, _ in
            let allow = w[3] == 1 ? ", allowsOverdamping: true" : ""
            return "new Spring({ mass: \(number(w[0])), stiffness: \(number(w[1])), damping: \(number(w[2]))\(allow) })"
          })
      ])
  }()
}
