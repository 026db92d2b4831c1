import Testing

@testable import EngineComparison

@Suite struct GridTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let from, to, step: Double
    let count: Int
    var testDescription: String { "\(from) to \(to) by \(step)" }
  }

  /// The grids on which half-open rules and running sums gain or lose a point.
  static let treacherous = [
    Row(from: 0.65, to: 0.80, step: 0.05, count: 4), Row(from: 0.5, to: 0.9, step: 0.1, count: 5),
    Row(from: 0.6, to: 0.9, step: 0.1, count: 4), Row(from: 0, to: 1, step: 0.1, count: 11),
    Row(from: -1, to: 1, step: 0.1, count: 21), Row(from: 0, to: 1, step: 1e-7, count: 10_000_001),
  ]

  @Test(arguments: treacherous) func stepsAreInclusiveWithExactEnds(row: Row) throws {
    let grid = try NumberGrid(from: row.from, to: row.to, step: row.step)
    #expect(grid.count == row.count)
    #expect(grid.value(at: 0) == row.from)
    #expect(grid.value(at: grid.count - 1) == row.to)
  }

  @Test func innerPointsAreTheDecimalsOneWouldWrite() throws {
    let tenths = try NumberGrid(from: 0, to: 1, step: 0.1)
    let written = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]
    #expect((0..<tenths.count).map(tenths.value(at:)) == written)
    let signed = try NumberGrid(from: -0.3, to: 0.3, step: 0.1)
    #expect((0..<signed.count).map(signed.value(at:)) == [-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3])
    let offset = try NumberGrid(from: 0.65, to: 0.8, step: 0.05)
    #expect((0..<offset.count).map(offset.value(at:)) == [0.65, 0.7, 0.75, 0.8])
  }

  @Test func decadesAreExactPowers() throws {
    let grid = try NumberGrid(from: 1e-2, to: 1e10, perDecade: 1)
    #expect(grid.count == 13)
    #expect(
      (0..<13).map(grid.value(at:)) == [1e-2, 1e-1, 1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10])
    let halves = try NumberGrid(.logarithmic, from: 1, to: 1e8, count: 17)
    #expect(halves.value(at: 1) == 3.16228)
    #expect(halves.value(at: 15) == 3.16228e7)
  }

  @Test func pointsAscendAndAreFoundByValue() throws {
    let grids = [
      try NumberGrid(from: 0, to: 1, step: 0.1), try NumberGrid(.linear, from: -7, to: 1e6, count: 4_001),
      try NumberGrid(.linear, from: 1, to: 1 + 1e-6, count: 1_001),
      try NumberGrid(.logarithmic, from: 1e-300, to: 1e300, count: 1_000),
      try NumberGrid(.logarithmic, from: 1, to: 2, count: 100_000),
    ]
    for grid in grids {
      for index in stride(from: 0, to: grid.count - 1, by: max(1, grid.count / 1_000)) {
        #expect(grid.value(at: index) < grid.value(at: index + 1), "\(grid) at \(index)")
        #expect(grid.index(of: grid.value(at: index)) == index, "\(grid) at \(index)")
      }
      #expect(grid.index(of: grid.to) == grid.count - 1)
      #expect(grid.index(of: grid.from.nextDown) == nil)
    }
    #expect(try NumberGrid(from: 0, to: 1, step: 0.1).index(of: 0.35) == nil)
  }

  /// Rounding to 12 digits of the larger end moves a point by at most half a unit of the twelfth.
  @Test func linearPointsAreWithinHalfAUnitOfTheTwelfthDigit() throws {
    let grid = try NumberGrid(.linear, from: 0, to: 1, count: 8)
    let tolerance = 0.5e-11
    for index in 0..<8 {
      let ideal = Double(index) / 7
      #expect(abs(grid.value(at: index) - ideal) <= tolerance, "\(index): \(grid.value(at: index)), not \(ideal)")
    }
  }

  static let refusals: [(String, @Sendable () throws -> NumberGrid, GridError)] = [
    ("reversed", { try NumberGrid(from: 3, to: 1, step: 1) }, .reversed(from: 3, to: 1)),
    ("reversed, negative step", { try NumberGrid(from: 3, to: 1, step: -1) }, .reversed(from: 3, to: 1)),
    ("step 0", { try NumberGrid(from: 0, to: 1, step: 0) }, .zeroStep),
    ("wrong sign", { try NumberGrid(from: 0, to: 1, step: -0.5) }, .stepHasWrongSign(from: 0, to: 1, step: -0.5)),
    (
      "does not fit", { try NumberGrid(from: 0, to: 1, step: 0.3) },
      .stepDoesNotFit(from: 0, to: 1, step: 0.3, intervals: 1 / 0.3)
    ),
    (
      "longer than the range", { try NumberGrid(from: 0, to: 1, step: 3) },
      .stepDoesNotFit(from: 0, to: 1, step: 3, intervals: 1 / 3.0)
    ),
    ("one point", { try NumberGrid(.linear, from: 2, to: 2, count: 1) }, .onePoint(2)),
    ("count 1", { try NumberGrid(.linear, from: 1, to: 2, count: 1) }, .countTooSmall(count: 1)),
    ("NaN", { try NumberGrid(.linear, from: .nan, to: 2, count: 3) }, .notFinite),
    ("infinite", { try NumberGrid(.linear, from: 0, to: .infinity, count: 3) }, .notFinite),
    ("infinite difference", { try NumberGrid(.linear, from: -1.5e308, to: 1.5e308, count: 3) }, .notFinite),
    ("logarithm of 0", { try NumberGrid(.logarithmic, from: 0, to: 2, count: 3) }, .logarithmOf(0)),
    (
      "too dense", { try NumberGrid(.linear, from: 1, to: 1 + 1e-10, count: 100) },
      .tooDense(from: 1, to: 1 + 1e-10, count: 100)
    ),
  ]

  @Test(arguments: refusals.indices) func refuses(row: Int) {
    let (name, make, expected) = Self.refusals[row]
    #expect(throws: expected, "\(name)") { try make() }
    #expect("\(expected)".count > 20, "\(name) is explained")
  }

  @Test func decadesThatDoNotFitAreRefused() {
    #expect(throws: GridError.self) { try NumberGrid(from: 1, to: 50, perDecade: 3) }
  }

  static let texts: [(Double, String)] = [
    (1500, "1500"), (0.5, "0.5"), (1e-16, "1e-16"), (1e16, "1e16"), (-1e-5, "-1e-5"), (3.16228e7, "31622800"),
    (0, "0"), (123456789012345680, "1.2345678901234568e17"), (0.1 + 0.2, "0.30000000000000004"),
    (.leastNonzeroMagnitude, "5e-324"),
    (1e100, "1e100"),
  ]

  @Test(arguments: texts) func textsAreShortAndReadBack(value: Double, text: String) {
    #expect(ShortestText.text(value) == text)
    #expect(Double(text) == value)
  }
}
