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
      spring: spring, start: start, timeScale: .powerOfTwo(-normalised.timeExponent), preparation: preparation)
  }

  private init(spring: Spring, start: SpringState, degenerate form: Form) {
    self.init(
      spring: spring, start: start, timeScale: 1,
      preparation: Preparation(form: form, decay: .zero, turn: .zero, displacement: .nothing, velocity: .nothing))
  }

  private init(spring: Spring, start: SpringState, timeScale: Double, preparation: Preparation) {
    self.spring = spring
    self.start = start
    self.timeScale = timeScale
    form = preparation.form
    rates = HeadTailPair(HeadTail(preparation.decay), HeadTail(preparation.turn))
    gap = HeadTail(preparation.gap)
    fadedFrom = preparation.fadedFrom
    let (x, v) = (preparation.displacement, preparation.velocity)
    initial = HeadTailPair(x.initial, v.initial)
    slope = HeadTailPair(x.slope, v.slope)
    slow = HeadTailPair(x.slow, v.slow)
    cancelledAbove = SIMD2(x.cancelledAbove, v.cancelledAbove)
    scale = ResultScale(displacement: x.exponent, velocity: v.exponent)
  }
}

/// The constants of a kernel before they are split.
private struct Preparation {
  let form: SpringKernel.Form
  let decay: DoublePair
  let turn: DoublePair
  var gap = DoublePair.zero
  let displacement: SpringKernelPart
  let velocity: SpringKernelPart

  var fadedFrom: Double {
    guard form == .twoModes else { return SpringKernel.deadExponent }
    let lead = max(displacement.fastLead, velocity.fastLead)
    return min(SpringKernel.deadExponent, 0.6931471805599453 * Double(lead + 66))
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
      decay: slow.high == 0 ? spring.fastRate : spring.slowRate, turn: spring.fastRate, gap: gap,
      displacement: SpringKernelPart(
        initial: state.displacement, slope: fast, slow: slow, exponent: state.lengthExponent),
      velocity: SpringKernelPart(
        initial: state.velocity, slope: -(spring.fastRate * fast), slow: -(spring.slowRate * slow),
        exponent: state.lengthExponent - spring.timeExponent))
  }
}
