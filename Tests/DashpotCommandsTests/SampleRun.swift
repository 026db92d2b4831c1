import RunRecords
import RunStore

/// Small runs made by hand.
enum SampleRun {
  /// What a judged engine came to on each case.
  static func write(_ verdicts: [Verdict], to path: String, error: Double = 1e-16, planned: Int? = nil) throws {
    let run = RunRecord(
      suite: "sample", suiteVersion: 1, suiteHash: "0123456789abcdef",
      provenance: [ProvenanceItem(name: "GSL", value: "2.7.1")], circumstances: [],
      plannedCases: planned ?? verdicts.count, isComplete: false)
    let writer = try RunWriter(path: path, run: run)
    for (index, verdict) in verdicts.enumerated() {
      let record = self.record(index)
      try writer.add(record, [measurement(of: record, verdict, error: error)], index: index)
    }
    try writer.finish(isComplete: planned == nil)
  }

  static func record(_ index: Int) -> CaseRecord {
    CaseRecord(
      id: "sample@1/springs/stiffness=\(index)", sweep: "springs",
      law: .spring(mass: 1, stiffness: Double(index + 1), dampingCoefficient: 1), startPosition: -1,
      startVelocity: 0, retargets: 0, schedule: "360 samples", window: 1, samples: 360, periods: 1, amplitude: 1,
      truthRadius: 1e-30, settlingBand: 1e-3, settlingScale: 1, settlingTime: 1,
      check: IntegrationCheck(stepper: "rk8pd", deviation: 1e-13, tolerance: 1e-10, evaluations: 100))
  }

  private static func measurement(of record: CaseRecord, _ verdict: Verdict, error: Double) -> MeasurementRecord {
    MeasurementRecord(
      caseID: record.id, sweep: record.sweep, engine: "dashpot", role: .judged, verdict: verdict,
      positionError: error, positionErrorTime: 0.5, velocityError: error, endError: error, tolerance: 1e-12)
  }
}
