extension Double {
  /// 2^exponent, for exponents of normal numbers: −1022 … 1023.
  @inline(__always)
  static func powerOfTwo(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(truncatingIfNeeded: exponent &+ 1023) << 52)
  }

  /// self · 2^exponent, rounded once unless it passes through subnormal numbers on the way; any exponent.
  @inline(__always)
  func timesPowerOfTwo(_ exponent: Int) -> Double {
    exponent >= -1022 && exponent <= 1023
      ? self * .powerOfTwo(exponent) : timesFarPowerOfTwo(exponent)
  }

  /// Why: a factor outside the normal range has no bit pattern, so it is applied in parts; 3 200 is beyond any
  /// distance between two doubles.
  @inline(never)
  private func timesFarPowerOfTwo(_ exponent: Int) -> Double {
    var value = self
    var rest = Swift.max(-3200, Swift.min(3200, exponent))
    while rest > 1023 {
      value *= .powerOfTwo(1023)
      rest -= 1023
    }
    while rest < -1022 {
      value *= .powerOfTwo(-1022)
      rest += 1022
    }
    return value * .powerOfTwo(rest)
  }
}
