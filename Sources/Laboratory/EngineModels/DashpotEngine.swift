internal import MotionEngine
package import MotionProblems
internal import PlatformSprings

/// Dashpot's own engine on the bench: closed forms at absolute time, anchored anew by every retarget.
///
/// A spring whose name the catalogue knows is taken from there, in the platform's own words, and one stated by a settling
/// duration is found from it, so that the conversions are judged too; any other is built from (m, k, c). It calls itself
/// finished when the motion leaves the rest band for the last time, and never where that does not happen.
package struct DashpotEngine: EngineModel {
  package init() {}

  package var name: String { "dashpot" }
  package var summary: String {
    "Dashpot's own engine: closed forms at absolute time, the same motion at any frame rate"
  }

  package func refusal(of problem: MotionProblem) -> String? {
    SpokenLaws.changingSpringsAndFriction.refusal(of: problem, by: name)
  }

  package func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    trace.clear()
    trace.positions.reserveCapacity(times.count)
    trace.velocities.reserveCapacity(times.count)
    switch problem.law {
    case .spring(let oscillator):
      let spring = try Self.spring(for: oscillator, in: problem)
      try Self.record(spring, problem, at: times, restBand: restBand, into: &trace)
    case .resistedSpring: throw .rejected(reason: refusal(of: problem) ?? "")
    case .friction(let friction):
      try Self.record(friction, of: problem, at: times, restBand: restBand, into: &trace)
    }
  }

  static func spring(for oscillator: Oscillator, in problem: MotionProblem) throws(EngineFailure) -> Spring {
    if let name = problem.springName, let known = SpringCatalog.spring(named: name) { return known.spring }
    if let words = problem.settlingWords { return try words.spring() }
    return try spring(oscillator)
  }

  static func spring(_ oscillator: Oscillator) throws(EngineFailure) -> Spring {
    do {
      return try Spring(
        mass: oscillator.mass, stiffness: oscillator.stiffness, dampingCoefficient: oscillator.dampingCoefficient)
    } catch {
      throw .rejected(reason: "\(error)")
    }
  }

  private static func record(
    _ spring: Spring, _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    var motion = SpringMotion(
      spring: spring, from: problem.start.position, to: 0, velocity: problem.start.velocity)
    var pending = problem.courseChanges[...]
    for time in times {
      while let next = pending.first, next.time <= time {
        let following = try next.oscillator.map { (oscillator) throws(EngineFailure) in
          try Self.spring(oscillator)
        }
        motion.retarget(to: next.target ?? motion.target, with: following ?? motion.spring, at: next.time)
        pending.removeFirst()
      }
      let state = motion.state(at: time)
      trace.positions.append(state.value)
      trace.velocities.append(state.velocity)
    }
    guard pending.isEmpty else { return }
    let settled = motion.settlingTime(within: restBand)
    trace.finished = settled.isFinite ? settled : nil
  }

  /// The words of the engine for a law: each of them has its own.
  private static func record(
    _ friction: Friction, of problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    let start = problem.start
    do throws(DecayError) {
      switch friction {
      case .exponential(let rate):
        record(
          try decay(rate: rate, of: problem), from: start, at: times, restBand: restBand, into: &trace)
      case .constant(let deceleration):
        record(
          try ConstantDeceleration(frictionDeceleration: deceleration), from: start, at: times, restBand: restBand,
          into: &trace)
      case .combined(let rate, let deceleration):
        record(
          try CombinedFriction(frictionRate: rate, frictionDeceleration: deceleration), from: start, at: times,
          restBand: restBand, into: &trace)
      case .quadratic(let drag):
        record(try QuadraticDrag(dragCoefficient: drag), from: start, at: times, restBand: restBand, into: &trace)
      }
    } catch {
      throw .rejected(reason: "\(error)")
    }
  }

  /// By the factor that states it, else by its rate.
  static func decay(rate: Double, of problem: MotionProblem) throws(DecayError) -> ExponentialDecay {
    if let factor = problem.decelerationFactor { return try ExponentialDecay(decelerationFactor: factor) }
    return try ExponentialDecay(frictionRate: rate)
  }

  private static func record(
    _ law: some FrictionLaw, from start: PhaseState, at times: [Double], restBand: Double, into trace: inout Trace
  ) {
    let motion = FrictionMotion(law: law, from: start.position, velocity: start.velocity)
    for time in times {
      trace.positions.append(motion.value(at: time))
      trace.velocities.append(motion.velocity(at: time))
    }
    let settled = motion.settlingTime(withinDistance: restBand)
    trace.finished = settled.isFinite ? settled : nil
  }
}
