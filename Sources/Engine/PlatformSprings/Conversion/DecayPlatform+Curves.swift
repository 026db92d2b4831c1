internal import MotionEngine

private func number(_ value: Double) -> String { PlatformNumber.text(value) }
private func single(_ value: Double) -> String { PlatformNumber.single(value) }

/// Those whose motion is no exponential, for whose words a velocity is needed.
extension DecayPlatform {
  static let androidSpline = DecayPlatform(
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
      "OverScroller(context).apply { setFriction(\(single(w[0]))); fling(0, 0, 0, \(number(velocity.rounded())), "
        + "0, 0, Int.MIN_VALUE, Int.MAX_VALUE) }"
    })

  static let flutterClamping = DecayPlatform(
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

  static let flutterBouncing = DecayPlatform(
    "flutter-bouncing", "Flutter, bouncing scroll", aliases: ["bouncingscrollsimulation"], .dart,
    [SpringWord("constantDeceleration", 0, .notNegative)], .unitsPerSecond,
    presets: [
      DecayPreset("normal", [0]), DecayPreset("fast", [FlutterBouncingScroll.fastDeceleration]),
    ],
    reading: { w throws(PlatformSpringError) in try FlutterBouncingScroll(constantDeceleration: w[0]) },
    writing: { fall throws(PlatformSpringError) in try bouncing(fall) },
    snippet: { w, velocity in
      "BouncingScrollSimulation(position: position, velocity: \(number(velocity)), leadingExtent: leadingExtent, "
        + "trailingExtent: trailingExtent, spring: spring, constantDeceleration: \(number(w[0])))"
    })

  /// The drag is the platform's own; the constant deceleration makes up for a shorter way.
  private static func bouncing(_ fall: Fall) throws(PlatformSpringError) -> SaidWords {
    let free = try FlutterBouncingScroll(constantDeceleration: 0).displacement(
      after: .infinity, velocity: fall.velocity)
    let share = free / (fall.reach * fall.velocity)
    // Why: 0.135 per second is this platform's reading of 0.998 per millisecond, and goes 0.9998 times as far.
    if (share - 1).magnitude <= 1e-2 {
      return SaidWords(
        [0], [ConversionLoss(.rule, "with the platform's own drag it goes \(number(share)) times as far")])
    }
    let constant = try fitted(fall, in: 1e-6...1e12) { constant throws(PlatformSpringError) in
      try FlutterBouncingScroll(constantDeceleration: constant).displacement(after: .infinity, velocity: fall.velocity)
    }
    return SaidWords([constant], [fittedLoss(fall)])
  }

  static let reanimatedDecay = DecayPlatform(
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
    _ fall: Fall, in range: ClosedRange<Double> = 1e-9...0.999,
    _ destination: (Double) throws(PlatformSpringError) -> Double
  ) throws(PlatformSpringError) -> Double {
    let goal = (fall.reach * fall.velocity).magnitude
    var low = range.lowerBound
    var high = range.upperBound
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
