import Foundation
import MotionProblems
import Testing

@testable import EngineComparison

@Suite("Peaks read off samples")
struct SampledPeakTests {
  private func problem(start: Double = -1, velocity: Double = 0, retargets: [Retarget] = []) throws -> MotionProblem {
    try MotionProblem(
      law: .spring(Oscillator(mass: 1, stiffness: 100, dampingCoefficient: 10)),
      start: PhaseState(position: start, velocity: velocity), retargets: retargets)
  }

  @Test func aParabolaIsFoundExactlyOnUnevenSamples() throws {
    let times = [0, 0.1, 0.3, 0.35, 0.6, 0.7]
    let positions = times.map { $0 == 0 ? -1 : 0.2 - 3 * ($0 - 0.37) * ($0 - 0.37) }
    let peak = try #require(SampledPeak(positions: positions, times: times, problem: problem()))
    #expect(abs(peak.time - 0.37) < 1e-14)
    #expect(abs(peak.excursion - 0.2) < 1e-15)
  }

  @Test func aMotionFromAboveOvershootsDownwards() throws {
    let times = (0..<100).map { Double($0) / 100 }
    let positions = times.map { exp(-5 * $0) * cos(8.66 * $0) }
    let peak = try #require(SampledPeak(positions: positions, times: times, problem: problem(start: 1)))
    // d/dt = 0 at ωt = π − atan(5/ω), where the value is −0.1910.
    #expect(abs(peak.time - 0.30228) < 1e-3)
    #expect(abs(peak.excursion - 0.19102) < 2e-4)
  }

  @Test func theTargetThatCountsIsTheLastOne() throws {
    let times = [0, 0.1, 0.2, 0.3, 0.4, 0.5]
    let moved = try problem(retargets: [Retarget(time: 0.15, target: 5)])
    let peak = try #require(SampledPeak(positions: [-1, 9, 1, 5.5, 6, 5.5], times: times, problem: moved))
    #expect(abs(peak.excursion - 1) < 1e-14)
    #expect(abs(peak.time - 0.4) < 1e-14)
  }

  @Test func noPeakWithoutPassingTheTarget() throws {
    let times = [0, 0.1, 0.2, 0.3, 0.4]
    #expect(SampledPeak(positions: [-1, -0.5, -0.2, -0.1, 0], times: times, problem: try problem()) == nil)
    #expect(SampledPeak(positions: [-1, .nan, 0.2, 0.1, 0], times: times, problem: try problem()) == nil)
    #expect(SampledPeak(positions: [0, 0, 0, 0, 0], times: times, problem: try problem(start: 0)) == nil)
  }
}
