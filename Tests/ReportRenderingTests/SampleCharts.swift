import RunRecords

@testable import ReportRendering

/// The charts of the sample report, and of runs in which every name is another.
enum SampleCharts {
  static let charts = charts(SampleReport.cases, summary: SampleReport.summary)

  static func charts(_ cases: [(CaseRecord, [MeasurementRecord])], summary: RunSummary) -> RunCharts {
    var axes = SweptAxes()
    for (record, _) in cases { axes.add(record) }
    var records = ChartRecords(axes: axes)
    var sampled = SampledCases()
    for (record, measurements) in cases {
      records.add(record, measurements)
      sampled.add(measurements)
    }
    records.samples = sampled.choices.map { choice in
      SampleRecord(
        caseID: choice.caseID, sweep: choice.sweep, engine: choice.engine, role: choice.role, place: choice.place,
        curves: curves)
    }
    return RunCharts(summary, records)
  }

  /// An engine that is a quarter off, and for one instant nowhere.
  static let curves = SampledCurves(
    times: [0, 0.25, 0.5, 0.75, 1], positions: [-1, -0.25, .nan, 0.25, 0], velocities: [],
    truePositions: [-1, -0.5, 0, 0, 0], truePositionTails: [0, 0, 0, 0, 1e-20], trueVelocities: [0, 2, 2, 0, 0])

  /// A run in which suite, sweep, axis, value, engine, error and provenance all bear one name.
  static func hostile(_ name: String) -> (run: RunRecord, charts: RunCharts) {
    let id = "\(name)@1/\(name)/\(name)=\(name),x=1"
    let record = CaseRecord(
      id: id, sweep: name, law: .spring(mass: 1, stiffness: 1, dampingCoefficient: 1), startPosition: -1,
      startVelocity: 0, retargets: 0, schedule: name, frameRate: 60, frameRateGroup: name, window: 1, samples: 360,
      periods: 1, amplitude: 1, truthRadius: 0, settlingBand: 1e-3, settlingScale: 1, settlingTime: 1,
      check: IntegrationCheck(stepper: name, deviation: 0, tolerance: 1, evaluations: 1))
    let measurements = [
      MeasurementRecord(
        caseID: id, sweep: name, engine: name, role: .judged, verdict: .failed(error: name), positionError: 1,
        tolerance: 1e-12, claimedSettlingTime: 0.5)
    ]
    var summary = RunSummary()
    summary.add(record, measurements)
    let run = RunRecord(
      suite: name, suiteVersion: 1, suiteHash: name, provenance: [ProvenanceItem(name: name, value: name)],
      circumstances: [], plannedCases: 1, isComplete: true)
    return (run, charts([(record, measurements)], summary: summary))
  }
}
