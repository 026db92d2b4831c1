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
    case .friction(.exponential(let rate)): .exponentialDecay(frictionRate: rate)
    }
  }

  /// ωₙ t / 2π, or λ t / 2π.
  static func periods(of problem: MotionProblem, in time: Double) -> Double {
    switch problem.law {
    case .spring(let oscillator): time / oscillator.naturalPeriod
    case .friction(.exponential(let rate)): time * rate / (2 * Double.pi)
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
