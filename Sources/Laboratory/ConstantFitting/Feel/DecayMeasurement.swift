internal import MotionProblems
internal import ReferenceSolver

/// A decay's motion, measured by certified truth.
struct DecayMeasurement {
  private let motion: CertifiedMotion
  private let stoppingSpeed: Double

  init(_ friction: Friction, velocity: Double, stoppingSpeed: Double) throws(ReferenceError) {
    self.stoppingSpeed = stoppingSpeed
    let problem: MotionProblem
    do throws(ProblemError) {
      problem = try MotionProblem(law: .friction(friction), start: PhaseState(position: 0, velocity: velocity))
    } catch {
      throw .outOfRange(quantity: "a constant of the decay")
    }
    motion = try CertifiedMotion(problem)
  }

  /// nil where it never happens.
  func reached(_ target: DecayTarget) throws(ReferenceError) -> Double? {
    switch target {
    case .stoppingTime: try stoppingTime
    case .stoppingDistance: try stoppingDistance
    case .distance(_, let time): try distance(after: time)
    }
  }

  private var stoppingTime: Double? {
    get throws(ReferenceError) {
      let answer = stoppingSpeed > 0 ? try motion.speedSettling(below: stoppingSpeed).answer : try motion.stoppingTime()
      return if case .finite(let time, _) = answer { time } else { nil }
    }
  }

  private var stoppingDistance: Double? {
    get throws(ReferenceError) {
      guard stoppingSpeed > 0 else {
        let way = try motion.largestExcursion(after: 0)
        return way.isFinite ? way : nil
      }
      guard let time = try stoppingTime, time > 0 else { return nil }
      return try distance(after: time)
    }
  }

  private func distance(after time: Double) throws(ReferenceError) -> Double {
    var trace = ReferenceTrace()
    try motion.record(at: SampleTimes(arbitrary: [0, time]), into: &trace)
    return trace.positions[1]
  }
}
