/// The exact motion over one fixed step of time, as a matrix: what a field of many springs multiplies by.
///
///     x(t + dt) = displacementFromDisplacement · x + displacementFromVelocity · v
///     v(t + dt) = velocityFromDisplacement · x + velocityFromVelocity · v
///
/// Each entry is within 1 ulp of its envelope (see ``SpringKernel``). Steps are exact however long, so nothing can
/// become unstable; but each adds a rounding of its own, and after n of them about n ulp have gathered. A motion
/// that must show equal bits at equal times is evaluated from its anchor instead: ``SpringMotion``.
public struct SpringStep: Hashable, Sendable {
  public let displacementFromDisplacement: Double
  public let displacementFromVelocity: Double
  public let velocityFromDisplacement: Double
  public let velocityFromVelocity: Double

  /// - Parameters:
  ///   - spring: any spring.
  ///   - duration: dt ≥ 0, s.
  public init(spring: Spring, duration: Double) {
    let normalised = NormalisedSpring(spring)
    let fromDisplacement = SpringKernel(
      spring: spring, start: SpringState(displacement: 1, velocity: 0), normalised: normalised
    ).state(at: duration)
    let fromVelocity = SpringKernel(
      spring: spring, start: SpringState(displacement: 0, velocity: 1), normalised: normalised
    ).state(at: duration)
    displacementFromDisplacement = fromDisplacement.displacement
    displacementFromVelocity = fromVelocity.displacement
    velocityFromDisplacement = fromDisplacement.velocity
    velocityFromVelocity = fromVelocity.velocity
  }

  /// The state one step later.
  @inline(__always)
  public func applied(to state: SpringState) -> SpringState {
    SpringState(
      displacement: displacementFromDisplacement * state.displacement + displacementFromVelocity * state.velocity,
      velocity: velocityFromDisplacement * state.displacement + velocityFromVelocity * state.velocity)
  }
}
