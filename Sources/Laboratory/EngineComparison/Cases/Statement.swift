internal import MotionProblems

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Turns the words of a suite into a problem: (m, k, c) in doubles, a start, and retargets, changes, pauses and legs
/// in seconds.
struct Statement {
  let sweep: Sweep
  let springs: [String: SuiteSpring]
  private var settings: [AxisParameter: ParameterValue]
  private var settlingRule: SettlingWords.Rule?

  init(sweep: Sweep, values: [ParameterValue], springs: [String: SuiteSpring]) {
    self.sweep = sweep
    self.springs = springs
    settings = sweep.template
    for (axis, value) in zip(sweep.axes, values) {
      settings[axis.parameter] = value
      if let rule = axis.settlingRule { settlingRule = rule }
    }
  }

  func number(_ parameter: AxisParameter) -> Double? {
    if case .number(let value)? = settings[parameter] { value } else { nil }
  }

  func problem() throws(CaseError) -> MotionProblem {
    do throws(ProblemError) {
      if let friction = try friction() {
        return try MotionProblem(
          law: .friction(friction), start: PhaseState(position: 0, velocity: number(.velocity) ?? 0),
          decelerationFactor: friction.deceleration == 0 ? number(.decelerationFactor) : nil)
      }
    } catch { throw .problem(error) }
    if case .name(let name)? = settings[.spring] {
      guard let spring = springs[name] else { throw .unknownSpring(name) }
      return try springProblem(spring.oscillator, ownVelocity: spring.velocity, name: name)
    }
    return try springProblem(try oscillator(), ownVelocity: 0, settling: settlingWords)
  }

  /// nil where the spring is not stated by a settling duration.
  private var settlingWords: SettlingWords? {
    guard number(.stiffness) == nil, let rule = settlingRule, let duration = number(.settlingDuration),
      let ratio = dampingRatio
    else { return nil }
    return SettlingWords(rule: rule, duration: duration, dampingRatio: ratio, mass: number(.mass) ?? 1)
  }

  private var dampingRatio: Double? { number(.dampingRatio) ?? number(.dampingOffset).map { 1 + $0 } }

  /// λ = −1000 ln d.
  private var frictionRate: Double? { number(.frictionRate) ?? number(.decelerationFactor).map { -1000 * log($0) } }

  /// nil where there is none.
  private func friction() throws(ProblemError) -> Friction? {
    if let drag = number(.dragCoefficient) { return try .quadratic(dragCoefficient: drag) }
    switch (frictionRate, number(.frictionDeceleration)) {
    case (nil, nil): return nil
    case (let rate?, nil): return try .exponential(frictionRate: rate)
    case (nil, let deceleration?): return try .constant(frictionDeceleration: deceleration)
    case (let rate?, let deceleration?):
      return try .combined(frictionRate: rate, frictionDeceleration: deceleration)
    }
  }

  private func springProblem(
    _ spring: Oscillator, ownVelocity: Double, name: String? = nil, settling: SettlingWords? = nil
  ) throws(CaseError) -> MotionProblem {
    let start = number(.start) ?? -1
    var velocity = number(.velocity) ?? ownVelocity
    if let relative = number(.relativeVelocity) {
      velocity = (start == 0 ? relative : -relative * start) * spring.naturalFrequency
    }
    do throws(ProblemError) {
      return try MotionProblem(
        law: law(of: spring), start: PhaseState(position: start, velocity: velocity), retargets: retargets(of: spring),
        constantsChanges: changes(of: spring), springName: name, settlingWords: settling)
    } catch { throw .problem(error) }
  }

  private func law(of spring: Oscillator) throws(ProblemError) -> MotionProblem.Law {
    if let coefficient = number(.quadraticDamping) {
      return .resistedSpring(spring, try .quadratic(quadraticDamping: coefficient))
    }
    guard let force = number(.coulombFriction) ?? number(.holdingBand).map({ spring.stiffness * $0 }) else {
      return .spring(spring)
    }
    return .resistedSpring(spring, try .coulomb(coulombFriction: force))
  }

