/// One motion under an ``ExponentialDecay``, its way to the rest worked out once: the same bits as the law's own functions.
public struct ExponentialPath: FrictionPath {
  private let law: ExponentialDecay
  private let startVelocity: Double
  private let rate: SplitDouble
  /// g v₀/λ, where everything about it is an ordinary number; else 0.
  private let whole: DoublePair

  init(_ law: ExponentialDecay, from velocity: Double) {
    (self.law, startVelocity) = (law, velocity)
    let ordinary = 0x1p-200...0x1p200
    let isOrdinary =
      ordinary.contains(law.frictionRate) && ordinary.contains(velocity.magnitude)
      && ordinary.contains(law.distanceFactor)
    rate = SplitDouble(isOrdinary ? -law.frictionRate : 0)
    let travel = law.unitTravel(from: isOrdinary ? velocity : 0)
    whole = isOrdinary ? travel.mantissa.timesPowerOfTwo(travel.exponent) : .zero
  }

  /// `start` and the distance gone after `time`, rounded once.
  public func place(after time: Double, from start: Double) -> Double {
    let plain = rate.value * time
    // NaN fails the tests. Why these bounds: between them no half and no product leaves the range of normal numbers.
    guard plain > -4096, plain <= -0x1p-54, start.magnitude <= 0x1p1000 else {
      return law.place(after: time, from: start, velocity: startVelocity)
    }
    let lost = ExponentialDecay.lostShare(ErrorFree.product(rate, SplitDouble(time)))
    return (DoublePair(start) + lost.mantissa * whole).rounded
  }

  public func velocity(after time: Double) -> Double { law.velocity(after: time, from: startVelocity) }
  public func distance(after time: Double) -> Double { law.distance(after: time, from: startVelocity) }
  public func restPlace(from start: Double) -> Double { law.restPlace(from: start, velocity: startVelocity) }
  public var restDistance: Double { law.restDistance(from: startVelocity) }
  public var stoppingTime: Double { law.stoppingTime(from: startVelocity) }
}
