import Testing

@testable import EngineComparison

@Suite struct SuiteFormatTests {
  /// The example in the documentation of `Suite.parse`.
  static let documented = """
    suite: mine
    version: 1
    summary: what it is for                       # optional, also of a sweep
    settlingBand: 1e-3                            # optional, also of a sweep
    engines:                                      # also of a sweep, which then has its own list
      judged: [dashpot, {engine: mine, precision: binary32, reason: it computes in floats}]
      shown: [rk4]
    springs:                                      # only where an axis or template says `spring`
      - {name: pop-default, mass: 1, stiffness: 342.10058823529414, dampingCoefficient: 30.48697964824425}
    sweeps:
      - name: grid
        template: {mass: 1, start: -1}            # parameters that all cases share
        axes:                                     # the last one runs fastest
          - {parameter: stiffness, logarithmic: {from: 1, to: 1e8, perDecade: 2}}     # or count
          - {parameter: dampingRatio, linear: {from: 0, to: 1, step: 0.05}}           # or count
          - {parameter: relativeVelocity, list: [-1, 0, 2]}
        sampling: grid                            # or {sobol: {count: 500, seed: 1}}, axes with from and to only
        schedule: {samples: 360}                  # or {frames: {rate: 60, jitter: 0.3, seed: 1,
                                                  #              hitches: [{start: 0.1, length: 0.25}]}}
        retargets: [{after: 0.25, target: 1}]     # after so many natural periods
        window: standard                          # or long, or {periods: 200}
      - name: settling
        axes:
          - {parameter: settlingDuration, rule: {exact: 1e-3}, list: [0.3, 0.5]}      # or coreAnimation,
          - {parameter: dampingRatio, list: [0.5, 1]}                                 # swiftUI, uikit
    """

  @Test func theDocumentedExampleIsASuite() throws {
    let suite = try parse(Self.documented)
    #expect(suite.sweeps.map(\.caseCount) == [17 * 21 * 3, 4])
    #expect(suite.engines.map(\.engine) == ["dashpot", "mine", "rk4"])
    #expect(suite.engines.map(\.role) == [.judged, .judged, .shown])
    #expect(suite.engines[1].precision == .binary32)
    #expect(suite.engines[1].reason == "it computes in floats")
    #expect(try suite.case(at: 0).problem.retargets.count == 1)
  }

  @Test func aSweepsOwnListTakesThePlaceOfTheSuites() throws {
    let text = suiteText(
      axes: "[{parameter: stiffness, list: [1]}]",
      more: "    engines: {shown: [rk4], judged: [other]}\n    settlingBand: 0.02")
    let made = try parse(text).case(at: 0)
    #expect(made.engines.map(\.engine) == ["other", "rk4"])
    #expect(made.settlingBand == 0.02)
    #expect(try parse(text).engineNames == ["dashpot", "other", "rk4"])
  }
}
