public import MotionEngine

/// The words of `UISpringTimingParameters`: four ways to say a spring, of which one keeps the animator's duration.
///
/// Velocities are ways per second along each axis. Source: Apple's UIKit reference, `UISpringTimingParameters`.
public enum UIKitTimingParameters: Hashable, Sendable {
  /// `init()`: damping ratio 4.56, taken as mass 3, stiffness 1000, damping 500. The three constants are an inference
  /// from the documented ratio.
  case standard
  /// `init(dampingRatio:initialVelocity:)`: the spring is fitted to the animator's duration by ``UIKitSpring``.
  case dampingRatio(Double, initialVelocity: Double = 0)
  /// `init(mass:stiffness:damping:initialVelocity:)`: the animator's duration is ignored.
  case constants(CoreAnimationSpring, initialVelocity: Double = 0)
  /// `init(duration:bounce:initialVelocity:)`: a perceptual duration; the animator's is ignored.
  case perceptual(duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0)

  /// The spring that an animator of the given duration follows.
  public func spring(animatorDuration: Double) throws(PlatformSpringError) -> Spring {
    if case .dampingRatio(let ratio, let velocity) = self {
      return try UIKitSpring.spring(dampingRatio: ratio, duration: animatorDuration, initialVelocity: velocity)
    }
    return try PlatformSpringError.wrapping { () throws(SpringError) in try constants().spring() }
  }

  /// The duration that an animator built with the given one reports, s: its own for a damping ratio, otherwise the
  /// settling duration of Core Animation.
  public func duration(animatorDuration: Double) throws(PlatformSpringError) -> Double {
    switch self {
    case .dampingRatio: return animatorDuration
    case .standard: return try settlingDuration(initialVelocity: 0)
    case .constants(_, let velocity), .perceptual(_, _, let velocity):
      return try settlingDuration(initialVelocity: velocity)
    }
  }

  private func settlingDuration(initialVelocity: Double) throws(PlatformSpringError) -> Double {
    do throws(SpringError) {
      return try constants().settlingDuration(initialVelocity: initialVelocity)
    } catch {
      throw .notASpring(error)
    }
  }

  private func constants() throws(SpringError) -> CoreAnimationSpring {
    switch self {
    case .standard, .dampingRatio:
      CoreAnimationSpring(mass: 3, stiffness: 1000, damping: 500, allowsOverdamping: true)
    case .constants(let words, _): words
    case .perceptual(let duration, let bounce, _):
      try CoreAnimationSpring(perceptualDuration: duration, bounce: bounce)
    }
  }
}
