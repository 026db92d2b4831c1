import MotionProblems
import Testing

@testable import EngineComparison

@Suite struct CaseSettlingRuleTests {
  struct Row: Sendable {
    let rule: SettlingWords.Rule
    let duration, ratio, frequency: Double
    let tolerance: Double
  }

  /// Published by the platforms' users and makers, and mpmath for the exact rule.
  static let rows = [
    // CASpringAnimation 1/100/10: settlingDuration 1.4727003346780927.
    Row(rule: .coreAnimation, duration: 1.4727003346780927, ratio: 0.5, frequency: 10, tolerance: 1e-14),
    // 1/300/20: 0.7442555275721707; ω = √300, ζ = 10/√300.
    Row(
      rule: .coreAnimation, duration: 0.7442555275721707, ratio: 0.5773502691896258, frequency: 17.320508075688775,
      tolerance: 1e-14),
    // SwiftUI Spring(response: 0.5, dampingRatio: 0.8): 0.9261291683659721; ω = 4π.
    Row(rule: .swiftUI, duration: 0.9261291683659721, ratio: 0.8, frequency: 12.566370614359172, tolerance: 1e-14),
    // UIView.animate, the square roots of the stiffness recorded for (ζ, D): agreement 1.2e-8, at ζ = 1 7e-8.
    Row(rule: .uikit, duration: 1, ratio: 0.5, frequency: 12.716898305176526, tolerance: 1e-7),
    Row(rule: .uikit, duration: 1, ratio: 0.1, frequency: 46.1019536228216, tolerance: 1e-7),
    Row(rule: .uikit, duration: 1, ratio: 1, frequency: 9.233413476451586, tolerance: 1e-14),
    Row(rule: .exact(band: 1e-3), duration: 0.5, ratio: 0.1, frequency: 134.0687307507945, tolerance: 1e-13),
    Row(rule: .exact(band: 1e-3), duration: 1, ratio: 0.5, frequency: 12.701651956539862, tolerance: 1e-13),
    Row(rule: .exact(band: 0.02), duration: 2, ratio: 0.5, frequency: 4.038174486963999, tolerance: 1e-13),
    Row(rule: .exact(band: 1e-3), duration: 1, ratio: 0.9, frequency: 8.377002919369437, tolerance: 1e-13),
    Row(rule: .exact(band: 1e-3), duration: 1, ratio: 1, frequency: 9.233413476451586, tolerance: 1e-13),
    Row(rule: .exact(band: 1e-3), duration: 1, ratio: 1.5, frequency: 18.49761435516299, tolerance: 1e-13),
    Row(rule: .exact(band: 1e-2), duration: 3, ratio: 10, frequency: 30.640918458250017, tolerance: 1e-13),
  ]

  @Test(arguments: rows) func givesTheFrequency(row: Row) throws {
    let observed = try #require(row.rule.naturalFrequency(duration: row.duration, dampingRatio: row.ratio))
    let error = abs(observed / row.frequency - 1)
    #expect(
      error <= row.tolerance,
      "\(row.rule) \(row.duration) s ζ \(row.ratio): \(observed), not \(row.frequency); off by \(error)")
  }

  @Test func theExactRuleIsContinuousAcrossCriticalDamping() throws {
    let rule = SettlingWords.Rule.exact(band: 1e-3)
    let critical = try #require(rule.naturalFrequency(duration: 1, dampingRatio: 1))
    for offset in [1e-15, 1e-12, 1e-9] {
      for ratio in [1 - offset, 1 + offset] {
        let near = try #require(rule.naturalFrequency(duration: 1, dampingRatio: ratio))
        #expect(abs(near / critical - 1) <= 10 * offset + 1e-14, "ζ = 1 ± \(offset): \(near) beside \(critical)")
      }
    }
  }

  static let refusals: [(SettlingWords.Rule, Double, Double)] = [
    (.exact(band: 1e-3), 1, 0), (.exact(band: 1e-3), 0, 0.5), (.exact(band: 1e-3), .nan, 0.5),
    (.exact(band: 1e-3), 1, .infinity), (.coreAnimation, 1, 1), (.swiftUI, 1, 1.5), (.uikit, 1, 1.0000001),
    (.uikit, 1, 0.0005),
  ]

  @Test(arguments: refusals) func hasNoAnswer(rule: SettlingWords.Rule, duration: Double, ratio: Double) {
    #expect(rule.naturalFrequency(duration: duration, dampingRatio: ratio) == nil)
  }
}
