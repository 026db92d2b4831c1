import EngineModels
import MotionProblems
import RunRecords
import Testing

@testable import EngineComparison

/// The worst cases run again: their curves are those that were judged.
@Suite("Curves of the worst cases")
struct WorstCurvesTests {
  static let text = """
    suite: curves
    version: 1
    engines: {judged: [dashpot, rk4], shown: [textbook-closed-form]}
    sweeps:
      - name: grid
        template: {mass: 2}
        axes:
          - {parameter: stiffness, list: [50, 1000]}
          - {parameter: dampingRatio, list: [0.1, 1, 3]}
      - name: long
        template: {stiffness: 100, dampingRatio: 0.05}
        schedule: {samples: 1500}
        axes: [{parameter: relativeVelocity, list: [0, 1, 2, 3, 4]}]
      - name: retarget
        template: {dampingRatio: 0.5}
        retargets: [{after: 0.25, target: -1}]
        axes: [{parameter: stiffness, list: [100]}]
    """

  private struct Ran {
    var sampled = SampledCases()
    var measurements: [String: MeasurementRecord] = [:]
    var amplitudes: [String: Double] = [:]
    var samples: [SampleRecord] = []
  }

  private func run(jobs: Int) throws -> Ran {
    let run = try SuiteRun(try parse(Self.text), options: .init(jobs: jobs))
    var ran = Ran()
    run.run { measured in
      ran.sampled.add(measured.measurements)
      ran.amplitudes[measured.record.id] = measured.record.amplitude
      for one in measured.measurements { ran.measurements["\(one.caseID) \(one.engine)"] = one }
      return true
    }
    ran.samples = try #require(run.samples(of: ran.sampled))
    return ran
  }

  @Test("Each shows the error that the case was judged by, thinned or not, whatever the number of threads")
  func sameErrors() throws {
    let ran = try run(jobs: 2)
    #expect(ran.samples.count == 3 * 3 + 3 * 3 + 3)
    for sample in ran.samples {
      let measurement = try #require(ran.measurements["\(sample.caseID) \(sample.engine)"])
      let largest = sample.curves.errors.map(\.magnitude).max() ?? .nan
      #expect(largest / (ran.amplitudes[sample.caseID] ?? .nan) == measurement.positionError, "\(sample.caseID)")
      #expect(sample.sweep == "long" || sample.curves.times.count == 360)
      #expect(sample.curves.times.count <= SampledCurves.largestCount)
    }
    #expect(ran.samples.map(\.place) == ran.sampled.choices.map(\.place))
    #expect(try run(jobs: 1).samples == ran.samples)
  }

  @Test("Work that is ended gives nothing")
  func ended() throws {
    let run = try SuiteRun(try parse(Self.text), options: .init(jobs: 2))
    let ran = try self.run(jobs: 1)
    #expect(run.samples(of: ran.sampled, while: { false }) == nil)
  }

  @Test("An engine that fails is shown without positions, the truth with it")
  func failing() throws {
    let suite = try parse(Self.text)
    let run = try SuiteRun(suite, options: .init(filter: "retarget", jobs: 1), engines: [FailingEngine()])
    var sampled = SampledCases()
    run.run { measured in
      sampled.add(measured.measurements)
      return true
    }
    let samples = try #require(run.samples(of: sampled))
    #expect(samples.count == 3)
    #expect(samples.allSatisfy { $0.curves.positions.isEmpty && $0.curves.truePositions.count == 360 })
    #expect(samples.allSatisfy { $0.curves.truePositions.first == -1 })
  }

}

private struct FailingEngine: EngineModel {
  let name = "dashpot"
  let summary = "fails"

  func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    trace.positions = [1, 2]
  }
}
