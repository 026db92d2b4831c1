internal import MotionProblems

/// A problem's law with its constants at one precision, where it is linear.
///
/// At rest every law of friction is, so that its rate alone speaks for it; ``FreeMotion`` is what is not linear. Of a spring
/// with Coulomb friction it is the law between two reversals, of the distance from where the spring and the friction are
/// in balance.
enum LinearLaw: ~Copyable {
  case spring(OscillatorModes)
  case friction(FrictionForm)

  init(_ law: MotionProblem.Law, precision: Int) {
    switch law {
    case .spring(let oscillator), .resistedSpring(let oscillator, _):
      self = .spring(OscillatorModes(oscillator, precision: precision))
    case .friction(let friction): self = .friction(FrictionForm(rate: friction.rate, precision: precision))
    }
  }

  func transition(after time: borrowing Ball) -> StateTransition {
    switch self {
    case .spring(let modes): modes.transition(after: time)
    case .friction(let form): form.transition(after: time)
    }
  }
}
