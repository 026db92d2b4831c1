internal import EngineModels
internal import MotionProblems
internal import ReferenceSolver
internal import RunRecords

/// Runs one case after the other on one thread; storage is reused from case to case.
struct CaseRunner {
  private let bench: Bench
  /// Empty for all.
  private let engines: Set<String>
  private var truthTrace = ReferenceTrace()
  private var shown = Trace()
  private var integration = IntegrationChecker()

  init(bench: Bench, engines: [String]) {
    self.bench = bench
    self.engines = Set(engines)
  }

  /// Truth, independent check and all measurements of one case; nil when none of the engines asked for is on its
  /// bench.
  ///
  /// A truth that cannot be had fails every engine on this case, and the case's check says why.
  mutating func run(_ index: Int, of suite: Suite) -> MeasuredCase? {
    let subject: Case
    do throws(CaseError) { subject = try suite.case(at: index) } catch {
      return unstated(index, of: suite, because: "\(error)")
    }
    guard !selections(of: subject).isEmpty else { return nil }
    do throws(ReferenceError) { return try measure(subject) } catch {
      return unsolved(subject, because: "the truth could not be had: \(error)")
    }
  }

  func isAsked(_ engine: String) -> Bool { engines.isEmpty || engines.contains(engine) }

  func selections(of subject: Case) -> [EngineSelection] { subject.engines.filter { isAsked($0.engine) } }

  private mutating func measure(_ subject: Case) throws(ReferenceError) -> MeasuredCase {
    let problem = subject.problem
    let motion = try TrueMotion(problem)
    let window = try CaseWindow(motion, of: subject)
    let sampling = CaseSampling(of: subject, window: window.length)
    let own = sampling.motionTimes
    try motion.record(at: own, into: &truthTrace)
    let solved = CaseTruth(
      problem: problem, times: own.times, trace: truthTrace, amplitude: try motion.amplitude(over: own.last),
      settlingScale: window.settlingScale)
    let check = integration.check(solved, sampleTimes: own, case: subject)
    let isPlayed = subject.playback != nil
    let settled =
      isPlayed ? nil : try motion.settlingTimeIfNear(within: subject.settlingBand * window.settlingScale)
    let truth = sampling.played.map { solved.seen(through: $0, at: sampling.times.times) } ?? solved
    let record = caseRecord(
      subject, truth, sampling, peak: isPlayed ? nil : try motion.peak(), settled: settled, check: check)
    var measurements: [MeasurementRecord] = []
    var thinned = (every: 1, truth: truth)
    for selection in selections(of: subject) {
      if thinned.every != selection.every {
        thinned = (selection.every, selection.every == 1 ? truth : truth.thinned(to: selection.every))
      }
      measurements.append(try measurement(of: selection, subject, thinned.truth, motion))
    }
    return MeasuredCase(record: record, measurements: measurements, index: subject.index)
  }

  private mutating func measurement(
    of selection: EngineSelection, _ subject: Case, _ truth: CaseTruth, _ motion: TrueMotion
  ) throws(ReferenceError) -> MeasurementRecord {
    func refused(_ verdict: Verdict) -> MeasurementRecord {
      MeasurementRecord(
        caseID: subject.id, sweep: subject.sweep, engine: selection.engine, role: selection.role, verdict: verdict,
        tolerance: selection.precision.relative)
    }
    guard let engine = bench[selection.engine] else {
      return refused(.failed(error: "there is no engine named '\(selection.engine)'"))
    }
    if let reason = subject.refusal(by: engine) { return refused(.notApplicable(reason: reason)) }
    shown.clear()
    do throws(EngineFailure) {
      try engine.record(
        subject, at: truth.times, restBand: subject.settlingBand * truth.settlingScale, into: &shown)
    } catch {
      return refused(.failed(error: "\(error)"))
    }
    guard shown.positions.count == truth.times.count,
      shown.velocities.isEmpty || shown.velocities.count == truth.times.count
    else {
      return refused(
        .failed(error: "\(shown.positions.count) positions came back for \(truth.times.count) instants"))
    }
    let claimed = shown.finished.flatMap { $0 == .infinity ? nil : $0 }
    var excursion: Double?
    if let claimed {
      guard claimed >= 0, let found = Self.excursion(of: motion, after: claimed, samples: truth.times) else {
        return refused(.failed(error: "it said that it was finished at \(claimed) s, which nobody can tell of"))
      }
      excursion = found
    }
    return truth.measurement(
      of: shown, caseID: subject.id, sweep: subject.sweep, selection: selection,
      settlingBand: subject.settlingBand, excursionAfterStop: excursion)
  }

  /// How far the motion goes after an engine's claim to have finished; nil where that cannot be had: beyond a hundred
  /// windows of a motion that is integrated, which would take ages, and beyond 1e12 of any.
  ///
  /// Why not thrown: whatever one engine claims, the truth of the case stands, and so do the engines beside it.
  private static func excursion(of motion: TrueMotion, after claimed: Double, samples: [Double]) -> Double? {
    var windows = 1e12
    if case .integrated = motion { windows = 100 }
    guard claimed <= windows * (samples.last ?? 0) else { return nil }
    return try? motion.largestExcursion(after: claimed)
  }
}

extension CaseRunner {
  private func caseRecord(
    _ subject: Case, _ truth: CaseTruth, _ sampling: CaseSampling, peak: Peak?, settled: SettlingAnswer?,
    check: IntegrationCheck
  ) -> CaseRecord {
    let problem = subject.problem
    return CaseRecord(
      id: subject.id, sweep: subject.sweep, law: RecordedLaw.of(problem), startPosition: problem.start.position,
      startVelocity: problem.start.velocity, retargets: problem.retargets.count,
      constantsChanges: problem.constantsChanges.count, schedule: sampling.text,
      frameRate: sampling.frameRate, frameRateGroup: sampling.frameRate == nil ? nil : subject.frameRateGroup,
      window: sampling.times.last, samples: sampling.times.count,
      periods: RecordedLaw.periods(of: problem, in: sampling.times.last), amplitude: truth.amplitude,
      truthRadius: fraction(truth.trace.positionRadius, of: truth.amplitude), settlingBand: subject.settlingBand,
      settlingScale: truth.settlingScale, settlingTime: settled.map(RecordedLaw.settlingTime),
      overshoot: peak.map { fraction($0.excursion, of: truth.settlingScale) }, peakTime: peak?.time, check: check)
  }
}
