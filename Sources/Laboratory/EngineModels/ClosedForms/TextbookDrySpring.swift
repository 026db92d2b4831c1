internal import MotionProblems

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A spring with Coulomb friction by the textbook, in plain doubles: from one reversal to the next a plain spring about the
/// point where spring and friction are in balance, ∓F/k from the target.
///
/// Below critical damping the reversals come half a damped period apart, after a first one at the phase of a two-argument
/// arctangent. Where the spring pulls with no more than F at a reversal, the motion ends.
struct TextbookDrySpring: Sendable {
  /// A stretch without reversal.
  private struct Phase: Sendable {
    let start: Double
    /// What it moves about, from the target.
    let centre: Double
    let form: TextbookClosedForm
  }

  /// Beyond so many reversals nobody would see the rest of it.
  static let mostPhases = 100_000

  private var phases: [Phase] = []
  private var end = Double.infinity
  private var restPlace = 0.0

  /// - Parameter holds: whether friction holds what it can; a method that forgets it turns its friction round instead.
  init(_ oscillator: Oscillator, force: Double, from start: PhaseState, holds: Bool = true) {
    let reach = force / oscillator.stiffness
    var state = start
    var time = 0.0
    while phases.count < Self.mostPhases {
      if state.velocity == 0, holds || phases.isEmpty, state.position.magnitude <= reach {
        end = time
        restPlace = state.position
        return
      }
      let isUpward = state.velocity == 0 ? state.position < 0 : state.velocity > 0
      let centre = isUpward ? -reach : reach
      let shifted = PhaseState(position: state.position - centre, velocity: state.velocity)
      let form = TextbookClosedForm(.spring(oscillator), from: shifted)
      phases.append(Phase(start: time, centre: centre, form: form))
      guard let length = Self.timeToTurn(oscillator, from: shifted) else { return }
      time += length
      state = PhaseState(position: centre + form.state(after: length).position, velocity: 0)
    }
  }

  func state(after time: Double) -> PhaseState {
    if time >= end { return PhaseState(position: restPlace, velocity: 0) }
    var (low, high) = (0, phases.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if phases[middle].start <= time { low = middle } else { high = middle }
    }
    let state = phases[low].form.state(after: time - phases[low].start)
    return PhaseState(position: phases[low].centre + state.position, velocity: state.velocity)
  }

  /// When a plain spring comes to rest after its start; nil where it does not turn.
  private static func timeToTurn(_ oscillator: Oscillator, from start: PhaseState) -> Double? {
    let spring = SpringConstants(.spring(oscillator))
    // The velocity is proportional to v₀ C − (ω² x₀ + σ v₀) S.
    let pull = spring.frequencySquared * start.position + spring.decayRate * start.velocity
    if spring.discriminant < 0 {
      if start.velocity == 0 { return Double.pi / spring.rate }
      let phase = atan2(start.velocity * spring.rate, pull)
      return (phase > 0 ? phase : phase + Double.pi) / spring.rate
    }
    guard start.velocity != 0 else { return nil }
    let ratio = pull / start.velocity
    if spring.discriminant == 0 { return ratio > 0 ? 1 / ratio : nil }
    return ratio > spring.rate ? atanh(spring.rate / ratio) / spring.rate : nil
  }
}
