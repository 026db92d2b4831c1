/// A spring as a settling duration and a damping ratio state it, by one of the rules in use.
///
/// Words, not a solution: whoever reads them converts them with code of their own.
public struct SettlingWords: Hashable, Sendable {
  /// What "it settles in T seconds" means; all rules speak of a unit travel from rest.
  public enum Rule: Hashable, Sendable {
    /// The last time outside ± band · travel is T. ζ > 0, 0 < band < 1.
    case exact(band: Double)
    /// T = ln((1 + ζ/√(1 − ζ²)) / 0.001) / (ζ ωₙ), as `CASpringAnimation.settlingDuration` gives below ζ = 1.
    case coreAnimation
    /// T = ln((ζ ωₙ + 1) / 0.001) / (ζ ωₙ), as SwiftUI's `Spring.settlingDuration` gives for a target of 1 below ζ = 1.
    case swiftUI
    /// The envelope is at 0.001 after T: ζ/√(1 − ζ²) · e^(−ζ ωₙ T) = 0.001, or (1 + ωₙ T) e^(−ωₙ T) = 0.001 at ζ = 1,
    /// as `UIView.animate` chooses its stiffness.
    case uikit
  }

  public let rule: Rule
  /// T, s.
  public let duration: Double
  /// ζ.
  public let dampingRatio: Double
  /// m.
  public let mass: Double

  public init(rule: Rule, duration: Double, dampingRatio: Double, mass: Double = 1) {
    self.rule = rule
    self.duration = duration
    self.dampingRatio = dampingRatio
    self.mass = mass
  }
}
