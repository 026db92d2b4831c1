/// Looks for the roots of a curve at the ends of its cells, once.
struct BezierSearch {
  let start: BezierBranch
  let middle: BezierBranch
  let end: BezierBranch
  let middleTime: DoublePair
  let middleTimeRest: Double
  let firstQuarter: Double
  let lastQuarter: Double

  /// All cells, in order.
  func cells() -> [BezierCell] {
    let borders = (0...BezierCell.count).map { parameter(at: Double($0) / Double(BezierCell.count)) }
    return (0..<BezierCell.count).map { cell($0, from: borders[$0], to: borders[$0 + 1]) }
  }

  private func cell(_ index: Int, from first: Parameter, to last: Parameter) -> BezierCell {
    // Why not the quarters: a cell is served from one place, and each serves a good third of the parameter well.
    if last.fromStart <= 0.36 {
      return checked(
        BezierCell(place: .start, branch: start, first: first.fromStart, last: last.fromStart), index, start)
    }
    if first.fromEnd <= 0.36 {
      return checked(BezierCell(place: .end, branch: end, first: first.fromEnd, last: last.fromEnd), index, end)
    }
    if first.fromMiddle >= -0.36, last.fromMiddle <= 0.36 {
      return checked(
        BezierCell(place: .middle, branch: middle, first: first.fromMiddle, last: last.fromMiddle), index, middle)
    }
    return .searched
  }

  /// The cell itself, where its guesses are good enough.
  private func checked(_ cell: BezierCell, _ index: Int, _ branch: BezierBranch) -> BezierCell {
    for share in [0, 0.25, 0.5, 0.75, 1] {
      let guess = cell.guess(at: share)
      let bend = (branch.roughBends(at: guess).x / branch.roughRates(at: guess).x).magnitude
      // Why: written so that what is not a number fails.
      guard bend <= Self.largestBend else { return .searched }
      if share == 0 || share == 1 { continue }
      let rise = rise(at: (Double(index) + share) / Double(BezierCell.count), from: cell.place)
      let error = (branch.parameter(atRise: rise, near: guess) - guess).magnitude
      guard error * max(1, bend) <= Self.largestError else { return .searched }
    }
    return cell
  }

  /// Of the distance over which the curve bends: the series of the root's shift then ends below 2^-50 of it.
  private static let largestError = 0x1p-17
  private static let largestBend = 64.0

  private func rise(at time: Double, from place: BezierPlace?) -> DoublePair {
    switch place {
    case .end: ErrorFree.sum(1, -time)
    case .middle: riseFromMiddle(time)
    case .start, nil: DoublePair(time)
    }
  }

  private func riseFromMiddle(_ time: Double) -> DoublePair {
    ErrorFree.sum(time, -middleTime.high) - DoublePair(high: middleTime.low, low: middleTimeRest)
  }

  /// s in doubles, from three places.
  private struct Parameter {
    let fromStart: Double
    let fromMiddle: Double
    let fromEnd: Double
  }

  private func parameter(at time: Double) -> Parameter {
    if time <= firstQuarter {
      let root = time > 0 ? start.parameter(atRise: DoublePair(time)) : 0
      return Parameter(fromStart: root, fromMiddle: root - 0.5, fromEnd: 1 - root)
    }
    if time >= lastQuarter {
      let root = time < 1 ? end.parameter(atRise: ErrorFree.sum(1, -time)) : 0
      return Parameter(fromStart: 1 - root, fromMiddle: 0.5 - root, fromEnd: root)
    }
    let rise = riseFromMiddle(time)
    let root = rise.high < 0 ? -middle.reversed.parameter(atRise: -rise) : middle.parameter(atRise: rise)
    return Parameter(fromStart: 0.5 + root, fromMiddle: root, fromEnd: 0.5 - root)
  }
}
