package import MotionProblems

/// Dashpot's engine asked another problem than the one it was given: a mutant whose fault is in what it understands.
package struct ChangedProblemEngine: EngineModel {
  package let name: String
  package let summary: String
  private let change: @Sendable (MotionProblem) throws -> MotionProblem

  /// - Parameter change: the problem as the mutant understands it; the same where the fault does not bite.
  init(_ name: String, _ summary: String, change: @escaping @Sendable (MotionProblem) throws -> MotionProblem) {
    self.name = "mutant-\(name)"
    self.summary = "Dashpot's engine \(summary)"
    self.change = change
  }

  /// Where it understands the problem rightly it would only be Dashpot's engine again.
  package func refusal(of problem: MotionProblem) -> String? {
    (try? change(problem)) == problem ? "the fault does not touch this problem" : nil
  }

  package func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    let understood: MotionProblem
    do { understood = try change(problem) } catch { throw .rejected(reason: "\(error)") }
    try DashpotEngine().record(understood, at: times, restBand: restBand, into: &trace)
  }
}
