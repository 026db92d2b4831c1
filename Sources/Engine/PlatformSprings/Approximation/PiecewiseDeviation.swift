internal import MotionEngine

/// How far straight lines between points are from a sampled curve.
struct PiecewiseDeviation {
  /// At the samples and the points.
  let largest: Double
  /// At any time of the curve's duration.
  let bound: Double

  /// - Parameter points: times as shares of the duration, the first 0 and the last 1, rising.
  init(_ points: [PiecewiseLinear.Point], _ samples: SampledCurve) {
    var largest = 0.0
    var bound = 0.0
    let curve = samples.curve
    for (from, to) in zip(points, points.dropFirst()) {
      let line = Line(
        time: from.input * samples.duration, level: from.output,
        slope: (to.output - from.output) / ((to.input - from.input) * samples.duration))
      let end = to.input * samples.duration
      var before = Self.sample(line.time, curve)
      largest = max(largest, (before.value - line.level).magnitude)
      var index = Int(line.time / samples.step)
      while before.time < end {
        index += 1
        let isSample = index < samples.times.count && samples.times[index] < end
        if isSample, samples.times[index] <= before.time { continue }
        let next =
          isSample
          ? (time: samples.times[index], value: samples.values[index], bend: samples.bends[index])
          : Self.sample(end, curve)
        let off = max(
          (before.value - line.value(at: before.time)).magnitude, (next.value - line.value(at: next.time)).magnitude)
        let distance = next.time - before.time
        largest = max(largest, off)
        bound = max(
          bound, off + curve.bend(between: before.bend, and: next.bend, distance: distance) * distance * distance / 8)
        before = next
      }
    }
    self.largest = largest
    self.bound = bound
  }

  private static func sample(_ time: Double, _ curve: SmoothCurve) -> (time: Double, value: Double, bend: Double) {
    let state = curve.state(time)
    return (time, state.value, curve.bend(state.value, state.velocity))
  }
}

/// Decimals of CSS: plain, without zeros at the end, and with a zero before the point.
enum CSSDecimal {
  /// To so many decimals.
  static func rounded(_ value: Double, _ digits: Int) -> Double {
    let scale = powerOfTen(digits)
    return (value * scale).rounded() / scale
  }

  static func text(_ value: Double, _ digits: Int) -> String {
    let scaled = (value.magnitude * powerOfTen(digits)).rounded()
    guard scaled < 0x1p62 else { return "\(value)" }
    var text = String(UInt64(scaled))
    if text.count <= digits { text = String(repeating: "0", count: digits + 1 - text.count) + text }
    var decimals = String(text.suffix(digits))
    while decimals.last == "0" { decimals.removeLast() }
    let sign = value < 0 && scaled > 0 ? "-" : ""
    return sign + text.dropLast(digits) + (decimals.isEmpty ? "" : "." + decimals)
  }

  /// One of the last of so many decimals.
  static func unit(_ digits: Int) -> Double { 1 / powerOfTen(digits) }

  private static func powerOfTen(_ exponent: Int) -> Double {
    // Why by products: whole powers of ten are exact up to 10²².
    (0..<exponent).reduce(1.0) { product, _ in product * 10 }
  }
}
