/// What is done to a copy of a value before it is written; the motion itself goes on unrounded and unlimited.
public struct DisplayRule: Hashable, Sendable {
  /// Which sides of the way from start to target are closed.
  public struct Clamp: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Not before the start.
    public static let start = Clamp(rawValue: 1)
    /// Not beyond the target.
    public static let end = Clamp(rawValue: 2)
    public static let both: Clamp = [.start, .end]
  }

  /// Each component is written as the nearest multiple of this, halves away from zero; 0: as it is. The last value too.
  public let roundingFactor: Double
  public let clamp: Clamp

  public static let plain = DisplayRule(unchecked: 0, clamp: [])

  /// - Throws: ``MotionError/mustNotBeNegative(quantity:value:)`` unless the factor is finite and not negative.
  public init(roundingFactor: Double = 0, clamp: Clamp = []) throws(MotionError) {
    guard roundingFactor.isFinite, roundingFactor >= 0 else {
      throw .mustNotBeNegative(quantity: "the rounding factor", value: roundingFactor)
    }
    self.init(unchecked: roundingFactor, clamp: clamp)
  }

  private init(unchecked roundingFactor: Double, clamp: Clamp) {
    self.roundingFactor = roundingFactor
    self.clamp = clamp
  }

  var isPlain: Bool { roundingFactor == 0 && clamp.isEmpty }

  /// One component as it is shown. With equal ends either side closes both.
  func shown(_ value: Double, from start: Double, to end: Double) -> Double {
    var result = value
    let low = min(start, end)
    let high = max(start, end)
    let rises = end > start
    if clamp.contains(.start) { result = rises ? max(result, low) : min(result, high) }
    if clamp.contains(.end) { result = rises ? min(result, high) : max(result, low) }
    guard roundingFactor > 0 else { return result }
    let steps = (result / roundingFactor).rounded(.toNearestOrAwayFromZero)
    guard steps.isFinite else { return result }
    // Why divided: 3 / 10 is the double nearest to 0.3, and 3 · 0.1 is not.
    return roundingFactor < 1 ? steps / (1 / roundingFactor) : steps * roundingFactor
  }
}
