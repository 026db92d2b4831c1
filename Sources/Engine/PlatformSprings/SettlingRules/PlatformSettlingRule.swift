public import MotionEngine

/// Every platform's own answer to "when is this spring finished", with its default thresholds, under one roof.
///
/// None of them is the time at which the motion has settled, which is
/// `Spring.settlingTime(within:from:)` of `MotionEngine`.
public enum PlatformSettlingRule: String, Hashable, Sendable, CaseIterable {
  /// `CASpringAnimation.settlingDuration`.
  case coreAnimation = "core-animation"
  /// `Spring.settlingDuration(target:initialVelocity:epsilon:)` with ε = 0.001 units.
  case swiftUI = "swiftui"
  /// The duration from which `UIView.animate` makes this spring.
  case uikit
  /// Compose's estimate at a visibility threshold of 0.01 units, whole milliseconds.
  case compose
  /// Android's `SpringForce` with a minimum visible change of 1 unit, at the first instant that meets it.
  case android
  /// Flutter's `isDone` with a tolerance of 0.001, at the first instant that meets it.
  case flutter
  /// libadwaita's estimate with ε = 0.001 units, whole milliseconds.
  case libadwaita
  /// jtrivedi/Wave.
  case wave
  /// react-spring, at the first instant that meets it.
  case reactSpring = "react-spring"
  /// react-motion, at the first frame that meets it.
  case reactMotion = "react-motion"
  /// wobble, at the first frame that meets it.
  case wobble
  /// Motion's generator, in steps of 50 ms.
  case motion
  /// Rebound for Java, at the first instant that meets it.
  case reboundJava = "rebound-java"
  /// Rebound for JavaScript, at the first instant that meets it.
  case reboundJavaScript = "rebound-js"
  /// Pop with a threshold of 1 unit, at the first frame that meets it.
  case pop
  /// React Native, at the first frame that meets it.
  case reactNative = "react-native"
  /// Reanimated 4's energy, at the first instant that meets it.
  case reanimated

  /// The platform's settling time, s.
  ///
  /// - Parameters:
  ///   - spring: the spring that moves.
  ///   - start: displacement from the target and velocity, in units of the value.
  ///   - frameDuration: s, for the rules that are asked once a frame.
  /// - Returns: infinity when the rule is never met; nil where it has no answer: a rule relative to the way without a
  ///   way, or a spring outside its domain.
  public func duration(
    of spring: Spring, from start: SpringState = SpringState(displacement: -1, velocity: 0),
    frameDuration: Double = 1.0 / 60
  ) -> Double? {
    switch self {
    case .coreAnimation, .uikit: appleDuration(of: spring, from: start)
    case .swiftUI:
      SwiftUISpring(spring).settlingDuration(target: -start.displacement, initialVelocity: start.velocity)
    case .compose: Self.seconds(ComposeEstimate.milliseconds(of: spring, from: start))
    case .libadwaita: Self.seconds(LibadwaitaEstimate().milliseconds(of: spring, from: start))
    case .wave: WaveSettling.duration(of: spring)
    case .reanimated: EnergyRest().time(of: spring, from: start)
    case .pop:
      PopRest().firstFrame(of: spring, from: start, frameDuration: frameDuration)
        .map { Double($0) * frameDuration } ?? .infinity
    case .motion: motionDuration(of: spring, from: start)
    case .reactMotion, .wobble, .reactNative:
      thresholds(of: spring, from: start)?
        .firstFrame(of: spring, from: start, frameDuration: frameDuration)
        .map { Double($0) * frameDuration } ?? .infinity
    case .android, .flutter, .reactSpring, .reboundJava, .reboundJavaScript:
      thresholds(of: spring, from: start)?.firstTime(of: spring, from: start)
    }
  }

  /// The rule's bounds on the state, where it is one of those.
  public func thresholds(of spring: Spring, from start: SpringState) -> RestThresholds? {
    switch self {
    case .android: .android()
    case .flutter: .flutter()
    case .reactSpring: .reactSpring(distance: start.displacement)
    case .reactMotion: .reactMotion
    case .wobble: .wobble
    case .reactNative: .reactNative
    case .reboundJava: .reboundJava
    case .reboundJavaScript: .reboundJavaScript
    case .motion: .motion(of: spring, distance: start.displacement)
    default: nil
    }
  }

  private func appleDuration(of spring: Spring, from start: SpringState) -> Double? {
    let velocity = start.velocity / -start.displacement
    guard velocity.isFinite else { return nil }
    return self == .uikit
      ? try? UIKitSpring.duration(of: spring, initialVelocity: velocity)
      : try? CoreAnimationSpring(spring).settlingDuration(initialVelocity: velocity)
  }

  private func motionDuration(of spring: Spring, from start: SpringState) -> Double? {
    let words = MotionSpring.constants(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.dampingCoefficient)
    return try? words.generatorDuration(distance: -start.displacement, velocity: start.velocity)
  }

  private static func seconds(_ milliseconds: Int?) -> Double {
    milliseconds.map { Double($0) / 1000 } ?? .infinity
  }
}
