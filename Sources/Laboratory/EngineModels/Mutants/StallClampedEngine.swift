package import MotionProblems

/// Dashpot's engine that takes a frame of more than ten seconds, among frames of a display, for a tenth of a second: a
/// mutant that only a long stall shows.
package struct StallClampedEngine: EngineModel {
  /// s.
  package static let longest = 10.0
  /// s.
  package static let taken = 0.1

  package init() {}

  package var name: String { "mutant-stall-clamped" }
  package var summary: String { "Dashpot's engine that takes a frame of over \(Self.longest) s for \(Self.taken) s" }

  package func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    var lost = 0.0
    var before = 0.0
    // Why the first frame: samples that are far apart by themselves are no stall.
    let isDisplay = times.count > 1 && times[1] < Self.taken
    let seen = times.map { time in
      if isDisplay, time - before > Self.longest { lost += time - before - Self.taken }
      before = time
      return time - lost
    }
    try DashpotEngine().record(problem, at: seen, restBand: restBand, into: &trace)
  }
}
