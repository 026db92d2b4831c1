public import MotionEngine

/// The words of Motion (Framer Motion): constants, a duration and a bounce, or a visual duration and a bounce.
///
/// Source: Motion documentation, spring transitions.
public enum MotionSpring: Hashable, Sendable {
  /// Used whenever one of them is given.
  case constants(mass: Double = 1, stiffness: Double = 100, damping: Double = 10)
  /// `duration`, s, and `bounce`. The motion is cut when the duration is over. The velocity it inherits is ignored.
  case duration(Double = 0.8, bounce: Double = 0.3)
  /// `visualDuration`, s, and `bounce`. Given without a bounce it is ignored by the platform, and the constants hold.
  case visualDuration(Double = 0.3, bounce: Double = 0.3)

  /// The damping ratio is brought into this range.
  public static let dampingRatios = 0.05...1
  /// The duration is brought into this range, s.
  public static let durations = 0.01...10.0

  /// The spring that the animation follows.
  ///
  /// - `duration`: ζ = 1 − bounce, and the frequency at which the envelope has 0.001 left when the duration is over,
  ///   the rule of ``UIKitSpring`` without a velocity. The platform stops after eleven Newton steps; here the root is
  ///   exact.
  /// - `visualDuration`: k = (2π / 1.2 d)², ζ = 1 − bounce.
  ///
  /// As on the platform, ratio and duration are brought into ``dampingRatios`` and ``durations`` without a word.
  public func spring() throws(PlatformSpringError) -> Spring {
    switch self {
    case .constants(let mass, let stiffness, let damping):
      return try PlatformSpringError.wrapping { () throws(SpringError) in
        try Spring(mass: mass, stiffness: stiffness, dampingCoefficient: damping)
      }
    case .duration(let duration, let bounce):
      let ratio = try Self.ratio(bounce: bounce)
      try PlatformSpringError.requireFinite(duration, "duration")
      return try UIKitSpring.spring(
        dampingRatio: ratio, duration: min(max(duration, Self.durations.lowerBound), Self.durations.upperBound))
    case .visualDuration(let duration, let bounce):
      let ratio = try Self.ratio(bounce: bounce)
      try PlatformSpringError.requirePositive(duration, "visualDuration")
      return try PlatformSpringError.wrapping { () throws(SpringError) in
        try Spring(response: 1.2 * duration, dampingFraction: ratio)
      }
    }
  }

  /// `duration` and `bounce` for a spring; the mass is lost.
  ///
  /// - Throws: when its damping ratio or the duration is outside what the platform keeps.
  public static func duration(of spring: Spring) throws(PlatformSpringError) -> MotionSpring {
    let bounce = try bounce(of: spring)
    let duration = try UIKitSpring.duration(of: spring)
    guard durations.contains(duration) else {
      throw .outOfRange(quantity: "duration", value: duration, allowed: "from 0.01 to 10")
    }
    return .duration(duration, bounce: bounce)
  }

  /// `visualDuration` and `bounce` for a spring; the mass is lost.
  ///
  /// - Throws: when its damping ratio is outside what the platform keeps.
  public static func visualDuration(of spring: Spring) throws(PlatformSpringError) -> MotionSpring {
    .visualDuration(spring.response / 1.2, bounce: try bounce(of: spring))
  }

  private static func ratio(bounce: Double) throws(PlatformSpringError) -> Double {
    try PlatformSpringError.requireFinite(bounce, "bounce")
    return min(max(1 - bounce, dampingRatios.lowerBound), dampingRatios.upperBound)
  }

  private static func bounce(of spring: Spring) throws(PlatformSpringError) -> Double {
    guard spring.platformRegime != .overdamped, spring.dampingRatio >= dampingRatios.lowerBound else {
      throw .outOfRange(quantity: "dampingRatio", value: spring.dampingRatio, allowed: "from 0.05 to 1")
    }
    return 1 - spring.platformRatio
  }
}
