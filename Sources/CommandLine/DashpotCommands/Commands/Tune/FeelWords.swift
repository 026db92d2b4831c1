internal import ConstantFitting

extension ValueReader where Value == Double {
  /// A fraction between 0 and 1, or any percentage.
  static var fraction: ValueReader<Double> {
    ValueReader { (word) throws(ValueRefusal) in
      let isPercentage = word.hasSuffix("%")
      let number = Double(isPercentage ? String(word.dropLast()) : word).map { isPercentage ? $0 / 100 : $0 }
      guard let number, number.isFinite, number >= 0, isPercentage || number <= 1 else {
        throw ValueRefusal(expectation: "a fraction such as 0.1, or a percentage such as 10%")
      }
      return number
    }
  }
}

/// `X@T` on a command line: a value at a time.
struct ValueTarget: Hashable, Sendable {
  let value: Double
  let time: Double

  static let reader = ValueReader<ValueTarget> { (word) throws(ValueRefusal) in
    let parts = word.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, let value = Double(parts[0]), value.isFinite, let time = Double(parts[1]), time.isFinite,
      time > 0
    else { throw ValueRefusal(expectation: "a value, an at sign, and a time after 0, such as 0.5@0.1") }
    return ValueTarget(value: value, time: time)
  }
}

extension ConstantWish {
  /// `200`, `50..400` or `free` on a command line. Both `..` and `...` stand between bounds.
  static let reader = ValueReader<ConstantWish> { (word) throws(ValueRefusal) in
    guard let wish = ConstantWish(word: word) else {
      throw ValueRefusal(
        expectation: "a number of at least 0 that holds it, two such bounds that ascend, as in 50..400, or free",
        candidates: ["free"])
    }
    return wish
  }

  private init?(word: String) {
    if word == "free" {
      self = .free
      return
    }
    if let held = Double(word) {
      guard held.isFinite, held >= 0 else { return nil }
      self = .held(held)
      return
    }
    guard let gap = word.firstRange(of: "..") else { return nil }
    let rest = word[gap.upperBound...]
    guard let lower = Double(word[..<gap.lowerBound]), lower >= 0,
      let upper = Double(rest.hasPrefix(".") ? rest.dropFirst() : rest),
      let range = try? ConstantRange(from: lower, to: upper, scale: lower > 0 ? .logarithmic : .linear)
    else { return nil }
    self = .within(range)
  }
}
