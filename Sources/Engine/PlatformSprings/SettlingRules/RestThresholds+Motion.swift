public import MotionEngine

extension RestThresholds {
  /// The time from which on the exact motion meets the rule for good, s; infinity when there is none.
  public func restTime(of spring: Spring, from start: SpringState) -> Double {
    let near = spring.settlingTime(within: displacement, from: start)
    guard speed < .infinity else { return near }
    return max(near, spring.settlingTime(within: speed, from: spring.derivative(of: start)))
  }

  /// The first time at which the exact motion meets the rule, s; infinity when it never does.
  ///
  /// It may leave it again: near a turning point a value can be near and slow and still have a way to go.
  /// Right to an ulp of the time, plus that of the state divided by its rate.
  public func firstTime(of spring: Spring, from start: SpringState) -> Double {
    if isMet(by: start) { return 0 }
    let search = RestSearch(rule: self, spring: spring, start: start)
    return search.firstTime()
  }

  private static let frameLimit = 10_000_000

  /// The first frame at which the exact motion meets the rule, the first after the start being 1; nil when none of
  /// ten million does.
  public func firstFrame(of spring: Spring, from start: SpringState, frameDuration: Double) -> Int? {
    precondition(frameDuration > 0, "a frame lasts longer than 0 s")
    let kernel = SpringKernel(spring: spring, start: start)
    let earliest = RestSearch(rule: self, spring: spring, start: start).earliestTime
    let first = max(1, (earliest / frameDuration).rounded(.down))
    guard first <= Double(Self.frameLimit) else { return nil }
    return (Int(first)...Self.frameLimit).first { isMet(by: kernel.state(at: Double($0) * frameDuration)) }
  }
}

extension Spring {
  /// Velocity and acceleration as a state: they obey the equation of the motion itself.
  func derivative(of state: SpringState) -> SpringState {
    SpringState(displacement: state.velocity, velocity: acceleration(in: state))
  }
}

/// The search for the first time a motion is in the box |x| ≤ d, |v| ≤ s.
struct RestSearch {
  let rule: RestThresholds
  let spring: Spring
  let start: SpringState

  /// A time before which the motion cannot be in the box: Q = m v² + c x v + k x² is Q₀ e^(−2σt), and in the box at
  /// most what it is in a corner.
  var earliestTime: Double {
    guard rule.speed < .infinity else { return 0 }
    let whole = form(start.displacement, start.velocity)
    let corner = form(rule.displacement, rule.speed)
    guard whole > corner else { return 0 }
    if spring.dampingCoefficient == 0 { return .infinity }
    return MathLibrary.log(whole / corner) / (2 * spring.decayRate)
  }

  private func form(_ x: Double, _ v: Double) -> Double {
    spring.mass * v * v + spring.dampingCoefficient * x * v + spring.stiffness * x * x
  }

  func firstTime() -> Double {
    let earliest = earliestTime
    let last = rule.restTime(of: spring, from: start)
    guard earliest < .infinity else { return .infinity }
    let kernel = SpringKernel(spring: spring, start: start)
    var lower = earliest
    for upper in breaks(after: earliest, last: last) {
      if let time = firstTime(kernel, from: lower, to: upper) { return min(time, last) }
      lower = upper
    }
    return last
  }

  /// The instants at which the value or the velocity turns, up to two whole swings after `time`. Between two of them
  /// both are monotone; in one whole swing a spiral passes every direction, also that of the box's corner.
  private func breaks(after time: Double, last: Double) -> [Double] {
    let turns = [
      spring.firstTurningPoint(from: start)?.time,
      spring.firstTurningPoint(from: spring.derivative(of: start))?.time,
    ].compactMap(\.self)
    guard spring.regime.swings else {
      return turns.filter { $0 > time }.sorted() + [max(time, last)]
    }
    let spacing = Double.pi / spring.dampedFrequency
    return turns.flatMap { first in
      let skipped = max(0, ((time - first) / spacing).rounded(.up))
      return (0...4).map { first + (skipped + Double($0)) * spacing }
    }.sorted()
  }

  private func firstTime(_ kernel: SpringKernel, from lower: Double, to upper: Double) -> Double? {
    guard upper > lower else {
      return rule.isMet(by: kernel.state(at: lower)) ? lower : nil
    }
    let near = MonotoneStretch(lower: lower, upper: upper) { kernel.displacement(at: $0) }
    guard let inside = near.interval(within: rule.displacement) else { return nil }
    guard rule.speed < .infinity else { return inside.lowerBound }
    let slow = MonotoneStretch(lower: lower, upper: upper) { kernel.velocity(at: $0) }
    guard let slowly = slow.interval(within: rule.speed), slowly.overlaps(inside) else { return nil }
    return max(inside.lowerBound, slowly.lowerBound)
  }
}
