/// A point or a vector of the plane, each coordinate as a sum of two doubles: x in the first lane, y in the second. The low
/// one is at most a few ulp of the high one, or of what cancelled in it.
///
/// Why lanes: both coordinates of a curve go through the same steps, and a processor does two at once. Why not in order:
/// to put a sum in order takes as long as to make it, and each step here needs its high part exact and its low part near.
struct PlanePair: Sendable {
  let high: SIMD2<Double>
  let low: SIMD2<Double>

  @inline(__always)
  init(high: SIMD2<Double>, low: SIMD2<Double>) {
    self.high = high
    self.low = low
  }

  init(x: DoublePair, y: DoublePair) {
    self.init(high: SIMD2(x.high, y.high), low: SIMD2(x.low, y.low))
  }

  @inline(__always) var x: DoublePair { DoublePair(high: high.x, low: low.x) }
  @inline(__always) var y: DoublePair { DoublePair(high: high.y, low: low.y) }

  @inline(__always)
  static prefix func - (a: PlanePair) -> PlanePair { PlanePair(high: -a.high, low: -a.low) }

  /// Times a double of at most 26 bits: to 4 u² of itself.
  @inline(__always)
  func times(_ factor: Double) -> PlanePair {
    let shifted = 134_217_729 * high  // 2^27 + 1
    let head = shifted - (shifted - high)
    let product = high * factor
    return PlanePair(high: product, low: low * factor + ((head * factor - product) + (high - head) * factor))
  }

  /// The sum to 4 u² of the larger operand.
  @inline(__always)
  static func + (a: PlanePair, b: PlanePair) -> PlanePair {
    let sum = a.high + b.high
    let share = sum - a.high
    let error = (a.high - (sum - share)) + (b.high - share)
    return PlanePair(high: sum, low: (a.low + b.low) + error)
  }

  /// Exact, for powers of two.
  @inline(__always)
  func scaled(_ factors: SIMD2<Double>) -> PlanePair { PlanePair(high: high * factors, low: low * factors) }
}
