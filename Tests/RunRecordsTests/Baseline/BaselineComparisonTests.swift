import RunRecords
import Testing

@Suite("A run against a baseline")
struct BaselineComparisonTests {
  private static let good = [
    SampleCase("a", error: 1e-16), SampleCase("b", error: 3e-16), SampleCase("c", error: 2e-16),
  ]

  @Test("What was recorded is as recorded")
  func same() throws {
    let comparison = compared(try recorded(Self.good), Self.good)
    #expect(comparison.findings.isEmpty)
    #expect(comparison.outcome == .same)
    #expect(comparison.compared == (try recorded(Self.good)).rows.count)
  }

  @Test("The worst of each figure is recorded, with its case")
  func rows() throws {
    let baseline = try recorded(Self.good)
    let error = try #require(baseline.rows.first { $0.key.quantity == .positionError })
    #expect(error.value == 3e-16)
    #expect(error.caseID == sampleID("b"))
    #expect(baseline.rows.map(\.key) == baseline.rows.map(\.key).sorted())
    #expect(baseline.rows.first { $0.key.quantity == .judgements }?.value == 3)
    #expect(baseline.rows.first { $0.key.quantity == .cases }?.part == .truth)
  }

  @Test("Worse, better and both, each with its case and its figures")
  func moved() throws {
    let baseline = try recorded(Self.good)
    let worse = compared(baseline, [Self.good[0], Self.good[1], SampleCase("c", error: 5e-14)])
    #expect(worse.outcome == .worse)
    let finding = try #require(worse.findings.first)
    #expect(worse.findings.count == 1)
    #expect(finding.kind == .worse)
    #expect(finding.before == 3e-16 && finding.after == 5e-14)
    #expect(finding.caseID == sampleID("c"))
    let allowance = 1e-15 + 1e-6 * 3e-16
    #expect(finding.allowance == allowance)
    #expect(try #require(finding.timesAllowance).isApproximately((5e-14 - 3e-16) / allowance, relative: 1e-15))

    let large = try recorded([SampleCase("a", error: 1e-13), SampleCase("b", error: 3e-16)])
    let better = compared(large, [SampleCase("a", error: 1e-16), SampleCase("b", error: 3e-16)])
    #expect(better.outcome == .better)
    #expect(better.findings.map(\.kind) == [.better])
  }

  @Test("Something worse beside something better is worse, and comes first")
  func both() throws {
    let before = [SampleCase("a", error: 1e-13), SampleCase("x", error: 1e-16, sweep: "other")]
    let after = [SampleCase("a", error: 1e-16), SampleCase("x", error: 1e-13, sweep: "other")]
    let comparison = compared(try recorded(before), after)
    #expect(comparison.outcome == .worse)
    #expect(comparison.findings.map(\.kind) == [.worse, .better])
    #expect((comparison.against, comparison.better) == (1, 1))
  }

  @Test("Missing and extra rows are named, never passed")
  func missingAndExtra() throws {
    let other = SampleCase("x", sweep: "other")
    let missing = compared(try recorded(Self.good + [other]), Self.good)
    #expect(missing.outcome == .worse)
    #expect(Set(missing.findings.map(\.kind)) == [.missing])
    #expect(Set(missing.findings.map(\.key.sweep)) == ["other"])
    let extra = compared(try recorded(Self.good), Self.good + [other])
    #expect(extra.outcome == .worse)
    #expect(Set(extra.findings.map(\.kind)) == [.extra])
    #expect(extra.findings.count == missing.findings.count)
    #expect(extra.findings.allSatisfy { $0.before == nil && $0.after != nil })
  }

  @Test("A case less is told though no error moved")
  func fewerCases() throws {
    let comparison = compared(try recorded(Self.good), Array(Self.good.dropLast()))
    #expect(Set(comparison.findings.map(\.key.quantity)) == [.cases, .judgements])
    #expect(comparison.outcome == .worse)
  }

