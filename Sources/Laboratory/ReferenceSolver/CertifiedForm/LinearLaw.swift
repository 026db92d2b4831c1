internal import MotionProblems

/// A problem's law with its constants at one precision.
enum LinearLaw: ~Copyable {
  case spring(OscillatorModes)
  case friction(FrictionForm)

  init(_ law: MotionProblem.Law, precision: Int) {
    switch law {
    case .spring(let oscillator): self = .spring(OscillatorModes(oscillator, precision: precision))
    case .friction(.exponential(let rate)): self = .friction(FrictionForm(rate: rate, precision: precision))
    }
  }

  func transition(after time: borrowing Ball) -> StateTransition {
    switch self {
    case .spring(let modes): modes.transition(after: time)
    case .friction(let form): form.transition(after: time)
    }
  }
}
