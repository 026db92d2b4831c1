internal import EngineModels
internal import ReferenceSolver

/// How far an engine's trace is from the truth, sample by sample, in the units of the problem.
///
/// A sample that is not a number makes the figures that it enters not a number: nothing that was not compared counts
/// as near.
struct ErrorFigures: Equatable {
  /// Largest |position − truth|; length.
  var position = 0.0
  /// s; the first instant of `position`.
  var positionTime = 0.0
  /// Root of the mean square over all samples; length.
  var positionRMS = 0.0
  /// Largest |velocity − truth|, nil when the engine reports no velocity; length / s.
  var velocity: Double?
  /// |position − truth| at the last sample; length.
  var end = 0.0
  /// s; the first sample that is NaN, infinite, or more than 10⁶ amplitudes off.
  var blowUpTime: Double?

  /// - Parameters:
  ///   - amplitude: length; the scale by which a blow-up is told.
  /// - Precondition: the trace has one position for each time.
  init(of trace: Trace, against truth: ReferenceTrace, at times: [Double], amplitude: Double) {
    precondition(trace.positions.count == times.count && truth.positions.count == times.count)
    var squares = 0.0
    for index in times.indices {
      let shown = trace.positions[index]
      let error = abs((shown - truth.positions[index]) - truth.positionTails[index])
      squares += error * error
      if error > position || (error.isNaN && !position.isNaN) {
        position = error
        positionTime = times[index]
      }
      if blowUpTime == nil, !(error <= 1e6 * amplitude), !shown.isFinite || amplitude > 0 {
        blowUpTime = times[index]
      }
    }
    positionRMS = (squares / Double(times.count)).squareRoot()
    end = abs(
      (trace.positions[times.count - 1] - truth.positions[times.count - 1]) - truth.positionTails[times.count - 1])
    velocity = Self.largestVelocityError(of: trace, against: truth)
  }

  private static func largestVelocityError(of trace: Trace, against truth: ReferenceTrace) -> Double? {
    guard !trace.velocities.isEmpty else { return nil }
    precondition(trace.velocities.count == truth.velocities.count, "one velocity for each position")
    var largest = 0.0
    for index in trace.velocities.indices {
      let error = abs((trace.velocities[index] - truth.velocities[index]) - truth.velocityTails[index])
      if error > largest || (error.isNaN && !largest.isNaN) { largest = error }
    }
    return largest
  }
}

/// `error` as a fraction of `scale`; where nothing moved, 0 for no error and infinity for any.
func fraction(_ error: Double, of scale: Double) -> Double {
  if scale > 0 { return error / scale }
  return error == 0 ? 0 : (error.isNaN ? .nan : .infinity)
}
