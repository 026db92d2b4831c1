import RunRecords

/// Values to places along an axis.
struct PlotScale {
  let lowest: Double
  let highest: Double

  /// Nil without values; opened when they are all equal.
  init?(_ values: some Sequence<Double>) {
    var lowest = Double.infinity
    var highest = -Double.infinity
    for value in values {
      lowest = min(lowest, value)
      highest = max(highest, value)
    }
    guard lowest <= highest else { return nil }
    if lowest == highest {
      let half = lowest == 0 ? 0.5 : lowest.magnitude / 2
      lowest = max(lowest - half, -.greatestFiniteMagnitude)
      highest = min(highest + half, .greatestFiniteMagnitude)
    }
    self.lowest = lowest
    self.highest = highest
  }

  /// 0 at the lowest, 1 at the highest.
  ///
  /// Why: halves, since the distance of two finite numbers can overflow.
  func fraction(_ value: Double) -> Double {
    let span = highest / 2 - lowest / 2
    guard span > 0 else { return value > lowest ? 1 : 0 }
    return (value / 2 - lowest / 2) / span
  }

  func value(at fraction: Double) -> Double { lowest * (1 - fraction) + highest * fraction }

  /// Texts for the rows that are nearest to round values, about `count` of them; row 0 is the highest. Where fewer than
  /// two round values fit, the ends.
  func labels(count: Int, over rows: Int) -> [Int: String] {
    guard rows > 1 else { return [0: Self.text(highest)] }
    var labels: [Int: String] = [:]
    for tick in ticks(count) {
      labels[Int(((1 - fraction(tick)) * Double(rows - 1)).rounded())] = Self.text(tick)
    }
    guard labels.count > 1 else { return [0: Self.text(highest), rows - 1: Self.text(lowest)] }
    return labels
  }

  /// Multiples of 1, 2 or 5 times a power of ten within the range, at most `count + 1`.
  private func ticks(_ count: Int) -> [Double] {
    let rough = (highest - lowest) / Double(count)
    guard rough.isFinite, rough >= .leastNormalMagnitude, let power = Self.powerOfTen(below: rough) else { return [] }
    let step = [1, 2, 5, 10].map { $0 * power }.first { $0 >= rough } ?? 10 * power
    let first = (lowest / step).rounded(.up)
    let last = (highest / step).rounded(.down)
    guard last >= first, last - first <= Double(count) + 1 else { return [] }
    return stride(from: first, through: last, by: 1).map { $0 * step }
  }

  /// The largest power of ten that is not above the value.
  private static func powerOfTen(below value: Double) -> Double? {
    let text = ShownNumber.text(value, .scientific(digits: 17))
    return text.lastIndex(of: "e").flatMap { Double("1" + text[$0...]) }
  }

  static func text(_ value: Double) -> String { ShownNumber.text(value, .significant(digits: 4)) }
}
