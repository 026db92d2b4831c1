/// The true distance and velocity of one free motion under friction v′ = −λ v, each in ulp of itself.
public struct CertifiedDecayPoints: Sendable {
  private let frictionRate: Double
  private let startVelocity: Double

  /// - Precondition: both are finite, the rate not negative.
  public init(frictionRate: Double, startVelocity: Double) {
    precondition(frictionRate.isFinite && frictionRate >= 0 && startVelocity.isFinite, "a decay has finite constants")
    self.frictionRate = frictionRate
    self.startVelocity = startVelocity
  }

  /// The distance travelled, v₀ (1 − e^(−λt))/λ, and the velocity; nil out of the range of doubles.
  public func point(at time: Double) -> CertifiedPoint? {
    CertifiedPoints.raising(from: Precision.first) { bits in
      let state = state(at: time, bits: bits)
      guard let distance = CertifiedValue(state.displacement, envelope: state.displacement.magnitude),
        let velocity = CertifiedValue(state.velocity, envelope: state.velocity.magnitude)
      else { return nil }
      return CertifiedPoint(position: distance, velocity: velocity)
    }
  }

  /// What is left to go, v₀ e^(−λt)/λ, in ulp of itself; nil without friction or out of the range of doubles.
  public func remaining(at time: Double) -> CertifiedValue? {
    guard frictionRate > 0 else { return nil }
    return CertifiedPoints.raising(from: Precision.first) { bits in
      let left = remaining(at: time, bits: bits)
      return CertifiedValue(left, envelope: left.magnitude)
    }
  }

  /// Distance, velocity and what is left as decimals of so many significant digits.
  public func digits(_ count: Int, at time: Double) -> (distance: String, velocity: String, remaining: String?) {
    let state = state(at: time, bits: 4096)
    let left = frictionRate > 0 ? remaining(at: time, bits: 4096).decimal(digits: count) : nil
    return (state.displacement.decimal(digits: count), state.velocity.decimal(digits: count), left)
  }

  private func state(at time: Double, bits: Int) -> BallState {
    let transition = FrictionForm(rate: frictionRate, precision: bits).transition(after: Ball(exactly: time))
    return transition(BallState(displacement: Ball(exactly: 0), velocity: Ball(exactly: startVelocity)))
  }

  private func remaining(at time: Double, bits: Int) -> Ball {
    let rate = Ball(exactly: frictionRate)
    let share = (-(rate * Ball(exactly: time)).rounded(to: bits)).exponential()
    return share * Ball(exactly: startVelocity) / rate
  }
}
