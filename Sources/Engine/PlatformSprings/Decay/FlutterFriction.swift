public import MotionEngine

/// Flutter's `FrictionSimulation`: v = v₀ D^t, D being what is left of the velocity after a second.
///
/// It is done when the speed is below the tolerance. D = 1 is uniform motion and never done.
/// Source: Flutter API documentation, physics library.
public struct FlutterFriction: ExponentialPlatformDecay, Hashable {
  /// D, per second.
  public let drag: Double
  /// units / s.
  public let velocityTolerance: Double
  public let decay: ExponentialDecay

  /// The drag of `BouncingScrollSimulation`, per second.
  public static let bouncingScrollDrag = 0.135

  public init(drag: Double, velocityTolerance: Double = 0.001) throws(PlatformSpringError) {
    try PlatformSpringError.requirePositive(velocityTolerance, "velocityTolerance")
    self.velocityTolerance = velocityTolerance
    decay = try PlatformSpringError.wrapping { () throws(DecayError) in try ExponentialDecay(dragPerSecond: drag) }
    self.drag = drag
  }

  /// `FrictionSimulation.through`: the simulation that passes both places with these velocities,
  /// D = e^((v₀ − v₁)/(x₀ − x₁)), done at the second one.
  ///
  /// An end velocity of 0 is approached for ever: the platform's simulation is then never done, and neither is this.
  public init(
    through start: Double, _ end: Double, startVelocity: Double, endVelocity: Double
  ) throws(PlatformSpringError) {
    decay = try PlatformSpringError.wrapping { () throws(DecayError) in
      try ExponentialDecay(from: start, to: end, startVelocity: startVelocity, endVelocity: endVelocity)
    }
    drag = decay.dragPerSecond
    velocityTolerance = endVelocity.magnitude
  }

  public func duration(velocity: Double) -> Double { decay.time(untilSpeed: velocityTolerance, from: velocity) }

  /// The time at which `distance` has been gone, s; infinity when it never is.
  public func time(toTravel distance: Double, velocity: Double) -> Double {
    decay.time(toTravel: distance, from: velocity)
  }
}
