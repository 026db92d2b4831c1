import EngineModels
import MotionProblems
import RunRecords
import Testing

@testable import EngineComparison

@Suite("Signatures against the certified truth")
struct SignatureCheckTests {
  @Test("Every specimen shows what gives it away, and its twin does not", arguments: EngineCatalog.specimens.indices)
  func everySpecimen(index: Int) throws {
    let specimen = EngineCatalog.specimens[index]
    let records = SignatureCheck.records(of: specimen)
    #expect(records.count == specimen.signatures.count)
    for record in records {
      let error = record.observed - record.expected
      #expect(
        record.isShown,
        "\(record.specimen), \(record.quantity): observed \(record.observed), expected \(record.expected), error \(error), tolerance \(record.tolerance)"
      )
      #expect(
        record.twinIsClean,
        "\(record.specimen), \(record.quantity): \(record.twin) shows \(record.twinObserved), truth \(record.truth)")
      #expect(record.observed != record.truth, "\(record.specimen), \(record.quantity)")
    }
  }

  @Test("A signature says what it is of")
  func texts() {
    let texts = EngineCatalog.specimens.flatMap(SignatureCheck.records(of:)).map { "\($0.specimen): \($0.quantity)" }
    #expect(Set(texts).count == texts.count)
    for text in [
      "rk4-display-fed-back: time scale at 60 Hz", "critical-velocity-over-rate: position at 0.1 s",
      "frame-time-clamped: time lost in a stall at 0.05 s at 60 Hz", "cosh-overflow: no finite position at 4 s",
      "finite-difference-velocity: velocity at 0.2 s", "rest-by-frame-change: rest claimed within 0.1 at 120 Hz",
      "euler-friction-sign-flip: velocity at 30 s",
    ] {
      #expect(texts.contains(text), "\(text)")
    }
  }

  @Test("The truths are the published ones")
  func truths() {
    let records = EngineCatalog.specimens.flatMap(SignatureCheck.records(of:))
    for (specimen, truth) in [
      ("settling-by-envelope-rate", 6.848126731084460), ("rest-in-absolute-units", 1.270165195653986),
      ("rest-by-frame-change", 4.258596595708119), ("crossing-is-rest", 0.6539965433306264),
      ("duration-cap", 137.93302481771488), ("slow-root-by-subtraction", 0.3678794411714423),
      ("euler-friction-sign-flip", 0), ("velocity-in-milliseconds", 70.56964470628461 - 100),
      ("deceleration-first-order", 315.9280226785098), ("frame-time-clamped", 0), ("cosh-overflow", 0),
    ] {
      let found = records.first { $0.specimen == specimen }?.truth ?? .nan
      #expect(abs(found - truth) <= 1e-12 * max(abs(truth), 1e-18), "\(specimen): \(found), published \(truth)")
    }
  }

  @Test("A figure that an engine does not deliver is no number, and no signature")
  func noFigure() throws {
    let sound = try #require(EngineCatalog.engine(named: "textbook-closed-form"))
    for name in ["crossing-is-rest", "euler-friction-sign-flip"] {
      let signatures = try #require(EngineCatalog.specimens.first { $0.engine.name == name }).signatures
      let faulty = try #require(EngineCatalog.engine(named: name == "crossing-is-rest" ? "rk4" : "cosh-overflow"))
      for record in SignatureCheck.records(of: Specimen(engine: faulty, twin: sound, signatures: signatures)) {
        #expect(record.observed.isNaN && !record.isShown && !record.twinIsClean, "\(record)")
      }
    }
  }
}
