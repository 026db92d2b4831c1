#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An inclusive grid of doubles, computed by index.
///
/// The first and last point are exactly as given. A point between them is the double nearest to the ideal point rounded
/// to a few more decimal digits than the spacing needs: 12 of the larger end for a linear grid, 6 of its own for a
/// logarithmic one, more where neighbours lie closer.
public struct NumberGrid: Hashable, Sendable {
  public enum Spacing: Hashable, Sendable { case linear, logarithmic }

  public let from: Double
  public let to: Double
  public let count: Int
  public let spacing: Spacing

  /// - Throws: ``GridError`` unless there are at least two ascending points that can be told apart.
  public init(_ spacing: Spacing, from: Double, to: Double, count: Int) throws(GridError) {
    try Self.checkEnds(spacing, from: from, to: to)
    guard count >= 2 else { throw .countTooSmall(count: count) }
    let separation: Double =
      switch spacing {
      case .linear: (to - from) / max(from.magnitude, to.magnitude)
      case .logarithmic: log(to) - log(from)
      }
    guard separation / Double(count - 1) >= 1e-11 else {
      throw count > Suite.largestCaseCount
        ? .tooMany(count: count) : .tooDense(from: from, to: to, count: count)
    }
    self.spacing = spacing
    self.from = from
    self.to = to
    self.count = count
  }

  /// A linear grid by its step.
  ///
  /// - Throws: ``GridError`` also unless (to − from) / step is within 1e-9 of a whole number.
  public init(from: Double, to: Double, step: Double) throws(GridError) {
    guard step.isFinite else { throw .notFinite }
    guard step != 0 else { throw .zeroStep }
    try Self.checkEnds(.linear, from: from, to: to)
    guard step > 0 else { throw .stepHasWrongSign(from: from, to: to, step: step) }
    let intervals = (to - from) / step
    guard let count = Self.count(intervals: intervals) else {
      throw .stepDoesNotFit(from: from, to: to, step: step, intervals: intervals)
    }
    try self.init(.linear, from: from, to: to, count: count)
  }

  /// A logarithmic grid by its intervals in each decade.
  ///
  /// - Throws: ``GridError`` also unless a whole number of intervals reaches `to`.
  public init(from: Double, to: Double, perDecade: Int) throws(GridError) {
    guard perDecade >= 1 else { throw .countTooSmall(count: perDecade) }
    try Self.checkEnds(.logarithmic, from: from, to: to)
    let intervals = Double(perDecade) * (log10(to) - log10(from))
    guard let count = Self.count(intervals: intervals) else {
      throw .decadesDoNotFit(from: from, to: to, perDecade: perDecade, intervals: intervals)
    }
    try self.init(.logarithmic, from: from, to: to, count: count)
  }

  /// The point at `index`, 0 ..< `count`.
  public func value(at index: Int) -> Double {
    precondition((0..<count).contains(index), "an index of a grid lies in 0 ..< count")
    if index == 0 { return from }
    if index == count - 1 { return to }
    let after = Double(index)
    let before = Double(count - 1 - index)
    let intervals = Double(count - 1)
    switch spacing {
    case .linear:
      return DecimalRounding.rounded(from * (before / intervals) + to * (after / intervals), places: linearPlaces)
    case .logarithmic:
      let ideal = exp((log(from) * before + log(to) * after) / intervals)
      return DecimalRounding.rounded(ideal, significantDigits: logarithmicDigits)
    }
  }

  /// The index whose point is exactly `value`, found without a scan.
  public func index(of value: Double) -> Int? {
    guard value >= from, value <= to else { return nil }
    let fraction: Double =
      switch spacing {
      case .linear: (value - from) / (to - from)
      case .logarithmic: (log(value) - log(from)) / (log(to) - log(from))
      }
    let guess = Int((fraction * Double(count - 1)).rounded())
    return (max(0, guess - 1)...min(count - 1, guess + 1)).first { self.value(at: $0) == value }
  }

  private var linearPlaces: Int {
    let scale = max(from.magnitude, to.magnitude)
    let resolved = (log10(scale / (to - from) * Double(count - 1))).rounded(.up)
    return min(15, max(12, Int(resolved) + 3)) - 1 - DecimalRounding.exponent(of: scale)
  }

  private var logarithmicDigits: Int {
    let resolved = (-log10((log(to) - log(from)) / Double(count - 1))).rounded(.up)
    return min(13, max(6, Int(resolved) + 3))
  }

  private static func checkEnds(_ spacing: Spacing, from: Double, to: Double) throws(GridError) {
    guard from.isFinite, to.isFinite, (to - from).isFinite else { throw .notFinite }
    if spacing == .logarithmic, from <= 0 { throw .logarithmOf(from) }
    guard from <= to else { throw .reversed(from: from, to: to) }
    guard from < to else { throw .onePoint(from) }
  }

  /// round(intervals) + 1 where that is a whole number to 1e-9, or to the rounding of the division if that is coarser.
  private static func count(intervals: Double) -> Int? {
    let whole = intervals.rounded()
    guard abs(intervals - whole) <= max(1e-9, 4 * intervals.ulp), whole >= 1, whole < 0x1p53 else { return nil }
    return Int(whole) + 1
  }
}
