/// The natural frequency at which the decaying envelope of a step has a given share of the way left after a given time.
///
/// In units of that time, z = ωT and u = vT:
/// - ζ < 1: |ζz − u| / (√(1 − ζ²) z) · e^(−ζz) = remainder;
/// - ζ = 1: |1 + z − u| e^(−z) = remainder, which is the motion itself.
///
/// UIKit, Motion and SwiftUI's `Spring(settlingDuration:)` each rest on it.
struct EnvelopeFit {
  let ratio: Double
  let velocity: Double
  let remainder: Double

  /// √(1 − ζ²).
  private var root: Double { (1 - ratio).squareRoot() * (1 + ratio).squareRoot() }

  /// ln of the envelope over its goal.
  private func excess(_ z: Double) -> Double {
    let factor = ratio < 1 ? abs(ratio * z - velocity) / (root * z) : abs(1 + z - velocity)
    return MathLibrary.log(factor / remainder) - ratio * z
  }

  /// The factor before the exponential vanishes at `pole`. On the right of it the excess rises to one maximum and then
  /// falls for ever; on the left of it, and where there is no pole above 0, it only falls. So the largest root is right
  /// of the maximum if that is above zero, and left of the pole otherwise.
  ///
  /// Without a velocity it is ln(ζ / (remainder √(1 − ζ²))) / ζ below critical damping, which is above zero only while
  /// the envelope starts above its goal.
  func largestRoot() -> Double {
    if velocity == 0, ratio < 1 { return MathLibrary.log(ratio / (remainder * root)) / ratio }
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
