import EngineComparison
import EngineModels
import Foundation
import MotionProblems
import RunRecords
import Testing

@testable import ConstantFitting

/// Optima that are known beforehand, from starts far away from them.
@Suite("Known optima")
struct DesignedOptimumTests {
  /// A claim of rest may lie before the last exit by this much of it.
  static let claimTolerance = 3e-9

  @Test("A hidden factor on the frequency is undone to 1e-8", arguments: [0.83, 1.7, 4.2], [UInt64(1), 20])
  func hiddenFrequency(hidden: Double, seed: UInt64) throws {
    let suite = try springs(template: "{stiffness: 230.2, velocity: 5}", dampingRatios: "0.02, 0.1, 0.5, 1.4")
    let plan = try TuningPlan(
      name: "hidden", engine: HiddenFrequencyEngine(hidden: hidden), suite: suite,
      objective: .leastError(.positionError, .worst), starts: ["factor": 9.9], seed: seed)
    let record = try plan.run()
    #expect((record.tuned("factor") * hidden - 1).magnitude <= 1e-8, "\(record.tuned("factor")), seed \(seed)")
    #expect(record.before.value > 0.1)
    #expect(record.after.value < 1e-7)
  }

  /// (1 + u) e^(−u) = 1/200 at u = 7.43012950028012242; the speed there is half of 10 u/(1 + u).
  static let speedAtHalfAPixel = 4.406889301067812019

  @Test("A threshold of speed on one critical spring: the speed that is left half a pixel before the end")
  func threshold() throws {
    let suite = try springs(template: "{stiffness: 100, start: -100}", dampingRatios: "1")
    for (start, seed) in [(1e4, UInt64(1)), (1e-6, 2), (30, 3)] {
      let plan = try TuningPlan(
        name: "threshold", engine: LastSpeedEngine(), suite: suite,
        objective: .leastWaste(.mean, motionLeft: .length(0.5)), starts: ["speed": start], seed: seed)
      let record = try plan.run()
      let error = record.tuned("speed") / Self.speedAtHalfAPixel - 1
      #expect(error.magnitude <= Self.claimTolerance * 8, "\(record.tuned("speed")) from \(start)")
      #expect(record.after.violation == 0)
      #expect(record.after.value.magnitude <= 1e-8)
    }
  }

  /// ζ T ωₙ/ln 1000 at ζ = 0.2, and T ωₙ/ln 1000 at ζ = 2, T being the last exit from a thousandth; of 40 digits.
  static let factor = 0.9566812318782596584
  static let allowance = 3.7723033696509772978

  @Test("The shortest cap on a frame's time that loses nothing: the longest frame there is")
  func longestFrame() throws {
    let suite = try SuiteCatalog.builtIn(named: "standard")
    let filter = CaseFilter(sweep: "frames-uneven")
    let plan = try TuningPlan(
      name: "cap", engine: try tunable("frame-time-clamped"), suite: suite, filter: filter,
      objective: .extreme(.smallest, of: "longestFrame", figure: .positionError, limit: 1e-9),
      starts: ["longestFrame": 50])
    let record = try plan.run(jobs: 2)
    var longest = 0.0
    for index in try suite.cases(matching: filter) {
      guard case .frames(let frames) = try suite.case(at: index).schedule else { continue }
      let times = frames.times(over: 1).times
      longest = zip(times, times.dropFirst()).reduce(longest) { max($0, $1.1 - $1.0) }
    }
    #expect(longest > 0.25)
    #expect(
      (record.tuned("longestFrame") / longest - 1).magnitude <= 1e-5, "\(record.tuned("longestFrame")), \(longest)")
  }

  @Test("Two factors of a duration rule at once, each decided by another spring", arguments: [UInt64(1), 2, 3])
  func durationRule(seed: UInt64) throws {
    let suite = try springs(dampingRatios: "0.2, 0.5, 1, 2")
    let plan = try TuningPlan(
      name: "rule", engine: try tunable("settling-by-natural-frequency"), suite: suite,
      objective: .leastWaste(.mean, motionLeft: .ofTheWay(1e-3)), starts: ["factor": 900, "allowance": 0.11],
      seed: seed)
    let record = try plan.run()
    #expect((record.tuned("factor") / Self.factor - 1).magnitude <= Self.claimTolerance)
    #expect((record.tuned("allowance") / Self.allowance - 1).magnitude <= Self.claimTolerance)
    #expect(record.before.violation > 0.1, "the rule as it was found stops early")
    #expect(record.after.violation == 0)
  }
}
