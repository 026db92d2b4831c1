import RunRecords
import Testing

@Suite("Exceedances that are known")
struct KnownExceedanceTests {
  private static let mixed = [
    SampleCase("good", error: 1e-16), SampleCase("bad", .exceeds, error: 3e-12),
    SampleCase("ugly", .failed(error: "x"), error: nil),
  ]

  private static func replacing(_ name: String, _ verdict: Verdict, _ error: Double?) -> [SampleCase] {
    mixed.map { $0.name == name ? SampleCase(name, verdict, error: error) : $0 }
  }

  @Test("They are recorded one by one and kept out of the figures")
  func recording() throws {
    let baseline = try recorded(Self.mixed)
    #expect(baseline.known.map(\.key.caseID) == [sampleID("bad"), sampleID("ugly")])
    #expect(baseline.known.map(\.severity) == [3, .infinity])
    #expect(baseline.rows.first { $0.key.quantity == .positionError }?.value == 1e-16)
    #expect(baseline.rows.first { $0.key.quantity == .against }?.value == 0)
    #expect(baseline.rows.first { $0.key.quantity == .judgements }?.value == 3)
    let comparison = compared(baseline, Self.mixed)
    #expect(comparison.outcome == .same)
    #expect(comparison.knownExceedances == 2)
  }

  static let moves: [(String, Verdict, Double?, BaselineFinding.Kind?, BaselineOutcome)] = [
    ("bad", .exceeds, 3.001e-12, nil, .same), ("bad", .exceeds, 4e-12, .worse, .worse),
    ("bad", .exceeds, 2e-12, .better, .better), ("bad", .within, 1e-16, .noLongerExceeds, .better),
    ("bad", .failed(error: "y"), nil, .worse, .worse), ("bad", .exceeds, .nan, .notANumber, .worse),
    ("bad", .notApplicable(reason: "z"), nil, .missing, .worse), ("ugly", .exceeds, 9, .better, .better),
    ("ugly", .within, 1e-16, .noLongerExceeds, .better), ("ugly", .failed(error: "other"), nil, nil, .same),
  ]

