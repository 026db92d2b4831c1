internal import EngineComparison

/// The safe search for how far a constant may go before an error passes its limit, made for errors that jump.
///
/// The answer is the largest place in 0 … 1 with an error within the limit below which no place that was looked at errs
/// by more. Looked at are, in ascending order up to the first that errs more: an even grid, points of the Sobol' sequence,
/// so that no rhythm of the error falls in with the grid's, and the starts; then the gap before that one in eighths, again
/// and again; then every place before the answer at steps of ``resolution``, until the error has kept below half of its
/// limit for 64 of them in a row. A place there that errs more takes the answer's part, and the search goes on before it.
struct ExtremeSearch {
  enum Outcome: Hashable, Sendable {
    case found(Double)
    /// No place errs more.
    case wholeRange
    /// The first place errs more already.
    case nothing
  }

  /// Even steps of the first look.
  var gridSteps = 64
  /// Points of the Sobol' sequence beside them.
  var points = 32
  var seed: UInt64
  /// Further places to look at first.
  var starts: [Double] = []
  /// Between neighbours of the last look.
  var resolution: Double
  /// How near to the place that errs more the answer is.
  var precision = 1e-6
  /// Steps of the last look with less than half of the limit after which there is nothing left to find.
  var calm = 64

  /// - Parameter error: at a place in 0 … 1; NaN is more than any limit.
  func run(
    limit: Double, _ error: (Double) throws(TuningError) -> Double
  ) throws(TuningError) -> Outcome {
    func keeps(_ place: Double) throws(TuningError) -> Bool { try error(place) <= limit }
    guard try keeps(0) else { return .nothing }
    guard var gap = try firstGap(in: Array(looks().dropFirst()), after: 0, keeps) else { return .wholeRange }
    while true {
      gap = try narrowed(gap, keeps)
      guard let found = try violation(before: gap.good, limit: limit, error) else { return .found(gap.good) }
      gap = found
    }
  }

  /// A place that keeps to the limit, and the next one looked at, which does not.
  private struct Gap {
    var good: Double
    var bad: Double
  }

  private func looks() -> [Double] {
    let sobol = SobolPoint(seed: seed)
    let all =
      (0...gridSteps).map { Double($0) / Double(gridSteps) }
      + (0..<points).map { sobol.coordinate(0, at: $0) } + starts.map { min(max($0, 0), 1) }
    return Set(all).sorted()
  }

  private func firstGap(
    in places: [Double], after start: Double, _ keeps: (Double) throws(TuningError) -> Bool
  ) throws(TuningError) -> Gap? {
    var good = start
    for place in places {
      guard try keeps(place) else { return Gap(good: good, bad: place) }
      good = place
    }
    return nil
  }

  private func narrowed(
    _ given: Gap, _ keeps: (Double) throws(TuningError) -> Bool
  ) throws(TuningError) -> Gap {
    var gap = given
    while gap.bad - gap.good > precision {
      let step = (gap.bad - gap.good) / 8
      let inner = (1...7).map { gap.good + Double($0) * step }
      gap = try firstGap(in: inner + [gap.bad], after: gap.good, keeps) ?? gap
    }
    return gap
  }

  /// The nearest gap before a place, or nil when all is calm there.
  private func violation(
    before place: Double, limit: Double, _ error: (Double) throws(TuningError) -> Double
  ) throws(TuningError) -> Gap? {
    var calmSteps = 0
    var index = 1
    var bad: Double?
    while calmSteps < calm {
      let looked = place - Double(index) * resolution
      guard looked > 0 else { return bad.map { Gap(good: 0, bad: $0) } }
      let found = try error(looked)
      if !(found <= limit) {
        bad = looked
      } else if let bad {
        return Gap(good: looked, bad: bad)
      }
      calmSteps = found <= limit / 2 ? calmSteps + 1 : 0
      index += 1
    }
    return nil
  }
}
