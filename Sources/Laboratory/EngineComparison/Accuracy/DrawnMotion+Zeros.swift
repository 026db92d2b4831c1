internal import Foundation

extension DrawnMotion {
  /// Times at zeros of displacement or velocity, moved by up to three ulp.
  static func zeros(_ draws: inout SeededDraws) -> DrawnMotion {
    let ratio =
      draws.below(3) == 0 ? draws.tenTo(0.0044, 3) : draws.oneOf([draws.tenTo(-6, -0.005), 1 - draws.nearness()])
    let spring = draws.started(draws.spring(ratio: ratio))
    return DrawnMotion(spring, &draws) { draws in
      let exact = draws.below(2) == 0 ? zero(of: .displacement, spring, &draws) : zero(of: .velocity, spring, &draws)
      return draws.nudged(exact, by: 3)
    }
  }

  private enum Quantity { case displacement, velocity }

  /// About a zero of a quantity; not positive or not a number where there is none.
  private static func zero(of quantity: Quantity, _ spring: DrawnSpring, _ draws: inout SeededDraws) -> Double {
    let rate = spring.damping / (2 * spring.mass)
    let pull = spring.stiffness / spring.mass
    let value = quantity == .displacement ? spring.position : spring.velocity
    let slope =
      quantity == .displacement
      ? spring.velocity + rate * spring.position : -(pull * spring.position + rate * spring.velocity)
    if spring.ratio < 1 {
      // value cos φ + (slope/ω) sin φ = 0.
      let first = atan2(-value, slope / spring.turnRate)
      let turns = min(3e5, 600 * spring.turnRate / max(spring.slowRate, 1e-9 * spring.turnRate) / Double.pi)
      let count = draws.tenTo(0, log10(max(1.01, turns))).rounded(.down)
      return (first + count * Double.pi) / spring.turnRate
    }
    if spring.ratio == 1 { return -value / slope }
    // e^(−2αt) = −A/B.
    let slow = slope + spring.turnRate * value
    let fast = slope - spring.turnRate * value
    return log(fast / slow) / (2 * spring.turnRate)
  }

  /// Times at which the phase is a whole number of quarter turns, moved by up to three ulp.
  static func quarterTurns(_ draws: inout SeededDraws) -> DrawnMotion {
    let drawn = draws.spring(ratio: draws.below(3) == 0 ? 0 : draws.tenTo(-9, -2))
    let spring = draws.started(drawn)
    let longest = min(6e5, 380 * spring.frequency / max(spring.slowRate, 1e-9 * spring.frequency))
    return DrawnMotion(spring, &draws) { draws in
      let count = draws.tenTo(0, log10(longest)).rounded(.down)
      return draws.nudged(count * (Double.pi / 2) / spring.turnRate, by: 3)
    }
  }
}
