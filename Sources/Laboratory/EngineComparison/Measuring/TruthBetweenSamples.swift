internal import MotionProblems
internal import ReferenceSolver

/// The true motion at any time of the window, carried from the nearest sample before it by the equation's own Taylor
/// series: x⁽ⁿ⁺²⁾ = −(c x⁽ⁿ⁺¹⁾ + k x⁽ⁿ⁾)/m, or v′ = −λ v.
///
/// Before its start the thing stands where it will start. For the fits of time scale and offset only. Where a sample
/// interval is too long for the series ((2σ + ωₙ) τ > 6, as between the widely set samples of a stiff spring), and for
/// what is not linear, a cubic through position and velocity of both ends takes its place.
struct TruthBetweenSamples {
  private let times: [Double]
  private let truth: ReferenceTrace
  /// c/m and k/m; λ and 0 for friction.
  private let dampingRate: Double
  private let stiffnessRate: Double
  /// 2σ + ωₙ, 1/s; infinite where the series is not the motion's.
  private let fastest: Double

  /// - Precondition: a problem without retargets and changes of constants.
  init(_ problem: MotionProblem, times: [Double], truth: ReferenceTrace) {
    precondition(problem.retargets.isEmpty && problem.constantsChanges.isEmpty)
    self.times = times
    self.truth = truth
    switch problem.law {
    case .spring(let oscillator):
      dampingRate = oscillator.dampingCoefficient / oscillator.mass
      stiffnessRate = oscillator.stiffness / oscillator.mass
    case .resistedSpring(let oscillator, _):
      dampingRate = oscillator.dampingCoefficient / oscillator.mass
      stiffnessRate = oscillator.stiffness / oscillator.mass
      fastest = .infinity
      return
    case .friction(let friction):
      dampingRate = friction.rate
      stiffnessRate = 0
      if friction.deceleration > 0 || friction.drag > 0 {
        fastest = .infinity
        return
      }
    }
    fastest = dampingRate + stiffnessRate.squareRoot()
  }

  /// Position and velocity at `time`; `index` is a cursor that only moves forwards.
  ///
  /// - Returns: nil beyond the last sample.
  func state(at time: Double, from index: inout Int) -> PhaseState? {
    if time < 0 { return PhaseState(position: truth.positions[0], velocity: 0) }
    guard time <= times[times.count - 1] else { return nil }
    while index + 1 < times.count, times[index + 1] <= time { index += 1 }
    let step = time - times[index]
    if step == 0 { return PhaseState(position: truth.positions[index], velocity: truth.velocities[index]) }
    return fastest * step <= 6 ? series(from: index, step: step) : cubic(after: index, at: time)
  }

  private func series(from index: Int, step: Double) -> PhaseState {
    let x = truth.positions[index]
    let v = truth.velocities[index]
    // Scaled derivatives x⁽ⁿ⁾ stepⁿ / n!.
    var previous = x
    var current = v * step
    var position = x + current
    var velocity = current
    var order = 1.0
    repeat {
      let next =
        -(dampingRate * step * order * current + stiffnessRate * step * step * previous) / (order * (order + 1))
      order += 1
      previous = current
      current = next
      position += next
      velocity += order * next
    } while order < 60 && (abs(current) + abs(previous)) * order > 1e-17 * (abs(position) + abs(velocity))
    return PhaseState(position: position, velocity: velocity / step)
  }

  private func cubic(after index: Int, at time: Double) -> PhaseState {
    let width = times[index + 1] - times[index]
    let s = (time - times[index]) / width
    let x0 = truth.positions[index]
    let x1 = truth.positions[index + 1]
    let v0 = truth.velocities[index] * width
    let v1 = truth.velocities[index + 1] * width
    let a = 2 * (x0 - x1) + v0 + v1
    let b = 3 * (x1 - x0) - 2 * v0 - v1
    return PhaseState(position: x0 + s * (v0 + s * (b + s * a)), velocity: (v0 + s * (2 * b + 3 * s * a)) / width)
  }
}
