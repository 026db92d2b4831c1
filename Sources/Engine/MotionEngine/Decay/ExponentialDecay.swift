/// A velocity that loses the same share of itself in equal times: v′ = −λ v.
///
///     v(t) = v₀ e^(−λt)        x(t) − x₀ = g v₀ (1 − e^(−λt)) / λ
///
/// g is 1, except where a platform's sum over milliseconds is reproduced (``DecelerationReading/perMillisecondSum``).
///
/// Everything is continuous through λ = 0, which is uniform motion: 1 − e^(−λt) is formed without cancellation.
/// Velocities and distances are right to 1 ulp of themselves, with the same bits on every processor; λ itself may differ by an ulp
/// where it is a logarithm. A negative λ, which only a drag above 1 gives, speeds up and never ends; its values are
/// finite until they overflow.
public struct ExponentialDecay: FrictionLaw {
  /// λ, 1/s: the share of the velocity lost per second, in the limit of a short time.
  public let frictionRate: Double
  /// g: how far it goes, as a multiple of the integral of its velocity.
  public let distanceFactor: Double

  public typealias Path = ExponentialPath

  public func path(from velocity: Double) -> ExponentialPath { ExponentialPath(self, from: velocity) }

  /// - Parameter frictionRate: λ ≥ 0, 1/s; 0 is uniform motion.
  public init(frictionRate: Double) throws(DecayError) {
    guard frictionRate.isFinite, frictionRate >= 0 else {
      throw .mustNotBeNegative(quantity: "frictionRate", value: frictionRate)
    }
    self.init(uncheckedRate: frictionRate, distanceFactor: 1)
  }

  /// - Parameters:
  ///   - factor: d, the share of the velocity that is left after a millisecond; above 0, at most 1.
  ///   - reading: what that means exactly.
  public init(
    decelerationFactor factor: Double, reading: DecelerationReading = .continuous
  ) throws(DecayError) {
    guard factor > 0, factor <= 1 else { throw .decelerationFactorOutOfRange(factor) }
    switch reading {
    case .continuous:
      self.init(uncheckedRate: -1000 * MathLibrary.log(factor), distanceFactor: 1)
    case .firstOrder:
      self.init(uncheckedRate: 1000 * (1 - factor), distanceFactor: 1)
    case .perMillisecondSum:
      let rate = -1000 * MathLibrary.log(factor)
      self.init(uncheckedRate: rate, distanceFactor: factor == 1 ? 1 : rate * factor / (1000 * (1 - factor)))
    }
  }

  /// - Parameter dragPerSecond: D > 0, the share of the velocity that is left after a second: λ = −ln D. 1 is uniform
  ///   motion; above 1 the motion speeds up and never ends.
  public init(dragPerSecond: Double) throws(DecayError) {
    guard dragPerSecond.isFinite, dragPerSecond > 0 else {
      throw .mustBePositive(quantity: "dragPerSecond", value: dragPerSecond)
    }
    self.init(uncheckedRate: -MathLibrary.log(dragPerSecond), distanceFactor: 1)
  }

  /// - Parameter timeConstant: τ = 1/λ > 0, s: the time after which 1/e of the velocity is left.
  public init(timeConstant: Double) throws(DecayError) {
    guard timeConstant.isFinite, timeConstant > 0, (1 / timeConstant).isFinite else {
      throw .mustBePositive(quantity: "timeConstant", value: timeConstant)
    }
    self.init(uncheckedRate: 1 / timeConstant, distanceFactor: 1)
  }

  init(uncheckedRate frictionRate: Double, distanceFactor: Double) {
    // Why: −ln 1 is −0, and a rate of −0 would turn the sign of an infinite distance.
    self.frictionRate = frictionRate == 0 ? 0 : frictionRate
    self.distanceFactor = distanceFactor
  }
}
