/// Samples of a motion as somebody recorded them: a time and a value each, and perhaps a velocity.
public struct RecordedMotion: Hashable, Sendable {
  /// s from any instant, ascending; the steps need not be equal.
  public let times: [Double]
  /// In any unit of length.
  public let values: [Double]
  /// Units of length per second; nil where none were recorded.
  public let velocities: [Double]?

  /// Fewer samples than this show no curve.
  public static let fewestSamples = 5

  /// - Throws: ``RecordingError`` for fewer than ``fewestSamples`` samples, lists of different lengths, numbers that are not
  ///   finite, times that do not ascend, and values that never change.
  public init(times: [Double], values: [Double], velocities: [Double]? = nil) throws(RecordingError) {
    let lists = [("values", values)] + (velocities.map { [("velocities", $0)] } ?? [])
    for (name, list) in lists where list.count != times.count {
      throw .countsDiffer(times: times.count, other: list.count, name: name)
    }
    guard times.count >= Self.fewestSamples else { throw .tooFewSamples(times.count) }
    for (name, list) in [("times", times)] + lists {
      if let index = list.firstIndex(where: { !$0.isFinite }) {
        throw .notFinite(sample: index + 1, name: name, value: list[index])
      }
    }
    for index in 1..<times.count where !(times[index] > times[index - 1]) {
      throw .timesDoNotAscend(sample: index + 1, time: times[index], before: times[index - 1])
    }
    let (lowest, highest) = (values.min() ?? 0, values.max() ?? 0)
    guard highest > lowest else { throw .noMotion(value: lowest) }
    guard (highest - lowest).isFinite, (times[times.count - 1] - times[0]).isFinite else { throw .outOfRange }
    self.times = times
    self.values = values
    self.velocities = velocities
  }
}

/// Why samples are no recorded motion.
public enum RecordingError: Error, Hashable, Sendable {
  case countsDiffer(times: Int, other: Int, name: String)
  case tooFewSamples(Int)
  /// Samples count from 1.
  case notFinite(sample: Int, name: String, value: Double)
  case timesDoNotAscend(sample: Int, time: Double, before: Double)
  case noMotion(value: Double)
  /// The way, or the window, is beyond the range of doubles.
  case outOfRange
}

extension RecordingError: CustomStringConvertible {
  /// One sentence without its full stop.
  public var description: String {
    switch self {
    case .countsDiffer(let times, let other, let name):
      "there are \(times) times and \(other) \(name); give one for each"
    case .tooFewSamples(let count):
      "\(count == 1 ? "1 sample shows" : "\(count) samples show") no motion; "
        + "at least \(RecordedMotion.fewestSamples) are needed"
    case .notFinite(let sample, let name, let value):
      "among the \(name) sample \(sample) is \(value); leave out the samples that were not measured"
    case .timesDoNotAscend(let sample, let time, let before):
      time == before
        ? "sample \(sample) has the same time as the one before it, \(time) s; keep one of them"
        : "the time of sample \(sample), \(time) s, is before that of the sample before it, \(before) s; "
          + "sort the samples, or cut the file where the clock was set back"
    case .noMotion(let value):
      "nothing moves: every value is \(value); record a motion, or name the column that moves"
    case .outOfRange:
      "the values or the times differ by more than a double can hold; choose other units"
    }
  }
}
