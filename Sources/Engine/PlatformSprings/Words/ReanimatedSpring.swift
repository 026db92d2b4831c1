public import MotionEngine

/// The words of Reanimated 4's `withSpring`: constants, or a duration and a damping ratio.
///
/// A damping ratio above 1 moves as a critical spring there. Source: Reanimated documentation, `withSpring`.
public enum ReanimatedSpring: Hashable, Sendable {
  case constants(mass: Double = 4, stiffness: Double = 900, damping: Double = 120)
  /// `duration`, s, and `dampingRatio`.
  case duration(Double = 0.55, dampingRatio: Double = 1, mass: Double = 4)

  /// The share of the energy at which the motion counts as finished.
  public static let energyThreshold = 6e-9
  /// The motion is meant to last this many times its `duration`.
  public static let perceptualCoefficient = 1.5
  /// The stiffness the duration is solved for is not looked for above this.
  public static let largestStiffness = 8000.0

  /// The spring that the animation follows.
  ///
  /// **By duration.** Let S = 1.5 · duration, σ = ζ ωₙ and (X, V) the state after S of a *critical* spring of natural
  /// frequency σ; the stiffness k = m σ²/ζ² is the one at which
  ///
  ///     (k X² + m V²) / (k x₀² + m v₀²) = 6 · 10⁻⁹.
  ///
  /// The mass cancels except in k ≤ 8000, where the platform's search ends; shorter durations than that allows give
  /// 8000. The platform ends its bisection within a thousandth of the threshold, about 4 · 10⁻⁵ of k; here the root is
  /// exact.
  ///
  /// - Parameter start: the state the motion starts from; by default at rest, where only the shape matters.
  public func spring(
    from start: SpringState = SpringState(displacement: -1, velocity: 0)
  ) throws(PlatformSpringError) -> Spring {
    switch self {
    case .constants(let mass, let stiffness, let damping):
      try PlatformSpringError.requirePositive(damping, "damping")
      return try PlatformSpringError.wrapping { () throws(SpringError) in
        try Spring(mass: mass, stiffness: stiffness, dampingCoefficient: damping).withoutOverdamping
      }
    case .duration(let duration, let ratio, let mass):
      try PlatformSpringError.requirePositive(duration, "duration")
      try PlatformSpringError.requirePositive(ratio, "dampingRatio")
      try PlatformSpringError.requirePositive(mass, "mass")
      let search = EnergySearch(ratio: ratio, end: Self.perceptualCoefficient * duration, start: start)
      let rate = search.decayRate(atMost: (Self.largestStiffness / mass).squareRoot() * ratio)
      return try PlatformSpringError.wrapping { () throws(SpringError) in
        try Spring(mass: mass, naturalFrequency: rate / ratio, dampingRatio: min(ratio, 1))
      }
    }
  }

  /// `duration` and `dampingRatio` for a spring that starts at rest.
  ///
  /// The motion the duration is meant for is that of the platform's estimate, so the spring comes back, but a motion
  /// that has no velocity at first and one that has are given different stiffnesses for the same words.
  ///
  /// - Throws: without damping; above critical damping, which the platform does not move; and for a stiffness above
  ///   8000.
  public static func duration(of spring: Spring) throws(PlatformSpringError) -> ReanimatedSpring {
    let ratio = spring.dampingRatio
    guard spring.platformRegime != .overdamped, ratio > 0 else {
      throw .outOfRange(quantity: "dampingRatio", value: ratio, allowed: "above 0 and at most 1")
    }
    guard spring.stiffness <= largestStiffness else {
      throw .outOfRange(quantity: "stiffness", value: spring.stiffness, allowed: "at most 8000")
    }
    let search = EnergySearch(ratio: ratio, end: 1, start: SpringState(displacement: -1, velocity: 0))
    let end = search.decayRate(atMost: .infinity) / spring.decayRate
    return .duration(end / perceptualCoefficient, dampingRatio: ratio, mass: spring.mass)
  }
}

/// The decay rate at which a critical motion has the threshold's share of the energy left at its end.
private struct EnergySearch {
  let ratio: Double
  let end: Double
  let start: SpringState

  private func isAbove(_ rate: Double) -> Bool {
    let weight = (rate / ratio) * (rate / ratio)
    let slope = start.velocity + rate * start.displacement
    let decay = MathLibrary.exp(-rate * end)
    let x = (start.displacement + slope * end) * decay
    let v = slope * decay - rate * x
    let whole = weight * start.displacement * start.displacement + start.velocity * start.velocity
    return weight * x * x + v * v > ReanimatedSpring.energyThreshold * whole
  }

  func decayRate(atMost limit: Double) -> Double {
    var high = 16 / end
    while high < limit, isAbove(high) { high *= 2 }
    if high >= limit {
      if isAbove(limit) { return limit }
      high = limit
    }
    var low = 0.0
    while true {
      let middle = 0.5 * (low + high)
      if middle <= low || middle >= high { return middle }
      if isAbove(middle) { low = middle } else { high = middle }
    }
  }
}
