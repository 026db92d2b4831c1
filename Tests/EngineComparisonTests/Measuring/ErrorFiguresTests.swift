import EngineModels
import ReferenceSolver
import Testing

@testable import EngineComparison

@Suite("Error figures")
struct ErrorFiguresTests {
  private let times = [0.0, 0.5, 1.0, 1.5]

  private func truth(_ positions: [Double], tails: [Double]? = nil) -> ReferenceTrace {
    var trace = ReferenceTrace()
    trace.positions = positions
    trace.positionTails = tails ?? positions.map { _ in 0 }
    trace.velocities = positions.map { _ in 2 }
    trace.velocityTails = positions.map { _ in 0 }
    return trace
  }

  private func shown(_ positions: [Double], velocities: [Double] = []) -> Trace {
    var trace = Trace()
    trace.positions = positions
    trace.velocities = velocities
    return trace
  }

  @Test func largestMeanAndLastErrorAreTheirTextbookValues() {
    let figures = ErrorFigures(
      of: shown([-1, -0.5, 0.25, 0.1], velocities: [2, 2, 2.5, 2]), against: truth([-1, -0.25, 0.125, 0]), at: times,
      amplitude: 1)
    #expect(figures.position == 0.25)
    #expect(figures.positionTime == 0.5)
    #expect(abs(figures.positionRMS - ((0.0625 + 0.015625 + 0.01) / 4).squareRoot()) < 1e-16)
    #expect(figures.end == 0.1)
    #expect(figures.velocity == 0.5)
    #expect(figures.blowUpTime == nil)
  }

  @Test func theTailOfTheTruthCounts() {
    let figures = ErrorFigures(
      of: shown([1, 1, 1, 1]), against: truth([1, 1, 1, 1], tails: [0, 3e-18, 0, -1e-18]), at: times, amplitude: 1)
    #expect(figures.position == 3e-18)
    #expect(figures.end == 1e-18)
    #expect(figures.velocity == nil)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func aSampleThatIsNoNumberIsNeverNear(_ bad: Double) {
    let figures = ErrorFigures(
      of: shown([0, bad, 0, 0], velocities: [2, 2, bad, 2]), against: truth([0, 0, 0, 0]), at: times, amplitude: 1)
    #expect(!(figures.position <= 1e300))
    #expect(!(figures.positionRMS <= 1e300))
    #expect(figures.velocity.map { !($0 <= 1e300) } == true)
    #expect(figures.positionTime == 0.5)
    #expect(figures.blowUpTime == 0.5)
    #expect(figures.end == 0)
  }

  @Test func aMillionAmplitudesAreABlowUp() {
    let figures = ErrorFigures(
      of: shown([0, 0.9e6, 1.1e6, 0]), against: truth([0, 0, 0, 0]), at: times, amplitude: 1)
    #expect(figures.blowUpTime == 1)
  }

  @Test(arguments: [(0.0, 0.0), (1e-300, Double.infinity)])
  func whereNothingMovedAnyErrorIsInfinite(_ error: Double, _ expected: Double) {
    #expect(fraction(error, of: 0) == expected)
    #expect(fraction(.nan, of: 0).isNaN)
    #expect(fraction(error, of: 2) == error / 2)
  }
}
