internal import GSLNumerics
internal import MotionProblems

/// x″ + λ x′ + a + b x′|x′| = 0 for a motion towards larger x, in units of the problem, as a first-order system.
///
/// With time in 1/r, velocity in |v₀| and length in |v₀|/r, where r = λ + a/|v₀| + b|v₀|, the equation reads
///
///     y₁′ = y₂          y₂′ = −loss y₂ − pull − drag |y₂| y₂          loss + pull + drag = 1
///
/// `pull` keeps its sign where y₂ passes 0, so that the right-hand side stays smooth there; what lies beyond is not the
/// motion, which has stopped, and is never looked at.
struct SlidingEquation: DifferentiableODESystem, Hashable {
  let loss: Double
  let pull: Double
  let drag: Double

  var dimension: Int { 2 }
  var isAutonomous: Bool { true }

  static let directCallback: ODECallback? = { evaluateDirectly(SlidingEquation.self, $0, $1, $2, $3) }

  func derivative(
    at time: Double, of state: UnsafeBufferPointer<Double>, into derivative: UnsafeMutableBufferPointer<Double>
  ) {
    derivative[0] = state[1]
    derivative[1] = -loss * state[1] - pull - drag * abs(state[1]) * state[1]
  }

  func jacobian(
    at time: Double, of state: UnsafeBufferPointer<Double>, into matrix: UnsafeMutableBufferPointer<Double>,
    timeDerivative: UnsafeMutableBufferPointer<Double>
  ) {
    matrix[0] = 0
    matrix[1] = 1
    matrix[2] = 0
    matrix[3] = -loss - 2 * drag * abs(state[1])
    timeDerivative[0] = 0
    timeDerivative[1] = 0
  }
}

/// A free motion in the units of its ``SlidingEquation``.
struct ScaledSliding {
  /// r, 1/s.
  let rate: Double
  /// |v₀|/r.
  let length: Double
  /// v₀, with its sign.
  let velocity: Double
  let origin: Double
  let equation: SlidingEquation

  init(_ free: FreeMotion) throws(IntegrationError) {
    let speed = free.speed
    rate = free.friction.relativeRate(at: speed)
    length = speed / rate
    velocity = free.start.velocity
    origin = free.start.position
    guard rate.isFinite, rate > 0 else { throw .outOfRange(quantity: "natural rate", value: rate) }
    guard length.isFinite, length > 0 else { throw .outOfRange(quantity: "length scale", value: length) }
    equation = SlidingEquation(
      loss: free.friction.rate / rate, pull: free.friction.deceleration / speed / rate,
      drag: free.friction.drag * speed / rate)
  }
}
