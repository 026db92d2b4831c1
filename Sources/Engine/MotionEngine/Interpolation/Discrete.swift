/// Values that do not mix: one or the other is shown.
public enum Discrete {
  /// The first of two below a share of ½, the second from there on.
  ///
  /// A share that is not a number counts as below.
  public static func value<Value>(_ start: Value, _ end: Value, at share: Double) -> Value {
    share >= 0.5 ? end : start
  }

  /// The value of a list whose part of 0 … 1 a share lies in: the i-th of n from i/n up to (i + 1)/n; the first before
  /// and the last after. Nil for an empty list.
  ///
  /// A part begins at the double next to i/n. A share that is not a number gives the first value.
  public static func value<Value>(of values: [Value], at share: Double) -> Value? {
    guard !values.isEmpty else { return nil }
    guard share > 0 else { return values.first }
    guard share < 1 else { return values.last }
    let count = Double(values.count)
    var index = Int(share * count)
    // Why: the product may be rounded across a whole number.
    if Double(index + 1) / count <= share { index += 1 } else if Double(index) / count > share { index -= 1 }
    return values[min(index, values.count - 1)]
  }
}
