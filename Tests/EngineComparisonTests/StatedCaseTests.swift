import MotionProblems
import Testing

@testable import EngineComparison

@Suite("Cases stated for other solvers")
struct StatedCaseTests {
  @Test("A sample of each sweep is spread over it, without repetition")
  func sample() throws {
    let suite = try Suite.parse(try SuiteCatalog.bytes(of: "standard"), path: "standard.yaml", vocabulary: .open)
    let all = try suite.cases()
    for count in [1, 2, 7] {
      let sample = suite.sample(of: all, perSweep: count)
      #expect(sample.count == suite.sweeps.reduce(0) { $0 + min(count, $1.caseCount) })
      #expect(sample == sample.sorted() && Set(sample).count == sample.count)
      for (place, sweep) in suite.sweeps.enumerated() {
        #expect(sample.count { suite.place(of: $0).sweep == place } == min(count, sweep.caseCount), "\(sweep.name)")
      }
    }
    let part = try suite.cases(matching: CaseFilter(sweep: "retarget"))
    #expect(
      suite.sample(of: part, perSweep: 5).allSatisfy { suite.place(of: $0).sweep == suite.place(of: part[0]).sweep })
  }

  @Test("Places follow the golden section")
  func places() {
    // (½ + i) · 0.618… mod 1: 0.309, 0.927, 0.545, 0.163, 0.781.
    #expect(CaseSelectionPlaces.of(5, 1000) == [163, 309, 545, 781, 927])
    #expect(CaseSelectionPlaces.of(3, 3) == [0, 1, 2] && CaseSelectionPlaces.of(9, 2) == [0, 1])
    #expect(CaseSelectionPlaces.of(4, 5).count == 4)
  }

  private enum CaseSelectionPlaces {
    static func of(_ count: Int, _ total: Int) -> [Int] { EngineComparison.Suite.places(count, of: total) }
  }

  @Test("Instants are some of the case's own, with the first and the last")
  func instants() {
    let times = (0..<361).map { Double($0) / 4 }
    #expect(StatedCase.chosen(12, of: times) == (0...12).map { Double($0) * 7.5 })
    #expect(StatedCase.chosen(360, of: times) == times && StatedCase.chosen(1000, of: times) == times)
    #expect(StatedCase.chosen(1, of: times) == [0, 90])
    #expect(StatedCase.chosen(4, of: [0, 1, 2, 3, 4, 5, 6]) == [0, 1, 3, 4, 6])
  }

  @Test("A spring with a retarget, and its truth")
  func spring() throws {
    let suite = try parse(
      suiteText(
        template: "{stiffness: 100, dampingCoefficient: 10}", axes: "[{parameter: mass, list: [1]}]",
        more: "    retargets: [{after: 0.25, target: 1}]"))
    let stated = try StatedCase(0, of: suite, instants: 6)
    #expect(stated.id == "trial@3/only/mass=1" && stated.sweep == "only")
    #expect(stated.times.count == 7 && stated.times[0] == 0 && stated.times[6] == stated.window)
    #expect(stated.positions[0] == -1 && stated.velocities[0] == 0 && stated.stoppingTime == nil)
    #expect(stated.problem.retargets.count == 1)
    #expect(stated.positionRadius < 1e-30 * stated.amplitude)
    // A quarter of the natural period 2π/10.
    #expect(stated.problem.retargets[0].time == 0.15707963267948966)
  }

  @Test("Friction that stops says when")
  func friction() throws {
    let suite = try parse(
      suiteText(template: "{velocity: 2000}", axes: "[{parameter: frictionDeceleration, list: [1400]}]"))
    let stated = try StatedCase(0, of: suite, instants: 3)
    #expect(stated.stoppingTime == 2000.0 / 1400)
    // v₀²/2a.
    #expect(abs(try #require(stated.positions.last) - 2000.0 * 2000 / 2800) < 1e-9)
    #expect(stated.velocities.last == 0)
  }
}
