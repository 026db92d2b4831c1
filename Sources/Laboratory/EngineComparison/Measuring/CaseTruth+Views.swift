package import EngineModels
internal import MotionProblems
internal import ReferenceSolver

extension CaseTruth {
  /// What is seen of it at the wall's instants when it is held up or repeated.
  func seen(through played: PlayedTimes, at wall: [Double]) -> CaseTruth {
    CaseTruth(
      problem: problem, times: wall, trace: played.seen(trace), amplitude: amplitude, settlingScale: settlingScale,
      isPlayed: true)
  }

  /// The first of every so many instants, and the last of all.
  func thinned(to every: Int) -> CaseTruth {
    var indices = Array(stride(from: 0, to: times.count, by: every))
    if indices.last != times.count - 1 { indices.append(times.count - 1) }
    var part = ReferenceTrace()
    part.positions = indices.map { trace.positions[$0] }
    part.positionTails = indices.map { trace.positionTails[$0] }
    part.velocities = indices.map { trace.velocities[$0] }
    part.velocityTails = indices.map { trace.velocityTails[$0] }
    part.positionRadius = trace.positionRadius
    part.velocityRadius = trace.velocityRadius
    return CaseTruth(
      problem: problem, times: indices.map { times[$0] }, trace: part, amplitude: amplitude,
      settlingScale: settlingScale, isPlayed: isPlayed)
  }
}

extension Case {
  /// Why an engine cannot be asked this, or nil when it can.
  package func refusal(by engine: any EngineModel) -> String? {
    guard let playback else { return engine.refusal(of: problem) }
    return engine.refusal(of: problem, played: playback)
  }
}

extension EngineModel {
  /// What it shows of a case at instants of the wall; of a motion that is held up or repeated without a claim of rest.
  func record(
    _ subject: Case, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    guard let playback = subject.playback else {
      return try record(subject.problem, at: times, restBand: restBand, into: &trace)
    }
    try record(subject.problem, played: playback, at: times, into: &trace)
    trace.finished = nil
  }
}
