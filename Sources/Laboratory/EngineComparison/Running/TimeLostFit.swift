internal import EngineModels
internal import MotionProblems
internal import ReferenceSolver

/// How late a motion is after the longest gap between two frames: the τ in 0…gap for which the truth at t − τ is nearest
/// to what is shown there, in the least squares.
struct TimeLostFit: Equatable {
  /// s.
  let lost: Double

  /// - Precondition: a problem without retargets, and as many samples as times.
  /// - Returns: nil where there is nothing to fit: no frame after the gap, a motion at rest there, no convergence, or no
  ///   truth.
  init?(of shown: Trace, to motion: CertifiedMotion, at times: [Double]) {
    guard let after = times.indices.dropFirst().max(by: { Self.gap($0, times) < Self.gap($1, times) }) else {
      return nil
    }
    let gap = Self.gap(after, times)
    guard let truth = Self.dense(motion, over: times[times.count - 1]) else { return nil }
    let samples = Samples(between: truth, positions: shown.positions, times: times, first: after)
    // Why: of a swinging motion the sum of squares has a minimum for every half swing; the scan finds the deepest.
    let places = 200
    let scan = (0...places).map { gap * Double($0) / Double(places) }
    guard var late = scan.min(by: { samples.misfit($0).squares < samples.misfit($1).squares }) else { return nil }
    for _ in 0..<20 {
      let step = samples.misfit(late).step
      guard step.isFinite, abs(step) <= gap else { return nil }
      late += step
      if abs(step) < 1e-15 { break }
    }
    lost = late
  }

  /// The truth so densely that what lies between is as good as it: the frames have a gap just where it is asked for.
  private static func dense(_ motion: CertifiedMotion, over window: Double) -> TruthBetweenSamples? {
    let times = SampleTimes.uniform(count: 2000, over: window * (1 + 1e-9))
    var truth = ReferenceTrace()
    guard (try? motion.record(at: times, into: &truth)) != nil else { return nil }
    return TruthBetweenSamples(motion.problem, times: times.times, truth: truth)
  }

  private static func gap(_ index: Int, _ times: [Double]) -> Double { times[index] - times[index - 1] }

  private struct Samples {
    let between: TruthBetweenSamples
    let positions: [Double]
    let times: [Double]
    let first: Int

    /// The sum of squares at a lateness, and Gauss's and Newton's step from there.
    func misfit(_ late: Double) -> (squares: Double, step: Double) {
      var (squares, numerator, denominator) = (0.0, 0.0, 0.0)
      var cursor = 0
      for index in first..<times.count {
        guard let state = between.state(at: max(0, times[index] - late), from: &cursor) else { continue }
        let error = positions[index] - state.position
        squares += error * error
        numerator -= state.velocity * error
        denominator += state.velocity * state.velocity
      }
      return (squares, numerator / denominator)
    }
  }
}
