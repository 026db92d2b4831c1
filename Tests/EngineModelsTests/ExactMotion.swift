import MotionProblems

/// The exact motion of these tests, by a way that none of the engines goes: the exponential of the system's matrix.
///
/// (x, v)′ = [[0, 1], [−k/m, −c/m]] (x, v); a rate and a deceleration together are such a motion of v + a/λ, until v is
/// 0. The matrix times t is halved until its norm is below 2⁻³, its exponential taken by Taylor's series, and squared
/// back. Good to about 1e-14 · (1 + |A| t) of the state, for |A| t up to some
/// thousands.
struct ExactMotion {
  let stiffnessRate: Double
  let dampingRate: Double
  /// a/λ; 0 without a constant deceleration.
  private let terminal: Double

  init(_ law: MotionProblem.Law) {
    switch law {
    case .spring(let oscillator):
      stiffnessRate = oscillator.stiffness / oscillator.mass
      dampingRate = oscillator.dampingCoefficient / oscillator.mass
      terminal = 0
    case .resistedSpring: preconditionFailure("a matrix has linear laws only")
    case .friction(let friction):
      precondition(
        friction.drag == 0 && (friction.deceleration == 0 || friction.rate > 0), "a matrix has linear laws only")
      stiffnessRate = 0
      dampingRate = friction.rate
      terminal = friction.deceleration > 0 ? friction.deceleration / friction.rate : 0
    }
  }

  func state(after time: Double, from start: PhaseState) -> PhaseState {
    guard terminal > 0 else { return linearState(after: time, from: start) }
    let side: Double = start.velocity < 0 ? -1 : 1
    let shifted = PhaseState(position: 0, velocity: start.velocity.magnitude + terminal)
    var (low, stop) = (0.0, 1 / dampingRate)
    while linearState(after: stop, from: shifted).velocity > terminal { stop *= 2 }
    while case let middle = low + (stop - low) / 2, middle > low, middle < stop {
      if linearState(after: middle, from: shifted).velocity > terminal { low = middle } else { stop = middle }
    }
    let end = linearState(after: min(time, stop), from: shifted)
    return PhaseState(
      position: start.position + side * (end.position - terminal * min(time, stop)),
      velocity: time < stop ? side * (end.velocity - terminal) : 0)
  }

  private func linearState(after time: Double, from start: PhaseState) -> PhaseState {
    guard time > 0 else { return start }
    var halvings = 0
    var short = time
    while short * max(1, stiffnessRate, dampingRate) > 0.125 {
      short /= 2
      halvings += 1
    }
    let generator = Matrix(a: 0, b: short, c: -stiffnessRate * short, d: -dampingRate * short)
    var power = Matrix.identity
    var sum = Matrix.identity
    for order in 1...14 {
      power = (power * generator).scaled(by: 1 / Double(order))
      sum = sum + power
    }
    for _ in 0..<halvings { sum = sum * sum }
    return PhaseState(
      position: sum.a * start.position + sum.b * start.velocity,
      velocity: sum.c * start.position + sum.d * start.velocity)
  }

  /// The position at `time` in the coordinates of the problem, its retargets honoured.
  func position(of problem: MotionProblem, at time: Double) -> Double { state(of: problem, at: time).position }

  /// The state at `time` in the coordinates of the problem, its retargets honoured.
  func state(of problem: MotionProblem, at time: Double) -> PhaseState {
    var state = problem.start
    var (anchor, target) = (0.0, 0.0)
    for retarget in problem.retargets.prefix(while: { $0.time <= time }) {
      state = self.state(after: retarget.time - anchor, from: state)
      state.position += target - retarget.target
      (anchor, target) = (retarget.time, retarget.target)
    }
    state = self.state(after: time - anchor, from: state)
    state.position += target
    return state
  }

  private struct Matrix {
    var a, b, c, d: Double
    static let identity = Matrix(a: 1, b: 0, c: 0, d: 1)

    static func * (l: Matrix, r: Matrix) -> Matrix {
      Matrix(
        a: l.a * r.a + l.b * r.c, b: l.a * r.b + l.b * r.d, c: l.c * r.a + l.d * r.c, d: l.c * r.b + l.d * r.d)
    }
    static func + (l: Matrix, r: Matrix) -> Matrix { Matrix(a: l.a + r.a, b: l.b + r.b, c: l.c + r.c, d: l.d + r.d) }
    func scaled(by s: Double) -> Matrix { Matrix(a: a * s, b: b * s, c: c * s, d: d * s) }
  }
}
