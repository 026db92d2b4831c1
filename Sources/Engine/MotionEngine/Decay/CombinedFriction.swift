/// A velocity that loses a share of itself and a fixed amount besides: v′ = −λ v − a sign v, until it is 0.
///
///     v(t) = (v₀ + a/λ) e^(−λt) − a/λ        T = ln(1 + λ|v₀|/a)/λ        rest (v₀ − a T)/λ        for v₀ > 0
///
/// It is continuous in both constants down to 0: without a it is ``ExponentialDecay``, without λ
/// ``ConstantDeceleration``, and nothing is formed as the small difference of large numbers in between.
///
/// Distances are right to 1.1 ulp; velocities to an ulp of themselves plus 2^-57 of the start velocity; the time of the
/// stop is the first double at which the velocity is 0. The same bits on every processor. A deceleration below
/// 2^-900 λ v₀ is taken for that much.
public struct CombinedFriction: FrictionLaw {
  /// λ, 1/s.
  public let frictionRate: Double
  /// a, units of length / s².
  public let frictionDeceleration: Double

  /// - Parameters:
  ///   - frictionRate: λ ≥ 0, 1/s.
  ///   - frictionDeceleration: a ≥ 0, units / s².
  public init(frictionRate: Double, frictionDeceleration: Double) throws(DecayError) {
    for (name, value) in [("frictionRate", frictionRate), ("frictionDeceleration", frictionDeceleration)] {
      guard value.isFinite, value >= 0 else { throw .mustNotBeNegative(quantity: name, value: value) }
    }
    self.init(uncheckedRate: frictionRate, frictionDeceleration: frictionDeceleration)
  }

  init(uncheckedRate frictionRate: Double, frictionDeceleration: Double) {
    self.frictionRate = frictionRate
    self.frictionDeceleration = frictionDeceleration
  }

  public func path(from velocity: Double) -> StoppingPath { StoppingPath(self, from: velocity) }

  public func velocity(after time: Double, from velocity: Double) -> Double {
    path(from: velocity).velocity(after: time)
  }

  public func distance(after time: Double, from velocity: Double) -> Double {
    path(from: velocity).distance(after: time)
  }

  public func restDistance(from velocity: Double) -> Double { path(from: velocity).restDistance }

  public func stoppingTime(from velocity: Double) -> Double { path(from: velocity).stoppingTime }

  /// The law without its deceleration.
  var decay: ExponentialDecay { ExponentialDecay(uncheckedRate: frictionRate, distanceFactor: 1) }

  /// nil where nothing stops: without a deceleration, or at rest.
  func kernel(_ velocity: Double) -> StoppingKernel? {
    guard frictionDeceleration > 0, velocity != 0, velocity.isFinite else { return nil }
    return StoppingKernel(rate: frictionRate, deceleration: frictionDeceleration, speed: velocity.magnitude)
  }
}
