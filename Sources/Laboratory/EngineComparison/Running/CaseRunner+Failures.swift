internal import MotionProblems
internal import RunRecords

extension CaseRunner {
  /// A case whose truth could not be had: every engine on it has failed.
  func unsolved(_ subject: Case, because reason: String) -> MeasuredCase {
    let record = CaseRecord(
      id: subject.id, sweep: subject.sweep, law: RecordedLaw.of(subject.problem),
      startPosition: subject.problem.start.position, startVelocity: subject.problem.start.velocity,
      retargets: subject.problem.retargets.count, constantsChanges: subject.problem.constantsChanges.count,
      schedule: subject.scheduleText, frameRate: subject.frameRate,
      frameRateGroup: subject.frameRateGroup, window: 0, samples: 0, periods: 0, amplitude: 0, truthRadius: .infinity,
      settlingBand: subject.settlingBand, settlingScale: 0, check: Self.failedCheck(reason))
    return MeasuredCase(
      record: record,
      measurements: failures(of: selections(of: subject), caseID: subject.id, sweep: subject.sweep, reason),
      index: subject.index)
  }

  /// A case whose constants are no problem at all.
  func unstated(_ index: Int, of suite: Suite, because reason: String) -> MeasuredCase? {
    let sweep = suite.sweeps[suite.place(of: index).sweep]
    let id = "\(suite.label)/\(sweep.name)/#\(index)"
    let record = CaseRecord(
      id: id, sweep: sweep.name, law: .spring(mass: .nan, stiffness: .nan, dampingCoefficient: .nan),
      startPosition: .nan, startVelocity: .nan, retargets: 0, schedule: "none", window: 0, samples: 0,
      periods: 0, amplitude: 0, truthRadius: .infinity, settlingBand: sweep.settlingBand, settlingScale: 0,
      check: Self.failedCheck(reason))
    let asked = sweep.engines.filter { isAsked($0.engine) }
    guard !asked.isEmpty else { return nil }
    return MeasuredCase(
      record: record, measurements: failures(of: asked, caseID: id, sweep: sweep.name, reason), index: index)
  }

  private static func failedCheck(_ reason: String) -> IntegrationCheck {
    IntegrationCheck(stepper: "none", tolerance: 0, evaluations: 0, failure: reason)
  }

  private func failures(
    of selections: [EngineSelection], caseID: String, sweep: String, _ reason: String
  ) -> [MeasurementRecord] {
    selections.map {
      MeasurementRecord(
        caseID: caseID, sweep: sweep, engine: $0.engine, role: $0.role, verdict: .failed(error: reason),
        tolerance: $0.precision.relative)
    }
  }
}
