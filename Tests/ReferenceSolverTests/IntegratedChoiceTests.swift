import GSLNumerics
import MotionProblems
import Testing

@testable import ReferenceSolver

@Suite struct IntegratedChoiceTests {
  private func spring(_ ratio: Double) throws -> MotionProblem {
    try MotionProblem(
      law: .spring(try Oscillator(mass: 1, stiffness: 1, dampingCoefficient: 2 * ratio)),
      start: PhaseState(position: -1, velocity: 0))
  }

  @Test func stiffMeansADampingRatioAbove20() throws {
    for index in 0..<100 as Range<UInt64> {
      #expect(StepperChoice.stepper(for: try spring(20), caseIndex: index) == .rk8pd)
      #expect([.rk4imp, .bsimp].contains(StepperChoice.stepper(for: try spring(20.001), caseIndex: index)))
    }
    let friction = try MotionProblem(law: .friction(.exponential(rate: 2)), start: PhaseState(position: 0, velocity: 1))
    #expect(StepperChoice.stepper(for: friction, caseIndex: 0) == .rk8pd)
  }

  @Test func aQuarterOfTheStiffCasesGoToTheSecondFamily() throws {
    let problem = try spring(100)
    let second = (0..<10_000 as Range<UInt64>).filter {
      StepperChoice.stepper(for: problem, caseIndex: $0) == .bsimp
    }
    // Five standard deviations of a fair draw.
    #expect(abs(second.count - 2500) < 217, "\(second.count) of 10000")
  }

  @Test(arguments: [2, 3, 24, 25, 26, 360, 5000]) func checksAreSamplesAndEndWithTheLast(count: Int) {
    let samples = SampleTimes.uniform(count: count, over: 3)
    let checks = CheckTimes(of: samples)
    #expect(checks.times.count == min(24, count - 1))
    #expect(checks.indices.last == count - 1 && checks.indices.first != 0)
    #expect(checks.indices == Array(Set(checks.indices)).sorted())
    for (index, time) in zip(checks.indices, checks.times) { #expect(time == samples.times[index]) }
  }

  @Test func moreChecksWhenAsked() {
    let checks = CheckTimes(of: .uniform(count: 361, over: 3), count: 36)
    #expect(checks.indices.count == 36)
    #expect(checks.indices[17] == 90, "half the checks lie in the first quarter")
  }
}
