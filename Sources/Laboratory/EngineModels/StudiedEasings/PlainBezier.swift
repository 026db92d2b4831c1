/// One coordinate of a timing curve as a polynomial in plain doubles, as every textbook has it.
struct PlainBezier {
  private let a: Double
  private let b: Double
  private let c: Double

  init(_ first: Double, _ second: Double) {
    c = 3 * first
    b = 3 * (second - first) - c
    a = 1 - c - b
  }

  func value(_ s: Double) -> Double { ((a * s + b) * s + c) * s }
  func rate(_ s: Double) -> Double { (3 * a * s + 2 * b) * s + c }
}

extension ControlPoints {
  var abscissa: PlainBezier { PlainBezier(x1, x2) }
  var ordinate: PlainBezier { PlainBezier(y1, y2) }

  /// What a solver makes of the parameter it has found.
  func eased(_ parameter: Double) -> EasedValue {
    EasedValue(value: ordinate.value(parameter), slope: ordinate.rate(parameter) / abscissa.rate(parameter))
  }
}

/// Newton's method inside a bracket, halving it where a step leads out, until nothing changes any more: as good as plain
/// doubles can be.
struct TextbookBezier: StudiedBezier {
  let name = "textbook-newton"

  func points(of curve: ControlPoints, at times: [Double]) -> [EasedValue] {
    let abscissa = curve.abscissa
    return times.map { time in
      var (low, high, s) = (0.0, 1.0, time)
      for _ in 0..<200 {
        let residual = abscissa.value(s) - time
        if residual < 0 { low = s } else { high = s }
        let newton = s - residual / abscissa.rate(s)
        let next = newton > low && newton < high ? newton : 0.5 * (low + high)
        if next == s || residual == 0 { break }
        s = next
      }
      return curve.eased(s)
    }
  }
}

/// Accepts a parameter when the time is met to a thousandth of a second: eight of Newton's steps from the time itself, then
/// halving, with a tolerance that follows from the duration (here one second) and not from the curve.
///
/// Declared fault: where the curve is steep the value is off by the tolerance times the slope, and neighbouring times end on
/// different steps.
struct EpsilonBezier: StudiedBezier {
  let name = "tolerance-by-duration"
  private static let tolerance = 1e-3

  func points(of curve: ControlPoints, at times: [Double]) -> [EasedValue] {
    times.map { curve.eased(parameter(curve.abscissa, $0)) }
  }

  private func parameter(_ abscissa: PlainBezier, _ time: Double) -> Double {
    var s = time
    for _ in 0..<8 {
      let residual = abscissa.value(s) - time
      if residual.magnitude < Self.tolerance { return s }
      let rate = abscissa.rate(s)
      if rate.magnitude < 1e-6 { break }
      s -= residual / rate
    }
    var (low, high) = (0.0, 1.0)
    s = time
    while low < high {
      let residual = abscissa.value(s) - time
      if residual.magnitude < Self.tolerance { return s }
      if residual < 0 { low = s } else { high = s }
      s = 0.5 * (low + high)
    }
    return s
  }
}

/// Eleven samples of the abscissa in single precision give a first parameter; then four of Newton's steps, or where the
/// curve is flat ten halvings.
///
/// Declared fault: a fixed number of steps, whatever is left to go.
struct SampleTableBezier: StudiedBezier {
  let name = "eleven-sample-table"
  private static let width = 0.1

  func points(of curve: ControlPoints, at times: [Double]) -> [EasedValue] {
    let abscissa = curve.abscissa
    let samples = (0...10).map { Double(Float(abscissa.value(Double($0) * Self.width))) }
    return times.map { curve.eased(parameter(abscissa, samples, $0)) }
  }

  private func parameter(_ abscissa: PlainBezier, _ samples: [Double], _ time: Double) -> Double {
    let interval = max(0, min(9, samples.lastIndex { $0 <= time } ?? 0))
    let start = Double(interval) * Self.width
    let share = (time - samples[interval]) / (samples[interval + 1] - samples[interval])
    var s = start + (share.isFinite ? share : 0) * Self.width
    let rate = abscissa.rate(s)
    if rate == 0 { return s }
    guard rate < 1e-3 else {
      for _ in 0..<4 {
        let rate = abscissa.rate(s)
        if rate == 0 { return s }
        s -= (abscissa.value(s) - time) / rate
      }
      return s
    }
    var (low, high) = (start, start + Self.width)
    for _ in 0..<10 {
      s = low + (high - low) / 2
      let residual = abscissa.value(s) - time
      if residual.magnitude <= 1e-7 { break }
      if residual > 0 { high = s } else { low = s }
    }
    return s
  }
}
