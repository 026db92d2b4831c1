import RunRecords

/// The one place that knows which column a field of a record is in.
extension Statement {
  func bind(case record: CaseRecord, index: Int, sweepIndex: Int) {
    bind(index, at: 1)
    bind(record.id, at: 2)
    bind(sweepIndex, at: 3)
    bind(law: record.law)
    bind(record.startPosition, at: 9)
    bind(record.startVelocity, at: 10)
    bind(record.retargets, at: 11)
    bind(record.schedule, at: 12)
    bind(record.frameRate, at: 13)
    bind(record.frameRateGroup, at: 14)
    bind(record.window, at: 15)
    bind(record.samples, at: 16)
    bind(record.periods, at: 17)
    bind(record.amplitude, at: 18)
    bind(record.truthRadius, at: 19)
    bind(record.settlingBand, at: 20)
    bind(record.settlingScale, at: 21)
    bind(record.settlingTime, at: 22)
    bind(record.overshoot, at: 23)
    bind(record.peakTime, at: 24)
    bind(record.check.stepper, at: 25)
    bind(record.check.deviation, at: 26)
    bind(record.check.tolerance, at: 27)
    bind(record.check.evaluations, at: 28)
    bind(record.check.failure, at: 29)
  }

  private func bind(law: CaseRecord.Law) {
    switch law {
    case .spring(let mass, let stiffness, let dampingCoefficient):
      bind("spring", at: 4)
      bind(mass, at: 5)
      bind(stiffness, at: 6)
      bind(dampingCoefficient, at: 7)
      bind(Double?.none, at: 8)
    case .exponentialDecay(let frictionRate):
      bind("exponentialDecay", at: 4)
      for column in Int32(5)...7 { bind(Double?.none, at: column) }
      bind(frictionRate, at: 8)
    }
  }

  /// A case of `selectCases`; nil where a value that must be there is not.
  func caseRecord() -> CaseRecord? {
    guard let id = text(at: 1), let law = law(), let startPosition = double(at: 8), let startVelocity = double(at: 9),
      let schedule = text(at: 11), let window = double(at: 14), let periods = double(at: 16),
      let amplitude = double(at: 17), let truthRadius = double(at: 18), let settlingBand = double(at: 19),
      let settlingScale = double(at: 20), let stepper = text(at: 24), let checkTolerance = double(at: 26),
      let sweep = text(at: 29)
    else { return nil }
    return CaseRecord(
      id: id, sweep: sweep, law: law, startPosition: startPosition, startVelocity: startVelocity,
      retargets: integer(at: 10), schedule: schedule, frameRate: double(at: 12), frameRateGroup: text(at: 13),
      window: window, samples: integer(at: 15), periods: periods, amplitude: amplitude, truthRadius: truthRadius,
      settlingBand: settlingBand, settlingScale: settlingScale, settlingTime: double(at: 21),
      overshoot: double(at: 22), peakTime: double(at: 23),
      check: IntegrationCheck(
        stepper: stepper, deviation: double(at: 25), tolerance: checkTolerance, evaluations: integer(at: 27),
        failure: text(at: 28)))
  }

  private func law() -> CaseRecord.Law? {
    switch text(at: 3) {
    case "spring":
      guard let mass = double(at: 4), let stiffness = double(at: 5), let damping = double(at: 6) else { return nil }
      return .spring(mass: mass, stiffness: stiffness, dampingCoefficient: damping)
    case "exponentialDecay":
      return double(at: 7).map { .exponentialDecay(frictionRate: $0) }
    default: return nil
    }
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
