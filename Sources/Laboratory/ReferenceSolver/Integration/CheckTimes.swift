public import MotionProblems

/// The few of a case's sample times at which the integration is compared with the truth.
///
/// Every time an integrator must hit cuts one of its steps short, so that all samples would cost many times as much.
public struct CheckTimes: Hashable, Sendable {
  /// Indices into the samples, ascending; the last sample is always among them, the first never.
  public let indices: [Int]
  /// Exactly the samples' times.
  public let times: [Double]

  /// Spreads `count` checks over the samples, the n-th of N at (n/N)² of the way; all samples when there are no more.
  ///
  /// Why: what a wrong constant does to a damped motion is seen early, before there is nothing left to see; what an
  /// integrator's drift does is seen at the end.
  ///
  /// - Precondition: `count` ≥ 1 and at least two samples.
  public init(of samples: SampleTimes, count: Int = 24) {
    precondition(count >= 1 && samples.count >= 2, "there is at least one check, after the first sample")
    let last = samples.count - 1
    let checks = min(count, last)
    indices = (1...checks).map { max($0, $0 * $0 * last / (checks * checks)) }
    times = indices.map { samples.times[$0] }
  }
}
