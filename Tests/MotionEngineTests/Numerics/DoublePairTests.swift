import Testing

@testable import MotionEngine

@Suite("Pairs of doubles")
struct DoublePairTests {
  @Test("sums and products lose nothing")
  func errorFree() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<2000 {
      let a = Double.random(in: -1...1, using: &generator)
      let b = generator.logarithmic(1e-20, 1e20)
      let sum = ErrorFree.sum(a, b)
      #expect(sum.high == a + b)
      // a − high is exact or the low part is: one of the orders of subtraction gives it back.
      #expect(sum.low == (a.magnitude > b ? b - (sum.high - a) : a - (sum.high - b)))
      let product = ErrorFree.product(a, b)
      #expect(product.high == a * b)
      #expect(product.low == (-product.high).addingProduct(a, b))
    }
  }

  @Test("division, root and product agree with each other to 100 bits")
  func arithmetic() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<1000 {
      let a = DoublePair(high: generator.logarithmic(1e-9, 1e9), low: 0) / DoublePair(3)
      let b = DoublePair(high: generator.logarithmic(1e-9, 1e9), low: 0) / DoublePair(7)
      let back = a / b * b
      #expect((back - a).rounded.magnitude <= 0x1p-100 * a.high)
      let root = a.squareRoot()
      #expect((root * root - a).rounded.magnitude <= 0x1p-100 * a.high)
    }
    #expect(DoublePair.zero.squareRoot().rounded == 0)
  }

  @Test("an exact sum survives any cancellation")
  func exactSum() {
    var sum = ExactSum()
    for term in [1e100, 3.0, -1e100, 1e-200, -3.0] { sum.add(term) }
    #expect(sum.pair.high == 1e-200 && sum.pair.low == 0)
    var product = ExactSum()
    product.addProduct(1 + 0x1p-52, 1 + 0x1p-52, 1 + 0x1p-52)
    product.addProduct(-1, 1, 1)
    // 3u + 3u² + u³
    #expect(product.pair.high == 3 * 0x1p-52 + 3 * 0x1p-104)
  }

  @Test("powers of two of any size", arguments: [-3000, -2098, -1500, -1023, -1022, -1, 0, 5, 1023, 1024, 2097, 3000])
  func powers(_ exponent: Int) {
    #expect(1.5.timesPowerOfTwo(exponent) == Double(sign: .plus, exponent: exponent, significand: 1.5))
    let tiny = 0x1p-1074
    #expect(tiny.timesPowerOfTwo(exponent) == Double(sign: .plus, exponent: exponent, significand: tiny))
  }
}
