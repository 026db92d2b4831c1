import Foundation
import ReportRendering
import Testing

@Suite struct TerminalPlotTests {
  private func spring(_ damping: Double) -> TerminalPlot.Series {
    let x = (0...200).map { Double($0) / 100 }
    let rate = damping / 2
    let frequency = (100 - rate * rate).squareRoot()
    return TerminalPlot.Series(
      label: "c = \(Int(damping))", x: x,
      y: x.map { 1 - exp(-rate * $0) * (cos(frequency * $0) + rate / frequency * sin(frequency * $0)) })
  }

  private func grid(_ text: String) -> [Substring] { text.split(separator: "\n") }

  @Test func braille() throws {
    let plot = try TerminalPlot(width: 72, height: 18, xLabel: "t (s)", yLabel: "position", including: [0, 1])
    try expectGolden(plot.render([spring(4)]), "plot-braille.txt")
  }

  @Test func marks() throws {
    let plot = try TerminalPlot(width: 60, height: 14, style: .marks, xLabel: "t (s)", yLabel: "position")
    let text = plot.render([spring(4), spring(12)])
    #expect(text.utf8.allSatisfy { $0 < 0x80 })
    try expectGolden(text, "plot-marks.txt")
  }

  @Test(arguments: [(24, 6), (25, 7), (80, 24), (201, 50)])
  func sizes(_ width: Int, _ height: Int) throws {
    for style in [TerminalPlot.Style.braille, .marks] {
      let plot = try TerminalPlot(
        width: width, height: height, style: style, xLabel: "time in seconds",
        yLabel: String(repeating: "y", count: 300))
      let lines = grid(plot.render([spring(4)]))
      #expect(lines.count == height)
      #expect(lines.allSatisfy { $0.count <= width })
    }
  }

  @Test func tooSmall() {
    #expect(throws: TerminalPlotError.tooSmall(width: 23, height: 6)) { try TerminalPlot(width: 23, height: 6) }
    #expect(throws: TerminalPlotError.tooSmall(width: 80, height: 5)) { try TerminalPlot(width: 80, height: 5) }
  }

  private func drawn(_ x: [Double], _ y: [Double]) throws -> [Substring] {
    let plot = try TerminalPlot(width: 40, height: 10, style: .marks)
    return grid(plot.render([TerminalPlot.Series(label: "s", x: x, y: y)]))
  }

  private func marks(_ lines: [Substring]) -> Int { lines.joined().count { $0 == "*" } }

  @Test(arguments: [0.0, 5, -5, 1e300, .leastNonzeroMagnitude, .greatestFiniteMagnitude])
  func constantSeries(_ value: Double) throws {
    let lines = try drawn([0, 1, 2], [value, value, value])
    let rows = lines.indices.filter { lines[$0].contains("*") }
    #expect(rows.count == 1, "a level line: \(lines)")
  }

  @Test func onePoint() throws { #expect(marks(try drawn([1], [2])) == 1) }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func gaps(_ hole: Double) throws {
    let whole = try drawn([0, 1, 2, 3, 4], [0, 0, 0, 0, 0])
    let broken = try drawn([0, 1, 2, 3, 4], [0, 0, hole, 0, 0])
    #expect(marks(broken) < marks(whole))
    #expect(broken.first == whole.first, "the hole does not change the axis")
    #expect(marks(try drawn([0, 1, hole, 3, 4], [0, 0, 0, 0, 0])) < marks(whole))
  }

  @Test func nothingFinite() throws {
    #expect(try drawn([], []) == ["Nothing to plot: no value is finite."])
    #expect(try drawn([0, 1], [.nan, .infinity]) == ["Nothing to plot: no value is finite."])
  }

  @Test func theWidestRangeDoesNotOverflow() throws {
    let largest = Double.greatestFiniteMagnitude
    let lines = try drawn([0, 1], [-largest, largest])
    #expect(lines.first?.contains("*") == true)
    #expect(marks(lines) >= 7)
  }

  @Test func endsOfARisingLineAreInTheCorners() throws {
    let lines = try drawn([0, 1], [0, 1])
    #expect(lines.first?.last == "*")
    #expect(lines.first?.hasPrefix("1 ") == true || lines.first?.contains(" 1 ") == true)
    #expect(lines[7].contains("+*") == true, "\(lines[7])")
  }

  @Test func colour() throws {
    let plot = try TerminalPlot(width: 40, height: 10, colour: true)
    let plain = try TerminalPlot(width: 40, height: 10)
    let text = plot.render([spring(4), spring(12)])
    #expect(text.contains("\u{1B}[36m"))
    #expect(text.contains("\u{1B}[33m"))
    let stripped = text.replacing(/\u{1B}\[[0-9]+m/, with: "")
    #expect(stripped == plain.render([spring(4), spring(12)]))
  }
}
