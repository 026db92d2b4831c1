/// Whether a number is what it was.
///
/// Two numbers agree when their difference is at most `absolute + relative · |expected|`. Infinity agrees with infinity
/// of the same sign. NaN agrees with nothing, unless `allowsNaN`, when it agrees with NaN; a number and NaN never agree.
public struct NumberAgreement: Hashable, Sendable {
  public var absolute: Double
  public var relative: Double
  public var allowsNaN: Bool

  public init(absolute: Double, relative: Double, allowsNaN: Bool = false) {
    self.absolute = absolute
    self.relative = relative
    self.allowsNaN = allowsNaN
  }

  public func holds(expected: Double, observed: Double) -> Bool {
    if expected.isNaN || observed.isNaN { return allowsNaN && expected.isNaN && observed.isNaN }
    if expected.isInfinite || observed.isInfinite { return expected == observed }
    return (observed - expected).magnitude <= absolute + relative * expected.magnitude
  }

  /// |observed − expected| as it is to be shown: NaN where one of them is NaN, infinity where exactly one is infinite or
  /// the signs differ, 0 for two equal infinities.
  public static func difference(expected: Double, observed: Double) -> Double {
    expected == observed ? 0 : (observed - expected).magnitude
  }

  /// The allowance about `expected`.
  public func allowance(about expected: Double) -> Double { absolute + relative * expected.magnitude }
}
