internal import MotionEngine

extension PlatformQuantity {
  /// Every quantity, springs before decays.
  public static let all: [PlatformQuantity] = words + settling + decays

  private static let constants = ["mass", "stiffness", "damping-coefficient"]
  private static let launch = ["mass", "stiffness", "damping-coefficient", "displacement", "velocity"]

  /// Two quantities, the stiffness and the damping coefficient that words lead to.
  private static func pair(
    _ name: String, _ inputs: [String], _ words: String, _ spring: @escaping @Sendable ([Double]) throws -> Spring
  ) -> [PlatformQuantity] {
    [
      PlatformQuantity(name + ".stiffness", inputs, "k of \(words)") { try spring($0).stiffness },
      PlatformQuantity(name + ".damping-coefficient", inputs, "c of \(words)") { try spring($0).dampingCoefficient },
    ]
  }

  private static let words: [PlatformQuantity] = [
    pair("origami", ["tension", "friction"], "tension and friction") {
      try OrigamiSpring(tension: $0[0], friction: $0[1]).spring()
    },
    pair("pop", ["bounciness", "speed"], "bounciness and speed") {
      try PopSpring(bounciness: $0[0], speed: $0[1]).spring()
    },
    [
      PlatformQuantity("pop.bounciness", ["tension", "friction"], "bounciness of k and c") {
        try PopSpring(Spring(stiffness: $0[0], dampingCoefficient: $0[1])).bounciness
      },
      PlatformQuantity("pop.speed", ["tension", "friction"], "speed of k and c") {
        try PopSpring(Spring(stiffness: $0[0], dampingCoefficient: $0[1])).speed
      },
    ],
    pair("uikit", ["damping-ratio", "duration", "initial-velocity"], "UIView.animate") {
      try UIKitSpring.spring(dampingRatio: $0[0], duration: $0[1], initialVelocity: $0[2])
    },
    pair("swiftui", ["duration", "bounce"], "Spring(duration:bounce:)") {
      try SwiftUISpring(duration: $0[0], bounce: $0[1]).spring()
    },
    pair("motion-duration", ["duration", "bounce"], "Motion's duration and bounce") {
      try MotionSpring.duration($0[0], bounce: $0[1]).spring()
    },
    pair("motion-visual-duration", ["visual-duration", "bounce"], "Motion's visual duration and bounce") {
      try MotionSpring.visualDuration($0[0], bounce: $0[1]).spring()
    },
    pair("react-spring", ["mass", "frequency", "damping"], "react-spring's frequency and damping") {
      try ReactSpring(mass: $0[0], frequency: $0[1], damping: $0[2]).spring()
    },
    pair("reanimated", ["mass", "duration", "damping-ratio"], "Reanimated's duration and damping ratio") {
      try ReanimatedSpring.duration($0[1], dampingRatio: $0[2], mass: $0[0]).spring()
    },
    pair("qt", ["mass", "spring", "damping"], "SpringAnimation's continuous equivalent") {
      try QtSpring(spring: $0[1], damping: $0[2], mass: $0[0]).continuousEquivalent()
    },
    pair("stiffness-ratio", ["mass", "stiffness", "damping-ratio"], "stiffness and damping ratio") {
      try StiffnessRatioSpring(mass: $0[0], stiffness: $0[1], dampingRatio: $0[2]).spring()
    },
  ].flatMap(\.self)

