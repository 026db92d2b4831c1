public import EngineModels
public import GSLNumerics
public import RunRecords

/// What a work–precision study runs, and what it varies.
public enum WorkPrecisionMethod: Sendable {
  /// Over steps if it takes any; one that does not is run once.
  case engine(any EngineModel)
  /// One of GSL's, over fixed steps or over tolerances of its step control.
  case stepper(ODEStepper, over: WorkPrecisionSeries.Knob)

  /// What a stepper can be run over: a method that chooses its order as it goes has no order to see over fixed steps.
  public static func knobs(of stepper: ODEStepper) -> [WorkPrecisionSeries.Knob] {
    stepper.formalOrder == nil ? [.tolerance] : [.step, .tolerance]
  }

  public var name: String {
    switch self {
    case .engine(let engine): engine.name
    case .stepper(let stepper, _): "gsl-\(stepper.rawValue)"
    }
  }

  public var knob: WorkPrecisionSeries.Knob {
    switch self {
    case .engine(let engine): engine is any SteppingEngine ? .step : .none
    case .stepper(_, let knob): knob
    }
  }

  /// What its order should be.
  public var formalOrder: Int? {
    switch self {
    case .engine(let engine): (engine as? any SteppingEngine)?.formalOrder
    case .stepper(let stepper, _): stepper.formalOrder
    }
  }
}
