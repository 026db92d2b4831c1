import MotionProblems
import Testing

@testable import ReferenceSolver

struct BallTests {
  @Test("doubles and their sums and products are exact")
  func exactness() {
    let tiny = Ball(exactly: 0x1p-1074)
    let huge = Ball(exactly: Double.greatestFiniteMagnitude)
    let sum = tiny * tiny + huge * huge
    #expect(sum.isExact && (sum - huge.squared - tiny.squared).isZero)
  }

  @Test("a third is split into two doubles within its radius")
  func split() {
    let third = Ball(exactly: 1) / Ball(exactly: 3).rounded(to: 256)
    let parts = third.split
    #expect(parts.high == 1.0 / 3)
    let lost = (third - Ball(exactly: parts.high) - Ball(exactly: parts.tail)).magnitude.nearestDouble
    #expect(lost <= parts.radius && parts.radius <= 0x1p-106)
  }

  @Test("fixed point keeps the nearest unit", arguments: [0.0, 1.0, -1.5, 0x1p-124, -0x1p-125, 1.25])
  func fixedPoint(_ value: Double) {
    let fixed = Ball(exactly: value).fixedPoint(bits: 124)
    #expect(fixed.map { Double($0) * 0x1p-124 } == (value == -0x1p-125 ? 0 : value))
    #expect(Ball(exactly: 16).fixedPoint(bits: 124) == nil)
  }

  @Test("a split of limbs loses less than 2⁻¹⁰⁶")
  func limbs() {
    for index in 0..<2000 {
      let high = Int64(bitPattern: SplitMix64.word(seed: 1, index: UInt64(index))) >> Int64(2 + index % 62)
      let low = SplitMix64.word(seed: 2, index: UInt64(index)) >> 1
      let number = Int128(high) << 63 + Int128(low)
      let exact = Ball(exactly: Int(high)).scaled(byPowerOfTwo: 63) + Ball(exactly: Int(low))
      guard let limbs = FixedPointGrid.Limbs(exact.scaled(byPowerOfTwo: -124)) else { continue }
      let parts = limbs.split(unit: 1)
      let error = (exact - Ball(exactly: parts.high) - Ball(exactly: parts.tail)).magnitude.nearestDouble
      #expect(
        error <= 0x1p-106 * abs(parts.high) && parts.high == Double(number), "high \(high), low \(low), error \(error)")
    }
  }

  @Test("roots and powers of fractions")
  func fractions() {
    let eighth = Fraction(Ball(exactly: 0.125))
    if let half = eighth.root(degree: 3) {
      let isHalf = half == Fraction(Ball(exactly: 0.5))
      let isRoot = half.power(3) == eighth
      #expect(isHalf && isRoot)
    } else {
      Issue.record("1/8 has no third root")
    }
    let hasSquareRoot = eighth.root(degree: 2) != nil
    #expect(!hasSquareRoot)
    #expect(Fraction(Ball(exactly: -0.75)).smallParts.map { [$0.numerator, $0.denominator] } == [-3, 4])
  }
}
