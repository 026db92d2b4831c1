/// A timing curve seen from its start, its middle and its end.
///
/// x′ of a legal curve vanishes at most there: at s = 0 when x₁ = 0, at s = 1 when x₂ = 1, and at s = ½ when x₁ = 1 and
/// x₂ = 0. Each branch serves the quarters next to its place, so that a small x′ goes with small distances, which doubles
/// keep.
final class BezierBranches: Sendable {
  private let start: BezierBranch
  private let middle: BezierBranch
  private let end: BezierBranch
  /// x(½) in three doubles: exact wherever a vertical tangent is near.
  private let middleTime: DoublePair
  private let middleTimeRest: Double
  private let middleHeight: DoublePair
  /// x(¼) and x(¾), to some ulp.
  private let firstQuarter: Double
  private let lastQuarter: Double
  /// Heights are kept divided by 2 to this power: 0 but for those whose products would overflow.
  private let heightExponent: Int
  private let cells: [BezierCell]

  init(x1: Double, y1: Double, x2: Double, y2: Double) {
    let height = max(y1.magnitude, y2.magnitude)
    heightExponent = height > 0x1p500 ? Int(height.exponent) : 0
    let one = 1.0.timesPowerOfTwo(-heightExponent)
    let x = BernsteinCubic(first: x1, second: x2, last: 1)
    let y = BernsteinCubic(
      first: y1.timesPowerOfTwo(-heightExponent), second: y2.timesPowerOfTwo(-heightExponent), last: one)
    start = BezierBranch(x: x.fromStart, y: y.fromStart)
    middle = BezierBranch(x: x.fromMiddle, y: y.fromMiddle)
    end = BezierBranch(x: x.fromEnd, y: y.fromEnd)
    (middleTime, middleTimeRest) = x.atMiddle
    middleHeight = y.atMiddle.pair
    firstQuarter = (27 * x1 + 9 * x2 + 1) / 64
    lastQuarter = (9 * x1 + 27 * x2 + 27) / 64
    let search = BezierSearch(
      start: start, middle: middle, end: end, middleTime: middleTime, middleTimeRest: middleTimeRest,
      firstQuarter: firstQuarter, lastQuarter: lastQuarter)
    cells = (0..<BezierCell.count).map(search.cell)
  }

  /// - Parameter time: above 0 and below 1.
  @inline(__always)
  func value(at time: Double) -> Double {
    let scaled = time * Double(BezierCell.count)
    let index = Int(scaled)
    let cell = cells[index]
    guard let place = cell.place else { return finished(searchedHeight(time)) }
    let guess = cell.guess(at: scaled - Double(index))
    switch place {
    case .start:
      return finished(start.ordinate(atRise: DoublePair(time), near: guess))
    case .middle:
      return finished(middleHeight.near(middle.ordinate(atRise: nearRiseFromMiddle(time), near: guess)))
    case .end:
      return finished(endHeight.near(-end.ordinate(atRise: ErrorFree.sum(1, -time), near: guess)))
    }
  }

  /// - Parameter time: from 0 to 1.
  func derivative(at time: Double) -> Double {
    let scaled = time * Double(BezierCell.count)
    let index = min(Int(scaled), BezierCell.count - 1)
    let cell = cells[index]
    guard let place = cell.place else { return scaledBack(searchedSlope(time)) }
    let guess = cell.guess(at: scaled - Double(index))
    switch place {
    case .start: return scaledBack(start.slope(atRise: DoublePair(time), near: guess))
    case .middle: return scaledBack(middle.slope(atRise: nearRiseFromMiddle(time), near: guess))
    case .end: return scaledBack(end.slope(atRise: ErrorFree.sum(1, -time), near: guess))
    }
  }

  @inline(never)
  private func searchedHeight(_ time: Double) -> DoublePair {
    if time <= firstQuarter { return start.ordinate(atRise: DoublePair(time)) }
    if time >= lastQuarter { return endHeight - end.ordinate(atRise: ErrorFree.sum(1, -time)) }
    let rise = riseFromMiddle(time)
    return rise.high < 0
      ? middleHeight - middle.reversed.ordinate(atRise: -rise) : middleHeight + middle.ordinate(atRise: rise)
  }

  @inline(never)
  private func searchedSlope(_ time: Double) -> Double {
    if time <= firstQuarter { return start.slope(atRise: DoublePair(time)) }
    if time >= lastQuarter { return end.slope(atRise: ErrorFree.sum(1, -time)) }
    let rise = riseFromMiddle(time)
    return rise.high < 0 ? middle.reversed.slope(atRise: -rise) : middle.slope(atRise: rise)
  }

  /// To 2^-105 of one, which does where the curve is not steep.
  @inline(__always)
  private func nearRiseFromMiddle(_ time: Double) -> DoublePair {
    let rise = ErrorFree.sum(time, -middleTime.high)
    return DoublePair(high: rise.high, low: rise.low - middleTime.low)
  }

  @inline(__always)
  private func riseFromMiddle(_ time: Double) -> DoublePair {
    ErrorFree.sum(time, -middleTime.high) - DoublePair(high: middleTime.low, low: middleTimeRest)
  }

  private var endHeight: DoublePair { DoublePair(1.0.timesPowerOfTwo(-heightExponent)) }

  @inline(__always)
  private func finished(_ height: DoublePair) -> Double { scaledBack(height.rounded) }

  @inline(__always)
  private func scaledBack(_ value: Double) -> Double {
    heightExponent == 0 ? value : value.timesPowerOfTwo(heightExponent)
  }
}

extension BezierBranch {
  fileprivate init(x: [DoublePair], y: [DoublePair]) {
    self.init(
      first: PlanePair(x: x[0], y: y[0]), second: PlanePair(x: x[1], y: y[1]), third: PlanePair(x: x[2], y: y[2]))
  }
}

extension DoublePair {
  /// The sum to 2 u of its low part, unordered: enough to be rounded.
  @inline(__always)
  fileprivate func near(_ other: DoublePair) -> DoublePair {
    let highs = ErrorFree.sum(high, other.high)
    return DoublePair(high: highs.high, low: highs.low + (low + other.low))
  }
}
