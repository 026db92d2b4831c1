public import MotionEngine

extension CoreAnimationSpring {
  /// The band of ``settlingDuration(initialVelocity:)``, as a share of the way.
  public static let settlingBand = 0.001

  /// `settlingDuration` as the platform computes it, s.
  ///
  /// - ζ < 1: max(0, ln((1 + |v − β|/ω_d) / 0.001) / β), which bounds the envelope from above.
  /// - ζ ≥ 1: the first of the sums 0, 0.1, 0.1 + 0.1, … at which the motion is within 0.001 of the way; critical,
  ///   unless overdamping is allowed. For an overdamped motion this continues the rule by its own words: no published
  ///   value of the platform confirms it.
  /// - c = 0: the largest `Float`.
  ///
  /// It equals the published values to 10⁻¹⁵. It is not the time at which the motion has settled:
  /// that is `Spring.settlingTime(within:from:)` of `MotionEngine`.
  ///
  /// - Parameter initialVelocity: ways per second, positive towards the target.
  public func settlingDuration(initialVelocity: Double = 0) throws(SpringError) -> Double {
    let spring = try spring()
    if damping == 0 { return Double(Float.greatestFiniteMagnitude) }
    if spring.platformRegime == .underdamped {
      let start = 1 + abs(initialVelocity - spring.decayRate) / spring.dampedFrequency
      return max(0, MathLibrary.log(start / Self.settlingBand) / spring.decayRate)
    }
    let kernel = SpringKernel(
      spring: spring, start: SpringState(displacement: -1, velocity: initialVelocity))
    return TenthSecondWalk(kernel: kernel, band: Self.settlingBand).firstInside()
  }

  /// The spring of which the platform reports this settling duration T without an initial velocity.
  ///
  /// Below critical damping β = ln((1 + ζ/√(1 − ζ²)) / 0.001) / T. From critical damping on the platform's rule counts
  /// tenths of a second, so that a duration names no one spring.
  ///
  /// - Parameters:
  ///   - mass: m > 0.
  ///   - settlingDuration: T > 0, s.
  ///   - dampingRatio: above 0, below 1.
  public init(
    mass: Double = 1, settlingDuration: Double, dampingRatio: Double
  ) throws(PlatformSpringError) {
    try PlatformSpringError.requirePositive(settlingDuration, "settlingDuration")
    let start = try PlatformSpringError.requireUnderdamped(dampingRatio)
    let rate = MathLibrary.log((1 + start) / Self.settlingBand) / settlingDuration
    self.init(
      try PlatformSpringError.wrapping { () throws(SpringError) in
        try Spring(mass: mass, naturalFrequency: rate / dampingRatio, dampingRatio: dampingRatio)
      })
  }
}
