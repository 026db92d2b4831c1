import RunRecords
import Testing

@Suite struct OutcomeTests {
  private func summary(_ measurements: [MeasurementRecord], check: IntegrationCheck? = nil) -> RunSummary {
    var summary = RunSummary()
    for (index, measurement) in measurements.enumerated() {
      var measurement = measurement
      measurement.caseID = "\(index)"
      let record = check.map { sampleCase("\(index)", check: $0) } ?? sampleCase("\(index)")
      summary.add(record, [measurement])
    }
    return summary
  }

  private let within = sampleMeasurement("")
  private let exceeds = sampleMeasurement("", verdict: .exceeds, error: 1)
  private let failed = sampleMeasurement("", verdict: .failed(error: "no"), error: nil)
  private let skipped = sampleMeasurement("", verdict: .notApplicable(reason: "no"), error: nil)

  @Test func exitCodes() {
    #expect(summary([]).outcome().exitStatus == .nothingJudged)
    #expect(summary([within, within]).outcome().exitStatus == .allWithin)
    #expect(summary([within, exceeds]).outcome().exitStatus == .somethingIsWrong)
    #expect(summary([within, failed]).outcome().exitStatus == .somethingIsWrong)
    #expect(summary([within, skipped]).outcome().exitStatus == .allWithin)
    #expect(summary([skipped]).outcome().exitStatus == .nothingJudged)
    #expect(ExitStatus.allCases.map(\.rawValue) == [0, 1, 2])
  }

  @Test func onlyJudgedEnginesCount() {
    var shown = exceeds
    shown.role = .shown
    shown.engine = "euler"
    #expect(summary([within, shown]).outcome().exitStatus == .allWithin)
    #expect(summary([shown]).outcome().exitStatus == .nothingJudged)
  }

  @Test func aSpecimenMustBeCaughtOnceInTheRun() {
    var caught = exceeds
    caught.role = .specimen
    caught.engine = "faulty"
    var unseen = within
    unseen.role = .specimen
    unseen.engine = "faulty"
    #expect(summary([within, unseen]).outcome().specimensNotCaught == ["faulty"])
    #expect(summary([within, unseen]).outcome().exitStatus == .somethingIsWrong)
    #expect(summary([within, unseen]).outcome(requiresSpecimens: false).exitStatus == .allWithin)
    #expect(summary([within, unseen, caught]).outcome().exitStatus == .allWithin)
  }

  @Test func theTruthMustHold() {
    let check = IntegrationCheck(stepper: "s", deviation: 1, tolerance: 1e-10, evaluations: 1)
    let outcome = summary([within], check: check).outcome()
    #expect(outcome.checksThatDoNotHold == 1)
    #expect(outcome.exitStatus == .somethingIsWrong)
  }

  @Test(
    arguments: [
      (1.01, 1.0, 0, 0), (1.01, 1.001, 0, 1), (1.5, 1.0, 1, 0), (.nan, 1.0, 1, 1), (1.01, .nan, 0, 1),
    ] as [(Double, Double, Int, Int)])
  func signatures(_ observed: Double, _ twin: Double, _ notShown: Int, _ notClean: Int) {
    var summary = summary([within])
    summary.add(
      SignatureRecord(
        specimen: "faulty", twin: "mended", quantity: "time scale at 60 Hz", expected: 1.01, tolerance: 0.005,
        observed: observed, twinObserved: twin, truth: 1))
    let outcome = summary.outcome()
    #expect(outcome.signaturesNotShown == notShown)
    #expect(outcome.twinsNotClean == notClean)
    #expect(outcome.exitStatus == (notShown + notClean == 0 ? .allWithin : .somethingIsWrong))
  }

  /// A verdict cannot make a NaN fine.
  @Test func withinIsNotBelievedOfWhatIsNotANumber() {
    for change in [
      { (m: inout MeasurementRecord) in m.positionError = .nan }, { $0.positionError = .infinity },
      { $0.positionErrorRMS = .nan }, { $0.velocityError = .nan }, { $0.endError = .nan }, { $0.timeScale = .nan },
      { $0.overshootError = .nan }, { $0.peakTimeError = .nan }, { $0.tolerance = .nan },
    ] {
      var measurement = within
      change(&measurement)
      let outcome = summary([within, measurement]).outcome()
      #expect(outcome.judged.unsound == 1)
      #expect(outcome.exitStatus == .somethingIsWrong)
    }
  }
}
