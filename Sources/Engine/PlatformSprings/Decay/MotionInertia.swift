public import MotionEngine

/// Motion's inertia: an exponential approach to a place that lies power · velocity ahead.
///
///     target = power · v₀        x = target (1 − e^(−t/τ))
///
/// With the usual power 0.8 and time constant 0.325 s it starts 2.46 times as fast as it was thrown. It is done when
/// `restDelta` is left.
/// Source: Motion documentation, inertia transitions.
public struct MotionInertia: PlatformDecay, Hashable {
  public let power: Double
  /// τ, s.
  public let timeConstant: Double
  /// units of the value.
  public let restDelta: Double
  public let decay: ExponentialDecay

  public init(
    power: Double = 0.8, timeConstant: Double = 0.325, restDelta: Double = 0.5
  ) throws(PlatformSpringError) {
    try PlatformSpringError.requireFinite(power, "power")
    try PlatformSpringError.requirePositive(restDelta, "restDelta")
    self.power = power
    self.timeConstant = timeConstant
    self.restDelta = restDelta
    decay = try PlatformSpringError.wrapping { () throws(DecayError) in
      try ExponentialDecay(timeConstant: timeConstant)
    }
  }

  /// Where it would go: power · v₀. The platform lets the caller change it (`modifyTarget`).
  public func target(velocity: Double) -> Double { power * velocity }

  /// The way to a target that was changed, `time` after the throw.
  public func displacement(after time: Double, towards target: Double) -> Double {
    decay.distance(after: time, from: target / timeConstant)
  }

  /// How long the way to a target takes, s: τ ln(|target|/restDelta).
  public func duration(towards target: Double) -> Double {
    target.magnitude <= restDelta ? 0 : timeConstant * MathLibrary.log(target.magnitude / restDelta)
  }

  public func displacement(after time: Double, velocity: Double) -> Double {
    displacement(after: time, towards: target(velocity: velocity))
  }

  public func velocity(after time: Double, velocity: Double) -> Double {
    decay.velocity(after: time, from: target(velocity: velocity) / timeConstant)
  }

  public func duration(velocity: Double) -> Double { duration(towards: target(velocity: velocity)) }

  public func destination(velocity: Double) -> Double { target(velocity: velocity) }
}
