import Testing

@testable import DashpotCommands

@Suite("Plots in the terminal")
struct TerminalPlotTests {
  @Test("A whole picture: a ramp with its target")
  func ramp() {
    let points = (0...20).map { TerminalPlot.Point(x: Double($0) / 10, y: Double($0) / 20) }
    let lines = TerminalPlot(points: points, level: 1, columns: 33, rows: 5).lines
    #expect(
      lines == [
        "         1 |------------------***",
        "           |             *****",
        "           |        *****",
        "           |   *****",
        "         0 |***",
        "           +---------------------",
        "            0                 2 s",
      ])
  }

  @Test("What cannot be drawn is not drawn, and nothing traps")
  func nothing() {
    func lines(_ ys: [Double]) -> [String] {
      let points = ys.enumerated().map { TerminalPlot.Point(x: Double($0.offset), y: $0.element) }
      return TerminalPlot(points: points, level: nil, columns: 40, rows: 5).lines
    }
    #expect(lines([]).isEmpty)
    #expect(lines([1]).isEmpty)
    #expect(lines([2, 2, 2]).isEmpty)
    #expect(lines([.nan, .infinity]).isEmpty)
    #expect(lines([-1e308, 1e308]).isEmpty)
    #expect(lines([0, .nan, 1]).count == 7)
  }
}
