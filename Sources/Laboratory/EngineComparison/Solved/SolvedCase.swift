package import EngineModels
package import MotionProblems
package import ReferenceSolver

/// A case with its truth, solved once and held against as many engines as one likes.
///
/// Window, instants and bands are those by which a run of the suite judges the case.
package struct SolvedCase: Sendable {
  package let subject: Case
  private let truth: CaseTruth
  private let motion: TrueMotion

  /// - Throws: ``ReferenceError`` where the truth cannot be had.
  package init(_ subject: Case) throws(ReferenceError) {
    self.subject = subject
    motion = try TrueMotion(subject.problem)
    let window = try CaseWindow(motion, of: subject)
    let sampling = CaseSampling(of: subject, window: window.length)
    let own = sampling.motionTimes
    var trace = ReferenceTrace()
    try motion.record(at: own, into: &trace)
    let solved = CaseTruth(
      problem: subject.problem, times: own.times, trace: trace, amplitude: try motion.amplitude(over: own.last),
      settlingScale: window.settlingScale)
    truth = sampling.played.map { solved.seen(through: $0, at: sampling.times.times) } ?? solved
  }

  /// What bands are fractions of; length.
  package var settlingScale: Double { truth.settlingScale }

  /// The case's band around its target, a half width; length.
  package var restBand: Double { subject.settlingBand * truth.settlingScale }

  /// Why an engine cannot be asked this, or nil when it can.
  package func refusal(by engine: any EngineModel) -> String? { subject.refusal(by: engine) }

  /// The last time the true motion is farther than `halfWidth` from where it rests, s; nil for never, infinity where it
  /// keeps leaving the band, or where nobody can follow the motion so far.
  package func lastExit(within halfWidth: Double) throws(ReferenceError) -> Double? {
    switch try motion.settlingTimeIfNear(within: halfWidth) {
    case .never?: nil
    case .finite(let time, _)?: time
    case .infinite?, nil: .infinity
    }
  }

  /// How far the true motion still goes from where it rests, from a time on; length. nil where that cannot be had.
  package func motionLeft(after time: Double) -> Double? { try? motion.largestExcursion(after: time) }

  /// Runs an engine and says how far from the truth it was.
  ///
  /// - Parameter shown: storage for the trace, which is reused from case to case.
  /// - Throws: ``EngineFailure`` when there is no trace, or not one value for each instant.
  package func measure(_ engine: any EngineModel, into shown: inout Trace) throws(EngineFailure) -> CaseErrors {
    shown.clear()
    try engine.record(subject, at: truth.times, restBand: restBand, into: &shown)
    guard shown.positions.count == truth.times.count,
      shown.velocities.isEmpty || shown.velocities.count == truth.times.count
    else {
      throw .rejected(reason: "\(shown.positions.count) positions came back for \(truth.times.count) instants")
    }
    let errors = ErrorFigures(of: shown, against: truth.trace, at: truth.times, amplitude: truth.amplitude)
    return CaseErrors(
      position: fraction(errors.position, of: truth.amplitude),
      positionRMS: fraction(errors.positionRMS, of: truth.amplitude),
      velocity: errors.velocity.map { fraction($0, of: truth.largestSpeed) },
      end: fraction(errors.end, of: truth.amplitude),
      claimed: shown.finished.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil })
  }
}

/// How far an engine's trace of a case is from the truth.
package struct CaseErrors: Hashable, Sendable {
  /// The largest, and the root of the mean square, over the instants; fractions of the amplitude, not a number where a
  /// value was none.
  package var position: Double
  package var positionRMS: Double
  /// The largest, as a fraction of the top speed; nil for an engine that reports no velocity.
  package var velocity: Double?
  /// At the last instant; a fraction of the amplitude.
  package var end: Double
  /// When it said that it was finished, s; nil where it did not.
  package var claimed: Double?
}
