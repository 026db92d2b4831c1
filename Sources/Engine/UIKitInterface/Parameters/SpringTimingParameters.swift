public import MotionEngine
public import PlatformSprings

/// The words of `UISpringTimingParameters`.
///
/// Only a damping ratio keeps the duration that the animator is made with; the others run as long as their constants
/// say, by Core Animation's settling duration, and end exactly at their target then.
public struct SpringTimingParameters: Hashable, Sendable {
  /// What states the spring.
  public enum Words: Hashable, Sendable {
    /// `init()`: damping ratio 4.56.
    case standard
    case dampingRatio(Double)
    case constants(CoreAnimationSpring)
    case perceptual(duration: Double, bounce: Double)
    /// No words of UIKit: a spring that runs until it is stopped or replaced.
    case endless(Spring)
  }

  public let words: Words
  public let initialVelocity: SpringVelocity

  /// `init()`: mass 3, stiffness 1000, damping 500, a damping ratio of 4.56.
  public init() { self.init(.standard, initialVelocity: .uniform(0)) }

  /// - Parameters:
  ///   - dampingRatio: above 0.001, at most 1; the spring is fitted to the animator's duration by `UIKitSpring`.
  ///   - initialVelocity: ways per second.
  public init(dampingRatio: Double, initialVelocity: SpringVelocity = .current) {
    self.init(.dampingRatio(dampingRatio), initialVelocity: initialVelocity)
  }

  /// A damping ratio above 1 moves as 1, as `CASpringAnimation` does it.
  public init(mass: Double, stiffness: Double, damping: Double, initialVelocity: SpringVelocity = .current) {
    self.init(
      .constants(CoreAnimationSpring(mass: mass, stiffness: stiffness, damping: damping)),
      initialVelocity: initialVelocity)
  }

  /// By the perceptual duration, s, and the bounce, above −1 and at most 1.
  public init(duration: Double = 0.5, bounce: Double = 0, initialVelocity: SpringVelocity = .current) {
    self.init(.perceptual(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// A spring that runs until it is stopped or replaced: its values are exact for ever, and it never completes.
  public init(endless spring: Spring, initialVelocity: SpringVelocity = .current) {
    self.init(.endless(spring), initialVelocity: initialVelocity)
  }

  private init(_ words: Words, initialVelocity: SpringVelocity) {
    self.words = words
    self.initialVelocity = initialVelocity
  }

  /// The spring of an animator of a duration.
  ///
  /// A damping ratio with several speeds is fitted to the one that needs the stiffest spring, so that no axis has more
  /// than a thousandth of its way left at the end.
  public func spring(animatorDuration: Double) throws(UIKitError) -> Spring {
    if case .endless(let spring) = words { return spring }
    var stiffest: Spring?
    for speed in initialVelocity.speeds {
      let spring = try UIKitError.wrapping { () throws(PlatformSpringError) in
        try platformWords(speed).spring(animatorDuration: animatorDuration)
      }
      if spring.stiffness > stiffest?.stiffness ?? 0 { stiffest = spring }
    }
    guard let stiffest else { throw .durationOutOfRange(animatorDuration) }
    return stiffest
  }

  /// How long an animator made with a duration runs, s; infinity for an endless spring.
  public func duration(animatorDuration: Double) throws(UIKitError) -> Double {
    if case .endless = words { return .infinity }
    var longest = 0.0
    for speed in initialVelocity.speeds {
      let duration = try UIKitError.wrapping { () throws(PlatformSpringError) in
        try platformWords(speed).duration(animatorDuration: animatorDuration)
      }
      longest = max(longest, duration)
    }
    return longest
  }

  private func platformWords(_ speed: Double) -> UIKitTimingParameters {
    switch words {
    case .standard, .endless: .standard
    case .dampingRatio(let ratio): .dampingRatio(ratio, initialVelocity: speed)
    case .constants(let spring): .constants(spring, initialVelocity: speed)
    case .perceptual(let duration, let bounce):
      .perceptual(duration: duration, bounce: bounce, initialVelocity: speed)
    }
  }
}
