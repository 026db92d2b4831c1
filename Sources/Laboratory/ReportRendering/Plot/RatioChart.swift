internal import RunRecords

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Bars of how many times as large figures have become, for a terminal: one on the left became smaller, one on the right
/// larger, by the logarithm of the ratio.
public struct RatioChart: Hashable, Sendable {
  public struct Bar: Hashable, Sendable {
    public var label: String
    /// Above 0; infinity and 0 fill their side.
    public var ratio: Double
    public var isGood: Bool

    public init(label: String, ratio: Double, isGood: Bool) {
      self.label = label
      self.ratio = ratio
      self.isGood = isGood
    }

    fileprivate var decades: Double { log10(ratio) }
  }

  /// Of a line, in columns.
  public var width: Int
  public var colour: Bool
  /// Whether bars are blocks; else they are ASCII.
  public var unicode: Bool

  private static let narrowestSide = 6
  /// For the middle, the longest ratio and the spaces about them.
  private static let margin = 14

  public init(width: Int, colour: Bool, unicode: Bool) {
    self.width = width
    self.colour = colour
    self.unicode = unicode
  }

  /// A line for each bar under a line with the scale; empty without bars, and for a ratio that is NaN or negative none.
  public func render(_ bars: [Bar]) -> String {
    let bars = bars.filter { $0.ratio >= 0 }
    guard !bars.isEmpty else { return "" }
    let labels = bars.map { VisibleText.of($0.label) }
    let longest = labels.map(VisibleText.width).max() ?? 0
    let side = max(Self.narrowestSide, (width - min(longest, width / 2) - Self.margin) / 2)
    let room = max(0, min(longest, width - 2 * side - Self.margin))
    let scale = Self.scale(of: bars)
    var lines = [String(repeating: " ", count: room + 1) + axis(side: side, decades: scale)]
    for (bar, label) in zip(bars, labels) {
      lines.append(clipped(label, to: room) + " " + body(of: bar, side: side, decades: scale))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Decades to either side: enough for the longest finite bar, at least one.
  private static func scale(of bars: [Bar]) -> Double {
    let longest = bars.map { $0.decades.magnitude }.filter(\.isFinite).max() ?? 1
    return max(1, longest.rounded(.up))
  }

  private func axis(side: Int, decades: Double) -> String {
    let (left, right) = ("1e-\(Int(decades))", "1e\(Int(decades))")
    return left + String(repeating: " ", count: max(0, side - left.count)) + "1"
      + String(repeating: " ", count: max(0, side - right.count)) + right
  }

  private func body(of bar: Bar, side: Int, decades: Double) -> String {
    let share = min(1, bar.decades.magnitude / decades)
    let length = bar.decades == 0 ? 0 : max(1, Int((share * Double(side)).rounded()))
    let block = String(repeating: unicode ? "█" : "#", count: length)
    let middle = unicode ? "│" : "|"
    let empty = String(repeating: " ", count: side - length)
    let drawn = Styled(block, bar.isGood ? .good : .bad).text(colour)
    let figure = "  ×" + ShownNumber.text(bar.ratio, .significant(digits: 4))
    let text = unicode ? figure : figure.replacing("×", with: "x ")
    return bar.decades < 0
      ? empty + drawn + middle + String(repeating: " ", count: side) + text
      : String(repeating: " ", count: side) + middle + drawn + empty + text
  }

  private func clipped(_ text: String, to room: Int) -> String {
    var kept = ""
    var used = 0
    for character in text {
      let needed = VisibleText.width(of: String(character))
      if used + needed > room { break }
      kept.append(character)
      used += needed
    }
    return kept + String(repeating: " ", count: room - used)
  }
}