  private static let settling: [PlatformQuantity] =
    [
      PlatformQuantity(
        "core-animation.settling-duration", constants + ["initial-velocity"], "CASpringAnimation.settlingDuration"
      ) {
        try CoreAnimationSpring(mass: $0[0], stiffness: $0[1], damping: $0[2])
          .settlingDuration(initialVelocity: $0[3])
      },
      PlatformQuantity(
        "core-animation.perceptual-settling-duration", ["perceptual-duration", "bounce"],
        "settlingDuration by perceptual duration and bounce"
      ) { try CoreAnimationSpring(perceptualDuration: $0[0], bounce: $0[1]).settlingDuration() },
      PlatformQuantity(
        "swiftui.settling-duration", ["response", "damping-ratio", "target", "initial-velocity", "epsilon"],
        "Spring.settlingDuration(target:initialVelocity:epsilon:)"
      ) {
        SwiftUISpring(response: $0[0], dampingRatio: $0[1])
          .settlingDuration(target: $0[2], initialVelocity: $0[3], epsilon: $0[4])
      },
      PlatformQuantity("uikit.duration", constants + ["initial-velocity"], "the duration UIView.animate was given") {
        try UIKitSpring.duration(
          of: Spring(mass: $0[0], stiffness: $0[1], dampingCoefficient: $0[2]), initialVelocity: $0[3])
      },
    ]
    + PlatformSettlingRule.allCases.map { rule in
      PlatformQuantity(rule.rawValue + ".rest", launch, "when \(rule.rawValue) says that a spring is finished") {
        let spring = try Spring(mass: $0[0], stiffness: $0[1], dampingCoefficient: $0[2])
        return rule.duration(of: spring, from: SpringState(displacement: $0[3], velocity: $0[4])) ?? .nan
      }
    }

  /// Three quantities: duration, destination, and the place at a time.
  private static func decay(
    _ name: String, _ inputs: [String], _ decay: @escaping @Sendable ([Double]) throws -> any PlatformDecay
  ) -> [PlatformQuantity] {
    let count = inputs.count
    return [
      PlatformQuantity(name + ".duration", inputs + ["velocity"], "how long the platform lets it run") {
        try decay($0).duration(velocity: $0[count])
      },
      PlatformQuantity(name + ".destination", inputs + ["velocity"], "where the platform leaves it") {
        try decay($0).destination(velocity: $0[count])
      },
      PlatformQuantity(name + ".displacement", inputs + ["velocity", "time"], "how far it has gone at a time") {
        try decay($0).displacement(after: $0[count + 1], velocity: $0[count])
      },
    ]
  }

  private static let decays: [PlatformQuantity] = [
    decay("pop-decay", ["deceleration-factor", "threshold"]) {
      try PopDecay(deceleration: $0[0], threshold: $0[1])
    },
    decay("scroll-view", ["deceleration-factor", "tolerance"]) {
      try ScrollViewDecay(decelerationRate: $0[0], tolerance: $0[1])
    },
    decay("android-fling", ["friction", "minimum-visible-change"]) {
      try AndroidFling(friction: $0[0], minimumVisibleChange: $0[1])
    },
    decay("compose-exponential", ["friction-multiplier", "velocity-threshold"]) {
      try ComposeExponentialDecay(frictionMultiplier: $0[0], absVelocityThreshold: $0[1])
    },
    decay("android-spline", ["density", "friction"]) { try AndroidSplineFling(density: $0[0], friction: $0[1]) },
    decay("flutter-friction", ["drag", "velocity-tolerance"]) {
      try FlutterFriction(drag: $0[0], velocityTolerance: $0[1])
    },
    decay("flutter-clamping-scroll", ["friction"]) { try FlutterClampingScroll(friction: $0[0]) },
    decay("flutter-bouncing-scroll", ["constant-deceleration", "device-pixel-ratio"]) {
      try FlutterBouncingScroll(constantDeceleration: $0[0], devicePixelRatio: $0[1])
    },
    decay("react-native-decay", ["deceleration-factor", "frame-duration"]) {
      try ReactNativeDecay(deceleration: $0[0], frameDuration: $0[1])
    },
    decay("reanimated-decay", ["deceleration-factor", "frame-duration"]) {
      try ReanimatedDecay(deceleration: $0[0], frameDuration: $0[1])
    },
    decay("motion-inertia", ["power", "time-constant", "rest-delta"]) {
      try MotionInertia(power: $0[0], timeConstant: $0[1], restDelta: $0[2])
    },
    [
      PlatformQuantity("scroll-view.projection", ["deceleration-factor", "velocity"], "WWDC 2018's projection") {
        try ScrollViewDecay(decelerationRate: $0[0]).projection(velocity: $0[1])
      },
      PlatformQuantity("rubber-band.shown", ["dimension", "coefficient", "pulled"], "what a rubber band shows") {
        try RubberBand(dimension: $0[0], coefficient: $0[1]).shown(pulled: $0[2])
      },
    ],
  ].flatMap(\.self)
}
