/// A sum of at most 16 doubles that has not been rounded: an expansion of parts that do not overlap (Shewchuk 1997).
///
/// Cancellation costs nothing: the sign is exact, and the pair is right to about 2^-104 of the sum itself.
struct ExactSum {
  private var parts = SIMD16<Double>()
  private var count = 0

  init() {}

  mutating func add(_ term: Double) {
    var carry = term
    for index in 0..<count {
      let sum = ErrorFree.sum(carry, parts[index])
      parts[index] = sum.low
      carry = sum.high
    }
    parts[count] = carry
    count += 1
  }

  mutating func add(_ pair: DoublePair) {
    add(pair.low)
    add(pair.high)
  }

  /// a · b · c in four parts.
  mutating func addProduct(_ a: Double, _ b: Double, _ c: Double) {
    let product = ErrorFree.product(b, c)
    add(ErrorFree.product(a, product.low))
    add(ErrorFree.product(a, product.high))
  }

  var pair: DoublePair {
    var total = DoublePair.zero
    for index in stride(from: count - 1, through: 0, by: -1) { total = total + DoublePair(parts[index]) }
    return total
  }
}
