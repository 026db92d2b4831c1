internal import MotionEngine

/// Cubic pieces that stay within an error of a motion and join without a kink: for key frames with Bézier easing.
///
/// Each piece meets the motion's place and velocity at both ends (Hermite), and reaches as far as the error lets it; the
/// last one ends at 1 at rest. Pieces are cut where the motion turns, so that none goes beyond its own two values: tools
/// that state a tangent as a share of the difference of the values (Lottie, CSS) can say each of them. With cuts and
/// places given in this way, no choice of pieces that starts earlier reaches farther, as long as a longer piece is never
/// the better one; that is how motions of springs behave, and it is not proven here.
///
/// The end is when the motion stays within half of the error for good, rounded up to a whole millisecond.
public struct CubicApproximation: Sendable {
  public struct Knot: Hashable, Sendable {
    /// s.
    public let time: Double
    public let value: Double
    /// Ways per second.
    public let velocity: Double
  }

  public let knots: [Knot]
  /// s, a whole number of milliseconds.
  public let duration: Double
  /// No time has a larger distance from the motion; in ways. Computed as in ``LinearApproximation/error``, for the numbers
  /// as they are written, with ``digits`` decimals.
  public let error: Double
  public let digits: Int

  public init(_ curve: SmoothCurve, within error: Double) throws(ApproximationError) {
    guard LinearApproximation.errors.contains(error) else { throw .errorOutOfRange(error) }
    let settled = curve.settlingTime(error / 2)
    guard settled.isFinite else { throw .neverSettles }
    let duration = max(1, (settled * 1000).rounded(.up)) / 1000
    self.duration = duration
    // Why as many as for straight lines: two turns are then never between the same two samples.
    let count = (duration / (8 * error / 200 / curve.bendBound).squareRoot()).rounded(.up)
    guard count <= 1_000_000 else { throw .tooManySamples(count) }
    let samples = SampledCurve(curve, duration: duration, intervals: max(64, Int(count)))
    let slack = error / 50
    let knots = try HermiteChain(samples, within: error - slack).knots()
    self.knots = knots
    let speed = samples.times.reduce(1) { max($0, curve.state($1).velocity.magnitude) }
    var digits = 3
    // Why: a control point that is off by half a last decimal moves the value by as much, and by the way gone meanwhile.
    while (0.5 + 0.5 * speed * duration) * CSSDecimal.unit(digits) > slack, digits < 15 { digits += 1 }
    self.digits = digits
    let found = zip(knots, knots.dropFirst()).reduce(0) { largest, pair in
      max(largest, HermitePiece(from: pair.0, to: pair.1).deviation(samples))
    }
    self.error = found + (0.5 + 0.5 * speed * duration) * CSSDecimal.unit(digits)
    guard self.error <= error else { throw .tooNarrow }
  }

  /// Path data of Android's `PathInterpolator`: times as shares of the duration, values from 0 to 1.
  public var pathInterpolator: String {
    let pieces = zip(knots, knots.dropFirst()).map { from, to in
      let third = (to.time - from.time) / 3
      let numbers = [
        (from.time + third) / duration, from.value + from.velocity * third, (to.time - third) / duration,
        to.value - to.velocity * third, to.time / duration, to.value,
      ]
      return "  cubicTo(" + numbers.map { CSSDecimal.text($0, digits) + "f" }.joined(separator: ", ") + ")"
    }
    return "PathInterpolator(Path().apply {\n  moveTo(0f, 0f)\n" + pieces.joined(separator: "\n") + "\n})"
  }

  /// Key frames of a Lottie property from 0 to 100, for a composition of so many frames a second.
  public func lottie(framesPerSecond: Double = 60) -> String {
    let frames = zip(knots, knots.dropFirst()).map { from, to in
      let third = (to.time - from.time) / 3
      let way = to.value - from.value
      let out = way == 0 ? 0 : from.velocity * third / way
      let into = way == 0 ? 1 : 1 - to.velocity * third / way
      let (first, second) = (CSSDecimal.text(1.0 / 3, digits), CSSDecimal.text(2.0 / 3, digits))
      return "  {\"t\": \(CSSDecimal.text(from.time * framesPerSecond, digits)), "
        + "\"s\": [\(CSSDecimal.text(from.value * 100, max(0, digits - 2)))], "
        + "\"o\": {\"x\": [\(first)], \"y\": [\(CSSDecimal.text(out, digits))]}, "
        + "\"i\": {\"x\": [\(second)], \"y\": [\(CSSDecimal.text(into, digits))]}}"
    }
    let last = "  {\"t\": \(CSSDecimal.text(duration * framesPerSecond, digits)), \"s\": [100]}"
    return "[\n" + (frames + [last]).joined(separator: ",\n") + "\n]"
  }
}

