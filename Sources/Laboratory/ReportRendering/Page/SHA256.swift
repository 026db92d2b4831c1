/// The hash by which a page's policy names the scripts that may run in it (FIPS 180-4).
enum SHA256 {
  /// As a Content-Security-Policy writes it: `sha256-` and base64.
  static func source(of text: String) -> String { "sha256-" + base64(digest(Array(text.utf8))) }

  private static func base64(_ bytes: [UInt8]) -> String {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0...group.count { text.append(letters[bits >> (18 - 6 * place) & 63]) }
      text += String(repeating: "=", count: 3 - group.count)
    }
    return text
  }

  static func digest(_ bytes: [UInt8]) -> [UInt8] {
    var message = bytes
    message.append(0x80)
    message.append(contentsOf: repeatElement(0, count: (119 - bytes.count % 64) % 64))
    withUnsafeBytes(of: UInt64(8 * bytes.count).bigEndian) { message.append(contentsOf: $0) }
    var state = initial
    var schedule = [UInt32](repeating: 0, count: 64)
    message.withUnsafeBytes { buffer in
      for block in stride(from: 0, to: buffer.count, by: 64) {
        for index in 0..<16 {
          schedule[index] = UInt32(
            bigEndian: buffer.loadUnaligned(fromByteOffset: block + 4 * index, as: UInt32.self))
        }
        compress(&schedule, into: &state)
      }
    }
    return state.flatMap { word in withUnsafeBytes(of: word.bigEndian, Array.init) }
  }

  private static func compress(_ schedule: inout [UInt32], into state: inout [UInt32]) {
    for index in 16..<64 {
      let (early, late) = (schedule[index - 15], schedule[index - 2])
      let first = rotated(early, 7) ^ rotated(early, 18) ^ (early >> 3)
      let second = rotated(late, 17) ^ rotated(late, 19) ^ (late >> 10)
      schedule[index] = schedule[index - 16] &+ first &+ schedule[index - 7] &+ second
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let choice = (e & f) ^ (~e & g)
      let sumE = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
      let first = h &+ sumE &+ choice &+ constants[index] &+ schedule[index]
      let majority = (a & b) ^ (a & c) ^ (b & c)
      let second = (rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) &+ majority
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

  /// The first 64 primes.
  private static let primes: [UInt64] = {
    var primes: [UInt64] = []
    var candidate: UInt64 = 2
    while primes.count < 64 {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes
  }()

  /// The first 32 bits of the fractions of their cube roots, and of the square roots of the first eight.
  ///
  /// Why: floor(2³² p^(1/n)) mod 2³² in whole numbers, found bit by bit, so that no table has to be believed.
  private static let constants = primes.map { fraction(of: $0, root: 3) }
  private static let initial = primes.prefix(8).map { fraction(of: $0, root: 2) }

  private static func fraction(of prime: UInt64, root: Int) -> UInt32 {
    var value: UInt64 = 0
    for bit in stride(from: 36, through: 0, by: -1) {
      let candidate = value | 1 << UInt64(bit)
      if isAtMost(candidate, root: root, of: prime) { value = candidate }
    }
    return UInt32(truncatingIfNeeded: value)
  }

  /// Whether candidateⁿ ≤ prime · 2^(32 n), for n 2 or 3.
  private static func isAtMost(_ candidate: UInt64, root: Int, of prime: UInt64) -> Bool {
    let wide = UInt128(candidate)
    let power = root == 2 ? wide * wide : wide * wide * wide
    return power <= UInt128(prime) << UInt128(32 * root)
  }
}
