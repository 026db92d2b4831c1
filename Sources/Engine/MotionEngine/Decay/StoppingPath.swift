/// The path of ``CombinedFriction`` and ``ConstantDeceleration``.
public struct StoppingPath: FrictionPath {
  /// nil where nothing stops: without a deceleration, or at rest.
  private let kernel: StoppingKernel?
  private let decay: ExponentialDecay
  private let startVelocity: Double

  init(_ law: CombinedFriction, from velocity: Double) {
    kernel = law.kernel(velocity)
    decay = law.decay
    startVelocity = velocity
  }

  public func velocity(after time: Double) -> Double {
    precondition(!(time < 0), "a time after the start is not negative")
    guard let kernel else { return decay.velocity(after: time, from: startVelocity) }
    return time == 0 ? startVelocity : signed(kernel.speed(after: time))
  }

  public func distance(after time: Double) -> Double {
    precondition(!(time < 0), "a time after the start is not negative")
    guard let kernel else { return decay.distance(after: time, from: startVelocity) }
    return signed(kernel.distance(after: time))
  }

  public var restDistance: Double {
    guard let kernel else { return decay.restDistance(from: startVelocity) }
    return signed(kernel.restDistance)
  }

  public var stoppingTime: Double { kernel?.stoppingTime ?? decay.stoppingTime(from: startVelocity) }

  // Why: a velocity of 0 is +0 on both sides, so that it compares and prints as nothing but 0.
  private func signed(_ magnitude: Double) -> Double {
    startVelocity < 0 && magnitude != 0 ? -magnitude : magnitude
  }
}
