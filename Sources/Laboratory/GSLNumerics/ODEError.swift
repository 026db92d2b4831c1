/// Why an integration stopped.
public enum ODEError: Error, Hashable, Sendable {
  /// The right-hand side, its Jacobian or the state is NaN or infinite just after `time`, however short the step.
  case notFinite(time: Double)
  /// The tolerance would need steps that no longer change the time.
  case stepUnderflow(time: Double, step: Double)
  case stepLimit(time: Double, limit: Int)
  /// GSL gave up at `time` for a reason of its own.
  case library(GSLError, time: Double)
  case timeMustNotGoBack(now: Double, requested: Double)
  case needsJacobian(stepper: ODEStepper)
  case badSetting(name: String, value: Double)
  case wrongDimension(expected: Int, found: Int)
}

extension ODEError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notFinite(let time):
      "the equation has no finite value just after t = \(time); end the integration there or restate the problem"
    case .stepUnderflow(let time, let step):
      "the step shrank to \(step) at t = \(time); loosen the tolerance, or reset at the discontinuity"
    case .stepLimit(let time, let limit):
      "\(limit) steps were taken by t = \(time); raise the step limit, or use an implicit stepper if it is stiff"
    case .library(let error, let time): "GSL failed at t = \(time) with \(error)"
    case .timeMustNotGoBack(let now, let requested):
      "cannot go back from t = \(now) to t = \(requested); restart the integrator instead"
    case .needsJacobian(let stepper):
      "stepper \(stepper.rawValue) needs a Jacobian; hand it a DifferentiableODESystem, or choose an explicit stepper"
    case .badSetting(let name, let value): "\(name) cannot be \(value); see the documentation of ODESettings"
    case .wrongDimension(let expected, let found): "the state has \(found) numbers where the system has \(expected)"
    }
  }
}
