internal import EngineModels
internal import MotionProblems
internal import ReferenceSolver
internal import RunRecords

/// The truth of one case with what every engine's measurement shares.
struct CaseTruth {
  let problem: MotionProblem
  let times: [Double]
  let trace: ReferenceTrace
  /// Largest |x(t) − x(0)| in the window; length.
  let amplitude: Double
  /// What bands and overshoots are fractions of; length.
  let settlingScale: Double
  /// Largest |x| and |v| of the truth at the samples, targets included for |x|.
  let largestPosition: Double
  let largestSpeed: Double
  let peak: SampledPeak?
  /// Whether the motion is held up or repeated: then it has no fits, no peak and no rest.
  let isPlayed: Bool

  init(
    problem: MotionProblem, times: [Double], trace: ReferenceTrace, amplitude: Double, settlingScale: Double,
    isPlayed: Bool = false
  ) {
    self.isPlayed = isPlayed
    self.problem = problem
    self.times = times
    self.trace = trace
    self.amplitude = amplitude
    self.settlingScale = settlingScale
    let positions = trace.positions.reduce(0) { max($0, abs($1)) }
    largestPosition = problem.retargets.reduce(positions) { max($0, abs($1.target)) }
    largestSpeed = trace.velocities.reduce(0) { max($0, abs($1)) }
    peak = isPlayed ? nil : SampledPeak(positions: trace.positions, times: times, problem: problem)
  }
}

extension CaseTruth {
  /// By what factor the motion may leave the band after an engine has said that it is finished.
  ///
  /// Why: an honest rule may look at another measure of the same smallness, such as the speed or the envelope, and is
  /// off by less than this. A rule that is wrong is off by far more: those of real engines by 4 to 630.
  static let restAllowance = 2.0

  /// All that is measured of one engine's trace.
  ///
  /// An engine is within when its position, its velocity if it reports one, and its claim of rest if it makes one are:
  /// a claim exceeds when the true motion then still leaves the settling band by more than ``restAllowance``. An engine
  /// that claims nothing is not judged on it, and neither is one that claims late.
  ///
  /// - Parameters:
  ///   - settlingBand: how far from its target a motion at rest may still go; fraction of the settling scale.
  ///   - excursionAfterStop: the truth's largest distance from its target from the time on at which the engine said it
  ///     was finished; nil when it named no time. Length.
  func measurement(
    of shown: Trace, caseID: String, sweep: String, selection: EngineSelection, settlingBand: Double,
    excursionAfterStop: Double?
  ) -> MeasurementRecord {
    let errors = ErrorFigures(of: shown, against: trace, at: times, amplitude: amplitude)
    let tolerance = Tolerance(
      selection.precision, scale: amplitude, largest: largestPosition, radius: trace.positionRadius)
    let isHonest = isHonest(
      claim: shown.finished, excursionAfterStop: excursionAfterStop, settlingBand: settlingBand)
    var record = MeasurementRecord(
      caseID: caseID, sweep: sweep, engine: selection.engine, role: selection.role,
      verdict: isHonest ? verdict(on: shown, errors, tolerance, selection.precision) : .exceeds,
      tolerance: fraction(tolerance.absolute, of: amplitude))
    record.reachedClass = reachedClass(of: shown, errors)
    record.positionError = fraction(errors.position, of: amplitude)
    record.positionErrorTime = errors.positionTime
    record.positionErrorRMS = fraction(errors.positionRMS, of: amplitude)
    record.velocityError = errors.velocity.map { fraction($0, of: largestSpeed) }
    record.endError = fraction(errors.end, of: amplitude)
    record.blowUpTime = errors.blowUpTime
    record.claimedSettlingTime = shown.finished
    record.excursionAfterStop = excursionAfterStop.map { fraction($0, of: settlingScale) }
    if !isPlayed,
      let fit = TimeScaleFit(
        of: shown, to: trace, at: times, problem: problem, largestError: errors.position, amplitude: amplitude)
    {
      record.timeScale = fit.scale
      let both = TimeFit(
        after: fit, of: shown, to: trace, at: times, problem: problem, largestError: errors.position,
        amplitude: amplitude)
      record.timeOffset = both.offset
      record.errorAfterFit = fraction(both.errorLeft, of: amplitude)
    }
    compare(peakOf: shown, into: &record)
    return record
  }

  /// Whether the motion keeps to about the band from the claim of rest on. A claim of infinity says that it never rests;
  /// one that is no time from 0 on cannot be honest.
  private func isHonest(claim: Double?, excursionAfterStop: Double?, settlingBand: Double) -> Bool {
    guard let claim, claim != .infinity else { return true }
    guard let excursionAfterStop else { return false }
    return fraction(excursionAfterStop, of: settlingScale) <= Self.restAllowance * settlingBand
  }

  /// The first class that the trace keeps to, whatever class was asked for.
  ///
  /// Half a pixel means something only on a way of pixels: a class whose fixed allowance is more than a hundredth of
  /// the amplitude is not claimed.
  private func reachedClass(of shown: Trace, _ errors: ErrorFigures) -> PrecisionClass? {
    PrecisionClass.allCases.first { precision in
      guard precision.absolute <= 0.01 * amplitude else { return false }
      let tolerance = Tolerance(precision, scale: amplitude, largest: largestPosition, radius: trace.positionRadius)
      return verdict(on: shown, errors, tolerance, precision) == .within
    }
  }

  /// Position and, for an engine that reports it, velocity must stay within the class asked for at every sample.
  ///
  /// Velocity is held to the same relative error of the largest speed; a class that rounds times or places
  /// speaks of positions alone.
  private func verdict(
    on shown: Trace, _ errors: ErrorFigures, _ tolerance: Tolerance, _ precision: PrecisionClass
  ) -> Verdict {
    if let velocity = errors.velocity, precision.holdsVelocities {
      let bound = Tolerance(precision, scale: largestSpeed, largest: largestSpeed, radius: trace.velocityRadius)
      guard bound.admits(velocity, speed: 0) else { return .exceeds }
    }
    if tolerance.timeResolution == 0 { return tolerance.admits(errors.position, speed: 0) ? .within : .exceeds }
    for index in times.indices {
      let error = abs((shown.positions[index] - trace.positions[index]) - trace.positionTails[index])
      guard tolerance.admits(error, speed: abs(trace.velocities[index])) else { return .exceeds }
    }
    return .within
  }

  private func compare(peakOf shown: Trace, into record: inout MeasurementRecord) {
    guard let peak, let other = SampledPeak(positions: shown.positions, times: times, problem: problem) else { return }
    record.overshootError = fraction(other.excursion, of: settlingScale) - fraction(peak.excursion, of: settlingScale)
    record.peakTimeError = other.time - peak.time
  }
}
