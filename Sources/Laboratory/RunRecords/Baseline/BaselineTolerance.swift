/// How far a figure may move before anybody is told: `absolute + relative · |b|`, where b is what the figure's polarity
/// makes of the recorded value (its magnitude, its distance from 1).
public struct BaselineTolerance: Hashable, Sendable {
  public var absolute: Double
  public var relative: Double
  /// Why so much, in words.
  public var reason: String

  /// - Precondition: both parts are finite and not negative.
  public init(absolute: Double, relative: Double, reason: String) {
    precondition(
      absolute.isFinite && absolute >= 0 && relative.isFinite && relative >= 0,
      "a tolerance is finite and not negative")
    self.absolute = absolute
    self.relative = relative
    self.reason = reason
  }

  /// What a figure recorded as `value` may move.
  func allowance(about value: Double, _ polarity: Polarity) -> Double {
    absolute + relative * polarity.badness(value).magnitude
  }
}
