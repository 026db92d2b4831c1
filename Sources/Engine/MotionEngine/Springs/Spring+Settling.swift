extension Spring {
  /// The last time at which the displacement is outside a band around the target: exactly when it comes in for good,
  /// not an estimate from an envelope.
  ///
  /// As a function of the damping it jumps wherever a lobe of the motion drops under the band; that is a property of
  /// the question.
  ///
  /// - Parameters:
  ///   - band: half the width of the band, absolute, in the units of `start`; ≥ 0.
  ///   - start: the state at time 0; by default released at rest from a displacement of −1, as in a step from 0 to 1.
  /// - Returns: s. 0 when it is never outside. Infinity when it never settles: without damping when the amplitude
  ///   exceeds the band, and in a band of 0 unless it starts at rest on the target. NaN when the start is not finite, or the band no number.
  ///
  /// The relative error is below 10⁻¹², unless the motion only grazes the band: then the time moves by
  /// 10⁻¹⁵ · band / |velocity there|, and a peak within some ulp of the band may count or not.
  public func settlingTime(
    within band: Double, from start: SpringState = SpringState(displacement: -1, velocity: 0)
  ) -> Double {
    SpringKernel(spring: self, start: start).settlingTime(within: band)
  }
}

extension SpringKernel {
  /// ``Spring/settlingTime(within:from:)`` for the prepared start.
  public func settlingTime(within band: Double) -> Double {
    precondition(!(band < 0), "a settling band is half a width; give 0 or more")
    if band.isNaN { return .nan }
    switch form {
    case .undefined: return .nan
    case .still: return 0
    default: break
    }
    if band == 0 { return .infinity }
    if spring.dampingCoefficient == 0 { return undampedSettlingTime(band) }
    let turns = SpringTurningPoints(spring, from: start)
    if start.velocity == 0, start.displacement.magnitude <= band { return 0 }
    if let spacing = turns.spacing { return lobeSettlingTime(band, turns, spacing: spacing) }
    return tailSettlingTime(band, turns)
  }

  /// Without damping: never, or from the beginning; decided by the exact sign of m v² + k x² − k · band².
  private func undampedSettlingTime(_ band: Double) -> Double {
    let normalised = NormalisedSpring(spring)
    guard let state = NormalisedState(start, timeExponent: normalised.timeExponent) else { return 0 }
    let scaledBand = band.timesPowerOfTwo(-state.lengthExponent)
    // Far above the amplitude, where the product below could overflow.
    if scaledBand > 0x1p320 { return 0 }
    var excess = ExactSum()
    excess.addProduct(normalised.mass, state.velocity, state.velocity)
    excess.addProduct(normalised.stiffness, state.displacement, state.displacement)
    excess.addProduct(-normalised.stiffness, scaledBand, scaledBand)
    return excess.pair.high > 0 ? .infinity : 0
  }

  /// Below critical damping: find the last turning point that is outside, then the way in from there.
  private func lobeSettlingTime(_ band: Double, _ turns: SpringTurningPoints, spacing: Double) -> Double {
    let first = turns.first ?? spacing
    let logRatio = turns.logAmplitude - MathLibrary.log(band)
    // Turning point j, at first + j · spacing, exceeds the band by this much in ln; count those above zero.
    let excessAtFirst = logRatio - turns.decayRate * first
    let loss = turns.decayRate * spacing
    var lobe = (excessAtFirst / loss).rounded(.up) - 1
    // Why: with so many lobes their number is not sure to one, and one of them is below an ulp of the time.
    if !(lobe <= 0x1p50) { return logRatio / turns.decayRate }
    lobe = max(lobe, -1)
    while isOutside(band, at: first + (lobe + 1) * spacing) { lobe += 1 }
    while lobe >= 0, !isOutside(band, at: first + lobe * spacing) { lobe -= 1 }
    guard lobe >= 0 else {
      return start.displacement.magnitude > band ? wayIn(band, from: 0, to: first, guess: 0.5 * first) : 0
    }
    let peakTime = first + lobe * spacing
    let peak = displacement(at: peakTime).magnitude
    let guess = peakTime + spacing * (MathLibrary.acos(min(1, band / peak)) / Double.pi)
    return wayIn(band, from: peakTime, to: peakTime + spacing, guess: guess)
  }

  /// From critical damping on: after its only turn, if it has one, the motion creeps in on one side.
  private func tailSettlingTime(_ band: Double, _ turns: SpringTurningPoints) -> Double {
    if let turn = turns.first {
      if isOutside(band, at: turn) { return wayIn(band, from: turn, to: .infinity, guess: turn + 1 / turns.decayRate) }
      return start.displacement.magnitude > band ? wayIn(band, from: 0, to: turn, guess: 0.5 * turn) : 0
    }
    guard start.displacement.magnitude > band else { return 0 }
    return wayIn(band, from: 0, to: .infinity, guess: 1 / turns.decayRate)
  }

  private func isOutside(_ band: Double, at time: Double) -> Bool {
    displacement(at: time).magnitude > band
  }

  private func wayIn(_ band: Double, from lower: Double, to upper: Double, guess: Double) -> Double {
    let side: Double = displacement(at: lower) < 0 ? -1 : 1
    let crossing = MonotoneCrossing(kernel: self, side: side, level: band)
    guard upper == .infinity else { return crossing.solve(from: lower, to: upper, guess: guess) }
    var low = lower
    var span = guess - lower
    while isOutside(band, at: lower + span) {
      low = lower + span
      span *= 4
      if span == .infinity { return .infinity }
    }
    let start = low == lower ? guess : low + 0.25 * (lower + span - low)
    return crossing.solve(from: low, to: lower + span, guess: start)
  }
}
