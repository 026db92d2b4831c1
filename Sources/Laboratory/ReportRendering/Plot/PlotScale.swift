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

  /// Texts for about `count` of the rows, the top row first; the ends always have one.
  func labels(count: Int, over rows: Int) -> [Int: String] {
    guard rows > 1 else { return [0: Self.text(highest)] }
    var labels: [Int: String] = [:]
    for index in 0..<count {
      let row = (index * (rows - 1) + (count - 1) / 2) / (count - 1)
      labels[row] = Self.text(value(at: 1 - Double(row) / Double(rows - 1)))
    }
    return labels
  }

  static func text(_ value: Double) -> String { ShownNumber.text(value, .significant(digits: 4)) }
}
