/// Looks for the roots of a curve at the ends of its cells, once.
struct BezierSearch {
  let start: BezierBranch
  let middle: BezierBranch
  let end: BezierBranch
  let middleTime: DoublePair
  let middleTimeRest: Double
  let firstQuarter: Double
  let lastQuarter: Double

  /// The guesses of one cell.
  func cell(_ index: Int) -> BezierCell {
    let width = 1 / Double(BezierCell.count)
    let roots = [0, 0.5, 1].map { parameter(at: (Double(index) + $0) * width) }
    let (first, half, last) = (roots[0], roots[1], roots[2])
    // Why not the quarters: a cell is served from one place, and each serves a good third of the parameter well.
    if last.fromStart <= 0.36 {
      return BezierCell(
        place: .start, branch: start, roots: (first.fromStart, half.fromStart, last.fromStart))
    }
    if first.fromEnd <= 0.36 {
      return BezierCell(place: .end, branch: end, roots: (first.fromEnd, half.fromEnd, last.fromEnd))
    }
    if first.fromMiddle >= -0.36, last.fromMiddle <= 0.36 {
      return BezierCell(
        place: .middle, branch: middle, roots: (first.fromMiddle, half.fromMiddle, last.fromMiddle))
    }
    return .searched
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
      let root = time < 1 ? end.parameter(atRise: DoublePair(1 - time)) : 0
      return Parameter(fromStart: 1 - root, fromMiddle: 0.5 - root, fromEnd: root)
    }
    let rise = ErrorFree.sum(time, -middleTime.high) - DoublePair(high: middleTime.low, low: middleTimeRest)
    let root = rise.high < 0 ? -middle.reversed.parameter(atRise: -rise) : middle.parameter(atRise: rise)
    return Parameter(fromStart: 0.5 + root, fromMiddle: root, fromEnd: 0.5 - root)
  }
}
