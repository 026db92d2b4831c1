import MotionProblems
import Testing

@testable import EngineModels

@Suite("Specimens")
struct SpecimenTests {
  /// Of the amplitude 1: twins are compared with a matrix exponential whose own error is below it.
  static let truthTolerance = 1e-11

  static let cases: [(specimen: Int, signature: Int)] = EngineCatalog.specimens.indices.flatMap { index in
    EngineCatalog.specimens[index].signatures.indices.compactMap { signature in
      if case .position = EngineCatalog.specimens[index].signatures[signature].quantity {
        (index, signature)
      } else {
        nil
      }
    }
  }

  @Test(
    "Every position signature is shown, and its twin is a hundredfold nearer the truth", arguments: cases)
  func positionSignatures(specimen: Int, signature: Int) throws {
    let specimen = EngineCatalog.specimens[specimen]
    let signature = specimen.signatures[signature]
    guard case .position(let time) = signature.quantity else { return }
    let times = signature.schedule.times(over: signature.window).times
    let index = try #require(times.indices.min { (times[$0] - time).magnitude < (times[$1] - time).magnitude })
    let what = "\(specimen.engine.name) at \(time)"
    let observed = try trace(of: specimen.engine, signature.problem, at: times).positions[index]
    expectClose(observed, signature.expected, within: signature.tolerance, what)
    let truth = ExactMotion(signature.problem.law).state(after: times[index], from: signature.problem.start).position
    let twin = try trace(of: specimen.twin, signature.problem, at: times).positions[index]
    expectClose(twin, truth, within: Self.truthTolerance, "the twin of \(what)")
    #expect(100 * (twin - truth).magnitude <= (observed - truth).magnitude)
  }

  @Test("The capped sinh: right at 3.015 s with 0.779, and 0.993 published 35 ms after the leap")
  func sinhCapped() throws {
    let times = DisplayFrames(rate: 200).times(over: 4).times
    let problem = try spring(stiffness: 100, dampingCoefficient: 200)
    let shown = try trace(of: ClosedFormEngine<SinhCappedForm>(), problem, at: times)
    expectClose(1 + shown.positions[603], 0.779, within: 0.0005, "3.015 s")
    expectClose(shown.positions[603], -0.22118142827003349, within: 1e-13, "3.015 s")
    expectClose(1 + shown.positions[610], 0.993, within: 0.0005, "3.05 s")
  }

  @Test(
    "The capped sinh does what the textbook form does at and below critical damping", arguments: [0.0, 3, 20, 19.99])
  func sinhCappedElsewhere(dampingCoefficient: Double) throws {
    let times = SampleTimes.uniform(count: 360, over: 40).times
    let problem = try spring(
      stiffness: 100, dampingCoefficient: dampingCoefficient, velocity: 4, retargets: [Retarget(time: 1.3, target: 2)])
    let faulty = try trace(of: ClosedFormEngine<SinhCappedForm>(), problem, at: times)
    #expect(faulty == (try trace(of: ClosedFormEngine<TextbookClosedForm>(), problem, at: times)))
  }

  @Test("The published start of the form with ω for ω²: 0.970 instead of 0")
  func omegaForOmegaSquared() throws {
    let problem = try spring(stiffness: 2, dampingCoefficient: 10)
    let shown = try trace(of: ClosedFormEngine<OmegaForOmegaSquaredForm>(), problem, at: [0, 1])
    expectClose(1 + shown.positions[0], 0.970, within: 0.0005, "the start")
    expectClose(shown.positions[1], -0.012798229922351734, within: 1e-15, "1 s")
  }

  @Test("Specimens that have springs only refuse friction, in words")
  func springsOnly() throws {
    let problem = try friction(rate: 4, velocity: 1)
    for name in ["sinh-capped-at-300", "overdamped-omega-for-omega-squared"] {
      let engine = try #require(EngineCatalog.engine(named: name))
      let reason = "\(name) has springs only"
      #expect(engine.refusal(of: problem) == reason)
      #expect(engine.refusal(of: try spring(stiffness: 1, dampingCoefficient: 1)) == nil)
      #expect(throws: EngineFailure.rejected(reason: reason)) { try trace(of: engine, problem, at: [0, 1]) }
    }
  }
}
