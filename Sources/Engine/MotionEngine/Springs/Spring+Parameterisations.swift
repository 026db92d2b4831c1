extension Spring {
  /// From the natural frequency and the damping ratio: k = m ωₙ², c = 2 ζ m ωₙ.
  ///
  /// - Parameters:
  ///   - mass: m > 0.
  ///   - naturalFrequency: ωₙ > 0, rad/s.
  ///   - dampingRatio: ζ ≥ 0; 1 is critical.
  public init(mass: Double = 1, naturalFrequency: Double, dampingRatio: Double) throws(SpringError) {
    try Self.requirePositive(mass, "mass")
    try Self.requirePositive(naturalFrequency, "naturalFrequency")
    try Self.requireNotNegative(dampingRatio, "dampingRatio")
    try self.init(
      mass: mass, convertedStiffness: mass * naturalFrequency * naturalFrequency,
      dampingCoefficient: 2 * dampingRatio * mass * naturalFrequency)
  }

  /// From the natural period and the damping ratio, the words of fluid interfaces: ωₙ = 2π / response.
  ///
  /// - Parameters:
  ///   - mass: m > 0.
  ///   - response: 2π/ωₙ > 0, s.
  ///   - dampingFraction: ζ ≥ 0; 1 is critical.
  public init(mass: Double = 1, response: Double, dampingFraction: Double) throws(SpringError) {
    try Self.requirePositive(mass, "mass")
    try Self.requirePositive(response, "response")
    try Self.requireNotNegative(dampingFraction, "dampingFraction")
    let frequency = 2 * Double.pi / response
    try self.init(
      mass: mass, convertedStiffness: mass * (frequency * frequency),
      dampingCoefficient: mass * (4 * Double.pi * dampingFraction / response))
  }

  /// From a perceived duration and a bounce: ωₙ = 2π / duration; ζ = 1 − bounce, and 1 / (1 + bounce) when it is
  /// negative.
  ///
  /// The constants depend on these two alone, never on a velocity. The rule is the one of SwiftUI's
  /// `Spring(duration:bounce:)`; a slide that printed it without brackets, 1 − 4π · bounce / duration, was a misprint.
  ///
  /// - Parameters:
  ///   - mass: m > 0.
  ///   - duration: > 0, s: the natural period, not the time until rest.
  ///   - bounce: above −1 and at most 1; 1 has no damping, 0 is critical, negative is overdamped.
  public init(mass: Double = 1, duration: Double, bounce: Double) throws(SpringError) {
    guard bounce > -1, bounce <= 1 else { throw .bounceOutOfRange(bounce) }
    try Self.requirePositive(duration, "duration")
    try self.init(
      mass: mass, response: duration, dampingFraction: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  private init(
    mass: Double, convertedStiffness stiffness: Double, dampingCoefficient: Double
  ) throws(SpringError) {
    guard stiffness.isFinite, stiffness > 0 else {
      throw .notRepresentable(quantity: "stiffness", value: stiffness)
    }
    guard dampingCoefficient.isFinite else {
      throw .notRepresentable(quantity: "dampingCoefficient", value: dampingCoefficient)
    }
    try self.init(mass: mass, stiffness: stiffness, dampingCoefficient: dampingCoefficient)
  }
}
