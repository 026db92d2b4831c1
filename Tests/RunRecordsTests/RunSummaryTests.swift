import RunRecords
import Testing

@Suite struct RunSummaryTests {
  private func engine(_ measurements: [MeasurementRecord], settlingTime: Double? = 1) -> EngineSummary? {
    var summary = RunSummary()
    for measurement in measurements {
      summary.add(sampleCase(measurement.caseID, settlingTime: settlingTime), [measurement])
    }
    return summary.sweeps.first?.engines.first
  }

  @Test func extremesNameTheirCase() {
    let summary = engine([
      sampleMeasurement("a", error: 1e-15), sampleMeasurement("b", verdict: .exceeds, error: 3e-3),
      sampleMeasurement("c", error: 2e-15), sampleMeasurement("d", verdict: .exceeds, error: 3e-3),
    ])
    #expect(summary?.positionError == Extreme(value: 3e-3, caseID: "b"))
    #expect(summary?.positionErrorOverTolerance?.caseID == "b")
    #expect(summary?.verdicts.within == 2)
    #expect(summary?.verdicts.exceeds == 2)
  }

  /// Whatever the order, NaN ranks above infinity, infinity above numbers.
  @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  func notANumberIsWorst(_ order: [Int]) {
    let values: [Double] = [1, .nan, .infinity]
    let measurements = order.map { sampleMeasurement("\($0)", verdict: .exceeds, error: values[$0], rms: values[$0]) }
    let all = engine(measurements)
    #expect(all?.positionError?.caseID == "1")
    #expect(all?.positionErrorRMS?.isNaN == true)
    #expect(all?.positionErrorOverTolerance?.value == .infinity)
    let withoutNaN = engine(measurements.filter { $0.caseID != "1" })
    #expect(withoutNaN?.positionError == Extreme(value: .infinity, caseID: "2"))
    #expect(withoutNaN?.positionErrorRMS == .infinity)
  }

  @Test func rootMeanSquareOverCases() {
    let values = [3e-16, 4e-16, 0, 5e-16]
    let summary = engine(values.map { sampleMeasurement("c", rms: $0) })
    // √((9 + 16 + 0 + 25) / 4) · 1e-16
    let expected = 3.5355339059327378e-16
    let relativeTolerance = 1e-15
    #expect(abs((summary?.positionErrorRMS ?? .nan) / expected - 1) <= relativeTolerance)
  }

  @Test(arguments: [1e200, 1e-200])
  func rootMeanSquareNeitherOverflowsNorUnderflows(_ size: Double) {
    let summary = engine([3 * size, 4 * size].map { sampleMeasurement("c", rms: $0) })
    // √((9 + 16) / 2)
    #expect(abs((summary?.positionErrorRMS ?? .nan) / (3.5355339059327378 * size) - 1) <= 1e-15)
  }

  @Test func settlingErrors() {
    let summary = engine([
      sampleMeasurement("early", claimed: 0.25), sampleMeasurement("late", claimed: 1.5),
      sampleMeasurement("silent", claimed: nil), sampleMeasurement("exact", claimed: 1),
    ])
    #expect(summary?.earliestSettlingError == Extreme(value: -0.75, caseID: "early"))
    #expect(summary?.latestSettlingError == Extreme(value: 0.5, caseID: "late"))
  }

