internal import MotionEngine
package import MotionProblems

/// Dashpot's decay with Pop's rule for its end, which the Pop interface keeps: finished at the first frame with a speed
/// of at most five thresholds per second, for a threshold of one unit of length.
///
/// What is then left of the way is the speed over the friction rate: two and a half units at 0.998 per millisecond.
package struct StopSpeedEngine: TunableEngine {
  /// In thresholds per second.
  private var stopSpeed = 5.0

  package init() {}

  package var name: String { "dashpot-pop-decay-rest" }
  package var summary: String { "Dashpot's decay that ends below five thresholds per second, as Pop's does" }

  package var constants: [TunableConstant] {
    [
      TunableConstant(
        "stopSpeed", "at rest at this speed or below, in thresholds", unit: "/s", value: stopSpeed, in: 1e-3...1000)
    ]
  }

  package func with(_ values: [String: Double]) -> StopSpeedEngine {
    var engine = self
    engine.stopSpeed = values["stopSpeed"] ?? stopSpeed
    return engine
  }

  package func refusal(of problem: MotionProblem) -> String? { SpokenLaws.friction.refusal(of: problem, by: name) }

  package func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    trace.clear()
    guard case .friction(.exponential(let rate)) = problem.law else {
      throw .rejected(reason: refusal(of: problem) ?? "")
    }
    try DashpotEngine().record(problem, at: times, restBand: restBand, into: &trace)
    do {
      let course = try FrictionCourse(
        law: try DashpotEngine.decay(rate: rate, of: problem), from: problem.start.position,
        velocity: problem.start.velocity, rest: .speed(stopSpeed))
      trace.finished = problem.firstFrame(from: course.restTime, in: times)
    } catch {
      throw .rejected(reason: "\(error)")
    }
  }
}
