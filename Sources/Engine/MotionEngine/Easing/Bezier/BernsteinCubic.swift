/// One coordinate of a Bézier curve from 0 to `last`: 3 p s (1 − s)² + 3 q s² (1 − s) + r s³.
///
/// Its coefficients about other places are sums of p, q and r that may cancel to nearly nothing; they are summed exactly
/// and rounded once, to two doubles.
struct BernsteinCubic {
  let p: Double
  let q: Double
  let r: Double

  init(first p: Double, second q: Double, last r: Double) {
    self.p = p
    self.q = q
    self.r = r
  }

  /// The coefficients of s, s² and s³.
  var fromStart: [DoublePair] { [sum(3, 0, 0).pair, sum(-6, 3, 0).pair, leading] }

  /// Of s − ½, its square and cube, for the value less that at ½.
  var fromMiddle: [DoublePair] {
    [sum(-3, 3, 3).pair.timesPowerOfTwo(-2), sum(-3, -3, 3).pair.timesPowerOfTwo(-1), leading]
  }

  /// Of 1 − s, its square and cube, for what the value lacks to that at the end.
  var fromEnd: [DoublePair] { [sum(0, -3, 3).pair, sum(-3, 6, -3).pair, leading] }

  private var leading: DoublePair { sum(3, -3, 1).pair }

  /// The value at s = ½ in three doubles.
  var atMiddle: (pair: DoublePair, rest: Double) {
    var sum = sum(3, 3, 1)
    let pair = sum.pair
    sum.add(-pair)
    return (pair.timesPowerOfTwo(-3), sum.pair.high.timesPowerOfTwo(-3))
  }

  /// a p + b q + c r, for multiples of 0, ±1, ±3 and ±6.
  private func sum(_ a: Double, _ b: Double, _ c: Double) -> ExactSum {
    var sum = ExactSum()
    for (multiple, value) in [(a, p), (b, q), (c, r)] where multiple != 0 {
      // Why: 3 = 2 + 1 and 6 = 4 + 2, and products with powers of two are exact.
      let whole = multiple.magnitude == 1 ? 0 : multiple * (2.0 / 3)
      sum.add((multiple - whole).rounded() * value)
      if whole != 0 { sum.add(whole.rounded() * value) }
    }
    return sum
  }
}
