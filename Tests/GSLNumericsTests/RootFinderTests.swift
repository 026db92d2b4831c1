import Testing

@testable import GSLNumerics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite struct RootFinderTests {
  /// Two ulp of relative tolerance, and as much for the rounding of the function.
  static let tolerance = 0x1p-50

  @Test(arguments: RootFinder.Method.allCases) func dottieNumber(method: RootFinder.Method) throws {
    let limit = method == .falsepos ? 1000 : 200
    let observed = try RootFinder.root(from: 0, to: 1, method: method, iterationLimit: limit) { cos($0) - $0 }
    let expected = 0.7390851332151606
    #expect(abs(observed - expected) < Self.tolerance, "\(method): \(observed), expected \(expected)")
  }

  @Test func aRootAtZeroIsFound() throws {
    let observed = try RootFinder.root(from: -1, to: 2, absoluteTolerance: 1e-300) { $0 * $0 * $0 + $0 }
    #expect(abs(observed) < 1e-200, "\(observed)")
  }

  @Test func anEndThatIsARootIsReturned() throws {
    #expect(try RootFinder.root(from: 2, to: 3) { $0 - 2 } == 2)
    #expect(try RootFinder.root(from: 1, to: 2) { $0 - 2 } == 2)
    #expect(try RootFinder.root(from: 2, to: 2) { $0 - 2 } == 2)
  }

  @Test func errorsSayWhatToChange() {
    #expect(throws: RootError.noSignChange(lower: 1, upper: 2, valueAtLower: 1, valueAtUpper: 4)) {
      try RootFinder.root(from: 1, to: 2) { $0 * $0 }
    }
    #expect(throws: RootError.badBracket(lower: 2, upper: 1)) { try RootFinder.root(from: 2, to: 1) { $0 } }
    #expect(throws: RootError.notFinite(argument: 0)) { try RootFinder.root(from: 0, to: 1) { 1 / $0 - 2 } }
    #expect(throws: RootError.notFinite(argument: 0.5)) {
      try RootFinder.root(from: 0, to: 1, method: .bisection) { $0 == 0.5 ? .nan : $0 - 0.3 }
    }
    #expect(throws: RootError.iterationLimit(3)) {
      try RootFinder.root(from: 0, to: 1, method: .bisection, iterationLimit: 3) { $0 - 0.3 }
    }
    #expect(RootError.iterationLimit(3).description.contains("raise the limit"))
  }
}
