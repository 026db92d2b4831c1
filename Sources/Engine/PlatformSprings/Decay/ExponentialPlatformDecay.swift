public import MotionEngine

/// A platform's decay whose motion is an exponential; the platform's own part is when it stops.
public protocol ExponentialPlatformDecay: PlatformDecay {
  /// The motion.
  var decay: ExponentialDecay { get }
}

extension ExponentialPlatformDecay {
  public func displacement(after time: Double, velocity: Double) -> Double {
    decay.distance(after: time, from: velocity)
  }

  public func velocity(after time: Double, velocity: Double) -> Double {
    decay.velocity(after: time, from: velocity)
  }

  /// Where the motion would come to rest if it ran for ever.
  public func restDisplacement(velocity: Double) -> Double { decay.restDistance(from: velocity) }

  public func destination(velocity: Double) -> Double {
    let duration = duration(velocity: velocity)
    return duration == .infinity
      ? restDisplacement(velocity: velocity) : displacement(after: duration, velocity: velocity)
  }
}
