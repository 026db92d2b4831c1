import RunRecords
import Testing

@Suite("Spark lines")
struct SparklineTests {
  struct Row: Sendable {
    let values: [Double?]
    let scale: Sparkline.Scale
    let blocks: String
    let digits: String
  }

  static let rows: [Row] = [
    Row(values: [0, 1, 2, 3, 4, 5, 6, 7], scale: .linear, blocks: "▁▂▃▄▅▆▇█", digits: "12345678"),
    Row(values: [7, nil, 0], scale: .linear, blocks: "█·▁", digits: "8.1"),
    Row(values: [1, 2, 4, 8, 16, 32, 64, 128], scale: .logarithmic, blocks: "▁▂▃▄▅▆▇█", digits: "12345678"),
    Row(values: [1e-16, 1e-9, 1e-2], scale: .logarithmic, blocks: "▁▅█", digits: "158"),
    Row(values: [0, 1e-16, 1e-2, -1], scale: .logarithmic, blocks: "▁▁█▁", digits: "1181"),
    Row(values: [3, 3], scale: .linear, blocks: "▄▄", digits: "44"),
    Row(values: [.nan, .infinity, -.infinity, 1, 2], scale: .linear, blocks: "?^v▁█", digits: "?^v18"),
    Row(values: [.nan], scale: .logarithmic, blocks: "?", digits: "?"),
    Row(values: [0, 0], scale: .logarithmic, blocks: "▁▁", digits: "11"),
    Row(
      values: [-.greatestFiniteMagnitude, 0, .greatestFiniteMagnitude], scale: .linear, blocks: "▁▅█", digits: "158"),
    Row(
      values: [.leastNonzeroMagnitude, .greatestFiniteMagnitude], scale: .logarithmic, blocks: "▁█", digits: "18"),
    Row(values: [nil, nil], scale: .linear, blocks: "··", digits: ".."),
    Row(values: [], scale: .linear, blocks: "", digits: ""),
  ]

  @Test("A mark for each number, whatever it is", arguments: rows)
  func marks(_ row: Row) {
    #expect(Sparkline.text(row.values, scale: row.scale, style: .blocks) == row.blocks)
    #expect(Sparkline.text(row.values, scale: row.scale, style: .digits) == row.digits)
  }
}
