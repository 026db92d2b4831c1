import MotionProblems
import Testing

@testable import EngineModels

@Suite("The catalogue of engines")
struct EngineCatalogTests {
  @Test("The names, in order")
  func names() {
    #expect(
      EngineCatalog.all.map(\.name) == [
        "dashpot", "dashpot-animator", "dashpot-core-animation", "dashpot-uikit", "dashpot-pop", "dashpot-intu",
        "explicit-euler", "semi-implicit-euler", "velocity-verlet", "rk4", "textbook-closed-form",
        "rk4-display-fed-back", "semi-implicit-euler-steps-rounded-up", "sinh-capped-at-300",
        "overdamped-omega-for-omega-squared", "damping-ratio-cut-to-one", "decay-rate-times-mass",
        "critical-velocity-over-rate", "whole-milliseconds", "velocity-lost-at-retarget", "rk4-without-first-stage",
        "frame-time-clamped", "response-at-mass-one", "damping-softly-clamped", "cosh-overflow",
        "slow-root-by-subtraction", "finite-difference-velocity", "velocity-in-milliseconds",
        "settling-by-envelope-rate", "settling-by-natural-frequency", "rest-in-absolute-units",
        "rest-by-frame-change", "duration-cap", "crossing-is-rest", "euler-friction-sign-flip",
        "deceleration-first-order", "deceleration-per-millisecond-sum", "frictions-added",
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
    #expect(EngineCatalog.specimens.count == 27)
    let faulty = Set(EngineCatalog.specimens.map(\.engine.name))
    for specimen in EngineCatalog.specimens {
      #expect(EngineCatalog.engine(named: specimen.engine.name) != nil)
      #expect(EngineCatalog.engine(named: specimen.twin.name) != nil)
      #expect(!faulty.contains(specimen.twin.name))
      #expect(!specimen.signatures.isEmpty)
    }
  }

  @Test("Mutants are not in the catalogue, and have a name of their own each")
  func mutants() {
    for mutant in MutantCatalog.all {
      #expect(mutant.name.hasPrefix("mutant-"))
      #expect(EngineCatalog.engine(named: mutant.name) == nil)
    }
    #expect(Set(MutantCatalog.all.map(\.name)).count == MutantCatalog.all.count)
  }
}
