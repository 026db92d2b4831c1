/// A true value in the unit that the errors of formulas are counted in: one ulp of the envelope at that point.
///
/// The value is (high + tail) ulp, known to within `radius` ulp.
public struct CertifiedValue: Hashable, Sendable {
  /// One ulp is 2 to this power; −1074 for every envelope below the normal range of doubles.
  public let ulpExponent: Int
  /// In ulp.
  public let high: Double
  /// In ulp.
  public let tail: Double
  /// A proven bound in ulp, at most ``CertifiedValue/largestRadius``.
  public let radius: Double

  /// 2⁻²⁰ ulp: a millionth of what is measured.
  public static let largestRadius = 0x1p-20

  /// Whether the envelope lies below the normal range, where a result is rounded twice.
  public var isBelowNormal: Bool { ulpExponent == -1074 }

  /// |observed − truth| in ulp of the envelope, the radius counted as error; infinite for what is not a number.
  public func error(of observed: Double) -> Double {
    let scaled = Double(sign: .plus, exponent: -ulpExponent, significand: observed)
    let error = ((scaled - high) - tail).magnitude + radius
    return error.isNaN ? .infinity : error
  }
}

/// Where a motion truly is at one instant.
public struct CertifiedPoint: Hashable, Sendable {
  public let position: CertifiedValue
  public let velocity: CertifiedValue

  public init(position: CertifiedValue, velocity: CertifiedValue) {
    self.position = position
    self.velocity = velocity
  }
}

extension CertifiedValue {
  /// nil where more bits are needed or the envelope is beyond the range of doubles.
  init?(_ value: borrowing Ball, envelope: borrowing Ball) {
    self.init(value, lowestExponent: envelope.lowerExponent)
  }

  /// - Parameter lowestExponent: e for an envelope of at least 2^(e − 1).
  init?(_ value: borrowing Ball, lowestExponent: Int) {
    let exponent = lowestExponent < -1021 ? -1074 : lowestExponent - 53
    let parts = value.scaled(byPowerOfTwo: -exponent).split
    guard exponent <= 971, parts.radius <= Self.largestRadius else { return nil }
    ulpExponent = exponent
    high = parts.high
    tail = parts.tail
    radius = parts.radius
  }
}
