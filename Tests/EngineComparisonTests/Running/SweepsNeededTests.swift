import EngineModels
import MotionProblems
import RunRecords
import Testing

@testable import EngineComparison

/// Every sweep of `standard` catches something that no other sweep does, or it would be time spent for nothing.
@Suite("No sweep of the standard suite can be spared")
struct SweepsNeededTests {
  /// Where each specimen and each mutant is caught, over the whole suite.
  private static let caught: [String: Set<String>] = {
    guard let suite = try? SuiteCatalog.builtIn(named: "standard"),
      let run = try? SuiteRun(
        suite.adding(MutantCatalog.all.map(\.name)),
        options: .init(
          engines: EngineCatalog.specimens.map(\.engine.name) + MutantCatalog.all.map(\.name), jobs: 2),
        engines: EngineCatalog.all + MutantCatalog.all)
    else { return [:] }
    var caught: [String: Set<String>] = [:]
    run.run { measured in
      for measurement in measured.measurements where measurement.role == .specimen {
        switch measurement.verdict {
        case .exceeds, .failed: caught[measurement.engine, default: []].insert(measurement.sweep)
        case .within, .notApplicable: break
        }
      }
      return true
    }
    return caught
  }()

  @Test("Every specimen and every mutant is caught")
  func all() {
    let names = EngineCatalog.specimens.map(\.engine.name) + MutantCatalog.all.map(\.name)
    #expect(names.count >= 40)
    for name in names { #expect(Self.caught[name]?.isEmpty == false, "\(name) passes the whole suite") }
  }

  @Test("Without any one sweep something goes uncaught")
  func everySweep() throws {
    let suite = try SuiteCatalog.builtIn(named: "standard")
    let caught = Self.caught
    #expect(!caught.isEmpty)
    for sweep in suite.sweeps {
      let lost = caught.filter { $0.value == [sweep.name] }.keys.sorted()
      #expect(!lost.isEmpty, "nothing is lost without the sweep \(sweep.name)")
    }
  }

  /// What each mutant is for: the corner that only one sweep looks into.
  @Test(
    "A mutant with its fault in one corner is caught there and nowhere else",
    arguments: [
      ("single-precision-frequency", "grid"), ("coarsely-critical", "critical"), ("rounded-turn", "long"),
      ("stands-where-it-is", "zero-distance"), ("absolute-snap", "large-travel"),
      ("misread-exact-duration", "settling-exact"), ("misread-core-animation-duration", "settling-core-animation"),
      ("misread-swiftui-duration", "settling-swiftui"), ("misread-uikit-duration", "settling-uikit"),
      ("forgetful-retarget-2", "retarget"), ("preset-at-mass-one", "named"),
      ("stops-twice-as-far", "friction-constant"), ("drag-forward", "friction-quadratic"),
      ("mass-to-one-decimal", "anywhere"), ("stall-clamped", "stalls"), ("counts-pauses", "pauses"),
      ("rests-after-pause", "pauses"), ("throws-rests-away", "repeats"), ("same-way-back", "reversals"),
      ("keeps-leg-whole", "cut-off"),
    ])
  func corner(mutant: String, sweep: String) {
    #expect(Self.caught["mutant-\(mutant)"] == [sweep])
  }
}

extension Suite {
  /// The same cases with more specimens on every sweep.
  fileprivate func adding(_ specimens: [String]) -> Suite {
    Suite(
      name: name, version: version, hash: hash, summary: summary, settlingBand: settlingBand, engines: engines,
      springs: springs,
      sweeps: sweeps.map { sweep in
        Sweep(
          name: sweep.name, summary: sweep.summary, template: sweep.template, axes: sweep.axes,
          sampling: sweep.sampling, schedule: sweep.schedule, retargets: sweep.retargets, changes: sweep.changes,
          playback: sweep.playback,
          window: sweep.window,
          engines: sweep.engines + specimens.map { EngineSelection(engine: $0, role: .specimen) },
          settlingBand: sweep.settlingBand, caseCount: sweep.caseCount)
      })
  }
}
