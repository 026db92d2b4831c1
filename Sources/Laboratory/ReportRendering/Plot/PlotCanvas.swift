/// Dots on a grid of characters.
struct PlotCanvas {
  private let columns: Int
  private let rows: Int
  private let style: TerminalPlot.Style
  /// Dots of each character, or 1 where a mark is.
  private var cells: [UInt8]
  /// Which series was there last.
  private var owners: [Int]

  init(columns: Int, rows: Int, style: TerminalPlot.Style) {
    self.columns = columns
    self.rows = rows
    self.style = style
    cells = Array(repeating: 0, count: columns * rows)
    owners = Array(repeating: 0, count: columns * rows)
  }

  private var dotsAcross: Int { style == .braille ? 2 : 1 }
  private var dotsDown: Int { style == .braille ? 4 : 1 }

  mutating func draw(_ series: TerminalPlot.Series, index: Int, _ xScale: PlotScale, _ yScale: PlotScale) {
    var previous: (x: Int, y: Int)?
    for (x, y) in zip(series.x, series.y) {
      guard x.isFinite, y.isFinite else {
        previous = nil
        continue
      }
      let point = (
        x: place(xScale.fraction(x), of: columns * dotsAcross), y: place(1 - yScale.fraction(y), of: rows * dotsDown)
      )
      line(from: previous ?? point, to: point, index)
      previous = point
    }
  }

  private func place(_ fraction: Double, of count: Int) -> Int {
    min(max(Int((fraction * Double(count - 1)).rounded()), 0), count - 1)
  }

  /// Bresenham's.
  private mutating func line(from start: (x: Int, y: Int), to end: (x: Int, y: Int), _ index: Int) {
    var (x, y) = start
    let dx = abs(end.x - x)
    let dy = -abs(end.y - y)
    let stepX = x < end.x ? 1 : -1
    let stepY = y < end.y ? 1 : -1
    var error = dx + dy
    while true {
      set(x, y, index)
      if x == end.x, y == end.y { return }
      let doubled = 2 * error
      if doubled >= dy {
        error += dy
        x += stepX
      }
      if doubled <= dx {
        error += dx
        y += stepY
      }
    }
  }

  /// Dot patterns of U+2800: the left column is 1 2 4 64 from the top, the right one 8 16 32 128.
  private static let braille: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]

  private mutating func set(_ x: Int, _ y: Int, _ index: Int) {
    let cell = y / dotsDown * columns + x / dotsAcross
    cells[cell] |= style == .braille ? Self.braille[y % 4][x % 2] : 1
    owners[cell] = index
  }

  func line(_ row: Int, colour: Bool) -> String {
    var text = ""
    for column in 0..<columns {
      let cell = row * columns + column
      guard cells[cell] != 0 else {
        text += " "
        continue
      }
      let character =
        style == .braille
        ? Unicode.Scalar(0x2800 + UInt32(cells[cell])).map(Character.init) ?? " " : Self.mark(owners[cell])
      text += Self.coloured(String(character), index: owners[cell], colour)
    }
    return text
  }

  static func mark(_ index: Int) -> Character {
    let marks: [Character] = ["*", "+", "o", "x", "#", "@", "%", "=", "~", "v", "s", "z"]
    return marks[index % marks.count]
  }

  /// Colours that differ in lightness as well as in hue.
  static func coloured(_ text: String, index: Int, _ colour: Bool) -> String {
    guard colour else { return text }
    let codes = [36, 33, 35, 32, 34, 31]
    return "\u{1B}[\(codes[index % codes.count])m\(text)\u{1B}[0m"
  }
}
