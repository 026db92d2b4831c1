#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The crossing of a ``MonotoneFall`` in doubles: a guess whose worth is proven later, so nothing here is certified.
///
/// It solves ln x(t) = −depth for x = e^(−rt) b(t), b(0) = 1, by Newton steps kept within a bracket. Rates are negative for
/// a motion that is run backwards.
struct FallEstimate {
  let damping: OscillatorModes.Damping
  /// The slower rate.
  let rate: Double
  /// The faster rate.
  let fastRate: Double
  let gap: Double
  /// x′(0) ≤ 0.
  let slope: Double
  let depth: Double

  /// nil when the numbers are out of range.
  func crossing() -> Double? {
    guard rate.isFinite, gap.isFinite, slope.isFinite, depth.isFinite, depth > 0 else { return nil }
    var low = 0.0
    var high = upperEnd()
    guard high.isFinite, high > 0 else { return nil }
    var time = firstGuess(below: high)
    for _ in 0..<64 {
      let (value, derivative) = excess(at: time)
      if value > 0 { low = time } else { high = time }
      var next = time - value / derivative
      if !(next > low && next < high) { next = low + (high - low) / 2 }
      // Why 27 bits: the step squares the relative error, so that what is left after this one is near the last bit.
      if abs(next - time) <= 0x1p-27 * next || next <= low || next >= high { return next > 0 ? next : nil }
      time = next
    }
    return time
  }

  /// ln x + depth and its derivative; −∞ where x is no longer positive.
  ///
  /// b is had as its difference from 1, of which a shallow fall keeps every bit.
  private func excess(at time: Double) -> (value: Double, derivative: Double) {
    let weight = slope + rate
    let growth: Double
    let change: Double
    switch damping {
    case .under:
      let half = gap * time / 2
      let sine = sin(half)
      let cosine = cos(half)
      growth = 2 * sine * (weight * cosine / gap - sine)
      change = weight * (1 - 2 * sine * sine) - 2 * gap * sine * cosine
    case .critical:
      growth = weight * time
      change = weight
    case .over:
      let faded = exp(-gap * time)
      // Why: past one unit of the gap the first form cancels when a motion is run backwards.
      growth = gap * time > 1 ? (slope + fastRate - weight * faded) / gap - 1 : -weight * expm1(-gap * time) / gap
      change = weight * faded
    }
    guard growth > -1 else { return (-.infinity, -1) }
    return (log1p(growth) - rate * time + depth, change / (1 + growth) - rate)
  }

  /// A time by which the crossing has happened.
  private func upperEnd() -> Double {
    let weight = slope + rate
    switch damping {
    case .under:
      return (Double.pi / 2 + atan2(weight, gap)) / gap
    case .critical:
      if weight < 0 { return -1 / weight }
    case .over:
      if weight < -gap { return -log1p(gap / weight) / gap }
      return (depth + log1p(max(0, weight / gap))) / rate * (1 + 0x1p-40)
    }
    var high = (depth + 1) / rate
    while high.isFinite, excess(at: high).value > 0 { high *= 2 }
    return high
  }

  /// For a shallow fall from rest the parabola's root, else a point at hand.
  private func firstGuess(below high: Double) -> Double {
    let square = damping == .under ? rate * rate + gap * gap : rate * fastRate
    let parabola = (2 * depth / square).squareRoot()
    if slope == 0, depth < 0.5, max(fastRate, -rate) * parabola < 0.5, parabola < high {
      return parabola * (1 + (rate + fastRate) * parabola / 6)
    }
    return damping == .over && rate > 0 ? high * (1 - 0x1p-30) : high / 2
  }
}
