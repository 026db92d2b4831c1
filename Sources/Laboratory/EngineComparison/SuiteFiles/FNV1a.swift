/// The 64-bit Fowler–Noll–Vo hash, variant 1a: it tells files apart and is no defence against anyone.
enum FNV1a {
  static func hash(_ bytes: [UInt8]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }

  /// 16 lower-case hexadecimal digits.
  static func text(_ bytes: [UInt8]) -> String {
    let digits = String(hash(bytes), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
