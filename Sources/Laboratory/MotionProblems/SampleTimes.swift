/// The instants at which a motion is read, ascending, the first of them 0.
public struct SampleTimes: Hashable, Sendable {
  public let times: [Double]
  /// When not nil, `times[i]` is exactly i · `uniformStep`, with no rounding.
  public let uniformStep: Double?

  /// `count` instants from 0 to about `window`, whose step is rounded to so few bits that every multiple is exact.
  ///
  /// The last instant lies within a relative 2⁻⁴⁰ of `window`, on either side of it.
  ///
  /// - Precondition: 2 ≤ `count` ≤ 8192, `window` finite and > 0.
  public static func uniform(count: Int, over window: Double) -> SampleTimes {
    precondition((2...8192).contains(count), "a uniform schedule has 2 to 8192 samples")
    precondition(window.isFinite && window > 0, "a window is finite and positive")
    let raw = window / Double(count - 1)
    // Why: 53 − 13 bits leave room for an index below 2¹³. Half a unit of the 40th bit is added first, so that the cut
    // rounds to the nearest instead of losing up to a whole unit.
    let step = Double(bitPattern: (raw.bitPattern + 0x1000) & ~0x1FFF)
    return SampleTimes(times: (0..<count).map { Double($0) * step }, uniformStep: step)
  }

  /// Arbitrary instants.
  ///
  /// - Precondition: strictly ascending from 0, finite.
  public init(arbitrary times: [Double]) {
    precondition(times.first == 0, "the first sample is at 0")
    precondition(zip(times, times.dropFirst()).allSatisfy { $0 < $1 && $1.isFinite }, "instants ascend strictly")
    self.init(times: times, uniformStep: nil)
  }

  private init(times: [Double], uniformStep: Double?) {
    self.times = times
    self.uniformStep = uniformStep
  }

  public var count: Int { times.count }
  public var last: Double { times[times.count - 1] }
}
