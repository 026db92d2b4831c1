import Testing

@testable import GSLNumerics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

@Suite struct ODEStepperTests {
  @Test(arguments: ODEStepper.allCases) func nameIsTheLibrarys(stepper: ODEStepper) {
    #expect(stepper.libraryName == stepper.rawValue)
    #expect(!stepper.summary.isEmpty && !stepper.summary.contains("\n"))
  }

  @Test func elevenSteppersFiveOfThemImplicit() {
    #expect(ODEStepper.allCases.count == 11)
    #expect(ODEStepper.allCases.filter(\.isImplicit) == [.rk1imp, .rk2imp, .rk4imp, .bsimp, .msbdf])
  }

  /// A study of convergence: the counts of fixed steps that are halved, in the asymptotic range of the method.
  struct Study: CustomTestStringConvertible, Sendable {
    let stepper: ODEStepper
    let strength: Double
    let counts: [Int]
    var testDescription: String { stepper.rawValue }
  }

  static let studies = [
    Study(stepper: .rk2, strength: 3, counts: [32, 64, 128, 256]),
    Study(stepper: .rk4, strength: 3, counts: [32, 64, 128, 256]),
    Study(stepper: .rkf45, strength: 3, counts: [32, 64, 128, 256]),
    Study(stepper: .rkck, strength: 1, counts: [12, 16, 24, 32]),
    Study(stepper: .rk8pd, strength: 1, counts: [4, 5, 6, 8]),
    Study(stepper: .rk1imp, strength: 1, counts: [64, 128, 256, 512]),
    Study(stepper: .rk2imp, strength: 3, counts: [32, 64, 128, 256]),
    Study(stepper: .rk4imp, strength: 3, counts: [24, 32, 64, 128]),
  ]

  /// How far a signed observed order may lie from the formal one: what the next term of the error leaves over.
  static let orderTolerance = 0.2

  @Test(arguments: studies) func fourHalvingsShowTheSignedOrder(study: Study) throws {
    let formal = try #require(study.stepper.formalOrder)
    for count in study.counts {
      let (coarse, fine) = (try error(study, steps: count), try error(study, steps: 2 * count))
      // A quotient of errors of different sign has no logarithm and fails as NaN.
      let observed = log2(coarse / fine)
      #expect(
        abs(observed - Double(formal)) < Self.orderTolerance,
        "\(study.stepper.rawValue), \(count) to \(2 * count) steps: order \(observed), expected \(formal)")
    }
  }

  private func error(_ study: Study, steps: Int) throws -> Double {
    let end = 2.0
    let settings = ODESettings(stepper: study.stepper, absoluteTolerance: 1e-12, initialStep: 0.1)
    let integrator = try ODEIntegrator(Tide(strength: study.strength), settings: settings, state: [1])
    try integrator.takeFixedSteps(count: steps, of: end / Double(steps))
    #expect(integrator.time == end)
    return integrator[0] - exp(study.strength * sin(end))
  }

  @Test func extrapolationIsAccurateAtOnce() throws {
    let observed = try error(Study(stepper: .bsimp, strength: 1, counts: []), steps: 4)
    #expect(abs(observed) < 1e-12, "error \(observed)")
  }

  @Test(arguments: ODEStepper.allCases) func everyStepperMeetsItsTolerance(stepper: ODEStepper) throws {
    let settings = ODESettings(stepper: stepper, absoluteTolerance: 1e-9, initialStep: 1e-3)
    let integrator = try ODEIntegrator(Tide(), settings: settings, state: [1])
    // Why: implicit Euler needs a hundred thousand steps for this.
    let end = stepper == .rk1imp ? 0.1 : 2.0
    try integrator.advance(to: end)
    let (observed, expected) = (integrator[0], exp(sin(end)))
    // The errors of single steps add up; multistep methods are known to be the least strict.
    let tolerance = 1e-6
    #expect(abs(observed - expected) < tolerance, "\(stepper): \(observed), expected \(expected) ± \(tolerance)")
    #expect(integrator.time == end)
    #expect((integrator.jacobianCount > 0) == stepper.needsJacobian)
    #expect(integrator.derivativeCount >= integrator.stepCount && integrator.stepCount > 1)
  }
}
