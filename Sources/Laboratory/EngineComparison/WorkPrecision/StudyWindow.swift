public import MotionProblems
public import ReferenceSolver

extension WorkPrecisionStudy {
  /// How long a motion is worth studying, s, to two digits.
  ///
  /// Until it is within a thousandth of the way for good, below critical damping for five periods at most; from the last
  /// retarget or change of constants on. A motion that stops: three quarters of the time to its stop, since the equation has a corner there and
  /// no method has its order across it. Without friction of its own time: 1 s.
  public static func suitableWindow(for problem: MotionProblem) throws(ReferenceError) -> Double {
    let motion = try CertifiedMotion(problem)
    if case .finite(let stop, _) = try motion.stoppingTime(), stop > 0 { return rounded(0.75 * stop) }
    switch problem.law {
    case .spring(let oscillator), .resistedSpring(let oscillator, _):
      let anchor = max(problem.retargets.last?.time ?? 0, problem.constantsChanges.last?.time ?? 0)
      let scale = try motion.largestExcursion(after: anchor)
      let settled = scale > 0 ? try motion.settlingTime(within: band * scale) : .never
      let last = problem.constantsChanges.last?.oscillator ?? oscillator
      let most = last.dampingRatio < 1 ? anchor + 5 * last.naturalPeriod : Double.infinity
      guard case .finite(let time, _) = settled, time > 0 else { return rounded(anchor + 5 * last.naturalPeriod) }
      return rounded(min(time, most))
    case .friction(let friction):
      let rate = friction.relativeRate(at: problem.start.velocity)
      return rate > 0 ? rounded(5 / rate) : 1
    }
  }

  /// Of the largest distance from the target.
  private static let band = 1e-3

  private static func rounded(_ time: Double) -> Double { DecimalRounding.rounded(time, significantDigits: 2) }
}
