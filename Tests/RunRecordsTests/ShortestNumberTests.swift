import RunRecords
import Testing

@Suite struct ShortestNumberTests {
  @Test(arguments: [
    (1.2e-08, "1.2e-08"), (22843, "22843"), (14029.255, "14029.255"), (6.123233995736766e-17, "6.123233995736766e-17"),
    (-0.0, "-0.0"), (0, "0"), (.leastNonzeroMagnitude, "5e-324"), (1.7976931348623157e308, "1.7976931348623157e+308"),
    (0.1, "0.1"),
    (-1500, "-1500"), (9_007_199_254_740_991, "9007199254740991"), (1e16, "1e+16"), (.nan, "nan"),
    (-.nan, "nan"), (.infinity, "infinity"), (-.infinity, "-infinity"),
  ])
  func spelling(_ value: Double, _ text: String) { #expect(ShortestNumber.text(value) == text) }

  @Test func everySpellingReadsBackToTheSameBits() {
    var bits: UInt64 = 0x9E37_79B9_7F4A_7C15
    for _ in 0..<20_000 {
      bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let value = Double(bitPattern: bits)
      let back = ShortestNumber.value(of: ShortestNumber.text(value))
      #expect(value.isNaN ? back?.isNaN == true : back?.bitPattern == value.bitPattern, "\(value)")
    }
  }

  @Test(arguments: ["", "1,2", " 1", "1 ", "inf", "NaN", "0x10", "1e", "--1", "1.2.3", "١"])
  func otherTextsAreNotNumbers(_ text: String) { #expect(ShortestNumber.value(of: text) == nil) }
}

@Suite struct ShownNumberTests {
  @Test(arguments: [
    (3.1e-16, "3.1e-16"), (3.149e-16, "3.1e-16"), (0.0999, "1.0e-1"), (9.96e-5, "1.0e-4"), (12, "1.2e1"), (0, "0"),
    (-0.0, "0"), (-1.25e-7, "-1.3e-7"), (.leastNonzeroMagnitude, "5.0e-324"), (1.7976931348623157e308, "1.8e308"),
    (.nan, "nan"),
    (-.infinity, "-infinity"),
  ])
  func scientific(_ value: Double, _ text: String) {
    #expect(ShownNumber.text(value, .scientific(digits: 2)) == text)
  }

  @Test(arguments: [
    (1.27017, "1.2702"), (0.0123, "0.0123"), (9.99996, "10.0000"), (14029.255, "14029.2550"), (0.0009, "9.0e-4"),
    (-0.33125, "-0.3313"), (0, "0"), (.infinity, "infinity"), (1e20, "1.00000e20"),
  ])
  func seconds(_ value: Double, _ text: String) { #expect(ShownNumber.text(value, .seconds) == text) }

  @Test(arguments: [
    (1, "1"), (0.99171, "0.99171"), (1500, "1500"), (123456, "123460"), (0.00012345678, "0.00012346"),
    (0.000012345, "1.2345e-5"), (1e9, "1e9"), (999_999, "1000000"),
  ])
  func significant(_ value: Double, _ text: String) {
    #expect(ShownNumber.text(value, .significant(digits: 5)) == text)
  }

  @Test(arguments: [
    (0.5, 0, "1"), (0.4, 0, "0"), (-0.004, 2, "0.00"), (0.05, 1, "0.1"), (0.04, 1, "0.0"), (99.95, 1, "100.0"),
  ])
  func fixed(_ value: Double, _ decimals: Int, _ text: String) {
    #expect(ShownNumber.fixed(value, decimals: decimals) == text)
  }

  @Test func signs() {
    #expect(ShownNumber.text(0.25, .signedSeconds) == "+0.2500")
    #expect(ShownNumber.text(-0.25, .signedSeconds) == "-0.2500")
    #expect(ShownNumber.text(0, .signedSeconds) == "0")
    #expect(ShownNumber.text(1.5e-3, .signedScientific(digits: 2)) == "+1.5e-3")
    #expect(ShownNumber.secondsWithUnit(1.27017) == "1.2702 s")
  }

  /// Against rounding by arithmetic, over many magnitudes: the shown number is within half a unit of its last digit.
  @Test func roundingError() {
    var bits: UInt64 = 1
    for _ in 0..<5_000 {
      bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let value = Double(bitPattern: bits)
      guard value.isFinite, value != 0, value.magnitude > 1e-300 else { continue }
      let shown = ShortestNumber.value(of: ShownNumber.text(value, .scientific(digits: 3))) ?? .nan
      #expect((shown / value - 1).magnitude <= 0.005 * (1 + 1e-12), "\(value) shown as \(shown)")
    }
  }
}

@Suite struct NumberAgreementTests {
  /// The nine pairs of {1, NaN, ∞}: expected verdict without and with NaN allowed.
  @Test(
    arguments: [
      (1, 1, true, true), (1, .nan, false, false), (1, .infinity, false, false), (.nan, 1, false, false),
      (.nan, .nan, false, true), (.nan, .infinity, false, false), (.infinity, 1, false, false),
      (.infinity, .nan, false, false), (.infinity, .infinity, true, true),
      (.infinity, -.infinity, false, false), (0, .nan, false, false),
    ] as [(Double, Double, Bool, Bool)])
  func ninePairs(_ expected: Double, _ observed: Double, _ strict: Bool, _ allowing: Bool) {
    let agreement = NumberAgreement(absolute: 1e-9, relative: 1e-9)
    #expect(agreement.holds(expected: expected, observed: observed) == strict)
    var lenient = agreement
    lenient.allowsNaN = true
    #expect(lenient.holds(expected: expected, observed: observed) == allowing)
    let difference = NumberAgreement.difference(expected: expected, observed: observed)
    #expect((difference == 0) == strict, "the shown difference of unequal numbers is not 0")
  }

  @Test func allowances() {
    let agreement = NumberAgreement(absolute: 0.1, relative: 0.01)
    #expect(agreement.holds(expected: 10, observed: 10.2))
    #expect(!agreement.holds(expected: 10, observed: 10.21))
    #expect(agreement.allowance(about: -10) == 0.2)
  }
}
