import ReportRendering
import RunRecords

/// A small run, made by hand: two sweeps, three engines, one of everything a report has to show.
enum SampleReport {
  static let run = RunRecord(
    suite: "standard", suiteVersion: 1, suiteHash: "1f0c33a3b2d4e5f6",
    provenance: [
      ProvenanceItem(name: "toolchain", value: "Swift 6.3.1"), ProvenanceItem(name: "GSL", value: "2.7.1"),
      ProvenanceItem(name: "FLINT", value: "2.9.0"),
    ],
    circumstances: [ProvenanceItem(name: "host", value: "never-in-a-report")], plannedCases: 6, isComplete: true)

  static let cases: [(CaseRecord, [MeasurementRecord])] =
    grid.map { record in (record, gridMeasurements(of: record)) }
    + rates.map { record in (record, rateMeasurements(of: record)) }

  private static let grid: [CaseRecord] = [(1500.0, 0.0), (1500, 30), (100, 0)].map {
    (stiffness: Double, damping: Double) -> CaseRecord in
    CaseRecord(
      id:
        "standard@1/grid/stiffness=\(ShortestNumber.text(stiffness)),dampingCoefficient=\(ShortestNumber.text(damping))",
      sweep: "grid", law: .spring(mass: 1, stiffness: stiffness, dampingCoefficient: damping), startPosition: -1,
      startVelocity: 0, retargets: 0, schedule: "360 samples", window: 1.25, samples: 360, periods: 7.7,
      amplitude: damping == 0 ? 2 : 1.5, truthRadius: 1e-31 * stiffness, settlingBand: 1e-3, settlingScale: 1,
      settlingTime: damping == 0 ? .infinity : 0.4567, overshoot: damping == 0 ? 1 : 0.25,
      peakTime: 0.0811155735194722,
      check: IntegrationCheck(stepper: "rk8pd", deviation: 1e-15 * stiffness, tolerance: 1e-10, evaluations: 4521))
  }

  private static let rates: [CaseRecord] = [30.0, 60, 120].map { (rate: Double) -> CaseRecord in
    CaseRecord(
      id: "standard@1/rates/frictionRate=2,frameRate=\(ShortestNumber.text(rate))", sweep: "rates",
      law: .exponentialDecay(frictionRate: 2), startPosition: 0, startVelocity: 1000, retargets: 0,
      schedule: "\(ShortestNumber.text(rate)) Hz", frameRate: rate, frameRateGroup: "standard@1/rates/frictionRate=2",
      window: 4, samples: Int(4 * rate), periods: 1.27, amplitude: 499.8, truthRadius: 2e-30, settlingBand: 1e-3,
      settlingScale: 499.8, settlingTime: 3.4538776394910684,
      check: IntegrationCheck(
        stepper: "rk8pd", tolerance: 1e-10, evaluations: 12, failure: rate == 30 ? "step underflow at 0.5 s" : nil))
  }

  private static func gridMeasurements(of record: CaseRecord) -> [MeasurementRecord] {
    guard case .spring(_, let stiffness, let damping) = record.law else { return [] }
    let isDamped = damping > 0
    let ours = MeasurementRecord(
      caseID: record.id, sweep: record.sweep, engine: "dashpot", role: .judged, verdict: .within,
      reachedClass: .binary64, positionError: 3.1e-16, positionErrorTime: 0.25, positionErrorRMS: 1.2e-16,
      velocityError: 4.4e-16,
      endError: 2.2e-16, tolerance: 1e-12, overshootError: isDamped ? -1.5e-16 : 0, peakTimeError: 0,
      timeScale: 1, timeOffset: -2e-18, errorAfterFit: 3.1e-16, claimedSettlingTime: isDamped ? 0.4567 : nil,
      excursionAfterStop: isDamped ? 0.001 : nil)
    let textbook = MeasurementRecord(
      caseID: record.id, sweep: record.sweep, engine: "semi-implicit-euler", role: .shown,
      verdict: stiffness > 1000 ? .exceeds : .failed(error: "it would take 1e9 steps"),
      positionError: stiffness > 1000 ? 0.0312 : nil, positionErrorTime: 0.5, positionErrorRMS: 0.011,
      velocityError: 0.25, endError: 0.003, tolerance: 1e-12, overshootError: 0.0125, peakTimeError: 0.0021,
      timeScale: 0.9917, timeOffset: -0.0005, errorAfterFit: 0.0007, claimedSettlingTime: 0.3, excursionAfterStop: 0.05)
    let faulty = MeasurementRecord(
      caseID: record.id, sweep: record.sweep, engine: "explicit-euler", role: .specimen, verdict: .exceeds,
      positionError: isDamped ? .nan : .infinity, positionErrorRMS: .infinity, tolerance: 1e-12, blowUpTime: 0.75)
    return [ours, textbook, faulty]
  }

