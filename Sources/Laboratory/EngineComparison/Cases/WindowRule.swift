public import MotionProblems

/// How long a case is watched.
///
/// Always 1.25 times the certified settling time within 1e-6 of the settling scale, but for a spring below ζ = 1 at
/// most `largestPeriods` natural periods after its last retarget or change of constants, and never more than 5,000 frames.
public enum WindowRule: Hashable, Sendable {
  /// At most 50 periods.
  case standard
  /// At most 1,000 periods.
  case long
  /// At most as many as said, > 0.
  case periods(Double)

  public var largestPeriods: Double {
    switch self {
    case .standard: 50
    case .long: 1_000
    case .periods(let periods): periods
    }
  }

  /// The band, as a fraction of the settling scale, whose settling time this rule starts from.
  public static let settlingBand = 1e-6
  public static let largestFrameCount = 5_000.0

  /// The window in seconds.
  ///
  /// - Parameters:
  ///   - settlingTime: from the start, within ``settlingBand``; infinity when it never settles.
  ///   - pause: when the last pause begins, s of the motion; 0 without one.
  /// - Returns: infinity only for an overdamped or free motion that never settles.
  public func window(for problem: MotionProblem, settlingTime: Double, frameRate: Double? = nil, pause: Double = 0)
    -> Double
  {
    let lastChange = max(problem.lastChangeTime, pause)
    var window = 1.25 * settlingTime
    if let spring = problem.finalOscillator {
      if spring.dampingRatio < 1 { window = min(window, lastChange + largestPeriods * spring.naturalPeriod) }
      // Why: a motion that is never outside the band still has to be seen moving, and a change to be reached.
      window = max(window, lastChange + spring.naturalPeriod / 4)
    }
    return frameRate.map { min(window, Self.largestFrameCount / $0) } ?? window
  }
}

extension WindowRule: CustomStringConvertible {
  public var description: String {
    switch self {
    case .standard: "standard"
    case .long: "long"
    case .periods(let periods): "\(ShortestText.text(periods)) periods"
    }
  }
}
