internal import EngineModels
internal import MotionProblems
internal import ReferenceSolver

/// The certified truth of a published quantity, where it is plain physics.
///
/// It knows the names and inputs of the quantities, and nothing of how an engine works them out.
struct CertifiedAnswer {
  let inputs: PublishedInputs

  /// nil for a platform's own rule, which has no truth beside it.
  ///
  /// - Throws: when the truth cannot be had with these inputs.
  static func value(of quantity: String, _ inputs: PublishedInputs) throws -> Double? {
    let answer = CertifiedAnswer(inputs: inputs)
    switch quantity {
    case "spring.position": return try answer.state().position
    case "spring.velocity": return try answer.state().velocity
    case "spring.settling-time": return try answer.settlingTime(CertifiedMotion(answer.spring()), "band")
    case "spring.peak": return try answer.peak(answer.spring(), target: inputs("to")).value
    case "spring.peak-time": return try answer.peak(answer.spring(), target: inputs("to")).time
    case "spring.overshoot": return try CertifiedMotion(answer.step()).overshoot()
    case "spring.crossing": return try answer.crossing()
    case "spring.retargeted-position": return try answer.retargetedState().position
    case "spring.retargeted-velocity": return try answer.retargetedState().velocity
    case "spring.retargeted-peak": return try answer.peak(answer.retargeted(), target: inputs("retarget-to")).value
    case "spring.retargeted-peak-time":
      return try answer.peak(answer.retargeted(), target: inputs("retarget-to")).time
    case "decay.position": return try inputs("from") + answer.decayState().position
    case "decay.velocity": return try answer.decayState().velocity
    case "decay.rest": return try answer.rest()
    case "decay.settling-time": return try answer.settlingTime(CertifiedMotion(answer.decay()), "band")
    case "decay.time-to-speed": return try answer.timeToSpeed()
    default: return nil
    }
  }
}

/// Statements.
extension CertifiedAnswer {
  private func law() throws -> MotionProblem.Law {
    try .spring(
      Oscillator(
        mass: inputs("mass"), stiffness: inputs("stiffness"), dampingCoefficient: inputs("damping-coefficient")))
  }

  private func spring(retargets: [Retarget] = []) throws -> MotionProblem {
    try MotionProblem(
      law: law(), start: PhaseState(position: inputs("from") - inputs("to"), velocity: inputs("velocity")),
      retargets: retargets)
  }

  private func retargeted() throws -> MotionProblem {
    let retarget = try Retarget(time: inputs("retarget-time"), target: inputs("retarget-to") - inputs("to"))
    return try spring(retargets: [retarget])
  }

  private func step() throws -> MotionProblem {
    try MotionProblem(law: law(), start: PhaseState(position: -1, velocity: 0))
  }

  private func decay() throws -> MotionProblem {
    try MotionProblem(
      law: .friction(.exponential(rate: inputs("friction-rate"))),
      start: PhaseState(position: 0, velocity: inputs("velocity")))
  }
}

/// Answers.
extension CertifiedAnswer {
  private func state(of problem: MotionProblem, at time: Double) throws -> PhaseState {
    if time == 0 { return problem.start }
    var trace = ReferenceTrace()
    try CertifiedMotion(problem).record(at: SampleTimes(arbitrary: [0, time]), into: &trace)
    return PhaseState(position: trace.positions[1], velocity: trace.velocities[1])
  }

  private func state() throws -> PhaseState {
    var state = try state(of: spring(), at: inputs("time"))
    state.position += try inputs("to")
    return state
  }

  private func retargetedState() throws -> PhaseState {
    var state = try state(of: retargeted(), at: inputs("time"))
    state.position += try inputs("to")
    return state
  }

  private func decayState() throws -> PhaseState { try state(of: decay(), at: inputs("time")) }

  private func settlingTime(_ motion: CertifiedMotion, _ band: String) throws -> Double {
    try Self.time(motion.settlingTime(within: inputs(band)))
  }

  private static func time(_ answer: SettlingAnswer) -> Double {
    switch answer {
    case .never: 0
    case .infinite: .infinity
    case .finite(let time, _): time
    }
  }

  /// The peak beyond a target, on the side away from where the last course began, or the side it moves to.
  private func peak(_ problem: MotionProblem, target: Double) throws -> (time: Double, value: Double) {
    guard let peak = try CertifiedMotion(problem).peak() else {
      throw PublishedQuantityError.refused(quantity: "spring.peak", reason: "this spring has no peak")
    }
    let place = try state(of: problem, at: peak.time).position - problem.finalTarget
    return (peak.time, target + (place < 0 ? -peak.excursion : peak.excursion))
  }

  /// The crossing between two turns, by bisection on the certified sign to the last bit.
  private func crossing() throws -> Double {
    let problem = try step()
    guard let spacing = try CertifiedMotion(problem).peak()?.time else { return .infinity }
    let index = try inputs("index")
    var low = (index - 1) * spacing
    var high = index * spacing
    let side = try state(of: problem, at: low).position.sign
    while true {
      let middle = 0.5 * (low + high)
      if middle <= low || middle >= high { return middle }
      if try state(of: problem, at: middle).position.sign == side { low = middle } else { high = middle }
    }
  }

  private func rest() throws -> Double {
    let way = try CertifiedMotion(decay()).largestExcursion(after: 0)
    return try inputs("from") + (inputs("velocity") < 0 ? -way : way)
  }

  /// The speed is λ times what is left of the way.
  private func timeToSpeed() throws -> Double {
    try Self.time(CertifiedMotion(decay()).settlingTime(within: inputs("speed") / inputs("friction-rate")))
  }
}
