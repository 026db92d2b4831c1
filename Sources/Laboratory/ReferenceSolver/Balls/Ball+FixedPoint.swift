internal import CFLINT

extension Ball {
  /// The midpoint in units of 2^−`bits`, rounded to the nearest one; nil when it does not fit into 127 bits.
  func fixedPoint(bits: Int) -> Int128? {
    let scaled = ball_scale(raw, bits)
    defer { ball_clear(scaled) }
    guard ball_exponent(scaled) < 126 else { return nil }
    var limbs: (UInt64, UInt64) = (0, 0)
    withUnsafeMutablePointer(to: &limbs) { pair in
      pair.withMemoryRebound(to: UInt64.self, capacity: 2) { ball_integer_limbs(scaled, $0, 2) }
    }
    return Int128(truncatingIfNeeded: limbs.1) << 64 | Int128(truncatingIfNeeded: limbs.0)
  }
}
