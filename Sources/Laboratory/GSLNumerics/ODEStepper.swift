internal import CGSL

/// A method for ordinary differential equations, under the name GSL gives it.
public enum ODEStepper: String, CaseIterable, Hashable, Sendable {
  case rk2, rk4, rkf45, rkck, rk8pd, rk1imp, rk2imp, rk4imp, bsimp, msadams, msbdf

  /// The power of the step size in the error over a fixed interval; nil where the method chooses its order as it goes.
  ///
  /// It is that of the solution that is carried on. GSL names `rk2` after the lower order of its pair and carries on
  /// with the third-order solution.
  public var formalOrder: Int? {
    switch self {
    case .rk1imp: 1
    case .rk2imp: 2
    case .rk2: 3
    case .rk4, .rk4imp: 4
    case .rkf45, .rkck: 5
    case .rk8pd: 8
    case .bsimp, .msadams, .msbdf: nil
    }
  }

  /// Whether a system must hand over its Jacobian.
  public var needsJacobian: Bool { isImplicit }

  /// Whether each step solves equations with the Jacobian, so that a stiff problem does not force small steps.
  public var isImplicit: Bool {
    switch self {
    case .rk1imp, .rk2imp, .rk4imp, .bsimp, .msbdf: true
    case .rk2, .rk4, .rkf45, .rkck, .rk8pd, .msadams: false
    }
  }

  /// Whether a step depends on the state alone, not on the steps before it.
  public var isOneStep: Bool {
    switch self {
    case .msadams, .msbdf: false
    case .rk2, .rk4, .rkf45, .rkck, .rk8pd, .rk1imp, .rk2imp, .rk4imp, .bsimp: true
    }
  }

  /// One line for a list of steppers.
  public var summary: String {
    switch self {
    case .rk2: "explicit Runge-Kutta 2(3)"
    case .rk4: "classical explicit Runge-Kutta 4, error from step doubling"
    case .rkf45: "explicit Runge-Kutta-Fehlberg 4(5)"
    case .rkck: "explicit Runge-Kutta Cash-Karp 4(5)"
    case .rk8pd: "explicit Runge-Kutta Prince-Dormand 8(9); the choice where nothing is stiff"
    case .rk1imp: "implicit Euler, error from step doubling; stiff"
    case .rk2imp: "implicit midpoint (Gauss 2), error from step doubling; stiff"
    case .rk4imp: "implicit Gauss 4, error from step doubling; stiff"
    case .bsimp: "implicit Bulirsch-Stoer of Bader and Deuflhard; stiff, high accuracy"
    case .msadams: "Adams multistep of order 1 to 12 in Nordsieck form"
    case .msbdf: "backward differentiation multistep of order 1 to 5 in Nordsieck form; stiff"
    }
  }

  var type: UnsafePointer<gsl_odeiv2_step_type>? {
    switch self {
    case .rk2: dashpot_gsl_odeiv2_step_rk2()
    case .rk4: dashpot_gsl_odeiv2_step_rk4()
    case .rkf45: dashpot_gsl_odeiv2_step_rkf45()
    case .rkck: dashpot_gsl_odeiv2_step_rkck()
    case .rk8pd: dashpot_gsl_odeiv2_step_rk8pd()
    case .rk1imp: dashpot_gsl_odeiv2_step_rk1imp()
    case .rk2imp: dashpot_gsl_odeiv2_step_rk2imp()
    case .rk4imp: dashpot_gsl_odeiv2_step_rk4imp()
    case .bsimp: dashpot_gsl_odeiv2_step_bsimp()
    case .msadams: dashpot_gsl_odeiv2_step_msadams()
    case .msbdf: dashpot_gsl_odeiv2_step_msbdf()
    }
  }

  /// The name that the linked library gives the method this case stands for.
  public var libraryName: String? {
    type.flatMap { $0.pointee.name }.map { String(cString: $0) }
  }
}
