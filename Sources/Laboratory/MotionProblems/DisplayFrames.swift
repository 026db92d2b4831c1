/// The frames of a display: a rate, seeded jitter, and hitches.
public struct DisplayFrames: Hashable, Sendable {
  /// A stall: no frame in the open interval (`start`, `start + length`).
  public struct Hitch: Hashable, Sendable {
    /// Seconds.
    public let start: Double
    /// Seconds.
    public let length: Double

    public init(start: Double, length: Double) {
      self.start = start
      self.length = length
    }
  }

  /// Frames per second, > 0.
  public let rate: Double
  /// Each frame is moved by up to ± this fraction of the frame time; in [0, 0.5).
  public let jitter: Double
  /// Seed of the jitter.
  public let seed: UInt64
  public let hitches: [Hitch]

  /// - Precondition: rate finite and > 0, jitter in [0, 0.5).
  public init(rate: Double, jitter: Double = 0, seed: UInt64 = 0, hitches: [Hitch] = []) {
    precondition(rate.isFinite && rate > 0, "a frame rate is finite and positive")
    precondition((0..<0.5).contains(jitter), "jitter is a fraction of the frame time in [0, 0.5)")
    self.rate = rate
    self.jitter = jitter
    self.seed = seed
    self.hitches = hitches
  }

  /// The frames from 0 up to the first whose nominal time is at or after `window` seconds.
  ///
  /// A frame's nominal time is its index over the rate, never a running sum; jitter moves it from there, the frame at 0
  /// excepted. A frame inside a hitch is missing, the last one too, and so the motion is seen again at the first frame
  /// at or after the hitch's end. There is always a frame at 0.
  public func times(over window: Double) -> SampleTimes {
    let last = max(1, Int((window * rate).rounded(.up)))
    var times = [0.0]
    times.reserveCapacity(last + 1)
    for index in 1...last {
      let time = (Double(index) + offset(of: index)) / rate
      if hitches.contains(where: { time > $0.start && time < $0.start + $0.length }) { continue }
      times.append(time)
    }
    return SampleTimes(arbitrary: times)
  }

  /// The jitter of one frame in frame times, a function of seed and index alone, so that any frame can be replayed.
  private func offset(of index: Int) -> Double {
    guard jitter > 0 else { return 0 }
    return jitter * (2 * SplitMix64.uniform(seed: seed, index: UInt64(index)) - 1)
  }
}
