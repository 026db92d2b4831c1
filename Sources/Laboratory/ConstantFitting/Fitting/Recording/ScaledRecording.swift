/// A recording in units of its own: times from 0 at the first sample to 1 at the last, values that differ by 1.
///
/// Why: every start, step and tolerance of the search is then a plain number, and a motion of micrometres in hours is
/// fitted like one of points in seconds.
struct ScaledRecording: Sendable {
  let times: [Double]
  let values: [Double]
  let velocities: [Double]?
  /// s.
  let origin: Double
  /// s.
  let window: Double
  /// In the unit of the values, as `scale`.
  let offset: Double
  let scale: Double

  var count: Int { times.count }

  init(_ recording: RecordedMotion) {
    let (times, values) = (recording.times, recording.values)
    let (lowest, highest) = (values.min() ?? 0, values.max() ?? 1)
    let (origin, window) = (times[0], times[times.count - 1] - times[0])
    let (offset, scale) = (values[0], highest - lowest)
    self.times = times.map { ($0 - origin) / window }
    self.values = values.map { ($0 - offset) / scale }
    velocities = recording.velocities.map { list in list.map { $0 / scale * window } }
    self.origin = origin
    self.window = window
    self.offset = offset
    self.scale = scale
  }

  /// The root mean square of what a straight line between its neighbours leaves of a value, as noise alone would make
  /// it: never less than the noise, more where the samples are too far apart to show the motion.
  var roughness: Double {
    guard count > 2 else { return 0 }
    var sum = 0.0
    for index in 1..<(count - 1) {
      let part = (times[index] - times[index - 1]) / (times[index + 1] - times[index - 1])
      let deviation = values[index] - (1 - part) * values[index - 1] - part * values[index + 1]
      sum += deviation * deviation / (1 + part * part + (1 - part) * (1 - part))
    }
    return (sum / Double(count - 2)).squareRoot()
  }

  /// At most so many samples spread over all of them, for looking at many starts.
  func thinned(to most: Int) -> ScaledRecording {
    guard count > most else { return self }
    let chosen = (0..<most).map { $0 * (count - 1) / (most - 1) }
    return ScaledRecording(self, times: chosen.map { times[$0] }, values: chosen.map { values[$0] }, velocities: nil)
  }

  /// Each value with the median of it and its neighbours: what a lone outlier leaves alone.
  var withoutSpikes: ScaledRecording {
    let calm = values.indices.map { index in
      let near = values[max(0, index - 1)...min(values.count - 1, index + 1)].sorted()
      return near.count == 3 ? near[1] : values[index]
    }
    return ScaledRecording(self, times: times, values: calm, velocities: nil)
  }

  init(_ other: ScaledRecording, times: [Double], values: [Double], velocities: [Double]?) {
    self.times = times
    self.values = values
    self.velocities = velocities
    (origin, window, offset, scale) = (other.origin, other.window, other.offset, other.scale)
  }
}
