/// How many steps a stepping engine takes for one problem before it refuses.
package enum StepLimit {
  /// About a tenth of a second of RK4.
  package static let steps = 5_000_000

  /// - Throws: ``EngineFailure/tooManySteps(needed:limit:)`` when `times` reach further than ``steps`` steps.
  package static func check(_ times: [Double], timeStep: Double) throws(EngineFailure) {
    let needed = (times.last ?? 0) / timeStep
    guard needed <= Double(steps) else { throw .tooManySteps(needed: needed.rounded(.up), limit: steps) }
  }
}
