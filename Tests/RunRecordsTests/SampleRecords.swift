import RunRecords

/// A case of sweep `sweep`; everything not named is unremarkable.
func sampleCase(
  _ id: String, sweep: String = "grid", frameRate: Double? = nil, group: String? = nil, settlingTime: Double? = 1,
  truthRadius: Double = 1e-30,
  check: IntegrationCheck = IntegrationCheck(stepper: "rk8pd", deviation: 1e-12, tolerance: 1e-10, evaluations: 100)
) -> CaseRecord {
  CaseRecord(
    id: id, sweep: sweep, law: .spring(mass: 1, stiffness: 100, dampingCoefficient: 10), startPosition: -1,
    startVelocity: 0, retargets: 0, schedule: "360 samples", frameRate: frameRate, frameRateGroup: group, window: 2,
    samples: 360, periods: 3, amplitude: 1, truthRadius: truthRadius, settlingBand: 1e-3, settlingScale: 1,
    settlingTime: settlingTime, check: check)
}

func sampleMeasurement(
  _ id: String, sweep: String = "grid", engine: String = "ours", role: Role = .judged, verdict: Verdict = .within,
  error: Double? = 1e-15, rms: Double? = nil, endError: Double? = nil, tolerance: Double = 1e-12,
  timeScale: Double? = nil, claimed: Double? = nil, reachedClass: PrecisionClass? = nil
) -> MeasurementRecord {
  MeasurementRecord(
    caseID: id, sweep: sweep, engine: engine, role: role, verdict: verdict, reachedClass: reachedClass,
    positionError: error, positionErrorRMS: rms, endError: endError, tolerance: tolerance, timeScale: timeScale,
    claimedSettlingTime: claimed)
}
