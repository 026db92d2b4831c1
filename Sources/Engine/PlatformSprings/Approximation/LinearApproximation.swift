public import MotionEngine

/// The fewest points whose straight lines stay within an error of a motion: what CSS writes as `linear()`.
///
/// Ordinates are free, so that the lines run to both sides of the motion, and times are free. The first point is the
/// start, 0 exactly, and the last one is 1 at the end. That end is chosen first: when the motion stays within 63/64 of
/// the error for good, rounded up to a whole millisecond; the approximation rests at 1 from then on, so that the error
/// holds at all later times too.
///
/// **Fewest.** ``points`` is as small as any: a search through the corridor of the error, widened by what can hide
/// between samples, finds the least number of links that any curve needs (``fewest``); then the narrowest corridor that
/// this number gets through is looked for, and its links are the ones returned. ``isFewest`` says that both met. No
/// corridor is narrower than the motion's own distance from 1 at the end.
///
/// **Error.** ``error`` is a bound over all times, of the numbers as they are printed, with ``digits`` decimals: the
/// largest distance at the samples and at the points, and max |x″| h²/8 for what lies between them. It is computed in
/// doubles from a kernel that is right to about an ulp; the laboratory proves the same bound with certified values.
public struct LinearApproximation: Sendable {
  /// Times as shares of the duration, and values; as printed.
  public let points: [PiecewiseLinear.Point]
  /// s, a whole number of milliseconds.
  public let duration: Double
  /// No time has more; in ways.
  public let error: Double
  /// The error of the narrowest corridor that so many points get through, before any rounding; ways.
  public let ripple: Double
  /// So many points get through a corridor of ``ripple`` and this, and through none of ``ripple`` less this, ways: what
  /// can hide between samples, at most a two-hundredth of the error asked for, and the last step of the halving, at most
  /// a ten-thousandth of the ripple.
  public let rippleTolerance: Double
  /// No piecewise linear curve with fewer points stays within the error that was asked for.
  public let fewest: Int
  /// Decimals of the values; times have as many decimals of a percent less two.
  public let digits: Int
  /// The times, s, at which the narrowest corridor's walls are touched, with the wall: +1 upper, −1 lower.
  public let touches: [(time: Double, wall: Double)]

  public var isFewest: Bool { points.count == fewest }

  /// `linear(0, 0.35 12.5%, … 1)`.
  public var css: String {
    let middle = points.dropFirst().dropLast().map { point in
      "\(CSSDecimal.text(point.output, digits)) \(CSSDecimal.text(point.input * 100, max(0, digits - 2)))%"
    }
    return "linear(" + (["0"] + middle + ["1"]).joined(separator: ", ") + ")"
  }

  /// The largest error that is taken, and the smallest.
  public static let errors = 1e-7...0.25

  /// - Parameters:
  ///   - curve: the motion, of a way of 1.
  ///   - error: of the way, within ``errors``.
  /// - Throws: ``ApproximationError`` for another error, and for a motion that does not settle or takes more than a
  ///   million samples.
  public init(_ curve: SmoothCurve, within error: Double) throws(ApproximationError) {
    guard Self.errors.contains(error) else { throw .errorOutOfRange(error) }
    let settled = curve.settlingTime(error * 63 / 64)
    guard settled.isFinite else { throw .neverSettles }
    let duration = max(1, (settled * 1000).rounded(.up)) / 1000
    let (samples, least) = try Self.search(curve, duration: duration, error: error)
    let best = try Self.narrowest(samples, links: least, within: error - 2 * samples.sagitta)
    fewest = least + 1
    ripple = best.band
    rippleTolerance = best.tolerance
    touches = best.links.flatMap(\.touches)
    self.duration = duration
    let corners = LinkSearch.knots(best.links, duration: duration)
    (points, digits, self.error) = try Self.rounded(corners, samples, within: error)
  }

  /// Samples, and how many links no curve within the error can do without: those of a corridor that is wider by what can
  /// hide between samples. Where the corridor that is narrower by as much needs more, samples are taken closer.
  private static func search(
    _ curve: SmoothCurve, duration: Double, error: Double
  ) throws(ApproximationError) -> (samples: SampledCurve, links: Int) {
    // Why: between samples at most a two-hundredth of the error can hide where the motion bends most.
    let step = (8 * error / 200 / curve.bendBound).squareRoot()
    let count = (duration / step).rounded(.up)
    guard count <= 1_000_000 else { throw .tooManySamples(count) }
    var intervals = max(64, Int(count))
    while true {
      let samples = SampledCurve(curve, duration: duration, intervals: intervals)
      guard let least = LinkSearch.links(samples, band: error + samples.sagitta)?.count, least > 0 else {
        throw .tooNarrow
      }
      let isCertain = LinkSearch.links(samples, band: error - 2 * samples.sagitta, limit: least) != nil
      if isCertain || intervals > 250_000 { return (samples, least) }
      intervals *= 4
    }
  }

  /// The narrowest corridor that `links` links get through, by halving, and how much narrower and wider it may be
  /// beside the curve; one link more where even the widest takes it.
  private static func narrowest(
    _ samples: SampledCurve, links: Int, within widest: Double
  ) throws(ApproximationError) -> (band: Double, tolerance: Double, links: [LinkSearch.Link]) {
    var high = widest
    guard var best = LinkSearch.links(samples, band: high, limit: links) ?? LinkSearch.links(samples, band: high) else {
      throw .tooNarrow
    }
    let count = best.count
    var low = samples.endDistance
    if let found = LinkSearch.links(samples, band: low, limit: count) { return (low, samples.sagitta, found) }
    for _ in 0..<30 where high - low > 1e-4 * high {
      let middle = 0.5 * (low + high)
      if let found = LinkSearch.links(samples, band: middle, limit: count) {
        best = found
        high = middle
      } else {
        low = middle
      }
    }
    return (high, high - low + samples.sagitta, best)
  }

  /// The points with the fewest decimals whose error is within the one asked for.
  private static func rounded(
    _ corners: [PiecewiseCorner], _ samples: SampledCurve, within error: Double
  ) throws(ApproximationError) -> ([PiecewiseLinear.Point], Int, Double) {
    for digits in 2...15 {
      let points = corners.map { corner in
        PiecewiseLinear.Point(
          input: CSSDecimal.rounded(corner.time / samples.duration * 100, max(0, digits - 2)) / 100,
          output: CSSDecimal.rounded(corner.value, digits))
      }
      guard zip(points, points.dropFirst()).allSatisfy({ $0.input < $1.input }) else { continue }
      let found = PiecewiseDeviation(points, samples).bound
      if found <= error { return (points, digits, found) }
    }
    throw .tooNarrow
  }
}

/// Why a motion has no approximation.
public enum ApproximationError: Error, Hashable, Sendable {
  case errorOutOfRange(Double)
  case neverSettles
  case tooManySamples(Double)
  /// The digits of doubles do not suffice.
  case tooNarrow
}

extension ApproximationError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .errorOutOfRange(let error):
      "an error of \(error) of the way cannot be held; give one from "
        + "\(LinearApproximation.errors.lowerBound) to \(LinearApproximation.errors.upperBound)"
    case .neverSettles: "the motion never settles, and a curve of key frames ends; give it some damping"
    case .tooManySamples(let count):
      "the motion would have to be looked at \(PlatformNumber.text(count)) times; give a larger error or a motion that settles sooner"
    case .tooNarrow: "doubles do not have the digits for this error; give a larger one"
    }
  }
}
