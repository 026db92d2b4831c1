/// The place where a monotone question changes its answer, to the last bit.
enum MonotoneSearch {
  /// The smallest double in (`low`, `high`] for which `isReached` holds; it must not hold at `low`, and holds from some
  /// place up to `high`.
  ///
  /// Why: the interval of bit patterns is halved, so that 63 questions find any positive double whatever its
  /// magnitude, and no derivative is needed where a function is flat.
  ///
  /// - Precondition: 0 ≤ `low` < `high`, both finite.
  static func first(after low: Double, upTo high: Double, where isReached: (Double) -> Bool) -> Double {
    precondition(low >= 0 && low < high && high.isFinite, "a search needs an interval of positive numbers")
    var before = low.bitPattern
    var reached = high.bitPattern
    while reached - before > 1 {
      let middle = before + (reached - before) / 2
      if isReached(Double(bitPattern: middle)) { reached = middle } else { before = middle }
    }
    return Double(bitPattern: reached)
  }
}
