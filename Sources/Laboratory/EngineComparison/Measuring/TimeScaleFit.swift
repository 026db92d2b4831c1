internal import EngineModels
internal import MotionProblems
internal import ReferenceSolver

/// The factor s for which the truth at s · t is nearest to a trace in the least squares, and what is left then.
///
/// A slow engine has s < 1: what it shows at time t is what should have been seen at s · t.
struct TimeScaleFit: Equatable {
  var scale: Double
  /// Largest |position − truth(s · t)| over the samples with s · t in the window; length.
  var errorLeft: Double

  /// Errors below it, a fraction of the amplitude, are explained to first order.
  static let firstOrderLimit = 1e-3

  /// - Parameters:
  ///   - largestError: length; see ``ErrorFigures/position``.
  ///   - amplitude: length.
  /// - Returns: nil where there is nothing to fit: a motion that does not move, a trace that blew up, moving targets
  ///   and changing constants (which come at absolute times and do not stretch), or no convergence.
  init?(
    of trace: Trace, to truth: ReferenceTrace, at times: [Double], problem: MotionProblem, largestError: Double,
    amplitude: Double
  ) {
    guard problem.retargets.isEmpty, problem.constantsChanges.isEmpty, amplitude > 0, largestError.isFinite,
      largestError <= 1e6 * amplitude
    else {
      return nil
    }
    let found =
      largestError < Self.firstOrderLimit * amplitude
      ? Self.linear(trace, truth, times)
      : Self.stepwise(trace, TruthBetweenSamples(problem, times: times, truth: truth), times, problem)
    guard let found else { return nil }
    self = found
  }

  private init(scale: Double, errorLeft: Double) {
    self.scale = scale
    self.errorLeft = errorLeft
  }

  /// To first order in s − 1: x(s t) = x(t) + (s − 1) t v(t).
  private static func linear(_ trace: Trace, _ truth: ReferenceTrace, _ times: [Double]) -> TimeScaleFit? {
    var numerator = 0.0
    var denominator = 0.0
    for index in times.indices {
      let slope = times[index] * truth.velocities[index]
      let error = (trace.positions[index] - truth.positions[index]) - truth.positionTails[index]
      numerator += slope * error
      denominator += slope * slope
    }
    guard denominator > 0 else { return nil }
    let shift = numerator / denominator
    var left = 0.0
    for index in times.indices {
      let error = (trace.positions[index] - truth.positions[index]) - truth.positionTails[index]
      left = max(left, abs(error - shift * times[index] * truth.velocities[index]))
    }
    return TimeScaleFit(scale: 1 + shift, errorLeft: left)
  }

  /// Gauss–Newton on a first stretch, then on stretches twice as long: each fit is good enough to keep the next one
  /// on the right swing, however many swings the whole trace has fallen behind.
  private static func stepwise(
    _ trace: Trace, _ truth: TruthBetweenSamples, _ times: [Double], _ problem: MotionProblem
  ) -> TimeScaleFit? {
    var count = firstStretch(times, problem)
    var scale = 1.0
    while true {
      guard let better = refined(scale, trace, truth, times, count) else { return nil }
      scale = better
      if count == times.count { break }
      count = min(2 * count, times.count)
    }
    var left = 0.0
    var cursor = 0
    for index in times.indices {
      guard let state = truth.state(at: scale * times[index], from: &cursor) else { break }
      left = max(left, abs(trace.positions[index] - state.position))
    }
    return TimeScaleFit(scale: scale, errorLeft: left)
  }

  /// Samples of the first period, at least 8; all of them where nothing swings.
  static func firstStretch(_ times: [Double], _ problem: MotionProblem) -> Int {
    guard let oscillator = problem.oscillator, oscillator.dampingRatio < 1 else { return times.count }
    let first = times.firstIndex { $0 > oscillator.naturalPeriod } ?? times.count
    return min(max(first, 8), times.count)
  }

  private static func refined(
    _ start: Double, _ trace: Trace, _ truth: TruthBetweenSamples, _ times: [Double], _ count: Int
  ) -> Double? {
    var scale = start
    for _ in 0..<12 {
      var numerator = 0.0
      var denominator = 0.0
      var cursor = 0
      for index in 0..<count {
        guard let state = truth.state(at: scale * times[index], from: &cursor) else { break }
        let slope = times[index] * state.velocity
        numerator += slope * (trace.positions[index] - state.position)
        denominator += slope * slope
      }
      guard denominator > 0 else { return nil }
      let step = numerator / denominator
      scale += step
      guard scale.isFinite, scale > 0.25, scale < 4 else { return nil }
      if abs(step) < 1e-12 { break }
    }
    return scale
  }
}
