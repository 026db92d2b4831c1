import Testing

@testable import RunRecords

@Suite struct FrameRateTests {
  private let rates: [Double] = [30, 60, 120]

  /// Groups g0…, each at every rate; the error at rate r of group g is g + r / 1000.
  private func cases(groups: Int, rateIsInnermost: Bool) -> [(CaseRecord, [MeasurementRecord])] {
    let pairs =
      rateIsInnermost
      ? (0..<groups).flatMap { group in rates.map { (group, $0) } }
      : rates.flatMap { rate in (0..<groups).map { ($0, rate) } }
    return pairs.map { group, rate in
      let id = "g\(group),frameRate=\(rate)"
      let measurement = sampleMeasurement(
        id, verdict: .exceeds, error: Double(group) + rate / 1000, endError: rate * Double(group + 1),
        timeScale: 60 / rate)
      return (sampleCase(id, frameRate: rate, group: "g\(group)"), [measurement])
    }
  }

  @Test(arguments: [true, false])
  func spreadsWhateverTheOrderOfTheAxes(_ rateIsInnermost: Bool) throws {
    var summary = RunSummary()
    for (record, measurements) in cases(groups: 5, rateIsInnermost: rateIsInnermost) {
      summary.add(record, measurements)
    }
    let result = try #require(summary.frameRates.first)
    #expect(summary.frameRates.count == 1)
    #expect(result.rates.map(\.framesPerSecond) == rates)
    #expect(result.rates.map(\.cases) == [5, 5, 5])
    #expect(result.rates.map(\.timeScale) == [2, 1, 0.5])
    #expect(result.groups == 5)
    #expect(result.partialGroups == 0)
    #expect(abs((result.positionErrorSpread?.value ?? .nan) - 0.09) <= 1e-12)
    #expect(result.endErrorSpread == Extreme(value: 450, caseID: "g4"))
  }

  @Test func memoryIsBoundedAndSaysSo() throws {
    var tracker = FrameRateTracker(sweep: "grid", openLimit: 2)
    for (record, measurements) in cases(groups: 50, rateIsInnermost: true) { tracker.add(record, measurements) }
    #expect(tracker.finished().first?.groups == 50)
    #expect(tracker.finished().first?.partialGroups == 0)
    var other = FrameRateTracker(sweep: "grid", openLimit: 50)
    for (record, measurements) in cases(groups: 50, rateIsInnermost: false) { other.add(record, measurements) }
    #expect(other.finished().first?.groups == 50)
  }

  @Test func aMissingRateMakesAGroupPartial() {
    var tracker = FrameRateTracker(sweep: "grid")
    for (record, measurements) in cases(groups: 3, rateIsInnermost: true).dropLast() {
      tracker.add(record, measurements)
    }
    #expect(tracker.finished().first?.partialGroups == 1)
    #expect(tracker.finished().first?.groups == 3)
  }

  @Test(arguments: [Double.nan, .infinity])
  func whatIsNotFiniteIsAnInfiniteSpread(_ error: Double) {
    var summary = RunSummary()
    for (rate, value) in zip([60.0, 120], [1e-15, error]) {
      summary.add(
        sampleCase("\(rate)", frameRate: rate, group: "g"),
        [sampleMeasurement("\(rate)", verdict: .exceeds, error: value, timeScale: value)])
    }
    #expect(summary.frameRates.first?.positionErrorSpread?.value == .infinity)
    #expect(summary.frameRates.first?.rates.last?.timeScale?.isFinite == false)
  }

  @Test func aFailureWithoutErrorIsAnInfiniteSpread() {
    var summary = RunSummary()
    summary.add(sampleCase("a", frameRate: 60, group: "g"), [sampleMeasurement("a")])
    summary.add(
      sampleCase("b", frameRate: 120, group: "g"), [sampleMeasurement("b", verdict: .failed(error: "x"), error: nil)])
    #expect(summary.frameRates.first?.positionErrorSpread?.value == .infinity)
  }

  @Test func sweepsAreKeptApart() {
    var summary = RunSummary()
    for sweep in ["a", "b"] {
      for rate in [60.0, 90] {
        let id = "\(sweep)\(rate)"
        summary.add(
          sampleCase(id, sweep: sweep, frameRate: rate, group: "g"), [sampleMeasurement(id, sweep: sweep)])
      }
    }
    #expect(summary.frameRates.map(\.sweep) == ["a", "b"])
    #expect(summary.frameRates.map(\.groups) == [1, 1])
  }

  @Test func ratesThatAreToldApartAreLimited() {
    var summary = RunSummary()
    for rate in 1...100 {
      summary.add(
        sampleCase("\(rate)", frameRate: Double(rate), group: "g"), [sampleMeasurement("\(rate)", error: Double(rate))])
    }
    #expect(summary.frameRates.first?.rates.count == FrameRateSummary.rateLimit)
    #expect(summary.frameRates.first?.positionErrorSpread?.value == 99)
  }

  @Test func casesWithoutFrameRatesMakeNoTable() {
    var summary = RunSummary()
    summary.add(sampleCase("a"), [sampleMeasurement("a")])
    #expect(summary.frameRates.isEmpty)
    #expect(summary.frameRatesTable().rows.isEmpty)
  }
}
