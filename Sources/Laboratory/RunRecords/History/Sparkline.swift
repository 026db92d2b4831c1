/// A row of marks, one for each number: the higher, the larger.
public enum Sparkline {
  public enum Scale: Hashable, Sendable {
    case linear
    /// By the logarithm, for errors; 0 is lowest.
    case logarithmic
  }

  public enum Style: Hashable, Sendable {
    /// ▁ to █, · for what is missing.
    case blocks
    /// 1 to 8, `.` for what is missing.
    case digits
  }

  private static let blocks = Array("▁▂▃▄▅▆▇█")
  private static let digits = Array("12345678")

  /// - Parameters:
  ///   - values: nil for what is missing; NaN is `?`, infinities are `^` and `v`. Below 0 there is no logarithm, so those
  ///     are lowest on a logarithmic scale.
  /// - Returns: as many marks as values. Where all finite ones are equal they are in the middle.
  public static func text(_ values: [Double?], scale: Scale, style: Style) -> String {
    let marks = style == .blocks ? blocks : digits
    let heights = values.map { $0.map { height($0, scale) } }
    let finite = heights.compactMap(\.self).filter(\.isFinite)
    // Why: halves, since the difference of two numbers need not be a number.
    let lowest = (finite.min() ?? 0) / 2
    let width = (finite.max() ?? 0) / 2 - lowest
    return String(
      zip(values, heights).map { value, height -> Character in
        guard let value, let height else { return style == .blocks ? "·" : "." }
        if value.isNaN { return "?" }
        if value.isInfinite { return value > 0 ? "^" : "v" }
        guard height.isFinite else { return marks[0] }
        guard width > 0 else { return marks[marks.count / 2 - 1] }
        let place = (height / 2 - lowest) / width * Double(marks.count - 1)
        return marks[Int(place.rounded())]
      })
  }

  private static func height(_ value: Double, _ scale: Scale) -> Double {
    switch scale {
    case .linear: value
    case .logarithmic: value > 0 ? log2(value) : -.infinity
    }
  }

  /// Of a positive number, to what a mark shows: exact at powers of two, linear between them.
  private static func log2(_ value: Double) -> Double {
    value.isFinite ? Double(value.exponent) + value.significand - 1 : .infinity
  }
}
