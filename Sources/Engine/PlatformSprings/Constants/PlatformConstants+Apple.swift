internal import MotionEngine

extension PlatformConstants {
  static func apple(_ spring: Spring) -> [PlatformConstants] {
    [coreAnimation(spring), uikitTiming(spring), uikitAnimate(spring), swiftUI(spring), swiftUIDuration(spring)]
  }

  private static func coreAnimation(_ spring: Spring) -> PlatformConstants {
    let words = CoreAnimationSpring(spring)
    let overdamping = words.allowsOverdamping ? "\nanimation.allowsOverdamping = true" : ""
    return PlatformConstants(
      "Core Animation", "Swift",
      """
      let animation = CASpringAnimation(keyPath: keyPath)
      animation.mass = \(number(words.mass))
      animation.stiffness = \(number(words.stiffness))
      animation.damping = \(number(words.damping))\(overdamping)
      animation.duration = animation.settlingDuration
      """,
      loss: [spring.platformRegime == .undamped ? "it ends after the largest Float of seconds, not never" : nil])
  }

  private static func uikitTiming(_ spring: Spring) -> PlatformConstants {
    PlatformConstants(
      "UIKit, timing parameters", "Swift",
      """
      UISpringTimingParameters(
        mass: \(number(spring.mass)), stiffness: \(number(spring.stiffness)), \
      damping: \(number(spring.dampingCoefficient)), initialVelocity: .zero)
      """)
  }

  private static func uikitAnimate(_ spring: Spring) -> PlatformConstants {
    guard let duration = try? UIKitSpring.duration(of: spring) else {
      return PlatformConstants(
        "UIKit, animate", "Swift",
        impossible: "the rule knows damping ratios above 0.001 and up to 1; this one is \(number(spring.dampingRatio))")
    }
    return PlatformConstants(
      "UIKit, animate", "Swift",
      """
      UIView.animate(
        withDuration: \(number(duration)), delay: 0, usingSpringWithDamping: \(number(spring.dampingRatio)),
        initialSpringVelocity: 0, animations: animations)
      """,
      loss: [massLoss(spring), "with another initial velocity the platform takes another stiffness"])
  }

  private static func swiftUI(_ spring: Spring) -> PlatformConstants {
    let allow = spring.platformRegime == .overdamped ? ", allowOverDamping: true" : ""
    return PlatformConstants(
      "SwiftUI", "Swift",
      """
      .spring(Spring(mass: \(number(spring.mass)), stiffness: \(number(spring.stiffness)), \
      damping: \(number(spring.dampingCoefficient))\(allow)))
      """)
  }

  private static func swiftUIDuration(_ spring: Spring) -> PlatformConstants {
    PlatformConstants(
      "SwiftUI, duration and bounce", "Swift",
      ".spring(duration: \(number(spring.duration)), bounce: \(number(spring.bounce)))",
      loss: [massLoss(spring)])
  }
}