  @Test("They are judged by their movement alone", arguments: moves)
  func movement(
    _ name: String, _ verdict: Verdict, _ error: Double?, _ kind: BaselineFinding.Kind?, _ outcome: BaselineOutcome
  ) throws {
    let comparison = compared(try recorded(Self.mixed), Self.replacing(name, verdict, error))
    let finding = comparison.findings.first { $0.key.quantity == .severity }
    #expect(finding?.kind == kind)
    #expect(comparison.outcome == outcome)
    if let finding { #expect(finding.caseID == sampleID(name)) }
  }

  @Test("One that is not known is named, and raises the figures as well")
  func new() throws {
    let comparison = compared(try recorded(Self.mixed), Self.replacing("good", .exceeds, 1e-6))
    #expect(comparison.outcome == .worse)
    let finding = try #require(comparison.findings.first { $0.kind == .newExceedance })
    #expect(finding.caseID == sampleID("good"))
    #expect(finding.after?.rounded() == 1e6)
    #expect(comparison.findings.contains { $0.kind == .worse && $0.key.quantity == .positionError })
  }

  @Test("A known case that is gone is missing")
  func gone() throws {
    let comparison = compared(try recorded(Self.mixed), Self.mixed.filter { $0.name != "bad" })
    #expect(comparison.findings.contains { $0.kind == .missing && $0.caseID == sampleID("bad") })
    #expect(comparison.outcome == .worse)
  }

  private static func accepted(_ entries: (String, String)...) -> AcceptedExceedances {
    AcceptedExceedances(
      entries.enumerated().map {
        AcceptedExceedances.Entry(engine: $1.0, pattern: $1.1, reason: "a reason", line: $0 + 1)
      })
  }

  @Test("One that a list accepts counts for nothing, and stays out of the figures")
  func accepting() throws {
    let baseline = try recorded([SampleCase("good", error: 1e-16), SampleCase("other", error: 1e-16)])
    let now = [SampleCase("good", error: 1e-16), SampleCase("other", .exceeds, error: 1e-3)]
    #expect(compared(baseline, now).outcome == .worse)
    for pattern in [sampleID("other"), "sample@1/grid/oth*"] {
      let comparison = compared(baseline, now, accepted: Self.accepted(("ours", pattern)))
      #expect(comparison.outcome == .same, "\(pattern): \(comparison.findings)")
      #expect(comparison.knownExceedances == 1)
    }
    let ofAnother = compared(baseline, now, accepted: Self.accepted(("theirs", sampleID("other"))))
    #expect(ofAnother.outcome == .worse)
  }

  @Test("An accepted one that no longer exceeds is reported, and so is one that is not there")
  func stale() throws {
    let baseline = try recorded([SampleCase("good"), SampleCase("other")])
    let within = compared(
      baseline, [SampleCase("good"), SampleCase("other")], accepted: Self.accepted(("ours", sampleID("other"))))
    #expect(within.findings.map(\.kind) == [.acceptedButWithin])
    #expect(within.outcome == .better)
    #expect(within.findings.first?.acceptedLine == 1)
    let absent = compared(
      baseline, [SampleCase("good"), SampleCase("other")],
      accepted: Self.accepted(("ours", sampleID("typo")), ("ours", "sample@2/*")))
    #expect(absent.findings.map(\.kind) == [.acceptedButAbsent, .acceptedButAbsent])
    #expect(absent.outcome == .worse)
  }

  @Test("With a list, recording takes its reasons, and refuses an exceedance that it does not have")
  func reasons() throws {
    let all = Self.accepted(("ours", sampleID("bad")), ("ours", "sample@1/grid/u*"))
    let baseline = try fold(Self.mixed, .exceedances, accepted: all)
      .baseline(of: sampleRun(), allowsNaN: false, requiresReasons: true)
    #expect(baseline.known.map(\.reason) == ["a reason", "a reason"])
    let some = Self.accepted(("ours", sampleID("bad")))
    let key = KnownExceedance.Key(engine: "ours", caseID: sampleID("ugly"))
    #expect(throws: BaselineObjection.notAccepted(count: 1, first: key)) {
      try fold(Self.mixed, .exceedances, accepted: some)
        .baseline(of: sampleRun(), allowsNaN: false, requiresReasons: true)
    }
  }

  @Test("More than can be recorded one by one are refused, and counted at a check")
  func tooMany() throws {
    let count = Baseline.knownLimit + 3
    let bad = (0..<count).map { SampleCase("\($0)", .exceeds, error: 1e-3) }
    #expect(throws: BaselineObjection.tooManyExceedances(count: count)) { try recorded(bad) }
    let comparison = compared(try recorded((0..<count).map { SampleCase("\($0)") }), bad)
    #expect(comparison.unlistedExceedances == 3)
    #expect(comparison.findings.count { $0.kind == .newExceedance } == Baseline.knownLimit)
    #expect(comparison.against >= count)
  }

  @Test("A run that is not whole, or another one, is refused with the way out")
  func refusals() throws {
    let baseline = try recorded(Self.mixed)
    let filter = [ProvenanceItem(name: "filter", value: "mass=2")]
    let rows: [(RunRecord, BaselineObjection)] = [
      (sampleRun(isComplete: false), .incomplete), (sampleRun(shard: "1/2"), .part("1/2")),
      (sampleRun(version: 2), .otherVersion(recorded: 1, found: 2)),
      (sampleRun(selection: filter), .otherSelection(recorded: [], found: filter)),
    ]
    for (run, objection) in rows {
      #expect(baseline.objection(to: run) == objection)
      #expect("\(objection)".contains(";"), "no way out in: \(objection)")
    }
    #expect(baseline.objection(to: sampleRun()) == nil)
    for run in [rows[0].0, rows[1].0] {
      #expect(throws: BaselineObjection.self) { try fold(Self.mixed, .exceedances).baseline(of: run, allowsNaN: true) }
    }
  }
}
