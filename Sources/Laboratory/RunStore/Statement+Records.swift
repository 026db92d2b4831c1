import RunRecords

/// The one place that knows which column a field of a record is in.
extension Statement {
  func bind(case record: CaseRecord, index: Int, sweepIndex: Int) {
    bind(index, at: 1)
    bind(record.id, at: 2)
    bind(sweepIndex, at: 3)
    bind(law: record.law)
    bind(record.startPosition, at: 11)
    bind(record.startVelocity, at: 12)
    bind(record.retargets, at: 13)
    bind(record.schedule, at: 14)
    bind(record.frameRate, at: 15)
    bind(record.frameRateGroup, at: 16)
    bind(record.window, at: 17)
    bind(record.samples, at: 18)
    bind(record.periods, at: 19)
    bind(record.amplitude, at: 20)
    bind(record.truthRadius, at: 21)
    bind(record.settlingBand, at: 22)
    bind(record.settlingScale, at: 23)
    bind(record.settlingTime, at: 24)
    bind(record.overshoot, at: 25)
    bind(record.peakTime, at: 26)
    bind(record.check.stepper, at: 27)
    bind(record.check.deviation, at: 28)
    bind(record.check.tolerance, at: 29)
    bind(record.check.evaluations, at: 30)
    bind(record.check.failure, at: 31)
    bind(record.constantsChanges, at: 34)
  }

  private func bind(law: CaseRecord.Law) {
    let constants = law.constants
    bind(law.name, at: 4)
    bind(constants.mass, at: 5)
    bind(constants.stiffness, at: 6)
    bind(constants.dampingCoefficient, at: 7)
    bind(constants.frictionRate, at: 8)
    bind(constants.frictionDeceleration, at: 9)
    bind(constants.dragCoefficient, at: 10)
    bind(constants.coulombFriction, at: 32)
    bind(constants.quadraticDamping, at: 33)
  }

  /// A case of `selectCases`; nil where a value that must be there is not.
  func caseRecord() -> CaseRecord? {
    guard let id = text(at: 1), let law = law(), let startPosition = double(at: 10), let startVelocity = double(at: 11),
      let schedule = text(at: 13), let window = double(at: 16), let periods = double(at: 18),
      let amplitude = double(at: 19), let truthRadius = double(at: 20), let settlingBand = double(at: 21),
      let settlingScale = double(at: 22), let stepper = text(at: 26), let checkTolerance = double(at: 28),
      let sweep = text(at: 34)
    else { return nil }
    return CaseRecord(
      id: id, sweep: sweep, law: law, startPosition: startPosition, startVelocity: startVelocity,
      retargets: integer(at: 12), constantsChanges: integer(at: 33), schedule: schedule, frameRate: double(at: 14),
      frameRateGroup: text(at: 15), window: window, samples: integer(at: 17), periods: periods, amplitude: amplitude,
      truthRadius: truthRadius,
      settlingBand: settlingBand, settlingScale: settlingScale, settlingTime: double(at: 23),
      overshoot: double(at: 24), peakTime: double(at: 25),
      check: IntegrationCheck(
        stepper: stepper, deviation: double(at: 27), tolerance: checkTolerance, evaluations: integer(at: 29),
        failure: text(at: 30)))
  }

  private func law() -> CaseRecord.Law? {
    var constants = CaseRecord.Law.Constants()
    constants.mass = double(at: 4)
    constants.stiffness = double(at: 5)
    constants.dampingCoefficient = double(at: 6)
    constants.frictionRate = double(at: 7)
    constants.frictionDeceleration = double(at: 8)
    constants.dragCoefficient = double(at: 9)
    constants.coulombFriction = double(at: 31)
    constants.quadraticDamping = double(at: 32)
    return text(at: 3).flatMap { CaseRecord.Law(name: $0, constants: constants) }
  }

  func bind(measurement: MeasurementRecord, caseIndex: Int, position: Int, engineIndex: Int) {
    bind(caseIndex, at: 1)
    bind(position, at: 2)
    bind(engineIndex, at: 3)
    bind(measurement.verdict.name, at: 4)
    bind(measurement.verdict.detail, at: 5)
    bind(measurement.reachedClass?.rawValue, at: 6)
    bind(measurement.tolerance, at: 7)
    bind(measurement.positionError, at: 8)
    bind(measurement.positionErrorTime, at: 9)
    bind(measurement.positionErrorRMS, at: 10)
    bind(measurement.velocityError, at: 11)
    bind(measurement.endError, at: 12)
    bind(measurement.overshootError, at: 13)
    bind(measurement.peakTimeError, at: 14)
    bind(measurement.timeScale, at: 15)
    bind(measurement.timeOffset, at: 16)
    bind(measurement.errorAfterFit, at: 17)
    bind(measurement.claimedSettlingTime, at: 18)
    bind(measurement.excursionAfterStop, at: 19)
    bind(measurement.blowUpTime, at: 20)
  }

  /// A measurement of `selectMeasurements`; nil where a value that must be there is not.
  func measurement(caseID: String, sweep: String, engine: StoredEngine) -> MeasurementRecord? {
    guard let name = text(at: 3), let verdict = Verdict(name: name, detail: text(at: 4)),
      let tolerance = double(at: 6)
    else { return nil }
    let reachedClass = text(at: 5).map(PrecisionClass.init(rawValue:))
    if case .some(.none) = reachedClass { return nil }
    return MeasurementRecord(
      caseID: caseID, sweep: sweep, engine: engine.name, role: engine.role, verdict: verdict,
      reachedClass: reachedClass.flatMap(\.self), positionError: double(at: 7), positionErrorTime: double(at: 8),
      positionErrorRMS: double(at: 9), velocityError: double(at: 10), endError: double(at: 11), tolerance: tolerance,
      overshootError: double(at: 12), peakTimeError: double(at: 13), timeScale: double(at: 14),
      timeOffset: double(at: 15), errorAfterFit: double(at: 16), claimedSettlingTime: double(at: 17),
      excursionAfterStop: double(at: 18), blowUpTime: double(at: 19))
  }

  func bind(signature: SignatureRecord, position: Int) {
    bind(position, at: 1)
    bind(signature.specimen, at: 2)
    bind(signature.twin, at: 3)
    bind(signature.quantity, at: 4)
    bind(signature.expected, at: 5)
    bind(signature.tolerance, at: 6)
    bind(signature.observed, at: 7)
    bind(signature.twinObserved, at: 8)
    bind(signature.truth, at: 9)
  }

  func signature() -> SignatureRecord? {
    guard let specimen = text(at: 1), let twin = text(at: 2), let quantity = text(at: 3), let expected = double(at: 4),
      let tolerance = double(at: 5), let observed = double(at: 6), let twinObserved = double(at: 7),
      let truth = double(at: 8)
    else { return nil }
    return SignatureRecord(
      specimen: specimen, twin: twin, quantity: quantity, expected: expected, tolerance: tolerance,
      observed: observed, twinObserved: twinObserved, truth: truth)
  }
}

/// An engine of a run file.
struct StoredEngine: Hashable {
  var name: String
  var role: Role
}
