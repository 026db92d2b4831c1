#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A range of numbers that is sampled anywhere, to six decimal digits, so that the ids stay short.
struct SampledRange {
  let spacing: NumberGrid.Spacing
  let from: Double
  let to: Double

  func value(atFraction fraction: Double) -> Double {
    switch spacing {
    case .linear:
      let ideal = from * (1 - fraction) + to * fraction
      let scale = max(from.magnitude, to.magnitude)
      return clamped(DecimalRounding.rounded(ideal, places: 5 - DecimalRounding.exponent(of: scale)))
    case .logarithmic:
      let ideal = exp(log(from) * (1 - fraction) + log(to) * fraction)
      return clamped(DecimalRounding.rounded(ideal, significantDigits: 6))
    }
  }

  /// Rounding must not lead out of the range.
  private func clamped(_ value: Double) -> Double { min(max(value, from), to) }
}
