import EngineModels
import MotionProblems
import RunRecords
import Testing

@testable import EngineComparison

/// An engine may be asked for some of a case's instants only, and the suite says so.
@Suite("Every so many instants")
struct ThinnedInstantsTests {
  /// Dashpot's engine that is a unit off at one instant, by its place among those it is asked for.
  private struct Stumbling: EngineModel {
    let place: Int
    let name = "dashpot"
    let summary = "off at one instant"

    func record(
      _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
    ) throws(EngineFailure) {
      guard let engine = EngineCatalog.engine(named: "dashpot") else { return }
      try engine.record(problem, at: times, restBand: restBand, into: &trace)
      trace.positions[min(place, times.count - 1)] += 1
    }
  }

  private func error(place: Int, every: Int) throws -> (time: Double, window: Double) {
    let suite = try parse(
      suiteText(
        axes: "[{parameter: stiffness, list: [100]}]",
        more: "    engines: {judged: [{engine: dashpot, every: \(every)}]}"))
    #expect(suite.sweeps[0].engines == [EngineSelection(engine: "dashpot", role: .judged, every: every)])
    var found = (time: -1.0, window: 0.0)
    try SuiteRun(suite, options: .init(), engines: [Stumbling(place: place)]).run { measured in
      found = (measured.measurements[0].positionErrorTime ?? .nan, measured.record.window)
      #expect(measured.measurements[0].verdict == .exceeds && measured.record.samples == 360)
      return true
    }
    return found
  }

  @Test("the first of every four, and the last of all", arguments: [1, 2, 4, 7])
  func places(every: Int) throws {
    for place in [0, 1, 13] {
      let found = try error(place: place, every: every)
      #expect(abs(found.time - found.window * Double(place * every) / 359) < 1e-9 * found.window, "place \(place)")
    }
    let last = try error(place: 10_000, every: every)
    #expect(last.time == last.window)
  }
}
