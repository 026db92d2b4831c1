import ReportRendering
import RunRecords
import Testing

@Suite("Bars of ratios")
struct RatioChartTests {
  private static let bars = [
    RatioChart.Bar(label: "grid ours position error", ratio: 1000, isGood: false),
    RatioChart.Bar(label: "grid ours end error", ratio: 0.01, isGood: true),
    RatioChart.Bar(
      label: "a\u{1B}[31m name that is longer than there is room for in the chart", ratio: 1.5, isGood: false),
    RatioChart.Bar(label: "from nothing", ratio: .infinity, isGood: false),
    RatioChart.Bar(label: "to nothing", ratio: 0, isGood: true),
    RatioChart.Bar(label: "unchanged", ratio: 1, isGood: true),
  ]

  @Test("In ASCII and in blocks")
  func golden() throws {
    let ascii = RatioChart(width: 80, colour: false, unicode: false).render(Self.bars)
    let blocks = RatioChart(width: 100, colour: false, unicode: true).render(Self.bars)
    try expectGolden(ascii + "\n" + blocks, "ratios.txt")
    #expect(ascii.unicodeScalars.allSatisfy { $0.isASCII || $0 == "\u{241B}" })
  }

  @Test("A decade is as long on either side, and no line is wider than asked for", arguments: [60, 80, 120, 200])
  func lengths(_ width: Int) throws {
    let chart = RatioChart(width: width, colour: false, unicode: false)
    let lines = chart.render([
      .init(label: "a", ratio: 100, isGood: false), .init(label: "b", ratio: 0.01, isGood: true),
      .init(label: "c", ratio: 10, isGood: false),
    ]).split(separator: "\n")
    let lengths = lines.dropFirst().map { line in line.count { $0 == "#" } }
    #expect(lengths[0] == lengths[1])
    #expect(abs(2 * lengths[2] - lengths[0]) <= 1)
    let whole = chart.render(Self.bars).split(separator: "\n")
    #expect(whole.allSatisfy { $0.count <= width }, "\(whole.map(\.count).max() ?? 0)")
  }

  @Test("Nothing, NaN and negative ratios draw nothing; colour is in pairs")
  func nothing() {
    let chart = RatioChart(width: 80, colour: true, unicode: true)
    #expect(chart.render([]).isEmpty)
    #expect(
      chart.render([.init(label: "x", ratio: .nan, isGood: true), .init(label: "y", ratio: -1, isGood: true)]).isEmpty)
    let text = chart.render([.init(label: "x", ratio: 3, isGood: false)])
    #expect(text.contains("\u{1B}[31m█") && text.contains("\u{1B}[0m"))
  }

  private static func finding(
    _ kind: BaselineFinding.Kind, _ quantity: BaselineQuantity, _ before: Double?, _ after: Double?
  ) -> BaselineFinding {
    BaselineFinding(
      kind: kind, part: .judged, key: .init(sweep: "s", engine: "e", quantity: quantity), before: before, after: after)
  }

  @Test("Ratios are of badness: of distances from 1 for a time scale, of magnitudes for what has a sign")
  func ratios() {
    let findings = [
      Self.finding(.worse, .positionError, 2, 6), Self.finding(.worse, .timeScale, 1.001, 0.996),
      Self.finding(.better, .overshootError, -4, 1), Self.finding(.worse, .positionError, 0, 1),
      Self.finding(.notANumber, .positionError, 1, .nan), Self.finding(.missing, .positionError, 1, nil),
      Self.finding(.worse, .against, 1, 2), Self.finding(.worse, .positionError, 1, .infinity),
    ]
    let ratios = RatioChart.bars(of: findings, limit: 10).map(\.ratio)
    #expect(ratios.count == 3)
    for (ratio, expected) in zip(ratios, [3, 4, 0.25]) { #expect(abs(ratio / expected - 1) < 1e-12, "\(ratio)") }
    #expect(RatioChart.bars(of: findings, limit: 1).map(\.label) == ["s e position error"])
  }
}
