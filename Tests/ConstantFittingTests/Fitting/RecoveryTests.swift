import ConstantFitting
import Testing

@Suite("Constants from exact recordings")
struct RecoveryTests {
  /// Of each constant; of the way for a place, and of the way over the window for a velocity.
  static let tolerance = 1e-8
  /// Of each kind: 1,050 in all.
  static let motions = 150

  @Test("The constants of random motions come back", arguments: RandomMotion.Kind.allCases)
  func exact(kind: RandomMotion.Kind) throws {
    let fitter = try MotionFitter(models: [kind.model], start: .firstSample)
    for seed in 0..<UInt64(Self.motions) {
      let motion = try RandomMotion(kind, seed: 1000 + seed, count: 100)
      let fit = try fitter.fit(motion.recording(noise: 0, seed: 0)).best
      #expect(fit.undetermined.isEmpty, "\(kind) \(seed)")
      for (quantity, expected) in motion.constants {
        let observed = try #require(fit.constant(quantity)).value
        let unit =
          switch quantity {
          case .from, .target: motion.way
          case .velocity: max(abs(expected), motion.way / (motion.times.last ?? 1))
          default: abs(expected)
          }
        #expect(
          abs(observed - expected) <= Self.tolerance * unit,
          "\(kind) seed \(seed): \(quantity) \(observed), expected \(expected)")
      }
    }
  }
}
