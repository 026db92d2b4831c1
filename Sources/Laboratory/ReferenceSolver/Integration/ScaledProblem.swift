internal import MotionProblems

/// A problem in its own units.
struct ScaledProblem {
  /// Natural units of time a second: ωₙ, or λ, or for a motion without friction the inverse of the window.
  let rate: Double
  let length: Double
  let velocity: Double
  let equation: LinearMotion
  /// The greatest natural rate and the least damping ratio of all constants it has in turn.
  let fastestRate: Double
  let leastDampingRatio: Double

  /// - Parameter window: seconds, > 0; it is the unit of time only where the law has none.
  init(_ problem: MotionProblem, window: Double) throws(IntegrationError) {
    let start = problem.start
    switch problem.law {
    case .spring(let oscillator), .resistedSpring(let oscillator, _):
      let frequency = oscillator.naturalFrequency
      let damping = 2 * oscillator.dampingRatio
      let drag = problem.resistance?.quadraticDamping ?? 0
      let loss = damping + drag * abs(start.velocity) / oscillator.mass / frequency
      // Why: the largest of these is about the amplitude. A flick of velocity v travels at least v / (ωₙ (1 + 2ζ)).
      var reach = max(abs(start.position), abs(start.velocity) / frequency / (1 + loss))
      for retarget in problem.retargets { reach = max(reach, abs(retarget.target)) }
      length = reach > 0 ? reach : 1
      rate = frequency
      velocity = max(frequency * length, abs(start.velocity))
      let ratio = velocity / (frequency * length)
      equation = LinearMotion(velocityOverLength: ratio, damping: damping, pull: 1 / ratio)
    case .friction(let friction):
      // Why: what is not linear is ``ScaledSliding``.
      let frictionRate = friction.rate
      rate = frictionRate > 0 ? frictionRate : 1 / window
      let travel = abs(start.velocity) / rate
      length = max(abs(start.position), travel) > 0 ? max(abs(start.position), travel) : 1
      velocity = start.velocity == 0 ? rate * length : abs(start.velocity)
      equation = LinearMotion(
        velocityOverLength: velocity / (rate * length), damping: frictionRate > 0 ? 1 : 0, pull: 0)
    }
    let later = problem.constantsChanges.map(\.oscillator)
    fastestRate = later.reduce(rate) { max($0, $1.naturalFrequency) }
    leastDampingRatio = later.reduce(equation.damping / 2) { min($0, $1.dampingRatio) }
    try Self.check("natural rate", rate)
    try Self.check("length scale", length)
    try Self.check("velocity scale", velocity)
    try Self.check("damping in natural units", equation.damping + 1)
  }

  /// The equation of other constants in the same units.
  func equation(of oscillator: Oscillator) throws(IntegrationError) -> LinearMotion {
    let frequency = oscillator.naturalFrequency / rate
    let damping = 2 * oscillator.dampingRatio * frequency
    let pull = frequency * frequency / equation.velocityOverLength
    try Self.check("damping in natural units", damping + 1)
    try Self.check("stiffness in natural units", pull)
    return LinearMotion(velocityOverLength: equation.velocityOverLength, damping: damping, pull: pull)
  }

  private static func check(_ quantity: String, _ value: Double) throws(IntegrationError) {
    guard value.isFinite, value > 0 else { throw .outOfRange(quantity: quantity, value: value) }
  }
}
