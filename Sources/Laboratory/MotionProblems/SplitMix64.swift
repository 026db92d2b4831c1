/// Steele, Lea and Flood's SplitMix64 as a counter-based generator: the same number for the same seed and index.
public enum SplitMix64 {
  /// A double in [0, 1) with 53 random bits.
  public static func uniform(seed: UInt64, index: UInt64) -> Double {
    Double(word(seed: seed, index: index) >> 11) * 0x1p-53
  }

  /// 64 random bits.
  public static func word(seed: UInt64, index: UInt64) -> UInt64 {
    var z = seed &+ (index &+ 1) &* 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
