internal import GSLNumerics

/// The error that one step may make, in units of the problem's length and velocity scales.
public struct IntegrationTolerance: Hashable, Sendable {
  public let perStep: Double

  /// - Precondition: finite and > 0.
  public init(perStep: Double) {
    precondition(perStep.isFinite && perStep > 0, "a tolerance is finite and positive")
    self.perStep = perStep
  }

  /// What keeps the result within about a tenth of 1e-10 · max(1, periods/50) of the amplitude.
  ///
  /// Measured with `rk8pd`: 0.11 of its tolerance is gathered in each period that is still remembered, and R =
  /// 1 / (1/periods + 2.5 ζ) periods are. `rk4imp` errs by 4 times its tolerance on a stiff motion, `bsimp` by less than
  /// a thousandth of it.
  static func recommended(for stepper: ODEStepper, periods: Double, dampingRatio: Double) -> IntegrationTolerance {
    switch stepper {
    case .rk8pd:
      let remembered = 1 / (1 / max(periods, 0.01) + 2.5 * dampingRatio)
      let aim = 1e-11 * max(1, periods / 50)
      // Why: above ζ = 1 the length of a step is set by stability, so that a small tolerance is free.
      return IntegrationTolerance(perStep: dampingRatio < 1 ? min(aim / (0.11 * remembered), 2e-11) : 3e-12)
    case .bsimp: return IntegrationTolerance(perStep: 1e-11)
    case .rk2, .rk4, .rkf45, .rkck, .rk1imp, .rk2imp, .rk4imp, .msadams, .msbdf:
      return IntegrationTolerance(perStep: 2e-12)
    }
  }
}
