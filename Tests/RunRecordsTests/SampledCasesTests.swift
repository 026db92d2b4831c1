import Testing

@testable import RunRecords

@Suite("The cases whose curves are kept")
struct SampledCasesTests {
  /// Two sweeps and two engines; errors that differ, tie, are no numbers, or are missing.
  static let measurements: [MeasurementRecord] = ["grid", "long"].flatMap { sweep in
    ["ours", "theirs"].flatMap { engine in
      [3e-13, 1e-15, .nan, 5e-13, 5e-13, nil, 2e-12].enumerated().map { index, error in
        sampleMeasurement(
          "\(sweep)/\(index)", sweep: sweep, engine: engine, verdict: (error ?? 0) > 1e-12 ? .exceeds : .within,
          error: error)
      }
    }
  }

  private func choices(_ measurements: some Sequence<MeasurementRecord>) -> [SampledCases.Choice] {
    var cases = SampledCases()
    for measurement in measurements { cases.add([measurement]) }
    return cases.choices
  }

  @Test("The three worst of each sweep and engine, what is no number first, of equals by their id")
  func worstThree() {
    let found = choices(Self.measurements)
    #expect(found.count == 12)
    #expect(found.prefix(3).map(\.caseID) == ["grid/2", "grid/6", "grid/3"])
    #expect(found.prefix(3).map(\.place) == [1, 2, 3])
    #expect(found.map(\.sweep) == Array(repeating: "grid", count: 6) + Array(repeating: "long", count: 6))
    #expect(found[3].engine == "theirs")
  }

  @Test("Neither the order of the cases nor their division into parts matters", arguments: 2...5)
  func division(_ parts: Int) {
    let whole = Set(choices(Self.measurements))
    #expect(Set(choices(Self.measurements.reversed())) == whole)
    let ofParts = (0..<parts).flatMap { part in
      choices(Self.measurements.enumerated().filter { $0.offset % parts == part }.map(\.element))
    }
    let names = Set(ofParts.map { "\($0.caseID) \($0.engine)" })
    #expect(whole.allSatisfy { names.contains("\($0.caseID) \($0.engine)") })
  }

  @Test("An engine that has no error to rank by is not chosen")
  func nothingToRank() {
    #expect(choices([sampleMeasurement("a", verdict: .notApplicable(reason: "r"), error: nil)]).isEmpty)
    #expect(choices([sampleMeasurement("a", verdict: .failed(error: "e"), error: nil)]).count == 1)
  }
}
