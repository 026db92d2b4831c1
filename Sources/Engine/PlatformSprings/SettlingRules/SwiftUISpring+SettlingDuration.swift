internal import MotionEngine

extension SwiftUISpring {
  /// `settlingDuration(target:initialVelocity:epsilon:)` as the platform computes it, s.
  ///
  /// - Below critical damping: max(0, ln((|βX − v| + |X|) / ε) / β). The velocity term is not divided by ω_d, unlike
  ///   that of ``CoreAnimationSpring/settlingDuration(initialVelocity:)``.
  /// - From critical damping on: steps of 0.1 s, at most 1024; the first that is inside the band and stays there for
  ///   more than a second, else 0.
  /// - β = 0: infinity. What is not a number, and a negative or infinite ε, give 0; an ε of 0 gives infinity.
  ///
  /// - Parameters:
  ///   - target: X, in the units of the value, from 0.
  ///   - initialVelocity: v, units of the value per second.
  ///   - epsilon: ε, units of the value.
  public func settlingDuration(
    target: Double = 1, initialVelocity: Double = 0, epsilon: Double = 0.001
  ) -> Double {
    if decayConstant == 0 { return .infinity }
    guard epsilon >= 0, epsilon < .infinity else { return 0 }
    if angularFrequency > 0 {
      let start = (decayConstant * target - initialVelocity).magnitude + target.magnitude
      let duration = MathLibrary.log(start / epsilon) / decayConstant
      return duration > 0 ? duration : 0
    }
    if epsilon == 0 { return .infinity }
    guard let spring = try? spring() else { return 0 }
    let kernel = SpringKernel(
      spring: spring, start: SpringState(displacement: -target, velocity: initialVelocity))
    return TenthSecondWalk(kernel: kernel, band: epsilon).firstInsideForASecond()
  }

  /// The spring of which the platform reports this settling duration T for a target of 1, no initial velocity and an
  /// ε of 0.001. It is not the spring that `Spring(settlingDuration:dampingRatio:)` makes, which goes by another rule.
  ///
  /// Below critical damping β is the root of β T = ln((β + 1) / 0.001), of which there is one; from critical damping on
  /// the rule counts tenths of a second, so that a duration names no one spring.
  ///
  /// - Parameters:
  ///   - duration: T > 0, s.
  ///   - dampingRatio: above 0, below 1.
  public init(reportedSettlingDuration duration: Double, dampingRatio: Double) throws(PlatformSpringError) {
    try PlatformSpringError.requirePositive(duration, "settlingDuration")
    _ = try PlatformSpringError.requireUnderdamped(dampingRatio)
    let rate = Self.rate(reporting: duration)
    self.init(response: 2 * Double.pi * dampingRatio / rate, dampingRatio: dampingRatio)
  }

  /// β by Newton's method on β T − ln(1000 (β + 1)), which is convex: from above the root it descends to it.
  private static func rate(reporting duration: Double) -> Double {
    // Why above the root: ln y ≤ y T/2 − 1 + ln(2/T), the tangent at 2/T; with y = 1 + β it bounds β from above.
    let logarithms = MathLibrary.log(1000) + MathLibrary.log(max(1, 2 / duration))
    var rate = 1 + 2 * logarithms / duration
    while true {
      let excess = rate * duration - MathLibrary.log(1000 * (rate + 1))
      let next = rate - excess / (duration - 1 / (rate + 1))
      guard next < rate else { return rate }
      rate = next
    }
  }
}
