import Testing

@testable import EngineComparison

@Suite struct SuiteSamplingTests {
  /// The first points in three dimensions as Joe and Kuo print them.
  static let published: [[Double]] = [
    [0, 0, 0], [0.5, 0.5, 0.5], [0.75, 0.25, 0.25], [0.25, 0.75, 0.75], [0.375, 0.375, 0.625],
    [0.875, 0.875, 0.125], [0.625, 0.125, 0.875], [0.125, 0.625, 0.375],
  ]

  @Test(arguments: published.indices) func firstPointsArePublished(index: Int) {
    let point = (0..<3).map { Double(SobolPoint.bits($0, at: index)) * 0x1p-32 }
    #expect(point == Self.published[index])
  }

  @Test(arguments: [0, 1, 77]) func everyDimensionIsStratified(seed: UInt64) {
    let sequence = SobolPoint(seed: seed)
    for dimension in 0..<SobolPoint.largestDimension {
      let cells = Set((0..<1024).map { Int(sequence.coordinate(dimension, at: $0) * 1024) })
      #expect(cells.count == 1024, "dimension \(dimension)")
    }
  }

  /// The first two dimensions are a (0, m, 2)-net: every elementary interval of area 2⁻⁸ holds one of 2⁸ points.
  @Test func twoDimensionsAreANet() {
    let sequence = SobolPoint(seed: 3)
    for split in 0...8 {
      let (columns, rows) = (Double(1 << split), Double(1 << (8 - split)))
      let cells = Set(
        (0..<256).map { index in
          Int(sequence.coordinate(0, at: index) * columns) * 256 + Int(sequence.coordinate(1, at: index) * rows)
        })
      #expect(cells.count == 256, "\(columns) × \(rows)")
    }
  }

  @Test func pointsLieInTheirRangesAndHaveShortNames() throws {
    let suite = try parse(
      suiteText(
        template: "{}",
        axes: """

                - {parameter: mass, list: [1, 2]}
                - {parameter: stiffness, logarithmic: {from: 1, to: 1e6}}
                - {parameter: dampingRatio, linear: {from: 0.01, to: 2.5}}
          """, more: "    sampling: {sobol: {count: 1000, seed: 42}}"))
    #expect(suite.caseCount == 1000)
    var heavy = 0
    for index in 0..<1000 {
      let parameters = try suite.case(at: index).parameters
      #expect(parameters[0].text == String(index))
      heavy += parameters[1].text == "2" ? 1 : 0
      let stiffness = try #require(Double(parameters[2].text))
      let ratio = try #require(Double(parameters[3].text))
      #expect((1...1e6).contains(stiffness) && (0.01...2.5).contains(ratio), "\(parameters)")
      #expect(parameters[2].text.count <= 8 && parameters[3].text.count <= 7, "\(parameters)")
    }
    #expect(abs(heavy - 500) <= 4)
    let other = try parse(
      suiteText(
        template: "{dampingRatio: 1}", axes: "[{parameter: stiffness, linear: {from: 1, to: 2}}]",
        more: "    sampling: {sobol: {count: 1000, seed: 43}}"))
    #expect(try other.case(at: 0).id == other.case(at: 0).id)
    #expect(throws: SuiteError.self) {
      try parse(
        suiteText(
          axes: "[{parameter: stiffness, linear: {from: 1, to: 2}}]",
          more: "    sampling: {sobol: {count: 100000001, seed: 43}}"))
    }
  }
}
