internal import MotionEngine

/// The friction of Flutter's `BouncingScrollSimulation`, with the constant deceleration of its fast rate.
///
///     v = v₀ D^t − a t        x = v₀ (D^t − 1)/ln D − a t²/2        until v = 0
///
/// D is 0.135 per second. This is the platform's formula and not friction with a constant part, for which the
/// deceleration would act on a velocity that has already lost it.
/// Source: Flutter API documentation, widgets and physics libraries.
public struct FlutterBouncingScroll: PlatformDecay, Hashable {
  /// a, logical pixels / s²: 0 at the normal rate.
  public let constantDeceleration: Double
  /// Below this speed it is done, logical pixels / s.
  public let velocityTolerance: Double
  /// Without the constant deceleration.
  let decay: ExponentialDecay

  /// a of the fast rate.
  public static let fastDeceleration = 1400.0
  /// A spring at the edge takes over no more than this speed, logical pixels / s.
  public static let largestTransferVelocity = 5000.0

  public init(
    constantDeceleration: Double = fastDeceleration, devicePixelRatio: Double = 1
  ) throws(PlatformSpringError) {
    guard constantDeceleration.isFinite, constantDeceleration >= 0 else {
      throw .outOfRange(quantity: "constantDeceleration", value: constantDeceleration, allowed: "0 or more")
    }
    try PlatformSpringError.requirePositive(devicePixelRatio, "devicePixelRatio")
    self.constantDeceleration = constantDeceleration
    velocityTolerance = 1 / (0.05 * devicePixelRatio)
    decay = try PlatformSpringError.wrapping { () throws(DecayError) in
      try ExponentialDecay(dragPerSecond: FlutterFriction.bouncingScrollDrag)
    }
  }

  private func speed(_ time: Double, _ speed: Double) -> Double {
    decay.velocity(after: time, from: speed) - constantDeceleration * time
  }

  /// When the speed has fallen to `level`, s: it only falls, so that bisection finds it to the last bit.
  private func time(untilSpeed level: Double, from speed: Double) -> Double {
    if speed <= level { return 0 }
    let withoutConstant = decay.time(untilSpeed: level, from: speed)
    if constantDeceleration == 0 { return withoutConstant }
    var low = 0.0
    var high = min(withoutConstant, speed / constantDeceleration)
    while true {
      let middle = 0.5 * (low + high)
      if middle <= low || middle >= high { return high }
      if self.speed(middle, speed) > level { low = middle } else { high = middle }
    }
  }

  /// When the velocity is 0, s; infinity without a constant deceleration.
  public func restTime(velocity: Double) -> Double { time(untilSpeed: 0, from: velocity.magnitude) }

  public func duration(velocity: Double) -> Double {
    time(untilSpeed: velocityTolerance, from: velocity.magnitude)
  }

  public func displacement(after time: Double, velocity: Double) -> Double {
    let moved = min(time, restTime(velocity: velocity))
    let lost = constantDeceleration == 0 ? 0 : 0.5 * constantDeceleration * moved * moved
    return decay.distance(after: moved, from: velocity) - (velocity < 0 ? -lost : lost)
  }

  public func velocity(after time: Double, velocity: Double) -> Double {
    guard time < restTime(velocity: velocity) else { return 0 }
    let left = speed(time, velocity.magnitude)
    return velocity < 0 ? -left : left
  }

  public func destination(velocity: Double) -> Double {
    displacement(after: duration(velocity: velocity), velocity: velocity)
  }
}
