internal import MotionProblems

/// The largest excursion beyond the last target, read off samples by the parabola through the highest of them and its
/// two neighbours.
///
/// Truth and engine are read off in the same way, so that what differs is the engine's.
struct SampledPeak: Equatable {
  /// Beyond the target, ≥ 0; length.
  var excursion: Double
  /// s.
  var time: Double

  /// - Returns: nil when the target is not passed, or when a sample is not finite.
  init?(positions: [Double], times: [Double], problem: MotionProblem) {
    let anchor = problem.retargets.last?.time ?? 0
    guard let first = times.firstIndex(where: { $0 >= anchor }), first + 2 < times.count else { return nil }
    let target = problem.finalTarget
    let side = Self.side(beyondTargetOf: problem, at: positions[first])
    guard side != 0 else { return nil }
    var highest = first
    for index in first..<times.count {
      guard positions[index].isFinite else { return nil }
      if side * (positions[index] - target) > side * (positions[highest] - target) { highest = index }
    }
    guard side * (positions[highest] - target) > 0, highest > first, highest + 1 < times.count else { return nil }
    self.init(
      around: highest, heights: [-1, 0, 1].map { side * (positions[highest + $0] - target) }, times: times)
  }

  /// The sign of the far side of the target, 0 when the motion starts there at rest.
  private static func side(beyondTargetOf problem: MotionProblem, at position: Double) -> Double {
    let distance = position - problem.finalTarget
    if distance != 0 { return distance > 0 ? -1 : 1 }
    let velocity = problem.start.velocity
    return velocity == 0 ? 0 : (velocity > 0 ? 1 : -1)
  }

  private init(around index: Int, heights: [Double], times: [Double]) {
    let left = times[index] - times[index - 1]
    let right = times[index + 1] - times[index]
    let rise = (heights[1] - heights[0]) / left
    let fall = (heights[2] - heights[1]) / right
    let curvature = (fall - rise) / (left + right)
    let slope = (rise * right + fall * left) / (left + right)
    guard curvature < 0 else {
      self.excursion = heights[1]
      self.time = times[index]
      return
    }
    let offset = min(max(-slope / (2 * curvature), -left), right)
    excursion = heights[1] + offset * (slope + offset * curvature)
    time = times[index] + offset
  }
}