  @Test("An engine whose role changed is missing under the old and extra under the new")
  func role() throws {
    let shown = Self.good.map { one in
      SampleCase(
        one.name, results: one.results.map { sampleMeasurement($0.caseID, role: .shown, error: $0.positionError) })
    }
    let judged = SampleCase("z", sweep: "judged")
    let comparison = compared(try recorded(Self.good + [judged]), shown + [judged])
    #expect(Set(comparison.findings.map(\.kind)) == [.missing, .extra])
    #expect(Set(comparison.findings.filter { $0.kind == .extra }.map(\.part)) == [.shown])
  }

  @Test("NaN is refused at recording, or allowed by a word that the baseline keeps")
  func notANumber() throws {
    let broken = [
      SampleCase("a", results: [sampleMeasurement(sampleID("a"), role: .shown, error: .nan)]), SampleCase("b"),
    ]
    #expect(throws: BaselineObjection.self) { try recorded(broken) }
    let baseline = try recorded(broken, allowsNaN: true)
    #expect(compared(baseline, broken).outcome == .same)
    let mended = [
      SampleCase("a", results: [sampleMeasurement(sampleID("a"), role: .shown, error: 1e-3)]), SampleCase("b"),
    ]
    #expect(compared(baseline, mended).findings.first?.kind == .notANumber)
    #expect(compared(try recorded(mended), broken).findings.first?.kind == .notANumber)
    let strict = BaselineComparison(baseline, with: fold(broken, .known([])), allowsNaN: false)
    #expect(strict.outcome == .worse)
  }

  @Test("Nothing about a specimen may change, not even for the better")
  func specimen() throws {
    func cases(_ error: Double) -> [SampleCase] {
      [SampleCase("a", results: [sampleMeasurement(sampleID("a"), role: .specimen, verdict: .exceeds, error: error)])]
        + [SampleCase("b")]
    }
    let baseline = try recorded(cases(0.5))
    #expect(baseline.known.isEmpty)
    for error in [0.4, 0.6] {
      let comparison = compared(baseline, cases(error))
      #expect(comparison.findings.map(\.kind) == [.worse], "\(error)")
    }
  }

  @Test("Without a judged figure nothing was compared, whatever else moved")
  func nothingJudged() throws {
    let shown = [SampleCase("a", results: [sampleMeasurement(sampleID("a"), role: .shown, error: 1)])]
    #expect(compared(try recorded(Self.good), shown).outcome == .nothingCompared)
    #expect(compared(try recorded(Self.good), []).outcome == .nothingCompared)
  }

  @Test("The table has the worst first: what is against an engine, judged before shown, then by how far it moved")
  func order() throws {
    func cases(_ errors: [(sweep: String, role: Role, error: Double)]) -> [SampleCase] {
      errors.map { one in
        let id = sampleID("a", sweep: one.sweep)
        return SampleCase(
          "a", sweep: one.sweep,
          results: [sampleMeasurement(id, sweep: one.sweep, role: one.role, error: one.error)])
      }
    }
    let before = cases([("s1", .judged, 1e-13), ("s2", .judged, 1e-16), ("s3", .judged, 1e-16), ("s4", .shown, 1e-3)])
    let after = cases([("s1", .judged, 1e-16), ("s2", .judged, 1e-14), ("s3", .judged, 1e-13), ("s4", .shown, 1e9)])
    let findings = compared(try recorded(before), after).findings
    #expect(findings.map(\.key.sweep) == ["s3", "s2", "s4", "s1"])
  }

  @Test("The table replays each case, and says how many rows it leaves out")
  func table() throws {
    let other = SampleCase("x", sweep: "other")
    let comparison = compared(try recorded(Self.good + [other]), [Self.good[0], SampleCase("b", error: 1e-3)])
    let table = comparison.table(suite: "mine.yaml")
    #expect(table.rows.count == comparison.findings.count)
    #expect(table.rows.contains { $0.last == .text("dashpot verify mine.yaml --case 'sample@1/grid/b'") })
    let cut = comparison.table(suite: "mine.yaml", limit: 2)
    #expect(cut.rows == Array(table.rows.prefix(2)))
    #expect(cut.notes == ["\(table.rows.count - 2) more are not shown."])
  }
}

extension Double {
  fileprivate func isApproximately(_ other: Double, relative: Double) -> Bool {
    (self - other).magnitude <= relative * other.magnitude
  }
}
