internal import Foundation
internal import GSLNumerics
internal import MotionProblems
internal import ReferenceSolver

extension DecayFeel {
  /// The constants of this feel.
  ///
  /// One free constant of a law with one is a closed inverse of any target but a distance at a time; otherwise every target
  /// rises or falls with every constant, so that one unknown is a bracketed root, two are one inside the other, and three
  /// are sought from many starts. Every answer is measured again by certified truth.
  ///
  /// - Throws: ``FeelError``, as ``SpringFeel/tune()``.
  public func tune() throws(FeelError) -> DecayTuning {
    try check()
    return try DecayTuner(feel: self).tune()
  }
}

/// The search for the constants of one decay.
struct DecayTuner {
  let feel: DecayFeel

  /// Constants that are not held.
  var open: [DecayConstant] { feel.unknowns.filter { feel.wish($0).heldValue == nil } }

  /// With the constants that are held, and 0 for the others.
  var held: DecayShape {
    var shape = DecayShape(stoppingSpeed: feel.stoppingSpeed)
    for (constant, wish) in feel.constants { if let value = wish.heldValue { shape[constant] = value } }
    return shape
  }

  var targets: [DecayTarget] {
    feel.targets.enumerated().filter { !feel.targets[..<$0.offset].contains($0.element) }.map(\.element)
  }

  func tune() throws(FeelError) -> DecayTuning {
    if let refusal = try neverStops() { return refusal }
    let (open, targets) = (open, targets)
    guard targets.count >= open.count else {
      var answer = DecayTuning(.underdetermined, .given)
      answer.reasons = [.open(constants: open.map(\.rawValue), targets: targets.count)]
      return answer
    }
    let method: SpringTuning.Method
    var found: [DecayShape]
    switch open.count {
    case 0: (found, method) = ([held], .given)
    case 1:
      if let closed = closedInverse(of: targets[0], for: open[0]) {
        var shape = held
        shape[open[0]] = closed
        (found, method) = ([shape], .closedInverse)
      } else {
        (found, method) = (single(targets[0], for: open[0]), .bracketedRoot)
      }
    case 2: (found, method) = (try pairs(targets, for: open), .bracketedRoot)
    default: (found, method) = (try triples(targets, for: open), .hybrid)
    }
    if feel.law == .combined { found += limits() }
    return try answer(found, method)
  }

  private func answer(
    _ found: [DecayShape], _ method: SpringTuning.Method
  ) throws(FeelError) -> DecayTuning {
    var exact: [TunedDecay] = []
    for shape in found {
      guard let decay = try? tuned(shape), decay.largestMiss <= SpringTuning.exactMiss else { continue }
      let isKnown = exact.contains { other in
        feel.unknowns.allSatisfy {
          abs(other.value(of: $0) - decay.value(of: $0)) <= 1e-6 * abs(decay.value(of: $0))
        }
      }
      if !isKnown { exact.append(decay) }
    }
    if Task.isCancelled { throw .cancelled }
    let allowed = exact.filter { violation($0) == nil }.sorted { $0.velocity > $1.velocity }
    var answer = DecayTuning(allowed.isEmpty ? .infeasible : .exact, method)
    answer.decays = allowed
    guard allowed.isEmpty else { return answer }
    answer.reasons = exact.compactMap(violation)
    if answer.reasons.isEmpty { answer.reasons = reasons() }
    answer.compromise = try compromise()
    return answer
  }

  private func reasons() -> [DecayReason] {
    if let bounds = combinedBounds() { return [bounds] }
    return [targets.count > open.count ? .targetsDisagree : .notFound]
  }

  private func neverStops() throws(FeelError) -> DecayTuning? {
    guard feel.stoppingSpeed == 0 else { return nil }
    let missing = targets.first { target in
      switch (target, feel.law) {
      case (.stoppingTime, .exponential), (.stoppingTime, .quadratic), (.stoppingDistance, .quadratic): true
      default: false
      }
    }
    guard let missing else { return nil }
    var answer = DecayTuning(.infeasible, .given)
    answer.reasons = [.neverStops(law: feel.law, target: missing.name)]
    return answer
  }

  /// A decay of these constants, measured.
  func tuned(_ shape: DecayShape) throws(FeelError) -> TunedDecay {
    let friction: Friction =
      switch feel.law {
      case .quadratic: .quadratic(drag: shape.drag)
      case .constant: .constant(deceleration: shape.deceleration)
      case .exponential: .exponential(rate: shape.rate)
      case .combined: .combined(rate: shape.rate, deceleration: shape.deceleration)
      }
    let velocity = shape.velocity
    do throws(ReferenceError) {
      let measurement = try DecayMeasurement(friction, velocity: velocity, stoppingSpeed: feel.stoppingSpeed)
      var reached: [ReachedDecayTarget] = []
      for target in feel.targets {
        let value = try measurement.reached(target)
        let miss = value.map { abs($0 - target.wanted) / target.wanted } ?? .infinity
        reached.append(ReachedDecayTarget(target: target, reached: value, miss: miss))
      }
      return TunedDecay(friction: friction, velocity: velocity, reached: reached)
    } catch {
      throw .outOfRange(quantity: "motion")
    }
  }

  private func violation(_ decay: TunedDecay) -> DecayReason? {
    for constant in feel.unknowns {
      let value = decay.value(of: constant)
      guard case .within(let range) = feel.wish(constant), !feel.wish(constant).allows(value) else { continue }
      return .outsideRange(constant: constant.rawValue, value: value, lower: range.lower, upper: range.upper)
    }
    return nil
  }
}
