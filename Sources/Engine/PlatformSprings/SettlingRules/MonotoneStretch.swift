/// A function that only rises or only falls between two times.
struct MonotoneStretch {
  let lower: Double
  let upper: Double
  let function: (Double) -> Double

  /// Where the function is within `band` of zero; nil when nowhere.
  func interval(within band: Double) -> ClosedRange<Double>? {
    let first = function(lower)
    let last = function(upper)
    let rising: Double = last >= first ? 1 : -1
    guard rising * last >= -band, rising * first <= band else { return nil }
    let from = rising * first >= -band ? lower : crossing { rising * function($0) >= -band }
    let to = rising * last <= band ? upper : crossing { rising * function($0) > band }
    return from...max(from, to)
  }

  /// The first time at which `isPast`, false at the lower end and true at the upper, holds.
  private func crossing(_ isPast: (Double) -> Bool) -> Double {
    var low = lower
    var high = upper
    while true {
      let middle = 0.5 * (low + high)
      if middle <= low || middle >= high { return high }
      if isPast(middle) { high = middle } else { low = middle }
    }
  }
}
