public import GSLNumerics
public import MotionProblems

/// The independent check on the statement of a problem: its equation of motion, integrated by GSL.
public enum IntegratedSolution {
  /// ``MotionIntegrator/integrate(_:at:stepper:tolerance:)`` with a work space of its own.
  public static func integrate(
    _ problem: MotionProblem, at times: [Double], stepper: ODEStepper, tolerance: IntegrationTolerance? = nil
  ) throws(IntegrationError) -> IntegratedTrace {
    try MotionIntegrator().integrate(problem, at: times, stepper: stepper, tolerance: tolerance)
  }
}
