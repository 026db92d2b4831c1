/// A spring released from one state, its constants prepared once: the fast way to ask where it is, again and again.
///
/// **Formula.** With σ = c/2m, ω = √(k/m − σ²), w = v₀ + σ x₀:
/// - below critical damping, x = e^(−σt) (x₀ cos ωt + (w/ω) sin ωt);
/// - at it, x = e^(−σt) (x₀ + w t);
/// - above it, with the roots λ₁ < λ₂ and 2α = λ₂ − λ₁, x = e^(−λ₁t) (A + B e^(−2αt)) = e^(−λ₁t) (x₀ + B (e^(−2αt) − 1)).
///
/// The velocity obeys the same equation, so it is the same formula started from (v₀, x″₀).
///
/// **Accuracy.** Displacement and velocity are each within 1 ulp of the envelope of their own oscillation or modes
/// (of the value itself where an overdamped motion does not cross its target), for any finite constants with ωₙ
/// within 2^±1000 rad/s, and ω t up to 2^50. That covers ζ within 10^-16 of 1, ζ up to 10¹⁵⁰, and starts in which
/// one mode cancels. Every operation on the way is an addition, a product or a table of this module, so the bits are
/// the same on every processor.
///
/// **Edges.** At time 0 the state is the start itself. From rest at the target it is the rest for ever. A start that
/// is not finite gives NaN. So does a motion that still swings when its phase has no meaning any more (ω t > 2^80).
public struct SpringKernel: Sendable {
  enum Form {
    case still, undefined, oscillating, critical, twoModes, fastMode
  }

  /// The spring the constants were prepared for.
  public let spring: Spring
  /// The state at time 0.
  public let start: SpringState

  let form: Form
  let timeScale: Double
  /// σ and ω; above critical damping λ₁ and λ₂, or λ₂ alone where there is only the fast mode.
  let rates: HeadTailPair
  /// λ₂ − λ₁ = 2α above critical damping.
  let gap: HeadTail
  /// The 2αt from which the fast mode is less than 2^-64 of the slow one in both quantities.
  let fadedFrom: Double

  // Of displacement and velocity; see ``SpringKernelPart``.
  let initial: HeadTailPair
  let slope: HeadTailPair
  let slow: HeadTailPair
  let cancelledAbove: SIMD2<Double>
  let scale: ResultScale

  /// The state after `time`.
  ///
  /// - Parameter time: s, not negative; infinity gives the rest when there is damping.
  public func state(at time: Double) -> SpringState {
    // Why no call but in the last place: below critical damping and at it nothing then has to be kept for later.
    let scaledTime = HeadTail(time * timeScale)
    let decay = HeadTail.product(rates.first, scaledTime)
    // NaN fails the tests.
    guard scaledTime.head > 0, decay.high < Self.deadExponent else { return degenerateState(at: time) }
    switch form {
    case .oscillating:
      let angle = HeadTail.product(rates.second, scaledTime)
      guard angle.high < PairSineCosine.nearAngle else { return farOscillatingState(at: time) }
      let turn = PairSineCosine.cosineSine(ofNear: angle)
      return oscillatingState(turn, decay)
    case .critical: return criticalState(scaledTime, decay)
    case .twoModes: return overdampedState(scaledTime, decay)
    case .fastMode: return fastState(decay)
    case .still, .undefined: return degenerateState(at: time)
    }
  }

  /// The displacement alone; the same bits as in ``state(at:)``.
  public func displacement(at time: Double) -> Double { state(at: time).displacement }

  /// The velocity alone; the same bits as in ``state(at:)``.
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// The states that need no formula: the start itself, the rest, or no state at all.
  @inline(never)
  func degenerateState(at time: Double) -> SpringState {
    precondition(!(time < 0), "a spring is asked for a time before its start; ask for times from 0 on")
    guard form != .undefined, !time.isNaN else { return .undefined }
    guard form != .still else { return .rest }
    let scaledTime = time * timeScale
    if scaledTime == 0 { return start }
    return rates.first.rounded * scaledTime >= Self.deadExponent ? .rest : .undefined
  }
}

extension SpringState {
  /// What is left when nothing can be said.
  static let undefined = SpringState(displacement: .nan, velocity: .nan)
}
