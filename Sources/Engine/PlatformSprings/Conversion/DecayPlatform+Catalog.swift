internal import MotionEngine

private func number(_ value: Double) -> String { PlatformNumber.text(value) }
private func single(_ value: Double) -> String { PlatformNumber.single(value) }

extension DecayPlatform {
  /// Every platform, in a fixed order.
  public static let all: [DecayPlatform] = [
    scrollView, popDecay, androidFling, androidSpline, composeDecay, flutterFriction, flutterBouncing,
    flutterClamping, reactNativeDecay, reanimatedDecay, reactSpringDecay, motionInertia, advanceDecay,
  ]

  private static let scrollView = DecayPlatform(
    "scroll-view", "UIScrollView", aliases: ["uiscrollview", "scrollview"], .swift,
    [SpringWord("decelerationRate", 0.998)],
    .unitsPerMillisecond,
    presets: [
      DecayPreset("normal", [ScrollViewDecay.normalRate]), DecayPreset("fast", [ScrollViewDecay.fastRate]),
    ],
    reading: { w throws(PlatformSpringError) in try ScrollViewDecay(decelerationRate: w[0]) },
    writing: { fall throws(PlatformSpringError) in SaidWords([MathLibrary.exp(-fall.rate / 1000)]) },
    snippet: { w, _ in "scrollView.decelerationRate = UIScrollView.DecelerationRate(rawValue: \(number(w[0])))" })

  private static let popDecay = DecayPlatform(
    "pop-decay", "Pop", aliases: ["popdecayanimation"], .swift, [SpringWord("deceleration", 0.998)], .unitsPerSecond,
    presets: [DecayPreset("default", [0.998])],
    reading: { w throws(PlatformSpringError) in try PopDecay(deceleration: w[0]) },
    writing: { fall throws(PlatformSpringError) in SaidWords([MathLibrary.exp(-fall.rate / 1000)]) },
    snippet: { w, velocity in
      "animation.deceleration = \(number(w[0]))\nanimation.velocity = \(number(velocity))"
    })

  private static let androidFling = DecayPlatform(
    "android-fling", "Android, fling", aliases: ["flinganimation"], .kotlin, [SpringWord("friction", 1)],
    .unitsPerSecond, presets: [DecayPreset("default", [1])],
    reading: { w throws(PlatformSpringError) in try AndroidFling(friction: w[0]) },
    writing: { fall throws(PlatformSpringError) in
      let friction = fall.rate / 4.2
      return SaidWords([Double(Float(friction))], [.singlePrecision(friction)])
    },
    snippet: { w, velocity in
      "FlingAnimation(view, property).setFriction(\(single(w[0]))).setStartVelocity(\(single(velocity)))"
    })

  private static let composeDecay = DecayPlatform(
    "compose-decay", "Jetpack Compose, exponential decay", aliases: ["exponentialdecay", "compose-exponential"],
    .kotlin, [SpringWord("frictionMultiplier", 1)], .unitsPerSecond, presets: [DecayPreset("default", [1])],
    reading: { w throws(PlatformSpringError) in try ComposeExponentialDecay(frictionMultiplier: w[0]) },
    writing: { fall throws(PlatformSpringError) in
      let multiplier = fall.rate / 4.2
      guard multiplier >= 1e-4 else {
        throw .outOfRange(quantity: "frictionMultiplier", value: multiplier, allowed: "0.0001 or more")
      }
      return SaidWords([Double(Float(multiplier))], [.singlePrecision(multiplier)])
    },
    snippet: { w, velocity in
      "animatable.animateDecay(\(single(velocity)), exponentialDecay(frictionMultiplier = \(single(w[0]))))"
    })

  private static let flutterFriction = DecayPlatform(
    "flutter-friction", "Flutter, friction", aliases: ["frictionsimulation"], .dart, [SpringWord("drag", 0.135)],
    .unitsPerSecond, presets: [DecayPreset("bouncing-scroll", [FlutterFriction.bouncingScrollDrag])],
    reading: { w throws(PlatformSpringError) in try FlutterFriction(drag: w[0]) },
    writing: { fall throws(PlatformSpringError) in SaidWords([MathLibrary.exp(-fall.rate)]) },
    snippet: { w, velocity in "FrictionSimulation(\(number(w[0])), position, \(number(velocity)))" })

  private static let reactNativeDecay = DecayPlatform(
    "react-native-decay", "React Native", aliases: ["rn-decay", "animated-decay"], .typescript,
    [SpringWord("deceleration", 0.998)], .unitsPerMillisecond, presets: [DecayPreset("default", [0.998])],
    reading: { w throws(PlatformSpringError) in try ReactNativeDecay(deceleration: w[0]) },
    writing: { fall throws(PlatformSpringError) in try firstOrder(fall) },
    snippet: { w, velocity in
      "Animated.decay(value, { velocity: \(number(velocity)), deceleration: \(number(w[0])), useNativeDriver: true })"
    })

  private static let reactSpringDecay = DecayPlatform(
    "react-spring-decay", "react-spring", aliases: ["reactspring-decay"], .typescript, [SpringWord("decay", 0.998)],
    .unitsPerMillisecond, presets: [DecayPreset("default", [0.998])],
    reading: { w throws(PlatformSpringError) in try ReactSpringDecay(factor: w[0]) },
    writing: { fall throws(PlatformSpringError) in try firstOrder(fall) },
    snippet: { w, velocity in
      "useSpring({ from, config: { decay: \(number(w[0])), velocity: \(number(velocity)) } })"
    })

  /// 1 − d is the share lost in a millisecond, of the velocity at its start.
  private static func firstOrder(_ fall: Fall) throws(PlatformSpringError) -> SaidWords {
    guard fall.rate < 1000 else {
      throw .outOfRange(quantity: "frictionRate", value: fall.rate, allowed: "below 1000 for this reading")
    }
    return SaidWords([1 - fall.rate / 1000])
  }

  private static let advanceDecay = DecayPlatform(
    "advance-decay", "Advance", aliases: ["advance", "decayfunction"], .text, [SpringWord("drag", 3)], .unitsPerSecond,
    presets: [DecayPreset("default", [3])],
    reading: { w throws(PlatformSpringError) in try AdvanceDecay(drag: w[0]) },
    writing: { fall throws(PlatformSpringError) in SaidWords([fall.rate]) },
    snippet: { w, velocity in "drag \(number(w[0])), velocity \(number(velocity))" })

  private static let motionInertia = DecayPlatform(
    "motion-inertia", "Motion, inertia", aliases: ["inertia", "framer-motion-inertia"], .typescript,
    [SpringWord("power", 0.8, .any), SpringWord("timeConstant", 325, unit: "ms")], .unitsPerSecond,
    presets: [DecayPreset("default", [0.8, 325])],
    reading: { w throws(PlatformSpringError) in try MotionInertia(power: w[0], timeConstant: w[1] / 1000) },
    writing: { fall throws(PlatformSpringError) in SaidWords([fall.reach, 1000 / fall.rate]) },
    snippet: { w, velocity in
      "{ type: \"inertia\", velocity: \(number(velocity)), power: \(number(w[0])), timeConstant: \(number(w[1])) }"
    })
}
