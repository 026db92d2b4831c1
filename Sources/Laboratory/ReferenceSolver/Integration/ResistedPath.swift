internal import GSLNumerics
internal import MotionProblems

/// A resisted spring as the integrator follows it, through its reversals and the moves of its target.
///
/// The right-hand side is not smooth where the velocity is 0: F sign y′ jumps there, and |y′| y′ has a bend. Each such
/// instant is found as a root on the integrated solution, and the integrator starts anew from it, for Coulomb friction with
/// the sign turned round, or not at all where friction holds the motion.
struct ResistedPath {
  let scaled: ScaledProblem
  let integrator: ODEIntegrator
  private let mass: Double
  private let resistance: Resistance
  private var retargets: ArraySlice<Retarget>
  private let segmentCount: Int
  private var target = 0.0
  /// Of the velocity in the present phase; 0 where friction holds the motion.
  private var heading: Double
  /// In units of the equation.
  private var time = 0.0
  private var heldPlace = 0.0
  /// All phases so far, the present one last.
  private(set) var phases: [Phase] = []
  /// When friction stopped it for the last time, s.
  private(set) var stop: Double?
  private(set) var work = IntegratedTrace.Work()

  /// A stretch without reversal, from its start on.
  struct Phase: Hashable {
    /// In units of the equation, as the next two.
    let time: Double
    let place: Double
    let speed: Double
    /// Of the velocity; 0 where the motion is held.
    let heading: Double
    /// In units of length.
    let target: Double
    /// How many moves of the target have happened by then.
    let segment: Int
    /// Whether it starts with a reversal, not with the problem or a move of its target.
    let startsWithTurn: Bool
  }

  /// - Parameter integrator: at the start of the problem, of any equation.
  init(
    problem: MotionProblem, oscillator: Oscillator, resistance: Resistance, scaled: ScaledProblem,
    integrator: ODEIntegrator
  ) throws(IntegrationError) {
    self.scaled = scaled
    self.integrator = integrator
    self.resistance = resistance
    mass = oscillator.mass
    retargets = problem.retargets[...]
    segmentCount = problem.retargets.count
    heading = 0
    try begin(from: integrator.state, turns: false)
  }

  var position: Double { target + scaled.length * (heading == 0 ? heldPlace : integrator[0]) }
  var velocity: Double { heading == 0 ? 0 : scaled.velocity * integrator[1] }

  mutating func advance(to seconds: Double) throws(IntegrationError) {
    while let next = retargets.first, next.time < seconds {
      try run(to: next.time * scaled.rate)
      let place = (heading == 0 ? heldPlace : integrator[0]) + (target - next.target) / scaled.length
      target = next.target
      retargets.removeFirst()
      try begin(from: [place, heading == 0 ? 0 : integrator[1]], turns: false)
    }
    try run(to: seconds * scaled.rate)
  }

  /// Adds what the integrator has counted since its last restart.
  mutating func closeAccount() { work.count(integrator) }

  /// F/(m ωₙ V).
  private var dryPush: Double { resistance.coulombFriction / mass / scaled.rate / scaled.velocity }

  /// Starts a phase from a state at the present time.
  private mutating func begin(from state: [Double], turns: Bool) throws(IntegrationError) {
    heading = state[1] > 0 ? 1 : -1
    if state[1] == 0 {
      // Why: without Coulomb friction only a motion at rest on its target is held.
      let isHeld = abs(scaled.equation.pull * state[0]) <= dryPush
      heading = isHeld ? 0 : state[0] > 0 ? -1 : 1
    }
    phases.append(
      Phase(
        time: time, place: state[0], speed: state[1], heading: heading, target: target,
        segment: segmentCount - retargets.count, startsWithTurn: turns))
    if heading == 0 {
      heldPlace = state[0]
      return
    }
    work.count(integrator)
    let equation = equation(heading: heading)
    try attempt { () throws(ODEError) in try integrator.restart(system: equation, at: time, state: state) }
  }

  func equation(heading: Double) -> ResistedEquation {
    ResistedEquation(
      linear: scaled.equation, drag: resistance.quadraticDamping / mass * scaled.velocity / scaled.rate,
      push: heading * dryPush)
  }

  private mutating func run(to end: Double) throws(IntegrationError) {
    while time < end {
      if heading == 0 {
        time = end
        return
      }
      // Why: a phase from rest lasts half a period of the damped oscillation, π or more, so that there is at most one
      // reversal in a third of it, and the sign at the end tells.
      let next = min(end, time + 1)
      let before = (time: integrator.time, state: integrator.state)
      try attempt { () throws(ODEError) in try integrator.advance(to: next) }
      if integrator[1] * heading > 0 || next == before.time {
        time = next
        continue
      }
      work.count(integrator)
      try reverse(after: before.time, before.state, until: next)
    }
  }

  /// Goes once more over a stretch in which the velocity has passed 0, up to there.
  private mutating func reverse(
    after start: Double, _ state: [Double], until end: Double
  ) throws(IntegrationError) {
    var turn = (time: end, place: integrator[0])
    try attempt { () throws(ODEError) in
      try integrator.restart(at: start, state: state)
      let crossings = try integrator.crossings(of: { _, state in state[1] }, until: end)
      if let first = crossings.first { turn = (first.time, first.state[0]) }
    }
    time = turn.time
    try begin(from: [turn.place, 0], turns: true)
    if heading == 0 { stop = time / scaled.rate }
  }

  private func attempt(_ action: () throws(ODEError) -> Void) throws(IntegrationError) {
    do throws(ODEError) { try action() } catch {
      throw .stopped(cause: error, time: integrator.time / scaled.rate)
    }
  }
}
