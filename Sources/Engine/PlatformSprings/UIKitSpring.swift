public import MotionEngine

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

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
    guard duration.isFinite, duration > 0 else { throw .mustBePositive(quantity: "duration", value: duration) }
    guard dampingRatio > remainder, dampingRatio <= 1 else {
      throw .outOfRange(quantity: "dampingRatio", value: dampingRatio, allowed: "above 0.001 and at most 1")
    }
    guard initialVelocity.isFinite else {
      throw .outOfRange(quantity: "initialVelocity", value: initialVelocity, allowed: "finite")
    }
    let envelope = Envelope(ratio: dampingRatio, velocity: initialVelocity * duration)
    do throws(SpringError) {
      return try Spring(naturalFrequency: envelope.largestRoot() / duration, dampingRatio: dampingRatio)
    } catch {
      throw .notASpring(error)
    }
  }
}

/// The equation in units of the duration: z = ωD, u = vD.
private struct Envelope {
  let ratio: Double
  let velocity: Double

  /// √(1 − ζ²).
  private var root: Double { (1 - ratio).squareRoot() * (1 + ratio).squareRoot() }

  /// ln of the envelope over its goal.
  private func excess(_ z: Double) -> Double {
    let factor = ratio < 1 ? abs(ratio * z - velocity) / (root * z) : abs(1 + z - velocity)
    return log(factor / UIKitSpring.remainder) - ratio * z
  }

  /// The factor before the exponential vanishes at `pole`. On the right of it the excess rises to one maximum and then
  /// falls for ever; on the left of it, and where there is no pole above 0, it only falls. So the largest root is right
  /// of the maximum if that is above zero, and left of the pole otherwise.
  func largestRoot() -> Double {
    if velocity == 0, ratio < 1 { return log(ratio / (UIKitSpring.remainder * root)) / ratio }
    let pole = ratio < 1 ? velocity / ratio : velocity - 1
    let summit =
      ratio < 1 ? (velocity + (velocity * velocity + 4 * velocity).squareRoot()) / (2 * ratio) : velocity
    if velocity > 0, excess(summit) > 0 { return falling(from: summit, to: nil) }
    return pole > 0 ? falling(from: 0, to: pole) : falling(from: 0, to: nil)
  }

  /// The root between a place where the excess is above zero and one where it is below, by bisection to the last bit.
  private func falling(from start: Double, to end: Double?) -> Double {
    var low = start
    var high = end ?? max(2 * start, 1)
    while end == nil, excess(high) > 0 { high *= 2 }
    while true {
      let middle = 0.5 * (low + high)
      if middle <= low || middle >= high { return middle }
      if excess(middle) > 0 { low = middle } else { high = middle }
    }
  }
}
