internal import Foundation
internal import GSLNumerics

/// What comes nearest to targets that contradict each other: the least sum of squared misses, held constants kept.
extension SpringTuner {
  /// Logarithms of what may be chosen, made into a damping ratio and a frequency.
  var freedom: (count: Int, point: ([Double]) -> MotionPoint) {
    let relations = held.relations
    switch (held.dampingRatio, relations.first) {
    case (let ratio?, let relation?):
      let point = MotionPoint(dampingRatio: ratio, frequency: relation.frequency(ratio))
      return (0, { _ in point })
    case (let ratio?, nil): return (1, { MotionPoint(dampingRatio: ratio, frequency: exp($0[0])) })
    case (nil, let relation?):
      if let other = relations.dropFirst().first {
        let ratio = pow(other.factor / relation.factor, 1 / (relation.exponent - other.exponent))
        let point = MotionPoint(dampingRatio: ratio, frequency: relation.frequency(ratio))
        return (0, { _ in point })
      }
      return (1, { MotionPoint(dampingRatio: exp($0[0]), frequency: relation.frequency(exp($0[0]))) })
    case (nil, nil): return (2, { MotionPoint(dampingRatio: exp($0[0]), frequency: exp($0[1])) })
    }
  }

  /// Where searches start: the same ones each time.
  func starts(_ ratios: [Double], _ clocks: [Double]) -> [[Double]] {
    let pace = typicalFrequency
    let isRatioHeld = held.dampingRatio != nil
    switch freedom.count {
    case 0: return [[]]
    case 1: return isRatioHeld ? clocks.map { [log($0 * pace)] } : ratios.map { [log($0)] }
    default: return ratios.flatMap { ratio in clocks.map { [log(ratio), log($0 * pace)] } }
    }
  }

  /// A frequency of the order that the targets ask for, rad/s.
  private var typicalFrequency: Double {
    for target in feel.targets {
      switch target {
      case .settlingTime(let time, let band): return -log(band) / time
      case .peakTime(let time): return 4 / time
      case .riseTime(let time), .firstArrival(let time): return 2 / time
      case .peakSpeed(let speed): return 2 * speed / course.way
      case .value(_, let time): return 1 / time
      case .overshoot: continue
      }
    }
    return 10
  }

  /// The least sum of squares that a simplex finds from any of a few starts; nil where nothing is wanted.
  func compromise() throws(FeelError) -> TunedSpring? {
    guard !feel.targets.isEmpty else { return nil }
    let freedom = freedom
    guard freedom.count > 0 else { return try? tuned(freedom.point([])) }
    let search = { (start: [Double], step: Double, size: Double) in
      try? SimplexMinimizer.minimum(
        from: start, steps: start.map { _ in step }, size: size, iterationLimit: 400
      ) { logarithms in
        // Why the pull: where a constant had better vanish or grow without end its logarithm would never rest.
        let pull = zip(logarithms, start).reduce(0) { $0 + 1e-6 * ($1.0 - $1.1) * ($1.0 - $1.1) }
        return cost(of: freedom.point(Array(logarithms))) + pull
      }
    }
    var best: SimplexMinimizer.Minimum?
    for start in starts([0.15, 0.3, 0.5, 0.7, 0.9, 1.3, 3], freedom.count == 2 ? [1] : [0.3, 1, 3]) {
      if Task.isCancelled { throw .cancelled }
      guard let found = search(start, 0.2, 1e-3), found.value < best?.value ?? .infinity else { continue }
      best = found
    }
    guard let best else { return nil }
    let polished = search(best.arguments, 0.01, 1e-10) ?? best
    return try? tuned(freedom.point(polished.arguments))
  }

  /// A miss of what never happens counts as a whole one; leaving the ranges costs more than any target.
  private func cost(of point: MotionPoint) -> Double {
    let shape = course.shape(dampingRatio: point.dampingRatio, frequency: point.frequency)
    var sum = 0.0
    for target in feel.targets {
      let reached = shape.measure(target, on: course, frequency: point.frequency)
      let miss = min(target.miss(of: reached, way: course.way), 1e3)
      sum += reached == nil ? 1 : miss * miss
    }
    return sum + penalty(for: point)
  }

  private func penalty(for point: MotionPoint) -> Double {
    guard let oscillator = try? held.oscillator(point) else { return 1e12 }
    let values = [
      oscillator.mass, oscillator.stiffness, oscillator.dampingCoefficient, oscillator.dampingRatio,
      oscillator.naturalPeriod,
    ]
    var sum = 0.0
    for ((_, wish), value) in zip(feel.constants.named, values) {
      guard case .within(let range) = wish, value > 0 else { continue }
      let way = max(log(value / range.upper), range.lower > 0 ? log(range.lower / value) : 0, 0)
      sum += 1e6 * way * (1 + way)
    }
    return sum.isFinite ? sum : 1e12
  }
}
