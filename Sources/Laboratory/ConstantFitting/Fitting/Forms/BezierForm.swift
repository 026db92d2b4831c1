internal import Foundation

/// A cubic Bézier timing curve between two values over a duration, as in CSS: its control points at (x₁, y₁) and (x₂, y₂)
/// of a unit square, x₁ and x₂ in 0 … 1.
///
/// Its parameters: g₁ and g₂ with x = sin² g, the logarithm of the duration, from, and the three weights y₁ w, y₂ w and w
/// of the Bernstein polynomials, w = to − from: the last four enter linearly.
struct BezierForm: MotionForm {
  struct State {
    let angles: (Double, Double)
    let abscissas: (Double, Double)
    let duration: Double
    let from: Double
    let weights: (Double, Double, Double)
  }

  var parameterCount: Int { 7 }
  var startParameter: Int { 3 }

  func state(_ parameters: UnsafePointer<Double>) -> State {
    let (one, two) = (sin(parameters[0]), sin(parameters[1]))
    return State(
      angles: (parameters[0], parameters[1]), abscissas: (one * one, two * two), duration: exp(parameters[2]),
      from: parameters[3], weights: (parameters[4], parameters[5], parameters[6]))
  }

  func writeMotions(_ rows: MotionRows) { rows.motions(self) }

  func writeDerivatives(_ rows: MotionRows) { rows.derivatives(self) }

  func motion(_ state: State, at time: Double) -> (value: Double, velocity: Double) {
    guard time < state.duration else { return (state.from + state.weights.2, 0) }
    let point = BezierPoint(state, fraction: time / state.duration)
    return (point.value, point.rise / (point.run * state.duration))
  }

  func derivatives(
    _ state: State, at time: Double, value: UnsafeMutablePointer<Double>, velocity: UnsafeMutablePointer<Double>
  ) {
    for index in 0..<7 { (value[index], velocity[index]) = (0, 0) }
    value[3] = 1
    guard time < state.duration else {
      value[6] = 1
      return
    }
    let fraction = time / state.duration
    let point = BezierPoint(state, fraction: fraction)
    let (run, rise) = (point.run, point.rise)
    let speed = rise / (run * state.duration)
    let bend = (point.riseSlope - rise * point.runSlope / run) / (run * run * state.duration)
    for (index, angle) in [state.angles.0, state.angles.1].enumerated() {
      let basis = index == 0 ? point.basis.0 : point.basis.1
      let basisSlope = index == 0 ? point.basisSlope.0 : point.basisSlope.1
      let inner = sin(2 * angle)
      value[index] = -rise * basis / run * inner
      velocity[index] = -(bend * basis + speed * basisSlope / run) * inner
    }
    value[2] = -rise / run * fraction
    velocity[2] = -speed - bend * fraction
    (value[4], value[5], value[6]) = point.basis
    let scale = 1 / (run * state.duration)
    (velocity[4], velocity[5], velocity[6]) = (
      point.basisSlope.0 * scale, point.basisSlope.1 * scale, point.basisSlope.2 * scale
    )
  }
}

/// The point of a timing curve at a fraction of its duration.
struct BezierPoint {
  let value: Double
  /// The Bernstein polynomials but the first, and their derivatives by the curve's parameter s.
  let basis: (Double, Double, Double)
  let basisSlope: (Double, Double, Double)
  /// dX/ds, at least 1e-9: at an end with x = 0 or 1 it vanishes.
  let run: Double
  let runSlope: Double
  /// dY/ds in the unit of the value.
  let rise: Double
  let riseSlope: Double

  init(_ state: BezierForm.State, fraction: Double) {
    let (first, second) = state.abscissas
    let place = Self.parameter(first, second, fraction)
    let rest = 1 - place
    basis = (3 * rest * rest * place, 3 * rest * place * place, place * place * place)
    basisSlope = (3 * rest * (1 - 3 * place), 3 * place * (2 - 3 * place), 3 * place * place)
    let bends = (6 * (3 * place - 2), 6 * (1 - 3 * place), 6 * place)
    let weights = state.weights
    value = state.from + weights.0 * basis.0 + weights.1 * basis.1 + weights.2 * basis.2
    rise = weights.0 * basisSlope.0 + weights.1 * basisSlope.1 + weights.2 * basisSlope.2
    riseSlope = weights.0 * bends.0 + weights.1 * bends.1 + weights.2 * bends.2
    run = max(1e-9, first * basisSlope.0 + second * basisSlope.1 + basisSlope.2)
    runSlope = first * bends.0 + second * bends.1 + bends.2
  }

  /// s with X(s) = fraction, by Newton's method held inside its bracket.
  private static func parameter(_ first: Double, _ second: Double, _ fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    var (low, high, place) = (0.0, 1.0, fraction)
    for _ in 0..<60 {
      let rest = 1 - place
      let error = 3 * rest * place * (rest * first + place * second) + place * place * place - fraction
      if error == 0 { return place }
      if error > 0 { high = place } else { low = place }
      let slope = 3 * rest * (1 - 3 * place) * first + 3 * place * (2 - 3 * place) * second + 3 * place * place
      var next = place - error / slope
      if !(next > low && next < high) { next = (low + high) / 2 }
      if abs(next - place) <= 1e-16 * place { return next }
      place = next
    }
    return place
  }
}
