internal import MotionProblems
internal import ReferenceSolver

/// How long a case is watched, and what its bands are fractions of.
struct CaseWindow {
  /// s of the wall.
  let length: Double
  /// |x(0) − target| for a rest-to-target motion; the jump of the last target where targets move; the largest
  /// distance from the target (from rest, for friction) where that is 0; the way in the window where there is no rest.
  /// Length.
  let settlingScale: Double

  init(_ motion: TrueMotion, of subject: Case) throws(ReferenceError) {
    let problem = subject.problem
    if let drag = Self.drag(of: problem) {
      // Why: drag has no place of rest to settle at, only a time 1/(b|v₀|) in which it halves the speed.
      length = Self.ownTimes / (drag * problem.start.velocity.magnitude)
      settlingScale = try motion.amplitude(over: length)
      return
    }
    let jump = Self.lastJump(of: problem)
    settlingScale = jump > 0 ? jump : try motion.largestExcursion(after: problem.retargets.last?.time ?? 0)
    let settled = try motion.settlingTimeIfNear(within: WindowRule.settlingBand * settlingScale)
    let stopped = RecordedLaw.settlingTime(try motion.stoppingTime())
    // Why: a motion that friction holds outside its band is seen to its stop.
    let rest = settled.map(RecordedLaw.settlingTime) ?? .infinity
    let pause = subject.playback?.pauses.last.map { subject.playback?.runningTime(at: $0.start) ?? 0 } ?? 0
    let asked = subject.windowRule.window(
      for: problem, settlingTime: rest.isFinite ? rest : stopped, frameRate: subject.frameRate, pause: pause)
    // Why: free motion without friction, or without velocity, has no time of its own.
    let own = asked.isFinite && asked > 0 ? asked : 1
    length = subject.playback.map { Self.played($0, own) } ?? own
  }

  /// With the pauses, or to where an eighth of the last leg is left: what is shown at its end is not the motion's.
  private static func played(_ playback: Playback, _ own: Double) -> Double {
    let running = playback.repeats.map { (Double($0.count) - 0.125) * $0.duration } ?? own
    return running + playback.pausedTime
  }

  /// Of the speed that quadratic drag starts with, one part in 51 is left, after a way of 3.9/b.
  private static let ownTimes = 50.0

  /// Of a motion that has nothing else to slow it.
  private static func drag(of problem: MotionProblem) -> Double? {
    guard case .friction(.quadratic(let drag)) = problem.law, drag > 0, problem.start.velocity != 0 else { return nil }
    return drag
  }

  private static func lastJump(of problem: MotionProblem) -> Double {
    guard problem.oscillator != nil else { return 0 }
    guard let last = problem.retargets.last else { return abs(problem.start.position) }
    let before = problem.retargets.dropLast().last?.target ?? 0
    return abs(last.target - before)
  }
}

extension TrueMotion {
  /// ``settlingTime(within:)``; nil where it lies beyond what a motion without a closed form is followed for.
  func settlingTimeIfNear(within halfWidth: Double) throws(ReferenceError) -> SettlingAnswer? {
    do throws(ReferenceError) { return try settlingTime(within: halfWidth) } catch {
      if case .tooManySwings = error { return nil }
      throw error
    }
  }
}
