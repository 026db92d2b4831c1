/// The state at one instant: two functions of time and a factor, of which displacement and velocity are combinations.
///
/// Each form goes its own way to the end, so that none pays for what another needs.
extension SpringKernel {
  /// Beyond e^-4096 even the largest double has become zero.
  static let deadExponent = 4096.0

  /// At a time in the kernel's unit that may be longer than a double; 0 is allowed, infinity is not.
  ///
  /// - Returns: nil where there is nothing to compute: long after the start, and for a kernel without a motion.
  func state(scaledTime time: HeadTail) -> SpringState? {
    let decay = HeadTail.product(rates.first, time)
    guard decay.high < Self.deadExponent else { return nil }
    switch form {
    case .oscillating:
      let angle = HeadTail.product(rates.second, time)
      guard angle.high < PairSineCosine.largestAngle else { return nil }
      return oscillatingState(PairSineCosine.cosineSine(of: angle), decay)
    case .critical: return criticalState(time, decay)
    case .twoModes: return overdampedState(time, decay)
    case .fastMode: return fastState(decay)
    case .still, .undefined: return nil
    }
  }

  /// After more than 250 000 turns.
  @inline(never)
  func farOscillatingState(at time: Double) -> SpringState {
    state(scaledTime: HeadTail(time * timeScale)) ?? degenerateState(at: time)
  }

  /// e^(−σt) (x₀ cos ωt + (w/ω) sin ωt).
  @inline(__always)
  func oscillatingState(_ turn: HeadTailPair, _ decay: LooseSum) -> SpringState {
    let envelope = PairExponential.quickExponential(of: -decay)
    let values = HeadTailPair.combination(initial, turn.first, slope, turn.second, times: envelope.mantissa)
    return scale.state(values, exponent: envelope.exponent)
  }

  /// e^(−σt) (x₀ + w t).
  @inline(__always)
  func criticalState(_ time: HeadTail, _ decay: LooseSum) -> SpringState {
    let envelope = PairExponential.quickExponential(of: -decay)
    let values = HeadTailPair.combination(initial, slope, time, times: envelope.mantissa)
    return scale.state(values, exponent: envelope.exponent)
  }

  /// e^(−λ₂t) x₀.
  @inline(__always)
  func fastState(_ decay: LooseSum) -> SpringState {
    let envelope = PairExponential.quickExponential(of: -decay)
    return scale.state(initial.times(envelope.mantissa), exponent: envelope.exponent)
  }

  /// With two modes.
  @inline(__always)
  func overdampedState(_ time: HeadTail, _ decay: LooseSum) -> SpringState {
    let y = gap.head * time.head
    if y < ModeLack.longTime { return earlyState(time, decay) }
    // Why: far from zero the fast exponential is no number, and long before it adds nothing.
    return y > fadedFrom ? fadedState(decay) : y < Self.longestDifference ? lateState(time) : farLateState(time)
  }

  /// Up to here one mode over the other is a normal number.
  private static let longestDifference = 700.0

  /// e^(−λ₁t) (x₀ + B (e^(−2αt) − 1)) where that cancels less than A e^(−λ₁t) + B e^(−λ₂t).
  @inline(never)
  private func earlyState(_ time: HeadTail, _ decay: LooseSum) -> SpringState {
    let y = HeadTail.product(gap, time).ordered
    guard y.high < ModeLack.shortTime else { return intermediateState(y, decay) }
    return state(ModeLack(short: y), decay)
  }

  /// The same a little later.
  @inline(never)
  private func intermediateState(_ y: LooseSum, _ decay: LooseSum) -> SpringState {
    state(ModeLack(long: y), decay)
  }

  @inline(__always)
  private func state(_ lack: ModeLack, _ decay: LooseSum) -> SpringState {
    let slowMode = PairExponential.quickExponential(of: -decay)
    return scale.state(lack.values(self, slow: slowMode.mantissa), exponent: slowMode.exponent)
  }

  /// A e^(−λ₁t) + B e^(−λ₂t).
  @inline(never)
  private func lateState(_ time: HeadTail) -> SpringState {
    let decays = HeadTailPair.product(rates, time)
    let (mantissas, first, second) = PairExponential.quickExponentials(of: -decays.high, -decays.low)
    let fast = mantissas.second.scaled(by: .powerOfTwo(second &- first))
    return scale.state(HeadTailPair.combination(slow, mantissas.first, slope, fast), exponent: first)
  }

  /// The same where a fast mode that is 2^1022 times smaller still counts.
  @inline(never)
  private func farLateState(_ time: HeadTail) -> SpringState {
    let modes = modes(at: time)
    return scale.state(HeadTailPair.combination(slow, modes.first, slope, modes.second), exponent: modes.exponent)
  }

  /// A e^(−λ₁t).
  @inline(__always)
  private func fadedState(_ decay: LooseSum) -> SpringState {
    let slowMode = PairExponential.quickExponential(of: -decay)
    return scale.state(slow.times(slowMode.mantissa), exponent: slowMode.exponent)
  }

  /// e^(−λ₁t) and e^(−λ₂t) before the fast one has faded, over 2^exponent.
  @inline(__always)
  func modes(at time: HeadTail) -> (first: HeadTail, second: HeadTail, exponent: Int) {
    let decays = HeadTailPair.product(rates, time)
    let (mantissas, first, second) = PairExponential.quickExponentials(of: -decays.high, -decays.low)
    return (mantissas.first, mantissas.second.timesPowerOfTwo(second &- first), first)
  }
}
