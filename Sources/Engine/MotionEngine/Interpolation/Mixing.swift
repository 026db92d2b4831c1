/// The straight way between two numbers.
public enum Mixing {
  /// start + (end − start) · share, made exact at both ends.
  ///
  /// At 0 it is `start` and at 1 `end`, to the bit; from equal ends it never leaves them; it never decreases where the
  /// share grows from the smaller end to the larger; a share outside 0 … 1 goes on beyond the ends. Between the ends it
  /// is right to 2 ulp of the larger end, and finite whenever both ends are.
  @inlinable
  public static func mix(_ start: Double, _ end: Double, at share: Double) -> Double {
    if share == 1 || start == end { return end }
    let way = end - start
    // Why: two ends of opposite sign may be farther apart than the largest double.
    guard way.isFinite else { return start * (1 - share) + end * share }
    let value = start + way * share
    // Why: rounding may put a value just before the end a bit beyond it, and then the end would be a step back.
    guard share > 0, share < 1 else { return value }
    return way > 0 ? min(value, end) : max(value, end)
  }
}
