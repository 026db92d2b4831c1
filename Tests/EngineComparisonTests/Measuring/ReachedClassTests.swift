import EngineModels
import MotionProblems
import ReferenceSolver
import RunRecords
import Testing

@testable import EngineComparison

/// The class that is reported does not depend on the class that was asked for.
@Suite("The precision class that a trace reaches")
struct ReachedClassTests {
  private static let offsets: [(Double, PrecisionClass?)] = [
    (1e-13, .binary64), (1e-9, .binary32), (1.5e-6, .binary32), (1e-3, .pixel), (0.4, .pixel), (0.6, nil), (.nan, nil),
    (.infinity, nil),
  ]

  private func record(
    _ asked: PrecisionClass, way: Double = 1, change: (inout Trace, SampleTimes) -> Void
  ) throws -> MeasurementRecord {
    let problem = try MotionProblem(
      law: .spring(Oscillator(mass: 1, stiffness: 100, dampingCoefficient: 10)),
      start: PhaseState(position: -way, velocity: 0))
    let times = DisplayFrames(rate: 60).times(over: 2)
    let motion = try CertifiedMotion(problem)
    var truth = ReferenceTrace()
    try motion.record(at: times, into: &truth)
    var shown = Trace()
    shown.positions = truth.positions
    change(&shown, times)
    return CaseTruth(
      problem: problem, times: times.times, trace: truth, amplitude: try motion.amplitude(over: times.last),
      settlingScale: way
    ).measurement(
      of: shown, caseID: "id", sweep: "sweep", selection: EngineSelection(engine: "e", role: .judged, precision: asked),
      settlingBand: 1e-3, excursionAfterStop: nil)
  }

  @Test("By the error of one sample, whatever was asked", arguments: offsets, PrecisionClass.allCases)
  func byError(_ row: (Double, PrecisionClass?), _ asked: PrecisionClass) throws {
    let (error, expected) = row
    let record = try record(asked, way: 100) { shown, _ in shown.positions[119] += error }
    #expect(record.reachedClass == expected, "an error of \(error), asked for \(asked)")
    if record.reachedClass == asked { #expect(record.verdict == .within) }
  }

  @Test(
    "Half a pixel is no claim on a way that is not of pixels",
    arguments: [(40.0, Optional<PrecisionClass>.none), (50, .pixel)])
  func shortWay(_ way: Double, _ expected: PrecisionClass?) throws {
    // The amplitude, overshoot included, is 1.163 ways: 46.5 and 58.2 units.
    let record = try record(.binary64, way: way) { shown, _ in shown.positions[60] += 0.1 }
    #expect(record.reachedClass == expected)
  }

  @Test("Half a millisecond late everywhere: milliseconds, though a sample at rest has no room for it")
  func milliseconds() throws {
    let record = try record(.binary64) { shown, times in
      let problem = try? MotionProblem(
        law: .spring(Oscillator(mass: 1, stiffness: 100, dampingCoefficient: 10)),
        start: PhaseState(position: -1, velocity: 0))
      guard let problem, let motion = try? CertifiedMotion(problem) else { return }
      var speeds = ReferenceTrace()
      guard (try? motion.record(at: times, into: &speeds)) != nil else { return }
      for index in shown.positions.indices { shown.positions[index] -= 5e-4 * speeds.velocities[index] }
    }
    #expect(record.reachedClass == .milliseconds)
    #expect(record.verdict == .exceeds)
  }

  @Test("A wrong velocity keeps out of the classes that hold it")
  func velocity() throws {
    let record = try record(.binary64) { shown, _ in
      shown.velocities = Array(repeating: 0, count: shown.positions.count)
    }
    #expect((record.positionError ?? 1) < 1e-16)
    #expect(record.verdict == .exceeds)
    #expect(record.reachedClass == .milliseconds)
  }
}
