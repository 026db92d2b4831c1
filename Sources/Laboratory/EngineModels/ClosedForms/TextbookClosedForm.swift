package import MotionProblems

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The solution of the textbooks in plain double arithmetic.
///
/// Below critical damping e^(−σt) [x₀ cos ω t + (v₀ + σ x₀) sin(ω t)/ω], at it e^(−σt) [x₀ + (v₀ + σ x₀) t], above it
/// the two real roots with the slow one as a quotient and their difference through expm1, so that neither a cosh
/// overflows nor near-equal roots cancel. Exponential friction: x₀ + v₀ (1 − e^(−λt))/λ; other friction:
/// ``TextbookSliding``; Coulomb friction on a spring: ``TextbookDrySpring``.
///
/// The phase ω t is formed in one product, so the error grows with it: about 1e-16 · (1 + ω t) of the amplitude.
package struct TextbookClosedForm: ClosedForm, Sendable {
  package static let name = "textbook-closed-form"
  package static let summary = "The textbook's closed form in plain doubles, at absolute time"
  package static let laws = SpokenLaws.closedForms

  private enum Branch: Sendable {
    case under(decayRate: Double, frequency: Double, sine: Double, velocitySine: Double)
    case critical(decayRate: Double, slope: Double, velocitySlope: Double)
    case over(slow: Double, difference: Double, fast: Double, velocityFast: Double)
    case friction(rate: Double)
    case sliding(TextbookSliding)
    case dry(TextbookDrySpring)
    case free
  }

  private let start: PhaseState
  private let branch: Branch

  package init(_ law: MotionProblem.Law, from start: PhaseState) {
    self.start = start
    if case .friction(let friction) = law {
      branch =
        friction.deceleration > 0 || friction.drag > 0
        ? .sliding(TextbookSliding(friction, speed: start.velocity))
        : friction.rate > 0 ? .friction(rate: friction.rate) : .free
      return
    }
    if case .resistedSpring(let oscillator, .coulomb(let force)) = law {
      branch = .dry(TextbookDrySpring(oscillator, force: force, from: start))
      return
    }
    let spring = SpringConstants(law)
    let slope = start.velocity + spring.decayRate * start.position
    let velocitySlope = -(spring.frequencySquared * start.position + spring.decayRate * start.velocity)
    if spring.discriminant < 0 {
      branch = .under(
        decayRate: spring.decayRate, frequency: spring.rate, sine: slope / spring.rate,
        velocitySine: velocitySlope / spring.rate)
    } else if spring.discriminant == 0 {
      branch = .critical(decayRate: spring.decayRate, slope: slope, velocitySlope: velocitySlope)
    } else {
      let fastRoot = spring.decayRate + spring.rate
      let slowRoot = spring.frequencySquared / fastRoot
      let difference = 2 * spring.rate
      let fast = -(start.velocity + slowRoot * start.position) / difference
      branch = .over(slow: slowRoot, difference: difference, fast: fast, velocityFast: -fastRoot * fast)
    }
  }

  package func state(after time: Double) -> PhaseState {
    switch branch {
    case .under(let decayRate, let frequency, let sine, let velocitySine):
      let envelope = exp(-decayRate * time)
      let c = cos(frequency * time)
      let s = sin(frequency * time)
      return PhaseState(
        position: envelope * (start.position * c + sine * s),
        velocity: envelope * (start.velocity * c + velocitySine * s))
    case .critical(let decayRate, let slope, let velocitySlope):
      let envelope = exp(-decayRate * time)
      return PhaseState(
        position: envelope * (start.position + slope * time),
        velocity: envelope * (start.velocity + velocitySlope * time))
    case .over(let slow, let difference, let fast, let velocityFast):
      let envelope = exp(-slow * time)
      let shrunk = expm1(-difference * time)
      return PhaseState(
        position: envelope * (start.position + fast * shrunk),
        velocity: envelope * (start.velocity + velocityFast * shrunk))
    case .friction(let rate):
      return PhaseState(
        position: start.position - start.velocity * expm1(-rate * time) / rate,
        velocity: start.velocity * exp(-rate * time))
    case .sliding(let sliding): return sliding.state(after: time, from: start)
    case .dry(let dry): return dry.state(after: time)
    case .free:
      return PhaseState(position: start.position + start.velocity * time, velocity: start.velocity)
    }
  }
}
