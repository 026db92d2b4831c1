extension SpringKernel {
  /// Prepares the constants, about 0.3 µs.
  ///
  /// - Parameters:
  ///   - spring: any spring.
  ///   - start: the state at time 0, as displacement from the target.
  public init(spring: Spring, start: SpringState) {
    self.init(spring: spring, start: start, normalised: NormalisedSpring(spring))
  }

  init(spring: Spring, start: SpringState, normalised: NormalisedSpring) {
    guard let state = NormalisedState(start, timeExponent: normalised.timeExponent) else {
      let isRest = start.displacement == 0 && start.velocity == 0
      self.init(spring: spring, start: start, degenerate: isRest ? .still : .undefined)
      return
    }
    let sums = StateSums(normalised, state)
    let preparation: Preparation
    switch normalised.regime {
    case .undamped, .underdamped: preparation = .oscillating(normalised, state, sums)
    case .critical: preparation = .critical(normalised, state, sums)
    case .overdamped: preparation = .overdamped(normalised, state, sums)
    }
    self.init(
      spring: spring, start: start, form: preparation.form, timeScale: .powerOfTwo(-normalised.timeExponent),
      decay: HeadTail(preparation.decay), turn: HeadTail(preparation.turn), fadedFrom: preparation.fadedFrom,
      displacement: preparation.displacement, velocity: preparation.velocity)
  }

  private init(spring: Spring, start: SpringState, degenerate form: Form) {
    let nothing = SpringKernelPart(initial: 0, slope: .zero, exponent: 0)
    self.init(
      spring: spring, start: start, form: form, timeScale: 1, decay: .zero, turn: .zero,
      fadedFrom: 0, displacement: nothing, velocity: nothing)
  }
}

/// The constants of a kernel before they are split.
private struct Preparation {
  let form: SpringKernel.Form
  let decay: DoublePair
  let turn: DoublePair
  let displacement: SpringKernelPart
  let velocity: SpringKernelPart

  var fadedFrom: Double {
    guard form == .twoModes else { return SpringKernelSample.deadExponent }
    let lead = max(displacement.fastLead, velocity.fastLead)
    return min(SpringKernelSample.deadExponent, 0.6931471805599453 * Double(lead + 66))
  }

  /// The slopes are w/ω = N/s, and the same for the velocity: no step cancels, however near critical damping.
  static func oscillating(_ spring: NormalisedSpring, _ state: NormalisedState, _ sums: StateSums) -> Preparation {
    Preparation(
      form: .oscillating, decay: spring.decayRate, turn: spring.turnRate,
      displacement: SpringKernelPart(
        initial: state.displacement, slope: sums.position / spring.root, exponent: state.lengthExponent),
      velocity: SpringKernelPart(
        initial: state.velocity, slope: sums.velocity / spring.root,
        exponent: state.lengthExponent - spring.timeExponent))
  }

  static func critical(_ spring: NormalisedSpring, _ state: NormalisedState, _ sums: StateSums) -> Preparation {
    let doubleMass = DoublePair(2 * spring.mass)
    return Preparation(
      form: .critical, decay: spring.decayRate, turn: .zero,
      displacement: SpringKernelPart(
        initial: state.displacement, slope: sums.position / doubleMass, exponent: state.lengthExponent),
      velocity: SpringKernelPart(
        initial: state.velocity, slope: sums.velocity / doubleMass,
        exponent: state.lengthExponent - spring.timeExponent))
  }

  /// A = P₂/2α and B = −P₁/2α with 2α = s/m; the velocity of each mode is −λ times its displacement.
  static func overdamped(_ spring: NormalisedSpring, _ state: NormalisedState, _ sums: StateSums) -> Preparation {
    let modal = spring.modalSums(state, sum: sums.position)
    let gap = spring.root / DoublePair(spring.mass)
    let slow = modal.second / gap
    let fast = -(modal.first / gap)
    return Preparation(
      form: slow.high == 0 ? .fastMode : .twoModes,
      decay: slow.high == 0 ? spring.fastRate : spring.slowRate, turn: gap,
      displacement: SpringKernelPart(
        initial: state.displacement, slope: fast, slow: slow, exponent: state.lengthExponent),
      velocity: SpringKernelPart(
        initial: state.velocity, slope: -(spring.fastRate * fast), slow: -(spring.slowRate * slow),
        exponent: state.lengthExponent - spring.timeExponent))
  }
}
