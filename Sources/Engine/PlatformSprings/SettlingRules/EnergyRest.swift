public import MotionEngine

/// Reanimated 4's rest rule: finished when the energy k x² + m v² has fallen to a share of what it was at the start.
///
/// Energy never grows, so that the rule, once met, stays met. It is relative: units do not matter.
/// Source: Reanimated documentation, `withSpring`, `energyThreshold`.
public struct EnergyRest: Hashable, Sendable {
  /// The share, in 0 … 1.
  public var threshold: Double

  public init(threshold: Double = ReanimatedSpring.energyThreshold) {
    precondition(threshold > 0, "an energy threshold is above 0")
    self.threshold = threshold
  }

  /// When the exact motion meets the rule, s: 0 for a start without energy, infinity without damping.
  public func time(of spring: Spring, from start: SpringState) -> Double {
    if start == .rest || threshold >= 1 { return 0 }
    if spring.dampingCoefficient == 0 { return .infinity }
    // Why: in units of its own amplitude the energy of a tiny start does not vanish.
    let unit = max(start.displacement.magnitude, start.velocity.magnitude / spring.naturalFrequency)
    let scaled = SpringState(displacement: start.displacement / unit, velocity: start.velocity / unit)
    let whole = spring.energy(of: scaled)
    let kernel = SpringKernel(spring: spring, start: scaled)
    func isMet(_ time: Double) -> Bool { spring.energy(of: kernel.state(at: time)) <= threshold * whole }
    var low = 0.0
    var high = 1 / spring.naturalFrequency
    while !isMet(high) {
      low = high
      high *= 2
      if high == .infinity { return .infinity }
    }
    while true {
      let middle = 0.5 * (low + high)
      if middle <= low || middle >= high { return high }
      if isMet(middle) { high = middle } else { low = middle }
    }
  }
}
