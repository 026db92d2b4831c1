internal import Foundation

/// The motion of a decay in doubles, for searches: v′ = −λ v − a or v′ = −b v².
struct DecayShape: Hashable {
  var rate = 0.0
  var deceleration = 0.0
  var drag = 0.0
  var velocity = 0.0
  let stoppingSpeed: Double

  init(stoppingSpeed: Double) { self.stoppingSpeed = stoppingSpeed }

  subscript(constant: DecayConstant) -> Double {
    get {
      switch constant {
      case .rate: rate
      case .deceleration: deceleration
      case .drag: drag
      case .velocity: velocity
      }
    }
    set {
      switch constant {
      case .rate: rate = newValue
      case .deceleration: deceleration = newValue
      case .drag: drag = newValue
      case .velocity: velocity = newValue
      }
    }
  }

  /// With a constant of this logarithm; of the velocity, what it is above the stopping speed, so that all of them move.
  func with(_ constant: DecayConstant, logarithm: Double) -> DecayShape {
    var shape = self
    shape[constant] = exp(logarithm) + (constant == .velocity ? stoppingSpeed : 0)
    return shape
  }

  /// nil where it never happens.
  func measure(_ target: DecayTarget) -> Double? {
    switch target {
    case .stoppingTime: stoppingTime
    case .stoppingDistance: stoppingDistance
    case .distance(_, let time): distance(after: time)
    }
  }

  /// ln((λv₀ + a)/(λu + a))/λ, u being the stopping speed; under drag (1/u − 1/v₀)/b.
  private var stoppingTime: Double? {
    guard velocity > stoppingSpeed else { return nil }
    if drag > 0 { return stoppingSpeed > 0 ? (1 / stoppingSpeed - 1 / velocity) / drag : nil }
    let last = rate * stoppingSpeed + deceleration
    guard last > 0 else { return nil }
    let lost = velocity - stoppingSpeed
    return rate > 0 ? log1p(rate * lost / last) / rate : lost / deceleration
  }

  private var stoppingDistance: Double? {
    guard velocity > stoppingSpeed else { return nil }
    if drag > 0 { return stoppingSpeed > 0 ? log(velocity / stoppingSpeed) / drag : nil }
    if deceleration == 0 { return rate > 0 ? (velocity - stoppingSpeed) / rate : nil }
    return stoppingTime.map(way)
  }

  private func distance(after time: Double) -> Double {
    if drag > 0 { return log1p(drag * velocity * time) / drag }
    guard deceleration > 0 else { return way(time) }
    let rest = rate > 0 ? log1p(rate * velocity / deceleration) / rate : velocity / deceleration
    return way(min(time, rest))
  }

  /// v₀ φ₁ − a φ₂ with φ₁ = (1 − e^(−z))/λ and φ₂ = (z − 1 + e^(−z))/λ², z = λ t.
  private func way(_ time: Double) -> Double {
    let z = rate * time
    guard z > 0 else { return time * (velocity - deceleration * time / 2) }
    let first = -expm1(-z) / z
    // Why: below a half the difference loses digits, and the series has them after twelve terms.
    let second = z > 0.5 ? (1 - first) / z : Self.series(z)
    return time * (velocity * first - deceleration * time * second)
  }

  /// (z − 1 + e^(−z))/z² = Σ (−z)ⁿ/(n + 2)!
  private static func series(_ z: Double) -> Double {
    var (term, sum) = (0.5, 0.5)
    for index in 1...14 {
      term *= -z / Double(index + 2)
      sum += term
    }
    return sum
  }
}
