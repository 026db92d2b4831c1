package import MotionProblems

/// Dashpot's engine read at another time of the motion than a playback says: a mutant whose fault is in its pauses or
/// repeats.
package struct MisplayedEngine: EngineModel {
  package let name: String
  package let summary: String
  private let misread: @Sendable (Playback, [Double]) -> [Playback.Instant]?

  /// - Parameter misread: where the mutant plays the motion at times of the wall; nil where the fault does not bite.
  init(
    _ name: String, _ summary: String, misread: @escaping @Sendable (Playback, [Double]) -> [Playback.Instant]?
  ) {
    self.name = "mutant-\(name)"
    self.summary = "Dashpot's engine \(summary)"
    self.misread = misread
  }

  package func refusal(of problem: MotionProblem) -> String? { "the fault does not touch this problem" }

  package func refusal(of problem: MotionProblem, played playback: Playback) -> String? {
    misread(playback, [0]) == nil ? refusal(of: problem) : DashpotEngine().refusal(of: problem)
  }

  package func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    throw .rejected(reason: refusal(of: problem) ?? "")
  }

  package func record(
    _ problem: MotionProblem, played playback: Playback, at times: [Double], into trace: inout Trace
  ) throws(EngineFailure) {
    guard let instants = misread(playback, times) else { return trace.clear() }
    try trace.fill(with: problem, at: instants)
  }
}

extension Trace {
  /// What Dashpot's engine shows of a motion that is played so.
  mutating func fill(with problem: MotionProblem, at instants: [Playback.Instant]) throws(EngineFailure) {
    let order = instants.indices.sorted { instants[$0].time < instants[$1].time }
    var sorted = Trace()
    try DashpotEngine().record(problem, at: order.map { instants[$0].time }, restBand: 0, into: &sorted)
    clear()
    positions = Array(repeating: 0, count: instants.count)
    velocities = positions
    for (place, index) in order.enumerated() {
      positions[index] = sorted.positions[place]
      velocities[index] = instants[index].rate * sorted.velocities[place]
    }
  }
}
