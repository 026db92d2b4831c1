import MotionProblems
import Testing

@testable import EngineModels

@Suite("The catalogue of engines")
struct EngineCatalogTests {
  @Test("The names, in order")
  func names() {
    #expect(
      EngineCatalog.all.map(\.name) == [
        "dashpot", "explicit-euler", "semi-implicit-euler", "velocity-verlet", "rk4", "textbook-closed-form",
        "rk4-display-fed-back", "semi-implicit-euler-steps-rounded-up", "sinh-capped-at-300",
        "overdamped-omega-for-omega-squared", "damping-ratio-cut-to-one", "decay-rate-times-mass",
        "critical-velocity-over-rate", "whole-milliseconds", "velocity-lost-at-retarget", "rk4-without-first-stage",
        "frame-time-clamped", "response-at-mass-one", "damping-softly-clamped", "cosh-overflow",
        "slow-root-by-subtraction", "finite-difference-velocity", "velocity-in-milliseconds",
        "settling-by-envelope-rate", "settling-by-natural-frequency", "rest-in-absolute-units",
        "rest-by-frame-change", "duration-cap", "crossing-is-rest", "euler-friction-sign-flip",
        "deceleration-first-order", "deceleration-per-millisecond-sum",
      ])
  }

  @Test("Every engine is found by its name, has one line of summary and a name of lower case and hyphens")
  func engines() throws {
    for engine in EngineCatalog.all {
      #expect(try #require(EngineCatalog.engine(named: engine.name)).name == engine.name)
      #expect(engine.name.allSatisfy { $0 == "-" || $0.isNumber || ("a"..."z").contains($0) })
      #expect(!engine.summary.isEmpty && !engine.summary.contains("\n") && engine.summary.count <= 110)
    }
    #expect(EngineCatalog.engine(named: "no-such-engine") == nil)
    #expect(EngineCatalog.engine(named: "Dashpot") == nil)
  }

  @Test("Every specimen is in the catalogue, has a sound twin there and something that gives it away")
  func specimens() throws {
    #expect(EngineCatalog.specimens.count == 26)
    let faulty = Set(EngineCatalog.specimens.map(\.engine.name))
    for specimen in EngineCatalog.specimens {
      #expect(EngineCatalog.engine(named: specimen.engine.name) != nil)
      #expect(EngineCatalog.engine(named: specimen.twin.name) != nil)
      #expect(!faulty.contains(specimen.twin.name))
      #expect(!specimen.signatures.isEmpty)
    }
  }

  @Test("Mutants are not in the catalogue")
  func mutants() {
    let mutants: [any EngineModel] = [
      DetunedEngine(relativeDetuning: 1e-6), CoarselyCriticalEngine(), ForgetfulRetargetEngine(),
    ]
    for mutant in mutants { #expect(EngineCatalog.engine(named: mutant.name) == nil) }
  }

  @Test("A trace is emptied first, keeps its storage, and comes out the same", arguments: EngineCatalog.all.map(\.name))
  func tracesAreReused(name: String) throws {
    let engine = try #require(EngineCatalog.engine(named: name))
    var problem = try spring(stiffness: 100, dampingCoefficient: 30)
    var before = try spring(stiffness: 400, dampingCoefficient: 4)
    if engine.refusal(of: problem) != nil {
      problem = try friction(rate: 2, velocity: 1000)
      before = try friction(rate: 20, velocity: -1)
    }
    let times = SampleTimes.uniform(count: 360, over: 2).times
    let fresh = try trace(of: engine, problem, at: times)
    var reused = Trace()
    try engine.record(
      before, at: SampleTimes.uniform(count: 500, over: 1).times,
      restBand: 0.1, into: &reused)
    let capacity = reused.positions.capacity
    try engine.record(problem, at: times, restBand: 0.001, into: &reused)
    #expect(reused == fresh)
    #expect(reused.positions.capacity == capacity)
  }

  @Test(
    "A stepping engine refuses more than five million steps and says what to do",
    arguments: ["rk4", "rk4-display-fed-back"])
  func tooManySteps(name: String) throws {
    let engine = try #require(EngineCatalog.engine(named: name))
    let problem = try spring(stiffness: 100, dampingCoefficient: 30)
    #expect(throws: EngineFailure.tooManySteps(needed: 6_000_000, limit: 5_000_000)) {
      try trace(of: engine, problem, at: [0, 6000])
    }
    #expect(
      "\(EngineFailure.tooManySteps(needed: 6e6, limit: 5_000_000))"
        == "it would take 6000000.0 steps, more than the limit of 5000000; shorten the window or lengthen the step")
    #expect(throws: EngineFailure.self) { try trace(of: engine, problem, at: [0, 1e300]) }
  }

  @Test("A method beyond its stability shows what it has, without a trap")
  func divergence() throws {
    let problem = try spring(stiffness: 1e8, dampingCoefficient: 10)
    let shown = try trace(of: FixedStepEngine<ExplicitEuler>(), problem, at: [0, 10])
    #expect(!shown.positions[1].isFinite)
  }
}
