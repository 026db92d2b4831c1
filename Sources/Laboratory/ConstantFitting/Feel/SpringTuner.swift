internal import Foundation
internal import MotionProblems
internal import ReferenceSolver

extension SpringFeel {
  /// The constants of this feel.
  ///
  /// - Overshoot fixes the damping ratio by its closed inverse, ζ = −ln p/√(π² + ln² p); then peak time, first arrival, peak
  ///   speed or a held constant fix the frequency in closed form. Otherwise two conditions leave one equation in the
  ///   damping ratio, which is solved on every range in which neither jumps, so that all solutions are found (those with
  ///   at most 200 swings beyond the band).
  /// - With an initial velocity shape and speed are not separate: two unknowns, from many starts.
  /// - Every answer is measured again by certified truth.
  ///
  /// The same feel gives the same bits. It may be called from a task, which can be cancelled.
  ///
  /// - Throws: ``FeelError`` for numbers that no motion has, for held constants that contradict each other, and when the
  ///   task is cancelled. Targets that cannot be reached are no error but an answer.
  public func tune() throws(FeelError) -> SpringTuning {
    try check()
    let tuner = try SpringTuner(self)
    return initialVelocity == 0 ? try tuner.tuneFromRest() : try tuner.tuneInFlight()
  }
}

/// The search for the constants of one feel.
struct SpringTuner {
  let feel: SpringFeel
  let course: FeelCourse
  let held: HeldConstants
  /// Of damping ratios that are allowed.
  let range: ClosedRange<Double>

  init(_ feel: SpringFeel) throws(FeelError) {
    self.feel = feel
    course = FeelCourse(feel)
    held = try HeldConstants(feel.constants)
    var (lower, upper) = (FrequencyPiece.dampingRatios.lowerBound, FrequencyPiece.dampingRatios.upperBound)
    if case .within(let range) = feel.constants.dampingRatio { (lower, upper) = (range.lower, range.upper) }
    range = lower...upper
  }

  /// A condition on damping ratio and frequency.
  struct Curve {
    /// nil for what is held.
    let target: SpringTarget?
    let name: String
    let pieces: [FrequencyPiece]
    /// Whether the frequency is a closed expression of the damping ratio.
    let isClosed: Bool
  }

  /// Held relations first, then targets, the smooth ones before those that jump.
  var curves: [Curve] {
    let relations = held.relations.map { relation in
      Curve(
        target: nil, name: relation.name, pieces: FrequencyPiece.power(relation.exponent, factor: relation.factor),
        isClosed: true)
    }
    let targets = feel.targets.filter { if case .overshoot = $0 { false } else { true } }
    let distinct = targets.enumerated().filter { index, target in !targets[..<index].contains(target) }.map(\.element)
    let ordered = distinct.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
    return relations
      + ordered.map { _, target in
        Curve(
          target: target, name: target.name, pieces: FrequencyPiece.pieces(of: target, on: course),
          isClosed: target.order <= SpringTarget.lastClosedOrder)
      }
  }

  /// A spring of these constants, measured.
  func tuned(_ point: MotionPoint) throws(FeelError) -> TunedSpring {
    if Task.isCancelled { throw .cancelled }
    let oscillator = try held.oscillator(point)
    do throws(ReferenceError) {
      let measurement = try SpringMeasurement(oscillator, feel)
      var reached: [ReachedTarget] = []
      for target in feel.targets {
        let value = try measurement.reached(target)
        reached.append(ReachedTarget(target: target, reached: value, miss: target.miss(of: value, way: course.way)))
      }
      return TunedSpring(oscillator: oscillator, reached: reached)
    } catch {
      throw .outOfRange(quantity: "motion")
    }
  }

  /// What of a spring is not as wished: the first constant outside of its range.
  func violation(_ spring: TunedSpring) -> FeelReason? {
    let oscillator = spring.oscillator
    let values = [
      oscillator.mass, oscillator.stiffness, oscillator.dampingCoefficient, oscillator.dampingRatio,
      oscillator.naturalPeriod,
    ]
    for ((name, wish), value) in zip(feel.constants.named, values) where !wish.allows(value) {
      switch wish {
      case .free: break
      case .held(let held): return .outsideRange(constant: name, value: value, lower: held, upper: held)
      case .within(let range):
        return .outsideRange(constant: name, value: value, lower: range.lower, upper: range.upper)
      }
    }
    return nil
  }

  /// Sorts candidates into an answer: exact when one of them reaches everything and is as wished.
  func answer(_ candidates: [TunedSpring], _ method: SpringTuning.Method) -> SpringTuning {
    let exact = candidates.filter { $0.largestMiss <= SpringTuning.exactMiss }
    let allowed = exact.filter { violation($0) == nil }
    var answer = SpringTuning(allowed.isEmpty ? .infeasible : .exact, method)
    answer.massIsChosen = held.massIsOpen
    if allowed.isEmpty {
      answer.nearest = exact.isEmpty ? candidates : exact
      answer.reasons = exact.compactMap(violation)
    } else {
      answer.springs = allowed
    }
    return answer
  }
}

extension SpringTarget {
  /// By how much a value misses this target.
  func miss(of reached: Double?, way: Double) -> Double {
    guard let reached, reached.isFinite else { return .infinity }
    let difference = abs(reached - wanted)
    if case .value = self { return difference / way }
    return wanted == 0 ? difference : difference / abs(wanted)
  }

  /// Smooth before jumping, closed before searched.
  fileprivate var order: Int {
    switch self {
    case .overshoot: 0
    case .peakTime: 1
    case .firstArrival: 2
    case .peakSpeed: 3
    case .riseTime: 4
    case .value: 5
    case .settlingTime: 6
    }
  }

  fileprivate static var lastClosedOrder: Int { 3 }
}
