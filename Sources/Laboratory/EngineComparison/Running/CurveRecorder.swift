internal import EngineModels
internal import MotionProblems
internal import ReferenceSolver
internal import RunRecords

/// Runs cases again for their curves, one after the other on one thread; storage is reused from case to case.
struct CurveRecorder {
  private let bench: Bench
  private var truth = ReferenceTrace()
  private var shown = Trace()

  init(bench: Bench) { self.bench = bench }

  /// The curves of some engines on one case.
  ///
  /// - Parameter choices: of the same case.
  /// - Returns: one for each engine; none where there is no such case or no truth. An engine that fails, or gives
  ///   another number of positions than it was asked for, has shown nothing.
  mutating func record(_ choices: [SampledCases.Choice], of suite: Suite) -> [SampleRecord] {
    guard let id = choices.first?.caseID, let index = try? suite.index(ofCase: id),
      let subject = try? suite.case(at: index), let motion = try? TrueMotion(subject.problem),
      let window = try? CaseWindow(motion, of: subject)
    else { return [] }
    let sampling = CaseSampling(of: subject, window: window.length)
    guard (try? motion.record(at: sampling.times, into: &truth)) != nil else { return [] }
    let restBand = subject.settlingBand * window.settlingScale
    return choices.map { choice in
      let isShown = show(choice.engine, subject.problem, at: sampling.times.times, restBand: restBand)
      return SampleRecord(
        caseID: id, sweep: choice.sweep, engine: choice.engine, role: choice.role, place: choice.place,
        curves: SampledCurves(
          times: sampling.times.times, positions: isShown ? shown.positions : [],
          velocities: isShown ? shown.velocities : [], truePositions: truth.positions,
          truePositionTails: truth.positionTails, trueVelocities: truth.velocities
        ).thinned)
    }
  }

  /// Whether the engine fills `shown` with what was asked for.
  private mutating func show(
    _ name: String, _ problem: MotionProblem, at times: [Double], restBand: Double
  ) -> Bool {
    shown.clear()
    guard let engine = bench[name], (try? engine.record(problem, at: times, restBand: restBand, into: &shown)) != nil
    else { return false }
    return shown.positions.count == times.count && [0, times.count].contains(shown.velocities.count)
  }
}
