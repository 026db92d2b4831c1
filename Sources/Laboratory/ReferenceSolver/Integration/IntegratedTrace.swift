internal import GSLNumerics

/// A motion as the integrator found it.
public struct IntegratedTrace: Hashable, Sendable {
  /// In the coordinates of the problem.
  public var positions: [Double] = []
  public var velocities: [Double] = []
  /// When friction stopped the motion, s; nil when it did not within the times asked for.
  public var stop: Double?
  /// Right-hand sides evaluated.
  public var evaluations: Int { work.evaluations }
  /// Jacobians evaluated.
  public var jacobians: Int { work.jacobians }
  /// Accepted steps.
  public var steps: Int { work.steps }
  var work = Work()

  public init() {}

  /// What an integration cost, over all its stretches.
  struct Work: Hashable, Sendable {
    var evaluations = 0
    var jacobians = 0
    var steps = 0

    /// Adds what an integrator has counted since its last restart.
    mutating func count(_ integrator: ODEIntegrator) {
      evaluations += integrator.derivativeCount
      jacobians += integrator.jacobianCount
      steps += integrator.stepCount
    }
  }
}
