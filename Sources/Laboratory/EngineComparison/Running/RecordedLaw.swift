internal import MotionProblems
internal import ReferenceSolver
internal import RunRecords

/// A problem's law and answers in the words of a record.
enum RecordedLaw {
  static func of(_ problem: MotionProblem) -> CaseRecord.Law {
    switch problem.law {
    case .spring(let oscillator):
      .spring(
        mass: oscillator.mass, stiffness: oscillator.stiffness, dampingCoefficient: oscillator.dampingCoefficient)
    case .resistedSpring(let oscillator, .coulomb(let force)):
      .coulombSpring(
        mass: oscillator.mass, stiffness: oscillator.stiffness, dampingCoefficient: oscillator.dampingCoefficient,
        coulombFriction: force)
    case .resistedSpring(let oscillator, .quadratic(let coefficient)):
      .quadraticSpring(
        mass: oscillator.mass, stiffness: oscillator.stiffness, dampingCoefficient: oscillator.dampingCoefficient,
        quadraticDamping: coefficient)
    case .friction(.exponential(let rate)): .exponentialDecay(frictionRate: rate)
    case .friction(.constant(let deceleration)): .constantDeceleration(frictionDeceleration: deceleration)
    case .friction(.combined(let rate, let deceleration)):
      .combinedFriction(frictionRate: rate, frictionDeceleration: deceleration)
    case .friction(.quadratic(let drag)): .quadraticDrag(dragCoefficient: drag)
    }
  }

  /// ωₙ t / 2π, or t / 2π times the share of its speed that friction takes a second at first, λ + a/|v₀| + b|v₀|.
  static func periods(of problem: MotionProblem, in time: Double) -> Double {
    switch problem.law {
    case .spring(let oscillator), .resistedSpring(let oscillator, _): time / oscillator.naturalPeriod
    case .friction(let friction): time * friction.relativeRate(at: problem.start.velocity) / (2 * Double.pi)
    }
  }

  /// 0 for a motion that never leaves the band, infinity for one that always does again.
  static func settlingTime(_ answer: SettlingAnswer) -> Double {
    switch answer {
    case .never: 0
    case .infinite: .infinity
    case .finite(let time, _): time
    }
  }
}
