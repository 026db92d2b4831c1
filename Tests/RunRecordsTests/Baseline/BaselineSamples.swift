import RunRecords

/// A run of the suite `sample` that is whole.
func sampleRun(
  cases: Int = 3, isComplete: Bool = true, selection: [ProvenanceItem] = [], shard: String? = nil, version: Int = 1
) -> RunRecord {
  RunRecord(
    suite: "sample", suiteVersion: version, suiteHash: "0123456789abcdef",
    provenance: [ProvenanceItem(name: "GSL", value: "2.7.1")] + selection,
    circumstances: shard.map { [ProvenanceItem(name: "shard", value: $0)] } ?? [], plannedCases: cases,
    isComplete: isComplete)
}

/// What engines came to on one case.
struct SampleCase {
  var name: String
  var sweep = "grid"
  var results: [MeasurementRecord]

  /// One judged engine.
  init(_ name: String, _ verdict: Verdict = .within, error: Double? = 1e-16, sweep: String = "grid") {
    self.name = name
    self.sweep = sweep
    results = [sampleMeasurement(id(of: name, sweep), sweep: sweep, verdict: verdict, error: error)]
  }

  init(_ name: String, sweep: String = "grid", results: [MeasurementRecord]) {
    self.name = name
    self.sweep = sweep
    self.results = results
  }
}

private func id(of name: String, _ sweep: String) -> String { "sample@1/\(sweep)/\(name)" }

func sampleID(_ name: String, sweep: String = "grid") -> String { id(of: name, sweep) }

func fold(
  _ cases: [SampleCase], _ exclusion: BaselineFold.Exclusion,
  accepted: AcceptedExceedances = AcceptedExceedances(), signatures: [SignatureRecord] = []
) -> BaselineFold {
  var fold = BaselineFold(exclusion, accepted: accepted)
  for one in cases { fold.add(sampleCase(id(of: one.name, one.sweep), sweep: one.sweep), one.results) }
  for signature in signatures { fold.add(signature) }
  return fold
}

func recorded(_ cases: [SampleCase], allowsNaN: Bool = false) throws -> Baseline {
  try fold(cases, .exceedances).baseline(of: sampleRun(cases: cases.count), allowsNaN: allowsNaN)
}

func compared(
  _ baseline: Baseline, _ cases: [SampleCase], accepted: AcceptedExceedances = AcceptedExceedances()
) -> BaselineComparison {
  BaselineComparison(baseline, with: fold(cases, .known(baseline.known), accepted: accepted), accepted: accepted)
}
