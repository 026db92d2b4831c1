/// A motion as the integrator found it.
public struct IntegratedTrace: Hashable, Sendable {
  /// In the coordinates of the problem.
  public var positions: [Double] = []
  public var velocities: [Double] = []
  /// Right-hand sides evaluated.
  public var evaluations = 0
  /// Jacobians evaluated.
  public var jacobians = 0
  /// Accepted steps.
  public var steps = 0

  public init() {}
}
