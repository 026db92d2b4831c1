public import MotionEngine

/// A spring as INTUAnimationEngine has it: from a progress of 0, at rest, towards 1, which it may pass.
///
/// The progress is that of the exact motion. INTUAnimationEngine's own solver falls behind it by about half a millisecond
/// each frame, and so by a few hundredths that depend on the frame rate.
public struct INTUSpring: Sendable {
  public let spring: Spring
  private let kernel: SpringKernel
  /// When it is at rest for good, s; infinite without damping. From then on the progress is exactly 1.
  ///
  /// The thresholds are INTUAnimationEngine's, with θ = 10⁻⁴: from then on |1 − progress| is at most θ/2, its rate at most
  /// 5 √θ per second, and the rate of that at most 25 θ per second². There they are asked at each frame, and a swing may
  /// meet them by chance where it crosses the target; here the time is that of the last exit, the same at any frame rate.
  public let settlingTime: Double

  /// The share of the way that INTUAnimationEngine's rest rule starts from.
  public static let threshold = 0.0001

  /// - Throws: `SpringError` unless damping is zero or more, stiffness and mass above zero, all finite.
  public init(damping: Double, stiffness: Double, mass: Double) throws(SpringError) {
    spring = try Spring(mass: mass, stiffness: stiffness, dampingCoefficient: damping)
    kernel = SpringKernel(spring: spring, start: SpringState(displacement: -1, velocity: 0))
    settlingTime = Self.settlingTime(of: spring)
  }

  /// Displacement, rate and the rate of that all follow the spring's equation, each from a start of its own.
  private static func settlingTime(of spring: Spring) -> Double {
    let acceleration = spring.stiffness / spring.mass
    let jerk = -spring.dampingCoefficient / spring.mass * acceleration
    let times = [
      spring.settlingTime(within: threshold / 2),
      spring.settlingTime(
        within: 5 * threshold.squareRoot(), from: SpringState(displacement: 0, velocity: acceleration)),
      spring.settlingTime(within: 25 * threshold, from: SpringState(displacement: acceleration, velocity: jerk)),
    ]
    // Why: constants near the ends of the range of doubles may have a rate beyond it, and then rest is not known.
    return times.contains(where: \.isNaN) ? .infinity : times.max() ?? 0
  }

  /// The progress at a time since the start, s: 0 up to 0, exactly 1 from ``settlingTime`` on.
  public func progress(at time: Double) -> Double {
    if time >= settlingTime { return 1 }
    return time > 0 ? 1 + kernel.displacement(at: time) : time.isNaN ? time : 0
  }

  /// The rate of the progress, 1/s; 0 from ``settlingTime`` on.
  public func velocity(at time: Double) -> Double {
    time > 0 && time < settlingTime ? kernel.velocity(at: time) : time.isNaN ? time : 0
  }
}

extension INTUSpring: Hashable {
  public static func == (left: INTUSpring, right: INTUSpring) -> Bool { left.spring == right.spring }
  public func hash(into hasher: inout Hasher) { hasher.combine(spring) }
}
