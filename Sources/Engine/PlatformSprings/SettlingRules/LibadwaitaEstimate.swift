public import MotionEngine

/// libadwaita's estimate of how long a spring will run, at which the animation ends whatever the value does.
///
/// Source: libadwaita, `AdwSpringAnimation:estimated-duration`.
public struct LibadwaitaEstimate: Hashable, Sendable {
  /// The precision ε, units of the value.
  public var epsilon: Double
  /// Whether the animation ends when the target is first reached.
  public var clamp: Bool

  public init(epsilon: Double = 0.001, clamp: Bool = false) {
    self.epsilon = epsilon
    self.clamp = clamp
  }

  /// The estimate in whole milliseconds.
  ///
  /// - No damping, or so little that no integer holds the time: nil, which the platform writes as an infinite duration.
  /// - `clamp`: the first whole millisecond at which the value is within ε before its target, at most 20 000; 0 when
  ///   start and target are equal, or the target is not reached by then.
  /// - ζ ≤ 1, or β within 1.2 · 10⁻⁷ of ωₙ: −ln ε / β. Neither the distance nor the velocity is looked at.
  /// - ζ > 1: Newton steps from that time towards the *target*, ended as soon as the value is within ε; the slope is
  ///   taken over one millisecond, and the value at whole ones. 0 when a thousand steps do not do.
  public func milliseconds(
    of spring: Spring, from start: SpringState = SpringState(displacement: -1, velocity: 0)
  ) -> Int? {
    if spring.dampingCoefficient == 0 { return nil }
    let kernel = SpringKernel(spring: spring, start: start)
    if clamp { return firstReach(kernel) }
    let first = -MathLibrary.log(epsilon) / spring.decayRate
    guard spring.decayRate - spring.naturalFrequency >= Double(Float.ulpOfOne) else { return Self.whole(first) }
    return newton(kernel, from: first)
  }

  private func firstReach(_ kernel: SpringKernel) -> Int {
    let displacement = kernel.start.displacement
    guard displacement != 0 else { return 0 }
    let side: Double = displacement > 0 ? 1 : -1
    for millisecond in 1...20_001 where side * kernel.displacement(at: Double(millisecond) / 1000) <= epsilon {
      return millisecond
    }
    return 0
  }

  private func newton(_ kernel: SpringKernel, from first: Double) -> Int? {
    var time = first
    for _ in 0...1001 {
      let value = Self.displacement(kernel, time)
      let slope = (Self.displacement(kernel, time + 0.001) - value) / 0.001
      time -= value / slope
      guard time.isFinite, time >= 0 else { return 0 }
      if Self.displacement(kernel, time).magnitude <= epsilon { return Self.whole(time) }
    }
    return 0
  }

  /// At the whole millisecond before `time`.
  private static func displacement(_ kernel: SpringKernel, _ time: Double) -> Double {
    kernel.displacement(at: (time * 1000).rounded(.towardZero) / 1000)
  }

  private static func whole(_ seconds: Double) -> Int? { Int(exactly: (seconds * 1000).rounded(.towardZero)) }
}
