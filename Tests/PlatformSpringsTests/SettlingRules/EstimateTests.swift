import Foundation
import MotionEngine
import PlatformSprings
import Testing

@Suite("Estimates of how long a spring runs")
struct EstimateTests {
  /// Damping ratio, stiffness, whole milliseconds from 0 to 1 at a threshold of 0.01.
  static let compose: [(Double, Double, Int)] = [
    (0.2, 1500, 597), (0.5, 1500, 245), (0.75, 1500, 172), (0.5, 200, 671), (0.75, 400, 334), (0.2, 10_000, 231),
    (0.8, 380, 328), (0.6, 800, 284), (0.8, 200, 452), (0.9, 700, 228),
    // Critical, from the root of (1 + ωt) e^(−ωt) = 0.01 computed with 40 digits.
    (1, 1500, 171), (1, 1600, 165), (1, 3800, 107), (1, 800, 234),
  ]

  @Test("Compose's, truncated to milliseconds", arguments: compose)
  func composeEstimate(_ row: (Double, Double, Int)) throws {
    let spring = try StiffnessRatioSpring(stiffness: row.1, dampingRatio: row.0).spring()
    #expect(ComposeEstimate.milliseconds(of: spring) == row.2, "\(row)")
  }

  @Test("Compose's, at the edges")
  func composeEdges() throws {
    let undamped = try Spring(stiffness: 100, dampingCoefficient: 0)
    #expect(ComposeEstimate.milliseconds(of: undamped) == nil)
    #expect(ComposeEstimate.milliseconds(of: undamped, from: .rest) == 0)
    let over = try Spring(stiffness: 1200, dampingCoefficient: 415.6921938165306)
    // The last exit from a band of 1e-4 is at 3.170673958930147 s.
    #expect(ComposeEstimate.milliseconds(of: over, visibilityThreshold: 1e-4) == 3170)
  }

  @Test("Compose's does not depend on the unit")
  func composeUnits() throws {
    let spring = try StiffnessRatioSpring(stiffness: 1500, dampingRatio: 0.5).spring()
    for unit in [1e-6, 100, 1e9] {
      let start = SpringState(displacement: -unit, velocity: 3 * unit)
      #expect(
        ComposeEstimate.milliseconds(of: spring, from: start, visibilityThreshold: 0.01 * unit)
          == ComposeEstimate.milliseconds(of: spring, from: SpringState(displacement: -1, velocity: 3)))
    }
  }

  /// Mass, stiffness, damping, whole milliseconds, from an independent reading of the rule.
  static let libadwaita: [(Double, Double, Double, Int)] = [
    (1, 100, 10, 1381), (1, 100, 20, 690), (1, 100, 40, 2961), (1, 100, 100, 7070), (1, 100, 200, 14_037),
    (2, 300, 80, 1780),
  ]

  @Test("libadwaita's", arguments: libadwaita)
  func libadwaitaEstimate(_ row: (Double, Double, Double, Int)) throws {
    let spring = try Spring(mass: row.0, stiffness: row.1, dampingCoefficient: row.2)
    #expect(LibadwaitaEstimate().milliseconds(of: spring) == row.3, "\(row)")
  }

  @Test("libadwaita's does not look at the velocity; its clamp does")
  func libadwaitaVelocity() throws {
    let spring = try Spring(stiffness: 100, dampingCoefficient: 10)
    let fast = SpringState(displacement: -1, velocity: 50)
    #expect(LibadwaitaEstimate().milliseconds(of: spring, from: fast) == 1381)
    let clamped = LibadwaitaEstimate(clamp: true)
    // The crossing is at 0.24184 s, and 0.001 before it a little earlier.
    #expect(clamped.milliseconds(of: spring) == 242)
    #expect(clamped.milliseconds(of: spring, from: SpringState(displacement: 0, velocity: 5)) == 0)
    #expect(LibadwaitaEstimate().milliseconds(of: try Spring(stiffness: 100, dampingCoefficient: 0)) == nil)
  }

  @Test("Wave's")
  func wave() throws {
    let critical = try Spring(response: 0.8, dampingFraction: 1)
    expect(critical.stiffness, is: "61.6850", "k")
    expect(critical.dampingCoefficient, is: "15.70796", "c")
    expect(WaveSettling.duration(of: critical) / 1.25, is: "1.172697", "critical, without the quarter")
    let swinging = try Spring(response: 0.8, dampingFraction: 0.6)
    expect(swinging.dampingCoefficient, is: "9.42478", "c")
    expect(WaveSettling.duration(of: swinging), is: "1.954495", "ratio 0.6")
    #expect(WaveSettling.duration(of: try Spring(stiffness: 1, dampingCoefficient: 0)) == .infinity)
  }
}
