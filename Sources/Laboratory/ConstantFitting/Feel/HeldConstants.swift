internal import Foundation
internal import MotionProblems

/// What held constants say of damping ratio and frequency: a damping ratio, and curves ω = factor · ζ^exponent.
struct HeldConstants {
  struct Relation {
    let name: String
    let exponent: Double
    let factor: Double

    func frequency(_ dampingRatio: Double) -> Double { factor * pow(dampingRatio, exponent) }
  }

  let dampingRatio: Double?
  let relations: [Relation]
  private let constants: SpringWishes

  /// - Throws: ``FeelError/contradictoryConstants(held:reason:)``.
  init(_ constants: SpringWishes) throws(FeelError) {
    self.constants = constants
    let (mass, stiffness) = (constants.mass.heldValue, constants.stiffness.heldValue)
    let coefficient = constants.dampingCoefficient.heldValue
    var relations: [Relation] = []
    if let response = constants.response.heldValue {
      relations.append(Relation(name: "response", exponent: 0, factor: 2 * Double.pi / response))
    }
    if let mass, let stiffness {
      relations.append(Relation(name: "stiffness", exponent: 0, factor: (stiffness / mass).squareRoot()))
    }
    if let coefficient, coefficient > 0 {
      if let mass {
        relations.append(Relation(name: "damping coefficient", exponent: -1, factor: coefficient / mass / 2))
      } else if let stiffness {
        relations.append(
          Relation(
            name: "stiffness and damping coefficient", exponent: 1, factor: 2 * stiffness / coefficient))
      }
    }
    let ratio = constants.dampingRatio.heldValue ?? (coefficient == 0 ? 0 : nil)
    try Self.check(relations, ratio, constants)
    dampingRatio = ratio
    // Why: two ways to say one curve are one condition.
    self.relations = relations.reduce(into: []) { kept, relation in
      if !kept.contains(where: { $0.exponent == relation.exponent }) { kept.append(relation) }
    }
  }

  private static func check(
    _ relations: [Relation], _ ratio: Double?, _ constants: SpringWishes
  ) throws(FeelError) {
    var ratio = ratio
    let first = relations.first
    if ratio == nil, let first, let other = relations.first(where: { $0.exponent != first.exponent }) {
      ratio = pow(other.factor / first.factor, 1 / (first.exponent - other.exponent))
    }
    let held = constants.named.filter { $0.wish.heldValue != nil }.map(\.name)
    if let given = constants.dampingCoefficient.heldValue, let ratio, (given == 0) != (ratio == 0) {
      throw .contradictoryConstants(
        held: held, reason: "one of damping coefficient and damping ratio is 0 and the other is not")
    }
    let frequencies = relations.map { relation in
      (relation.name, relation.frequency(ratio ?? 1), relation.exponent)
    }
    for (index, one) in frequencies.enumerated() {
      for other in frequencies[..<index] where ratio != nil || one.2 == other.2 {
        guard abs(one.1 - other.1) <= 1e-9 * one.1 else {
          throw .contradictoryConstants(
            held: held,
            reason:
              "the \(other.0) asks for a natural frequency of \(other.1) rad/s and the \(one.0) for one of \(one.1); "
              + "leave one of them free")
        }
      }
    }
  }

  /// The constants of a motion: held ones to the last digit, and a mass that suits what is held or bounded.
  func oscillator(_ point: MotionPoint) throws(FeelError) -> Oscillator {
    let (ratio, frequency) = (point.dampingRatio, point.frequency)
    let mass = mass(for: point)
    do throws(ProblemError) {
      return try Oscillator(
        mass: mass, stiffness: constants.stiffness.heldValue ?? mass * frequency * frequency,
        dampingCoefficient: constants.dampingCoefficient.heldValue ?? 2 * ratio * frequency * mass)
    } catch {
      throw .outOfRange(quantity: "constant")
    }
  }

  private func mass(for point: MotionPoint) -> Double {
    let (ratio, frequency) = (point.dampingRatio, point.frequency)
    if let mass = constants.mass.heldValue { return mass }
    if let stiffness = constants.stiffness.heldValue { return stiffness / frequency / frequency }
    if let coefficient = constants.dampingCoefficient.heldValue, ratio > 0 {
      return coefficient / 2 / ratio / frequency
    }
    var (lower, upper) = (0.0, Double.infinity)
    for (wish, share) in [
      (constants.mass, 1), (constants.stiffness, frequency * frequency),
      (constants.dampingCoefficient, 2 * ratio * frequency),
    ] where share > 0 {
      guard case .within(let range) = wish else { continue }
      (lower, upper) = (max(lower, range.lower / share), min(upper, range.upper / share))
    }
    return min(max(1, lower), upper)
  }

  /// Whether nothing tells the mass.
  var massIsOpen: Bool {
    constants.mass.heldValue == nil && constants.stiffness.heldValue == nil
      && constants.dampingCoefficient.heldValue == nil
  }
}
