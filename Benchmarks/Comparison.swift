/// Two ways to the same thing, timed by turns, so that both meet the same clock and the same neighbours.
struct Comparison {
  let name: String
  /// What the other one is: "textbook formula in C".
  let beside: String
  /// What is counted, in the plural.
  let unit: String
  /// Units done by one call of either.
  let units: Int
  let promise: Promise
  /// Makes everything that the timed calls need.
  let prepare: () throws -> (ours: () -> Void, theirs: () -> Void)

  /// What is promised of the ratio.
  enum Promise {
    /// Time over the other's time.
    case time(atMost: Double)
    /// Rate over the other's rate.
    case rate(atLeast: Double)
    /// Of the best turn, since another program on the same core can only lengthen a turn.
    case nanoseconds(atMost: Double)
    /// Time over the other's time, for information.
    case none
  }

  func measure(repetitions: Int) throws -> ComparisonResult {
    let (ours, theirs) = try prepare()
    ours()
    theirs()
    let pairs = (0..<repetitions).map { turn in
      onShiftedStack(by: turn) { (processorTime(of: ours), processorTime(of: theirs)) }
    }
    let ratios = pairs.map { promise.isRate ? $0.1 / $0.0 : $0.0 / $0.1 }
    let scale = 1e9 / Double(units)
    return ComparisonResult(
      comparison: self, ours: Spread(pairs.map { $0.0 * scale }),
      theirs: Spread(pairs.map { $0.1 * scale }).median, ratios: Spread(ratios))
  }
}

/// Runs a body with its stack a little deeper, another bit for each turn.
///
/// Why: a processor takes a read for one of what was just written where the last twelve bits of their addresses are the
/// same. Whether the stack of a run has such a place is chance, and costs a frame a fifth of its time.
private func onShiftedStack<Result>(by turn: Int, _ body: () -> Result) -> Result {
  withUnsafeTemporaryAllocation(byteCount: 16 + 144 * turn, alignment: 16) { room in
    room[0] = UInt8(truncatingIfNeeded: turn)
    return body()
  }
}

extension Comparison.Promise {
  var isRate: Bool {
    if case .rate = self { true } else { false }
  }

  /// In words, empty where nothing is promised.
  var text: String {
    switch self {
    case .time(let limit): "time at most \(limit)"
    case .rate(let limit): "rate at least \(limit)"
    case .nanoseconds(let limit): "best at most \(limit) ns"
    case .none: ""
    }
  }

  func isKept(by ratio: Double, best: Double) -> Bool {
    switch self {
    case .time(let limit): ratio <= limit
    case .rate(let limit): ratio >= limit
    case .nanoseconds(let limit): best <= limit
    case .none: true
    }
  }
}

/// Nanoseconds for one unit, the other's median, and the ratios of the turns.
struct ComparisonResult {
  let comparison: Comparison
  let ours: Spread
  let theirs: Double
  let ratios: Spread

  var isKept: Bool { comparison.promise.isKept(by: ratios.median, best: ours.smallest) }
}
