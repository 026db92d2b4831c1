internal import MotionEngine

extension SpringCatalog {
  private static let coreAnimation = "Apple, Core Animation reference: CASpringAnimation"
  private static let tutorials =
    "worked examples of Core Animation tutorials on layer springs; not a default of the platform"
  private static let uikit =
    "Apple, UIKit reference: UIView.animate(withDuration:delay:usingSpringWithDamping:); rule fitted to emitted springs"
  private static let timing = "Apple, UIKit reference: UISpringTimingParameters.init(), damping ratio 4.56"
  private static let swiftUI = "Apple, SwiftUI reference: Animation, Spring"

  /// Core Animation, UIKit and SwiftUI.
  static let apple: [NamedSpring?] = [
    NamedSpring(
      "core-animation-default", "Core Animation", "mass 1, stiffness 100, damping 10",
      source: coreAnimation
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
      "uikit-0.8-0.5s", "UIKit", "damping ratio 0.8 over a duration of 0.5 s",
      source: uikit
    ) { try UIKitSpring.spring(dampingRatio: 0.8, duration: 0.5) },
    NamedSpring(
      "uikit-default-timing", "UIKit", "UISpringTimingParameters(): mass 3, stiffness 1000, damping 500",
      source: timing
    ) { try CoreAnimationSpring(mass: 3, stiffness: 1000, damping: 500, allowsOverdamping: true).spring() },
    NamedSpring(
      "swiftui-smooth", "SwiftUI", "duration 0.5 s, bounce 0",
      source: swiftUI
    ) { try SwiftUISpring.smooth() },
    NamedSpring(
      "swiftui-snappy", "SwiftUI", "duration 0.5 s, bounce 0.15",
      source: swiftUI
    ) { try SwiftUISpring.snappy() },
    NamedSpring(
      "swiftui-bouncy", "SwiftUI", "duration 0.5 s, bounce 0.3",
      source: swiftUI
    ) { try SwiftUISpring.bouncy() },
    NamedSpring(
      "swiftui-spring", "SwiftUI", "response 0.5 s, damping fraction 0.825",
      source: swiftUI
    ) { try SwiftUISpring.spring() },
    NamedSpring(
      "swiftui-interactive", "SwiftUI", "response 0.15 s, damping fraction 0.86",
      source: swiftUI
    ) { try SwiftUISpring.interactive() },
  ]
}
