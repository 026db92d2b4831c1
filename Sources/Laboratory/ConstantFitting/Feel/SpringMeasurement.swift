internal import MotionProblems
internal import ReferenceSolver

/// A spring's motion, measured by certified truth.
struct SpringMeasurement {
  private let feel: SpringFeel
  private let oscillator: Oscillator
  private let motion: CertifiedMotion
  private let origin: Double

  init(_ oscillator: Oscillator, _ feel: SpringFeel) throws(ReferenceError) {
    self.feel = feel
    self.oscillator = oscillator
    origin = feel.to
    motion = try CertifiedMotion(
      try Self.problem(oscillator, PhaseState(position: feel.from - feel.to, velocity: feel.initialVelocity)))
  }

  private static func problem(
    _ oscillator: Oscillator, _ start: PhaseState
  ) throws(ReferenceError) -> MotionProblem {
    do throws(ProblemError) {
      return try MotionProblem(law: .spring(oscillator), start: start)
    } catch {
      throw .outOfRange(quantity: "the start of the motion")
    }
  }

  /// What the motion reaches of a target; nil where it never does.
  ///
  /// - Accuracy: the double next to the truth of these constants, but for the peak speed, which is formed from a start that
  ///   is rounded once, and a value, which is rounded as it is moved to its origin.
  func reached(_ target: SpringTarget) throws(ReferenceError) -> Double? {
    switch target {
    case .settlingTime(_, let band):
      switch try motion.settlingTime(within: band * feel.way) {
      case .never: 0
      case .infinite: nil
      case .finite(let time, _): time
      }
    case .overshoot: try motion.overshoot()
    case .peakTime: try motion.peak()?.time
    case .riseTime:
      if let late = try arrival(after: 0.9), let early = try arrival(after: 0.1) { late - early } else { nil }
    case .firstArrival: try arrival(after: 1)
    case .peakSpeed: try peakSpeed()
    case .value(_, let time): try value(at: time)
    }
  }

  private func arrival(after share: Double) throws(ReferenceError) -> Double? {
    let level = share == 1 ? 0 : (feel.from - feel.to) * (1 - share)
    switch try motion.firstArrival(at: level) {
    case .atOnce: return 0
    case .never: return nil
    case .finite(let crossing): return crossing.instant.time
    }
  }

  /// The velocity obeys the equation of the motion itself, from (v₀, −(k x₀ + c v₀)/m).
  private func peakSpeed() throws(ReferenceError) -> Double {
    let start = motion.problem.start
    let push = -(oscillator.stiffness * start.position + oscillator.dampingCoefficient * start.velocity)
    let problem = try Self.problem(
      oscillator, PhaseState(position: start.velocity, velocity: push / oscillator.mass))
    return try CertifiedMotion(problem).largestExcursion(after: 0)
  }

  private func value(at time: Double) throws(ReferenceError) -> Double {
    var trace = ReferenceTrace()
    try motion.record(at: SampleTimes(arbitrary: [0, time]), into: &trace)
    return origin + trace.positions[1] + trace.positionTails[1]
  }
}
