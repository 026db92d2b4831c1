internal import MotionProblems
internal import ReferenceSolver

/// How long a case is watched, and what its bands are fractions of.
struct CaseWindow {
  /// s.
  let length: Double
  /// |x(0) − target| for a rest-to-target motion; the jump of the last target where targets move; the largest
  /// distance from the target (from rest, for friction) where that is 0. Length.
  let settlingScale: Double

  init(_ motion: CertifiedMotion, of subject: Case) throws(ReferenceError) {
    let problem = subject.problem
    let jump = Self.lastJump(of: problem)
    settlingScale = jump > 0 ? jump : try motion.largestExcursion(after: problem.retargets.last?.time ?? 0)
    let settled = try motion.settlingTime(within: WindowRule.settlingBand * settlingScale)
    let asked = subject.windowRule.window(
      for: problem, settlingTime: RecordedLaw.settlingTime(settled), frameRate: subject.frameRate)
    // Why: free motion without friction, or without velocity, has no time of its own.
    length = asked.isFinite && asked > 0 ? asked : 1
  }

  private static func lastJump(of problem: MotionProblem) -> Double {
    guard case .spring = problem.law else { return 0 }
    guard let last = problem.retargets.last else { return abs(problem.start.position) }
    let before = problem.retargets.dropLast().last?.target ?? 0
    return abs(last.target - before)
  }
}
