/// A motion as the integrator found it.
public struct IntegratedTrace: Hashable, Sendable {
  /// In the coordinates of the problem.
  public var positions: [Double] = []
  public var velocities: [Double] = []
  /// When friction stopped the motion, s; nil when it did not within the times asked for.
  public var stop: Double?
  /// Right-hand sides evaluated.
  public var evaluations = 0
  /// Jacobians evaluated.
  public var jacobians = 0
  /// Accepted steps.
  public var steps = 0

  public init() {}
}
