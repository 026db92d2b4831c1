import Testing

/// How far an observed number may be from the expected one: absolute + relative · |expected|.
struct Tolerance: Sendable {
  let absolute: Double
  let relative: Double

  init(absolute: Double = 0, relative: Double = 0) {
    self.absolute = absolute
    self.relative = relative
  }

  func allows(_ observed: Double, _ expected: Double) -> Bool {
    observed == expected || (observed - expected).magnitude <= absolute + relative * expected.magnitude
  }
}

/// Records a failure with the case, both numbers, the error and the tolerance.
func expectClose(
  _ observed: Double, _ expected: Double, _ tolerance: Tolerance, _ name: @autoclosure () -> String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    tolerance.allows(observed, expected),
    """
    \(name()): observed \(observed), expected \(expected), error \(observed - expected), \
    tolerance \(tolerance.absolute) + \(tolerance.relative) · |expected|
    """,
    sourceLocation: sourceLocation)
}

/// Random numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Uniform in the logarithm.
  mutating func logarithmic(_ low: Double, _ high: Double) -> Double {
    low * pow2(Double.random(in: 0...1, using: &self) * log2Ratio(high, low))
  }

  private func log2Ratio(_ high: Double, _ low: Double) -> Double {
    let ratio = high / low
    return Double(ratio.exponent) + (ratio.significand - 1)
  }

  private func pow2(_ x: Double) -> Double {
    let whole = x.rounded(.down)
    return (1 + (x - whole)) * Double(sign: .plus, exponent: Int(whole), significand: 1)
  }
}
