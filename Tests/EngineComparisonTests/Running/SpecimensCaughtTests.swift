import EngineModels
import RunRecords
import Testing

@testable import EngineComparison

/// Every specimen on problems of the kind that gives it away: the verdicts alone must catch it, its signature apart.
@Suite("Specimens on the bench")
struct SpecimensCaughtTests {
  static let text = """
    suite: specimens
    version: 1
    engines: {judged: [dashpot]}
    sweeps:
      - name: springs
        template: {stiffness: 1000}
        axes:
          - {parameter: mass, list: [1, 2]}
          - {parameter: dampingRatio, list: [0.1, 0.5, 1, 3, 10]}
          - {parameter: relativeVelocity, list: [0, 1]}
        engines:
          judged: [dashpot, textbook-closed-form]
          specimen: [
            rk4-without-first-stage, sinh-capped-at-300, overdamped-omega-for-omega-squared,
            damping-ratio-cut-to-one, decay-rate-times-mass, critical-velocity-over-rate, response-at-mass-one,
            damping-softly-clamped, cosh-overflow, finite-difference-velocity, velocity-in-milliseconds,
            settling-by-envelope-rate, settling-by-natural-frequency, rest-in-absolute-units, rest-by-frame-change,
            crossing-is-rest
          ]
      - name: slow
        template: {stiffness: 1}
        axes: [{parameter: dampingRatio, list: [0.01, 1000]}]
        engines:
          judged: [dashpot]
          specimen: [slow-root-by-subtraction, duration-cap]
      - name: stalled
        template: {stiffness: 100, dampingRatio: 0.1}
        schedule: {frames: {hitches: [{start: 0.05, length: 0.25}]}}
        axes: [{parameter: frameRate, list: [60, 120]}]
        engines:
          judged: [dashpot, textbook-closed-form]
          specimen: [
            rk4-display-fed-back, semi-implicit-euler-steps-rounded-up, whole-milliseconds, frame-time-clamped
          ]
      - name: retargeted
        template: {stiffness: 100, dampingRatio: 0.5}
        retargets: [{after: 0.25, target: -1}]
        axes: [{parameter: retargetTime, list: [0.1, 0.25]}]
        engines: {judged: [dashpot], specimen: [velocity-lost-at-retarget, crossing-is-rest]}
      - name: free
        template: {frictionRate: 2}
        axes: [{parameter: velocity, list: [-800, 2000]}]
        engines:
          judged: [dashpot]
          specimen: [
            deceleration-first-order, deceleration-per-millisecond-sum, euler-friction-sign-flip,
            velocity-in-milliseconds
          ]
      - name: sliding
        template: {frictionRate: 2, frictionDeceleration: 1400}
        axes: [{parameter: velocity, list: [-800, 2000]}]
        engines: {judged: [dashpot], specimen: [frictions-added]}
    """

  @Test("Every specimen is caught, and everything judged is within")
  func caught() throws {
    let run = try SuiteRun(try parse(Self.text), options: .init(jobs: 2))
    var caught: Set<String> = []
    run.run { measured in
      for measurement in measured.measurements {
        let isAgainst = measurement.verdict != .within
        if measurement.role == .judged {
          #expect(!isAgainst, "\(measurement.engine) on \(measured.record.id): \(measurement.verdict)")
        } else if isAgainst {
          caught.insert(measurement.engine)
        }
      }
      return true
    }
    let missed = EngineCatalog.specimens.map(\.engine.name).filter { !caught.contains($0) }
    #expect(missed.isEmpty, "not caught: \(missed)")
  }

  @Test("A specimen that shows the right motion is caught by its claim, which the record keeps")
  func caughtByTheirClaims() throws {
    let run = try SuiteRun(
      try parse(Self.text),
      options: .init(filter: "springs/mass=1,dampingRatio=10", engines: ["settling-by-envelope-rate"])
    )
    var seen = 0
    run.run { measured in
      for measurement in measured.measurements {
        seen += 1
        #expect(measurement.verdict == .exceeds)
        #expect((measurement.positionError ?? .nan) < 1e-12)
        #expect((measurement.excursionAfterStop ?? .nan) > 0.9)
        let early = (measurement.claimedSettlingTime ?? .nan) / (measured.record.settlingTime ?? .nan)
        #expect(early < 0.01, "at ζ = 10 it is 200 times too soon")
      }
      return true
    }
    #expect(seen == 2)
  }
}
