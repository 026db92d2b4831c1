public import MotionEngine

/// The rule by which `UIView.animate(withDuration:…usingSpringWithDamping:initialSpringVelocity:)` finds its spring.
///
/// The mass is 1, the damping ratio is kept, and the natural frequency is the largest at which the decaying envelope
/// has a thousandth of the way left at the end of the duration D:
/// - ζ < 1: |ζω − v| / ω_d · e^(−ζωD) = 0.001;
/// - ζ = 1: |1 + (ω − v) D| e^(−ωD) = 0.001,
///
/// v being the initial velocity in ways per second. The rule was found by fitting the springs that UIKit emits; it
/// agrees with them to 1e-7.
public enum UIKitSpring {
  /// What is left of the way when the duration is over.
  public static let remainder = 0.001

  /// - Parameters:
  ///   - dampingRatio: above 0.001, at most 1. At less than that the envelope starts below its goal.
  ///   - duration: > 0, s.
  ///   - initialVelocity: ways per second.
  public static func spring(
    dampingRatio: Double, duration: Double, initialVelocity: Double = 0
  ) throws(PlatformSpringError) -> Spring {
    try PlatformSpringError.requirePositive(duration, "duration")
    guard dampingRatio > remainder, dampingRatio <= 1 else {
      throw .outOfRange(quantity: "dampingRatio", value: dampingRatio, allowed: "above 0.001 and at most 1")
    }
    try PlatformSpringError.requireFinite(initialVelocity, "initialVelocity")
    let fit = EnvelopeFit(ratio: dampingRatio, velocity: initialVelocity * duration, remainder: remainder)
    return try PlatformSpringError.wrapping { () throws(SpringError) in
      try Spring(naturalFrequency: fit.largestRoot() / duration, dampingRatio: dampingRatio)
    }
  }

  /// The duration from which the rule makes this spring again, s: when its envelope has a thousandth of the way left.
  ///
  /// The mass is lost. With a velocity of many ways per second several durations lead to one spring, and this is the
  /// longest.
  ///
  /// - Throws: above critical damping, where the rule has no duration, and where the envelope starts below its goal.
  public static func duration(
    of spring: Spring, initialVelocity: Double = 0
  ) throws(PlatformSpringError) -> Double {
    try duration(of: spring, initialVelocity: initialVelocity, remainder: remainder)
  }

  static func duration(
    of spring: Spring, initialVelocity: Double, remainder: Double
  ) throws(PlatformSpringError) -> Double {
    try PlatformSpringError.requireFinite(initialVelocity, "initialVelocity")
    let duration: Double
    switch spring.platformRegime {
    case .overdamped, .undamped:
      throw .outOfRange(quantity: "dampingRatio", value: spring.dampingRatio, allowed: "above 0.001 and at most 1")
    case .critical:
      duration = spring.settlingTime(
        within: remainder, from: SpringState(displacement: -1, velocity: initialVelocity))
    case .underdamped:
      // Why from the ratio: beside 1 the envelope follows its last bit, and the rule is given the ratio, not ω_d.
      let ratio = spring.platformRatio
      let root = (1 - ratio).squareRoot() * (1 + ratio).squareRoot()
      let rate = ratio * spring.naturalFrequency
      duration = MathLibrary.log(abs(rate - initialVelocity) / (root * spring.naturalFrequency * remainder)) / rate
    }
    guard duration > 0 else {
      throw .outOfRange(quantity: "dampingRatio", value: spring.dampingRatio, allowed: "above 0.001 and at most 1")
    }
    return duration
  }
}
