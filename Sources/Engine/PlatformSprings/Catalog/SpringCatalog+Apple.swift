internal import MotionEngine

extension SpringCatalog {
  private static let coreAnimationPage = "Apple, Core Animation reference: CASpringAnimation"
  private static let tutorials =
    "worked examples of Core Animation tutorials on layer springs; not a default of the platform"
  private static let fitted =
    "Apple, UIKit reference: UIView.animate(withDuration:delay:usingSpringWithDamping:); rule fitted to emitted springs"
  private static let timing = "Apple, UIKit reference: UISpringTimingParameters.init(), damping ratio 4.56"
  private static let springDuration = "Apple, UIKit reference: UIView.animate(springDuration:bounce:)"
  private static let swiftUIPage = "Apple, SwiftUI reference: Animation, Spring"

  /// Core Animation and UIKit.
  static let coreAnimation: [NamedSpring?] = [
    NamedSpring(
      "core-animation-default", "Core Animation", "mass 1, stiffness 100, damping 10", source: coreAnimationPage
    ) { try CoreAnimationSpring().spring() },
    NamedSpring(
      "tutorial-1500-10", "Core Animation", "mass 1, stiffness 1500, damping 10, initial velocity 100",
      source: tutorials, initialVelocity: 100
    ) { try CoreAnimationSpring(stiffness: 1500, damping: 10).spring() },
    NamedSpring(
      "tutorial-2-1000-10", "Core Animation", "mass 2, stiffness 1000, damping 10, initial velocity 20",
      source: tutorials, initialVelocity: 20
    ) { try CoreAnimationSpring(mass: 2, stiffness: 1000, damping: 10).spring() },
    NamedSpring(
      "uikit-0.8-0.5s", "UIKit", "damping ratio 0.8 over a duration of 0.5 s", source: fitted
    ) { try UIKitSpring.spring(dampingRatio: 0.8, duration: 0.5) },
    NamedSpring(
      "uikit-default-timing", "UIKit", "UISpringTimingParameters(): mass 3, stiffness 1000, damping 500",
      source: timing
    ) { try UIKitTimingParameters.standard.spring(animatorDuration: 1) },
    NamedSpring(
      "uikit-spring-duration-default", "UIKit", "spring duration 0.5 s, bounce 0", source: springDuration
    ) { try UIKitTimingParameters.perceptual().spring(animatorDuration: 1) },
  ]

  /// SwiftUI.
  static let swiftUI: [NamedSpring?] = [
    ("swiftui-smooth", "duration 0.5 s, bounce 0", SwiftUISpring.smooth()),
    ("swiftui-snappy", "duration 0.5 s, bounce 0.15", .snappy()),
    ("swiftui-bouncy", "duration 0.5 s, bounce 0.3", .bouncy()),
    ("swiftui-spring", "response 0.5 s, damping fraction 0.825", .spring()),
    ("swiftui-interactive", "response 0.15 s, damping fraction 0.86", .interactive()),
    ("swiftui-interactive-bounce", "duration 0.15 s, bounce 0.15", SwiftUISpring(duration: 0.15, bounce: 0.15)),
  ].map { row in
    NamedSpring(row.0, "SwiftUI", row.1, source: swiftUIPage) { try row.2.spring() }
  }
}
