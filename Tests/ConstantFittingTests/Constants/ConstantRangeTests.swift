import Testing

@testable import ConstantFitting

@Suite("Ranges of constants")
struct ConstantRangeTests {
  /// Two logarithms, their mixture and an exponential.
  static let tolerance = 1e-14

  @Test("The ends are met exactly, and a logarithmic middle is the geometric mean")
  func ends() throws {
    let range = try ConstantRange(from: 1e-3, to: 1e5, scale: .logarithmic)
    #expect(range.value(at: 0) == 1e-3)
    #expect(range.value(at: 1) == 1e5)
    #expect(abs(range.value(at: 0.5) - 10) <= 10 * Self.tolerance)
    #expect(try ConstantRange(from: -3, to: 5).value(at: 0.25) == -1)
  }

  @Test("A value comes back from its fraction", arguments: ConstantRange.Scale.allCases)
  func roundTrip(scale: ConstantRange.Scale) throws {
    let range = try ConstantRange(from: 0.25, to: 4000, scale: scale)
    for index in 0...100 {
      let fraction = Double(index) / 100
      #expect(abs(range.fraction(of: range.value(at: fraction)) - fraction) <= Self.tolerance)
    }
  }

  @Test("Outside of the range the nearer end counts")
  func outside() throws {
    let range = try ConstantRange(from: 1, to: 2)
    #expect(range.value(at: -1) == 1)
    #expect(range.value(at: 7) == 2)
    #expect(range.fraction(of: 0) == 0)
    #expect(range.fraction(of: 9) == 1)
  }

  @Test("Ends that are no range are refused")
  func refusals() {
    #expect(throws: ConstantRangeError.notAscending(lower: 2, upper: 1)) { try ConstantRange(from: 2, to: 1) }
    #expect(throws: ConstantRangeError.notFinite(lower: 0, upper: .infinity)) {
      try ConstantRange(from: 0, to: .infinity)
    }
    #expect(throws: ConstantRangeError.notPositive(lower: 0)) {
      try ConstantRange(from: 0, to: 1, scale: .logarithmic)
    }
  }
}
