internal import MotionEngine

private func number(_ value: Double) -> String { PlatformNumber.text(value) }
private func single(_ value: Double) -> String { PlatformNumber.single(value) }

extension DecayPlatform {
  /// Every platform, in a fixed order.
  public static let all: [DecayPlatform] = [
    scrollView, popDecay, androidFling, androidSpline, composeDecay, flutterFriction, flutterClamping,
    reactNativeDecay, reanimatedDecay, motionInertia,
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
    writing: { fall throws(PlatformSpringError) in
      guard fall.rate < 1000 else {
        throw .outOfRange(quantity: "frictionRate", value: fall.rate, allowed: "below 1000 for this reading")
      }
      return SaidWords([1 - fall.rate / 1000])
    },
    snippet: { w, velocity in
      "Animated.decay(value, { velocity: \(number(velocity)), deceleration: \(number(w[0])), useNativeDriver: true })"
    })

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

/// Those whose motion is no exponential, for whose words a velocity is needed.
extension DecayPlatform {
  private static let androidSpline = DecayPlatform(
    "android-spline", "Android, spline fling", aliases: ["overscroller", "splinebaseddecay", "compose-spline"], .kotlin,
    [SpringWord("friction", 0.015), SpringWord("density", 1)], .unitsPerSecond,
    presets: [DecayPreset("default", [0.015, 1])],
    reading: { w throws(PlatformSpringError) in try AndroidSplineFling(density: w[1], friction: w[0]) },
    writing: { fall throws(PlatformSpringError) in
      SaidWords(
        [
          try fitted(fall) { friction throws(PlatformSpringError) in
            try AndroidSplineFling(density: 1, friction: friction).destination(velocity: fall.velocity)
          }, 1,
        ], [fittedLoss(fall)])
    },
    snippet: { w, velocity in
      "OverScroller(context).apply { setFriction(\(single(w[0]))); fling(0, 0, 0, \(Int(velocity.rounded())), "
        + "0, 0, Int.MIN_VALUE, Int.MAX_VALUE) }"
    })

  private static let flutterClamping = DecayPlatform(
    "flutter-clamping", "Flutter, clamping scroll", aliases: ["clampingscrollsimulation"], .dart,
    [SpringWord("friction", 0.015)], .unitsPerSecond, presets: [DecayPreset("default", [0.015])],
    reading: { w throws(PlatformSpringError) in try FlutterClampingScroll(friction: w[0]) },
    writing: { fall throws(PlatformSpringError) in
      SaidWords(
        [
          try fitted(fall) { friction throws(PlatformSpringError) in
            try FlutterClampingScroll(friction: friction).destination(velocity: fall.velocity)
          }
        ], [fittedLoss(fall)])
    },
    snippet: { w, velocity in
      "ClampingScrollSimulation(position: position, velocity: \(number(velocity)), friction: \(number(w[0])))"
    })

  private static let reanimatedDecay = DecayPlatform(
    "reanimated-decay", "Reanimated", aliases: ["withdecay"], .typescript, [SpringWord("deceleration", 0.998)],
    .unitsPerSecond, presets: [DecayPreset("default", [0.998])],
    reading: { w throws(PlatformSpringError) in try ReanimatedDecay(deceleration: w[0]) },
    writing: { fall throws(PlatformSpringError) in
      let lost = try fitted(fall) { lost throws(PlatformSpringError) in
        try ReanimatedDecay(deceleration: 1 - lost).destination(velocity: fall.velocity)
      }
      return SaidWords(
        [1 - lost], [fittedLoss(fall), ConversionLoss(.steps, "the motion depends on the frame rate; here 60 Hz")])
    },
    snippet: { w, velocity in
      "withDecay({ velocity: \(number(velocity)), deceleration: \(number(w[0])) })"
    })

  private static func fittedLoss(_ fall: Fall) -> ConversionLoss {
    ConversionLoss(
      .curve, "the curve is another; it goes as far at \(number(fall.velocity)) units/s, and not at other velocities")
  }

  /// The number at which a throw goes as far, found by halving its logarithm: the larger the number, the shorter the way.
  private static func fitted(
    _ fall: Fall, _ destination: (Double) throws(PlatformSpringError) -> Double
  ) throws(PlatformSpringError) -> Double {
    let goal = (fall.reach * fall.velocity).magnitude
    var low = 1e-9
    var high = 0.999
    let nearest = try destination(high).magnitude
    let farthest = try destination(low).magnitude
    guard nearest <= goal, goal <= farthest else {
      throw .outOfRange(
        quantity: "destination", value: goal, allowed: "from \(nearest) to \(farthest) on this platform")
    }
    while true {
      let middle = (low * high).squareRoot()
      if middle <= low || middle >= high { return middle }
      if try destination(middle).magnitude > goal { low = middle } else { high = middle }
    }
  }
}
