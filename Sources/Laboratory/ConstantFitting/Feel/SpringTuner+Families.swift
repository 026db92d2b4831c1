internal import Foundation

/// Targets that leave a choice: what they determine, and a few springs that reach them.
extension SpringTuner {
  /// Damping ratios and responses that designers use, for examples.
  private static let usualRatios = [0.5, 0.7, 0.85, 1]
  private static let usualResponses = [0.3, 0.5, 0.8]

  /// The shape is told and its speed is not.
  func shapeOnly(_ ratio: Double) throws(FeelError) -> SpringTuning {
    var answer = SpringTuning(.underdetermined, .closedInverse)
    answer.reasons = [.timeIsOpen]
    answer.determined = [DeterminedQuantity(name: "damping ratio", value: ratio, unit: "")]
    if ratio < 1 {
      let shape = FeelShape(dampingRatio: ratio)
      answer.determined += [
        DeterminedQuantity(name: "overshoot", value: shape.overshoot, unit: ""),
        DeterminedQuantity(
          name: "peak time over response", value: shape.halfSwing / (2 * Double.pi), unit: ""),
      ]
    }
    answer.springs = try allowed(
      Self.usualResponses.map { MotionPoint(dampingRatio: ratio, frequency: 2 * Double.pi / $0) })
    return answer
  }

  /// One condition on two numbers, or none.
  func family(of curve: Curve?) throws(FeelError) -> SpringTuning {
    let asksForNothing = feel.targets.isEmpty && held.relations.isEmpty && held.dampingRatio == nil
    if asksForNothing { throw .nothingAsked }
    var answer = SpringTuning(.underdetermined, .given)
    let needsCritical = feel.targets.contains(.overshoot(0))
    guard let curve else {
      answer.reasons = [needsCritical ? .overshootSaysOnlyAtLeastCritical : .allIsOpen]
      return answer
    }
    answer.reasons = [needsCritical ? .overshootSaysOnlyAtLeastCritical : .dampingIsOpen]
    if let relation = held.relations.first, relation.exponent == 0 {
      answer.determined = [
        DeterminedQuantity(name: "natural frequency", value: relation.factor, unit: "rad/s")
      ]
      answer.reasons = [needsCritical ? .overshootSaysOnlyAtLeastCritical : .dampingIsOpen]
    }
    let ratios = needsCritical ? [1] : Self.usualRatios
    answer.springs = try allowed(
      ratios.compactMap { ratio in
        curve.pieces.lazy.filter { $0.domain.contains(ratio) }.compactMap { $0.frequency(ratio) }.first
          .map { MotionPoint(dampingRatio: ratio, frequency: $0) }
      })
    return answer
  }

  private func allowed(_ points: [MotionPoint]) throws(FeelError) -> [TunedSpring] {
    var springs: [TunedSpring] = []
    for point in points {
      let spring = try tuned(point)
      if violation(spring) == nil, spring.largestMiss <= SpringTuning.exactMiss { springs.append(spring) }
    }
    return springs
  }
}