  private static func rateMeasurements(of record: CaseRecord) -> [MeasurementRecord] {
    let rate = record.frameRate ?? 0
    return [
      MeasurementRecord(
        caseID: record.id, sweep: record.sweep, engine: "dashpot", role: .judged, verdict: .within,
        reachedClass: .binary64, positionError: 2e-16, positionErrorRMS: 1e-16, endError: 1e-16, tolerance: 1e-12,
        timeScale: 1),
      MeasurementRecord(
        caseID: record.id, sweep: record.sweep, engine: "semi-implicit-euler", role: .shown, verdict: .exceeds,
        reachedClass: rate > 100 ? .milliseconds : .pixel, positionError: 0.3 / rate, positionErrorRMS: 0.1 / rate,
        endError: 0.2 / rate, tolerance: 1e-12,
        timeScale: 1 - 0.5 / rate),
      MeasurementRecord(
        caseID: record.id, sweep: record.sweep, engine: "explicit-euler", role: .specimen,
        verdict: .notApplicable(reason: "no friction"), tolerance: 1e-12),
    ]
  }

  static let signatures = [
    SignatureRecord(
      specimen: "explicit-euler", twin: "semi-implicit-euler", quantity: "position at 3.05 s", expected: 1.8125,
      tolerance: 5e-4, observed: 1.81249, twinObserved: 1.0001, truth: 1)
  ]

  /// A sawtooth, and what is too high, then no number, then far off.
  private static let curve: KnownFault.Curve = {
    let times: [Double] = (0...60).map { Double($0) / 60 }
    let truth: [Double] = (0...60).map { Double($0 % 20 - 10) / 10 }
    var shown: [Double] = truth.map { 1.25 * $0 }
    shown[50] = .nan
    for index in 56...60 { shown[index] = 1e9 }
    return KnownFault.Curve(
      caseID: "standard@1/grid/stiffness=1500,dampingCoefficient=30", times: times, truth: truth, shown: shown,
      longestStretch: 0.5)
  }()

  static let faults: [KnownFault] = [
    KnownFault(
      name: "explicit-euler", summary: "Euler's method | at a fixed step", story: "It *grows*.",
      seenIn: ["somewhere", "else<where>", "owner/repository#12"], signatures: signatures,
      worst: KnownFault.WorstCase(
        caseID: "standard@1/grid/stiffness=1500,dampingCoefficient=0", verdict: .exceeds, positionError: .infinity,
        tolerance: 1e-12),
      curve: curve)
  ]

  static var summary: RunSummary {
    var summary = RunSummary(worstLimit: 2)
    for (record, measurements) in cases { summary.add(record, measurements) }
    for signature in signatures { summary.add(signature) }
    return summary
  }

  static let emptyRun = RunRecord(
    suite: "standard", suiteVersion: 1, suiteHash: "1f0c33a3b2d4e5f6", provenance: [], circumstances: [],
    plannedCases: 0, isComplete: true)

  /// One case of that id, on one engine of that name, which failed with those words.
  static func summary(named name: String) -> (case: CaseRecord, measurement: MeasurementRecord, summary: RunSummary) {
    var record = cases[0].0
    record.id = name
    record.sweep = name
    record.frameRateGroup = name
    record.frameRate = 60
    record.check.stepper = name
    let measurement = MeasurementRecord(
      caseID: name, sweep: name, engine: name, role: .judged, verdict: .failed(error: name), tolerance: 1e-12)
    var summary = RunSummary()
    summary.add(record, [measurement])
    summary.add(
      SignatureRecord(
        specimen: name, twin: name, quantity: name, expected: 1, tolerance: 1, observed: 1, twinObserved: 1, truth: 1))
    return (record, measurement, summary)
  }
}
