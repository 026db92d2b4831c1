/// How an integration is to be done.
public struct ODESettings: Hashable, Sendable {
  public var stepper: ODEStepper
  /// The error allowed in one step is `absoluteTolerance + relativeTolerance · |yᵢ|` in each component.
  public var absoluteTolerance: Double
  public var relativeTolerance: Double
  /// The first step tried, at the start and after every reset; > 0.
  public var initialStep: Double
  /// No step is longer; > 0, infinity for no limit.
  public var maximumStep: Double
  /// The most steps one `advance(to:)` may take before it throws; ≥ 1.
  public var stepLimit: Int
  /// With a length, > 0, error control is off: `advance(to:)` divides its way into the fewest equal steps that are no
  /// longer. For studies of convergence; multistep methods refuse it.
  public var fixedStep: Double?

  public init(
    stepper: ODEStepper, absoluteTolerance: Double, relativeTolerance: Double = 0, initialStep: Double,
    maximumStep: Double = .infinity, stepLimit: Int = 1_000_000, fixedStep: Double? = nil
  ) {
    self.stepper = stepper
    self.absoluteTolerance = absoluteTolerance
    self.relativeTolerance = relativeTolerance
    self.initialStep = initialStep
    self.maximumStep = maximumStep
    self.stepLimit = stepLimit
    self.fixedStep = fixedStep
  }

  func check() throws(ODEError) {
    guard absoluteTolerance.isFinite, absoluteTolerance >= 0 else {
      throw .badSetting(name: "absoluteTolerance", value: absoluteTolerance)
    }
    guard relativeTolerance.isFinite, relativeTolerance >= 0 else {
      throw .badSetting(name: "relativeTolerance", value: relativeTolerance)
    }
    guard absoluteTolerance + relativeTolerance > 0 else {
      throw .badSetting(name: "the sum of both tolerances", value: 0)
    }
    guard initialStep.isFinite, initialStep > 0 else { throw .badSetting(name: "initialStep", value: initialStep) }
    guard maximumStep > 0 else { throw .badSetting(name: "maximumStep", value: maximumStep) }
    guard stepLimit >= 1 else { throw .badSetting(name: "stepLimit", value: Double(stepLimit)) }
    if let fixedStep {
      guard fixedStep.isFinite, fixedStep > 0, stepper.isOneStep else {
        throw .badSetting(name: "fixedStep", value: fixedStep)
      }
    }
  }
}
