package import MotionProblems

/// The right motion that is finished after 20 s at the latest.
///
/// A guard against endless searches that became a rule: m 1, k 100, c 0.1 from 0 to 1 is finished after 20 s with more
/// than a third of the way still in its swing, where 137.9 s pass until it keeps within a thousandth. Undamped motion is
/// finished too. Seen in libadwaita and Motion. Below 20 s it is finished at the exact last exit from the band.
package struct DurationCapEngine: TunableEngine {
  /// Seconds after the last retarget.
  package let longest: Double

  package init(longest: Double = 20) { self.longest = longest }

  package var constants: [TunableConstant] {
    [
      TunableConstant(
        "longest", "after how long it is finished at the latest", unit: "s", value: longest, in: 0.1...1e4)
    ]
  }

  package func with(_ values: [String: Double]) -> DurationCapEngine {
    DurationCapEngine(longest: values["longest"] ?? longest)
  }

  package var name: String { "duration-cap" }
  package var summary: String {
    "The right motion that is finished after 20 s at the latest, as in libadwaita and Motion"
  }

  package func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    try DashpotEngine().record(problem, at: times, restBand: restBand, into: &trace)
    let anchorTime = problem.retargets.last?.time ?? 0
    guard let last = times.last, anchorTime <= last else { return }
    trace.finished = min(trace.finished ?? .infinity, anchorTime + longest)
  }
}