  @Test func stoppingAMotionThatNeverSettles() {
    #expect(
      engine([sampleMeasurement("a", claimed: 3)], settlingTime: .infinity)?.earliestSettlingError?.value == -.infinity)
    #expect(
      engine([sampleMeasurement("a", claimed: .infinity)], settlingTime: .infinity)?.latestSettlingError?.value == 0)
    #expect(engine([sampleMeasurement("a", claimed: 3)], settlingTime: nil)?.latestSettlingError == nil)
    #expect(engine([sampleMeasurement("a", claimed: .nan)])?.earliestSettlingError?.value.isNaN == true)
  }

  @Test func signedExtremesGoByMagnitude() {
    var small = sampleMeasurement("a")
    small.overshootError = 0.1
    small.peakTimeError = 0.2
    var large = sampleMeasurement("b")
    large.overshootError = -0.3
    large.peakTimeError = -0.1
    let summary = engine([small, large])
    #expect(summary?.overshootError == Extreme(value: -0.3, caseID: "b"))
    #expect(summary?.peakTimeError == Extreme(value: 0.2, caseID: "a"))
  }

  @Test func timeScalesAndBlowUps() {
    var blown = sampleMeasurement("b", verdict: .exceeds, timeScale: 0.75)
    blown.blowUpTime = 0.5
    let summary = engine([sampleMeasurement("a", timeScale: 1.25), blown, sampleMeasurement("c")])
    #expect(summary?.smallestTimeScale == Extreme(value: 0.75, caseID: "b"))
    #expect(summary?.largestTimeScale == Extreme(value: 1.25, caseID: "a"))
    #expect(summary?.blowUps == 1)
    #expect(summary?.earliestBlowUp == Extreme(value: 0.5, caseID: "b"))
  }

  private static let folds: [([PrecisionClass?], PrecisionClass?)] = [
    ([.binary64], .binary64), ([.binary64, .binary32, .binary64], .binary32), ([.pixel, .milliseconds], .pixel),
    ([.milliseconds, .binary32], .milliseconds), ([nil], nil), ([.binary64, nil, .binary64], nil), ([], nil),
  ]

  @Test("The worst of the classes, nil for good once a case reaches none", arguments: folds)
  func reachedClass(_ classes: [PrecisionClass?], _ expected: PrecisionClass?) {
    let cases = classes.enumerated().map { sampleMeasurement("\($0)", verdict: .exceeds, reachedClass: $1) }
    #expect(engine(cases)?.reachedClass == expected)
  }

  @Test func failedCasesReachNoClass() {
    let failed = sampleMeasurement("b", verdict: .failed(error: "x"), error: nil)
    #expect(engine([sampleMeasurement("a", reachedClass: .binary64), failed])?.reachedClass == nil)
    #expect(engine([failed, sampleMeasurement("a", reachedClass: .binary64)])?.reachedClass == nil)
  }

  @Test func casesThatAreNotAskedCountForNoClass() {
    let refused = sampleMeasurement("b", verdict: .notApplicable(reason: "x"), error: nil)
    #expect(engine([refused, sampleMeasurement("a", reachedClass: .binary32), refused])?.reachedClass == .binary32)
    #expect(engine([refused])?.reachedClass == nil)
  }

  @Test func anUnsoundCaseReachesNoClass() {
    #expect(engine([sampleMeasurement("a", error: .nan, reachedClass: .binary64)])?.reachedClass == nil)
  }

  @Test func offsetsGoByMagnitude() {
    var early = sampleMeasurement("a")
    early.timeOffset = 0.01
    early.errorAfterFit = 3e-3
    var late = sampleMeasurement("b")
    late.timeOffset = -0.02
    late.errorAfterFit = 1e-3
    let summary = engine([early, late])
    #expect(summary?.timeOffset == Extreme(value: -0.02, caseID: "b"))
    #expect(summary?.errorAfterFit == Extreme(value: 3e-3, caseID: "a"))
  }

  @Test func checks() {
    var summary = RunSummary()
    let checks = [
      IntegrationCheck(stepper: "s", deviation: 1e-12, tolerance: 1e-10, evaluations: 1),
      IntegrationCheck(stepper: "s", deviation: 3e-10, tolerance: 1e-10, evaluations: 1),
      IntegrationCheck(stepper: "s", deviation: 0, tolerance: 0, evaluations: 1),
    ]
    for (index, check) in checks.enumerated() {
      summary.add(sampleCase("\(index)", truthRadius: Double(index) * 1e-30, check: check), [])
    }
    let sweep = summary.sweeps[0]
    #expect(sweep.cases == 3)
    #expect(sweep.checksThatHold == 2)
    #expect(sweep.checksThatDoNotHold == 1)
    #expect(sweep.deviationOverTolerance?.caseID == "1")
    #expect(abs((sweep.deviationOverTolerance?.value ?? 0) - 3) <= 1e-12)
    #expect(sweep.truthRadius == Extreme(value: 2e-30, caseID: "2"))
    let failed = IntegrationCheck(stepper: "s", tolerance: 1e-10, evaluations: 1, failure: "step underflow")
    summary.add(sampleCase("3", check: failed), [])
    #expect(summary.sweeps[0].deviationOverTolerance == Extreme(value: .infinity, caseID: "3"))
    #expect(summary.sweeps[0].checksThatFailed == 1)
    let notANumber = IntegrationCheck(stepper: "s", deviation: .nan, tolerance: 1e-10, evaluations: 1)
    summary.add(sampleCase("4", check: notANumber), [])
    #expect(summary.sweeps[0].checksThatDoNotHold == 3)
    #expect(summary.sweeps[0].deviationOverTolerance?.caseID == "4")
  }

  @Test func sweepsAndEnginesKeepTheirOrder() {
    var summary = RunSummary()
    summary.add(sampleCase("1", sweep: "b"), [sampleMeasurement("1", sweep: "b", engine: "y")])
    summary.add(
      sampleCase("2", sweep: "b"),
      [sampleMeasurement("2", sweep: "b", engine: "x"), sampleMeasurement("2", sweep: "b", engine: "y")])
    summary.add(sampleCase("3", sweep: "a"), [sampleMeasurement("3", sweep: "a", engine: "x")])
    #expect(summary.sweeps.map(\.sweep) == ["b", "a"])
    #expect(summary.sweeps[0].engines.map(\.engine) == ["y", "x"])
    #expect(summary.sweeps[0].engines.map(\.verdicts.within) == [2, 1])
    #expect(summary.cases == 3)
  }
}

