import Testing

@testable import GSLNumerics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite struct MinimizerTests {
  /// The width of the last bracket, for arguments of at most 2.
  static let argumentTolerance = 0x1p-23

  @Test func theGammaFunctionIsLeastWhereItsLogarithmStandsStill() throws {
    let observed = try ScalarMinimizer.minimum(from: 1, through: 1.5, to: 2) { tgamma($0) }
    #expect(abs(observed.argument - 1.46163214496836234) < Self.argumentTolerance, "\(observed)")
    #expect(abs(observed.value - 0.885603194410888700) < 1e-15, "\(observed)")
  }

  @Test func aKinkIsFoundAsWell() throws {
    let observed = try ScalarMinimizer.minimum(from: -1, through: 0, to: 2) { abs($0 - 0.3) }
    #expect(abs(observed.argument - 0.3) < Self.argumentTolerance, "\(observed)")
  }

  @Test func refusalsOfOneVariableSayWhatToChange() {
    #expect(throws: MinimumError.noDip(lower: 0, inside: 1, upper: 2)) {
      try ScalarMinimizer.minimum(from: 0, through: 1, to: 2) { $0 }
    }
    #expect(throws: MinimumError.badBracket(lower: 0, inside: 3, upper: 2)) {
      try ScalarMinimizer.minimum(from: 0, through: 3, to: 2) { $0 }
    }
    #expect(throws: MinimumError.notFinite(argument: [0])) {
      try ScalarMinimizer.minimum(from: 0, through: 1, to: 2) { 1 / $0 }
    }
    #expect(throws: MinimumError.iterationLimit(2)) {
      try ScalarMinimizer.minimum(from: -1, through: 0.5, to: 2, iterationLimit: 2) { cosh($0 - 0.2) }
    }
    #expect(MinimumError.iterationLimit(2).description.contains("raise the limit"))
  }

  @Test(arguments: [[-1.2, 1], [3, -2], [0, 0]]) func theValleyOfRosenbrockEndsAtOneOne(start: [Double]) throws {
    let observed = try SimplexMinimizer.minimum(from: start, steps: [0.5, 0.5], size: 1e-10) { point in
      let (x, y) = (point[0], point[1])
      return 100 * (y - x * x) * (y - x * x) + (1 - x) * (1 - x)
    }
    #expect(abs(observed.arguments[0] - 1) < 1e-6 && abs(observed.arguments[1] - 1) < 1e-6, "\(observed)")
    #expect(observed.value < 1e-13)
  }

  @Test func aSumOfDistancesNeedsNoDerivative() throws {
    // The point nearest to the corners (0, 0), (1, 0), (0, 1) sees them under 120°: x = y = (3 − √3)/6.
    let observed = try SimplexMinimizer.minimum(from: [1, 1], steps: [0.1, 0.1], size: 1e-8) { point in
      hypot(point[0], point[1]) + hypot(point[0] - 1, point[1]) + hypot(point[0], point[1] - 1)
    }
    let expected = (3 - 3.0.squareRoot()) / 6
    #expect(abs(observed.arguments[0] - expected) < 1e-7 && abs(observed.arguments[1] - expected) < 1e-7)
    #expect(abs(observed.value - (2 + 3.0.squareRoot()).squareRoot()) < 1e-14)
  }

  @Test func refusalsOfTheSimplexSayWhatToChange() {
    #expect(throws: MinimumError.self) { try SimplexMinimizer.minimum(from: [], steps: []) { _ in 0 } }
    #expect(throws: MinimumError.self) { try SimplexMinimizer.minimum(from: [1], steps: [0]) { $0[0] } }
    #expect(throws: MinimumError.notFinite(argument: [0])) {
      try SimplexMinimizer.minimum(from: [0], steps: [1]) { 1 / $0[0] }
    }
    #expect(throws: MinimumError.iterationLimit(5)) {
      try SimplexMinimizer.minimum(from: [9, 9], steps: [1, 1], iterationLimit: 5) { $0[0] * $0[0] + $0[1] * $0[1] }
    }
  }
}