/// Pieces one after the other, each as long as the error lets it be.
private struct HermiteChain {
  private let samples: SampledCurve
  private let error: Double
  private let turns: [CubicApproximation.Knot]

  init(_ samples: SampledCurve, within error: Double) {
    self.samples = samples
    self.error = error
    turns = Self.turns(of: samples)
  }

  func knots() throws(ApproximationError) -> [CubicApproximation.Knot] {
    let end = CubicApproximation.Knot(time: samples.duration, value: 1, velocity: 0)
    var knots = [knot(at: 0)]
    for stop in turns + [end] {
      while let last = knots.last, last.time < stop.time {
        if fits(last, stop) {
          knots.append(stop)
        } else {
          knots.append(try farthest(from: last, before: stop.time))
        }
        guard knots.count < 10_000 else { throw .tooNarrow }
      }
    }
    return knots
  }

  private func knot(at time: Double) -> CubicApproximation.Knot {
    let state = samples.curve.state(time)
    return CubicApproximation.Knot(time: time, value: state.value, velocity: state.velocity)
  }

  private func fits(_ from: CubicApproximation.Knot, _ to: CubicApproximation.Knot) -> Bool {
    HermitePiece(from: from, to: to).deviation(samples) <= error
  }

  /// The end of the longest piece, found by halving.
  private func farthest(
    from start: CubicApproximation.Knot, before end: Double
  ) throws(ApproximationError) -> CubicApproximation.Knot {
    var low = start.time
    var high = end
    for _ in 0..<24 {
      let middle = 0.5 * (low + high)
      if fits(start, knot(at: middle)) { low = middle } else { high = middle }
    }
    guard low > start.time else { throw .tooNarrow }
    return knot(at: low)
  }

  /// Where the velocity changes its sign, found by halving.
  private static func turns(of samples: SampledCurve) -> [CubicApproximation.Knot] {
    let curve = samples.curve
    return zip(samples.times, samples.times.dropFirst()).compactMap { from, to in
      let rises = curve.state(from).velocity > 0
      guard from > 0, rises != (curve.state(to).velocity > 0) else { return nil }
      var (low, high) = (from, to)
      while true {
        let middle = 0.5 * (low + high)
        if middle <= low || middle >= high { break }
        if (curve.state(middle).velocity > 0) == rises { low = middle } else { high = middle }
      }
      return CubicApproximation.Knot(time: low, value: curve.state(low).value, velocity: 0)
    }
  }
}

/// One cubic between two knots.
private struct HermitePiece {
  let from: CubicApproximation.Knot
  let to: CubicApproximation.Knot

  private func value(at time: Double) -> Double {
    let h = to.time - from.time
    let s = (time - from.time) / h
    let r = 1 - s
    return r * r * ((1 + 2 * s) * from.value + s * h * from.velocity)
      + s * s * ((1 + 2 * r) * to.value - r * h * to.velocity)
  }

  /// The second derivative is a straight line; the larger of its ends.
  private var bend: Double {
    let h = to.time - from.time
    let rise = (to.value - from.value) / h
    return max(
      (6 * rise - 4 * from.velocity - 2 * to.velocity).magnitude,
      (6 * rise - 2 * from.velocity - 4 * to.velocity).magnitude) / h
  }

  /// No time between the knots has a larger distance from the curve. Looked for at 32 places, and between two of them the
  /// difference of curve and piece bends by |x⁗| of the curve at most more than its own chord: the error of a Hermite
  /// piece is (t − a)²(b − t)²/24 times a fourth derivative where it meets the curve at both ends, and the bound of the
  /// second derivatives holds everywhere.
  func deviation(_ samples: SampledCurve) -> Double {
    let curve = samples.curve
    let h = to.time - from.time
    let count = 32
    let step = h / Double(count)
    var before = curve.state(from.time)
    var bound = 0.0
    var offBefore = (before.value - from.value).magnitude
    for index in 1...count {
      let time = index == count ? to.time : from.time + Double(index) * step
      let after = curve.state(time)
      let off = (after.value - value(at: time)).magnitude
      let bends = curve.bend(
        between: curve.bend(before.value, before.velocity), and: curve.bend(after.value, after.velocity), distance: step
      )
      // Why the smaller: the difference's bend is at most h² |x⁗|/12 for pieces that meet the curve, and at most the
      // sum of both bends for any.
      let meets = to.velocity != 0 || curve.state(to.time).value == to.value
      let differenceBend = meets ? min(h * h * curve.fourthBound / 12, bends + bend) : bends + bend
      bound = max(bound, max(off, offBefore) + differenceBend * step * step / 8)
      before = after
      offBefore = off
    }
    return bound
  }
}
