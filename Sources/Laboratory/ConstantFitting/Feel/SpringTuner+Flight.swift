internal import Foundation
internal import GSLNumerics

/// Springs that start with a velocity: how far they swing depends on their speed, so that both unknowns are searched at once.
extension SpringTuner {
  private static let ratios = [0.1, 0.25, 0.45, 0.65, 0.85, 1.1, 2, 5]
  private static let clocks = [0.2, 0.6, 1.2, 2.5, 7]

  func tuneInFlight() throws(FeelError) -> SpringTuning {
    let freedom = freedom
    let distinct = feel.targets.enumerated().filter { !feel.targets[..<$0.offset].contains($0.element) }.map(\.element)
    let equations = distinct.filter { $0 != .overshoot(0) }
    if feel.targets.isEmpty, held.relations.isEmpty, held.dampingRatio == nil { throw .nothingAsked }
    if freedom.count == 0 {
      var answer = answer([try tuned(freedom.point([]))], .given)
      if answer.verdict == .infeasible { answer.reasons = answer.reasons.isEmpty ? [.targetsDisagree] : answer.reasons }
      return answer
    }
    guard equations.count >= freedom.count else {
      var answer = SpringTuning(.underdetermined, .given)
      answer.reasons = [freedom.count == 2 && equations.isEmpty ? .allIsOpen : openReason]
      answer.determined =
        held.dampingRatio.map { [DeterminedQuantity(name: "damping ratio", value: $0, unit: "")] } ?? []
      return answer
    }
    let points =
      freedom.count == 1
      ? try scanned(equations[0], freedom.point)
      : try searched(Array(equations.prefix(2)), freedom.point)
    var candidates: [TunedSpring] = []
    for point in points {
      guard let spring = try? tuned(point) else { continue }
      candidates.append(spring)
    }
    candidates.sort { $0.oscillator.dampingRatio > $1.oscillator.dampingRatio }
    var answer = answer(candidates, freedom.count == 1 ? .bracketedRoot : .hybrid)
    guard answer.verdict == .infeasible else { return answer }
    if answer.reasons.isEmpty {
      answer.nearest = []
      answer.reasons =
        equations.count > freedom.count && !candidates.isEmpty
        ? [.targetsDisagree] : [.notFound(starts: starts(Self.ratios, Self.clocks).count)]
    }
    answer.compromise = try compromise()
    return answer
  }

  private var openReason: FeelReason { held.dampingRatio == nil ? .dampingIsOpen : .timeIsOpen }

  /// How far a target is from being reached, on a scale that suits it; NaN where it does not happen.
  private func residual(_ target: SpringTarget, at point: MotionPoint) -> Double {
    let shape = course.shape(dampingRatio: point.dampingRatio, frequency: point.frequency)
    guard let reached = shape.measure(target, on: course, frequency: point.frequency) else { return .nan }
    switch target {
    case .value: return (reached - target.wanted) / course.way
    case .overshoot: return (reached - target.wanted) / target.wanted
    default: return reached > 0 ? log(reached / target.wanted) : .nan
    }
  }

  private func searched(
    _ targets: [SpringTarget], _ point: ([Double]) -> MotionPoint
  ) throws(FeelError) -> [MotionPoint] {
    var found: [MotionPoint] = []
    for start in starts(Self.ratios, Self.clocks) {
      if Task.isCancelled { throw .cancelled }
      let root = try? SystemRootFinder.root(near: start, residual: 1e-10, iterationLimit: 60) { arguments, left in
        fill(left, targets, at: point(Array(arguments)))
      }
      guard let root else { continue }
      let place = point(polished(root.arguments, targets, point))
      let isKnown = found.contains {
        abs(log($0.dampingRatio / place.dampingRatio)) < 1e-7 && abs(log($0.frequency / place.frequency)) < 1e-7
      }
      if !isKnown { found.append(place) }
    }
    return found
  }

  /// As near to the root as rounding lets the method come.
  private func polished(
    _ root: [Double], _ targets: [SpringTarget], _ point: ([Double]) -> MotionPoint
  ) -> [Double] {
    var best = root
    for residual in [1e-13, 1e-14, 1e-15] {
      let nearer = try? SystemRootFinder.root(near: best, residual: residual, iterationLimit: 20) { arguments, left in
        fill(left, targets, at: point(Array(arguments)))
      }
      guard let nearer else { break }
      best = nearer.arguments
    }
    return best
  }

  private func fill(_ left: UnsafeMutableBufferPointer<Double>, _ targets: [SpringTarget], at point: MotionPoint) {
    for (index, target) in targets.enumerated() { left[index] = residual(target, at: point) }
  }

  /// Every change of sign over eight decades that is a root and no jump.
  private func scanned(
    _ target: SpringTarget, _ point: ([Double]) -> MotionPoint
  ) throws(FeelError) -> [MotionPoint] {
    let centre = held.dampingRatio == nil ? 0 : (starts([1], [1]).first?.first ?? 0)
    let count = 1200
    let nodes = (0...count).map { centre + log(10) * (8 * Double($0) / Double(count) - 4) }
    let values = nodes.map { residual(target, at: point([$0])) }
    var found: [MotionPoint] = []
    for index in 0..<count {
      if Task.isCancelled { throw .cancelled }
      guard values[index] * values[index + 1] <= 0 else { continue }
      let root = try? RootFinder.root(from: nodes[index], to: nodes[index + 1]) { residual(target, at: point([$0])) }
      // Why: at a jump the sign changes as well, and nothing is 0.
      guard let root, abs(residual(target, at: point([root]))) < 1e-9 else { continue }
      found.append(point([root]))
    }
    return found
  }
}
