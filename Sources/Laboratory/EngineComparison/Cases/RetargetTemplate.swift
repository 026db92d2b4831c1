/// A retarget in words that fit every spring.
public struct RetargetTemplate: Hashable, Sendable {
  /// Natural periods after the retarget before it, or after the start.
  public let after: Double
  /// In the coordinates of the problem, whose first target is 0.
  public let target: Double

  public init(after: Double, target: Double) {
    self.after = after
    self.target = target
  }
}