  private func changes(of spring: Oscillator) throws(ProblemError) -> [ConstantsChange] {
    var periods = 0.0
    var constants = spring
    var changes: [ConstantsChange] = []
    for (index, template) in sweep.changes.enumerated() {
      func own(_ parameter: AxisParameter) -> Double? { index == 0 ? number(parameter) : nil }
      periods += own(.changeTime) ?? template.after
      constants = try Oscillator(
        mass: constants.mass * (own(.massFactor) ?? template.massFactor),
        stiffness: constants.stiffness * (own(.stiffnessFactor) ?? template.stiffnessFactor),
        dampingCoefficient: constants.dampingCoefficient * (own(.dampingFactor) ?? template.dampingFactor))
      changes.append(ConstantsChange(time: periods * spring.naturalPeriod, oscillator: constants))
    }
    return changes
  }

  private func retargets(of spring: Oscillator) -> [Retarget] {
    var periods = 0.0
    return sweep.retargets.enumerated().map { index, template in
      let isFirst = index == 0
      periods += (isFirst ? number(.retargetTime) : nil) ?? template.after
      let time = periods * spring.naturalPeriod
      // Why: with pauses before it, it comes at a sum, which is to be a double too.
      return Retarget(
        time: sweep.playback.isNone ? time : Playback.rounded(time, to: PlaybackTemplate.grain(of: spring)),
        target: (isFirst ? number(.retargetTarget) : nil) ?? template.target)
    }
  }

  /// How the motion is held up and repeated; nil where it is neither.
  func playback(of problem: MotionProblem) throws(CaseError) -> Playback? {
    guard !sweep.playback.isNone, let spring = problem.oscillator else { return nil }
    let grain = PlaybackTemplate.grain(of: spring)
    do throws(ProblemError) {
      let playback = try Playback(
        pauses: pauses(of: spring, grain), repeats: try repeats(of: spring, grain), grain: grain)
      try playback.check(playing: problem)
      return playback
    } catch { throw .problem(error) }
  }

  private func pauses(of spring: Oscillator, _ grain: Double) -> [Playback.Pause] {
    var before = 0.0
    return sweep.playback.pauses.enumerated().map { index, template in
      func own(_ parameter: AxisParameter) -> Double? { index == 0 ? number(parameter) : nil }
      let running = (own(.pauseTime) ?? template.after) * spring.naturalPeriod
      let length = (own(.pauseLength) ?? template.length) * spring.naturalPeriod
      let pause = Playback.Pause(
        start: before + Playback.rounded(running, to: grain), length: Playback.rounded(length, to: grain))
      before = pause.end
      return pause
    }
  }

  private func repeats(of spring: Oscillator, _ grain: Double) throws(ProblemError) -> Playback.Repeats? {
    guard let template = sweep.playback.repeats else { return nil }
    let duration: Double
    switch template.duration {
    case .periods(let periods): duration = (number(.repeatDuration) ?? periods) * spring.naturalPeriod
    case .settlingDuration: duration = number(.settlingDuration) ?? .nan
    }
    return Playback.Repeats(
      count: template.count, duration: Playback.rounded(duration, to: grain), autoreverses: template.autoreverses)
  }

  private func oscillator() throws(CaseError) -> Oscillator {
    let mass = number(.mass) ?? 1
    let stiffness = try self.stiffness(mass: mass)
    do throws(ProblemError) {
      return try Oscillator(
        mass: mass, stiffness: stiffness, dampingCoefficient: dampingCoefficient(mass: mass, stiffness: stiffness))
    } catch { throw .problem(error) }
  }

  private func stiffness(mass: Double) throws(CaseError) -> Double {
    if let stiffness = number(.stiffness) { return stiffness }
    if let frequency = number(.naturalFrequency) { return mass * frequency * frequency }
    if let response = number(.response) { return mass * (2 * .pi / response) * (2 * .pi / response) }
    guard let duration = number(.settlingDuration), let rule = settlingRule else { return .nan }
    let ratio = dampingRatio ?? .nan
    guard let frequency = rule.naturalFrequency(duration: duration, dampingRatio: ratio) else {
      throw .noFrequency(rule: rule, duration: duration, dampingRatio: ratio)
    }
    return mass * frequency * frequency
  }

  private func dampingCoefficient(mass: Double, stiffness: Double) -> Double {
    if let coefficient = number(.dampingCoefficient) { return coefficient }
    // Why: k m may overflow or underflow where the roots do not, and where it does neither one root is rounded less.
    let product = stiffness * mass
    let root = product.isNormal ? product.squareRoot() : stiffness.squareRoot() * mass.squareRoot()
    if let offset = number(.dampingOffset) { return (2 * root).addingProduct(2 * root, offset) }
    return 2 * root * (number(.dampingRatio) ?? .nan)
  }
}