@Suite struct WorstCasesTests {
  private func worst(_ errors: [(String, Double?, Verdict)], limit: Int = 3) -> [WorstCases.Entry] {
    var summary = RunSummary(worstLimit: limit)
    for (id, error, verdict) in errors {
      summary.add(sampleCase(id), [sampleMeasurement(id, verdict: verdict, error: error)])
    }
    return summary.worst.first?.entries ?? []
  }

  private let errors: [(String, Double?, Verdict)] = [
    ("d", 1e-15, .within), ("c", 5e-3, .exceeds), ("b", 5e-3, .exceeds), ("a", 1e-13, .within),
    ("n", .nan, .exceeds), ("f", nil, .failed(error: "rejected")), ("s", nil, .notApplicable(reason: "no velocity")),
    ("w", nil, .within),
  ]

  @Test func rankingIsStableUnderEveryOrder() {
    let expected = ["f", "n", "b", "c"]
    #expect(worst(errors, limit: 4).map(\.caseID) == expected)
    #expect(worst(errors.reversed(), limit: 4).map(\.caseID) == expected)
    for shift in errors.indices {
      #expect(worst(Array(errors[shift...] + errors[..<shift]), limit: 4).map(\.caseID) == expected)
    }
  }

  @Test func nothingToRankIsLeftOut() {
    #expect(worst(errors, limit: 100).map(\.caseID) == ["f", "n", "b", "c", "a", "d"])
    #expect(worst(errors, limit: 0).isEmpty)
  }

  @Test func replayCommandIsQuotedForTheShell() {
    #expect(
      ReplayCommand.text(suite: "standard", caseID: "standard@1/grid/stiffness=1500,dampingRatio=0.5")
        == "dashpot verify standard --case 'standard@1/grid/stiffness=1500,dampingRatio=0.5'")
    #expect(ReplayCommand.text(suite: "my suite", caseID: "it's") == "dashpot verify 'my suite' --case 'it'\\''s'")
    #expect(ReplayCommand.text(suite: "-x", caseID: "$(rm)") == "dashpot verify '-x' --case '$(rm)'")
    #expect(ReplayCommand.text(suite: "", caseID: "") == "dashpot verify '' --case ''")
  }
}
