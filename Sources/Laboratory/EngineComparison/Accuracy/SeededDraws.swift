internal import MotionProblems

/// A stream of random numbers that depends on its seeds alone: what makes a point of the study the same on every machine
/// and with any number of workers.
struct SeededDraws {
  private let seed: UInt64
  private var index: UInt64 = 0

  /// The stream of one motion of one region.
  init(seed: UInt64, region: AccuracyRegion, motion: Int) {
    self.init(seed: seed, label: region.rawValue, number: motion)
  }

  /// The stream of one of the things that go by a label.
  init(seed: UInt64, label: String, number: Int) {
    self.seed = SplitMix64.word(seed: seed ^ FNV1a.hash(Array(label.utf8)), index: UInt64(number))
  }

  mutating func word() -> UInt64 {
    defer { index += 1 }
    return SplitMix64.word(seed: seed, index: index)
  }

  /// In [from, to).
  mutating func uniform(_ from: Double, _ to: Double) -> Double {
    from + (to - from) * (Double(word() >> 11) * 0x1p-53)
  }

  /// About 10^e for an e in [from, to).
  ///
  /// Why not by the C library: its last bit differs between processors, and with it the point.
  mutating func tenTo(_ from: Double, _ to: Double) -> Double {
    let exponent = uniform(from, to) * 3.321928094887362
    let whole = exponent.rounded(.down)
    let part = exponent - whole
    let power = 1 + part * (0.693147 + part * (0.240227 + part * (0.055504 + part * (0.009618 + part * 0.001504))))
    return Double(sign: .plus, exponent: Int(whole), significand: power)
  }

  /// From 0 up to `count` − 1.
  mutating func below(_ count: Int) -> Int { Int(truncatingIfNeeded: word() >> 33) % count }

  mutating func integer(_ range: ClosedRange<Int>) -> Int { range.lowerBound + below(range.count) }

  mutating func oneOf<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  mutating func sign() -> Double { word() >> 63 == 0 ? 1 : -1 }

  /// `value` moved by up to `steps` doubles either way.
  mutating func nudged(_ value: Double, by steps: Int) -> Double {
    value.movedByUlp(integer(-steps...steps))
  }
}

extension Double {
  /// The double so many places further from zero, or nearer; 0 and what is not finite stay.
  func movedByUlp(_ steps: Int) -> Double {
    guard isFinite, self != 0 else { return self }
    let moved = Int64(bitPattern: magnitude.bitPattern) + Int64(steps)
    guard moved > 0, moved < Int64(bitPattern: Double.infinity.bitPattern) else { return self }
    let result = Double(bitPattern: UInt64(moved))
    return self < 0 ? -result : result
  }
}
