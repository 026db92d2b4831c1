import MotionProblems
import ReferenceSolver
import Testing

@testable import ConstantFitting

@Suite("The shape of a motion in doubles")
struct FeelShapeTests {
  /// A few dozen ulp: the last exit is on a slope that is shallow where a turning point is near the band.
  static let tolerance = 1e-11
  static let ratios = [0.03, 0.1, 0.35, 0.6, 0.69, 0.8, 0.95, 0.999_999, 1, 1.000_001, 1.3, 4, 40]
  static let velocities = [0.0, 0.4, 1.5, 12, -0.3, -4]

  @Test("Every measure is that of certified truth, at any damping ratio and initial velocity", arguments: ratios)
  func agreesWithTruth(ratio: Double) throws {
    for velocity in Self.velocities {
      let spring = try Oscillator(mass: 1, stiffness: 1, dampingCoefficient: 2 * ratio)
      var asked = SpringFeel([])
      asked.initialVelocity = velocity
      let truth = try SpringMeasurement(spring, asked)
      let shape = FeelShape(dampingRatio: ratio, velocity: velocity)
      let targets: [SpringTarget] = [
        .settlingTime(1, within: 1e-3), .settlingTime(1, within: 0.04), .overshoot(1), .peakTime(1), .riseTime(1),
        .firstArrival(1), .peakSpeed(1), .value(1, at: 0.7), .value(1, at: 5),
      ]
      for target in targets {
        let observed = shape.measure(target, on: FeelCourse(asked), frequency: 1)
        let expected = try truth.reached(target)
        #expect(
          (observed == nil) == (expected == nil), "\(target.name) \(ratio) \(velocity): \(String(describing: observed))"
        )
        guard let observed, let expected else { continue }
        #expect(
          abs(observed - expected) <= Self.tolerance * max(abs(expected), 1e-6),
          "\(target.name) at \(ratio), \(velocity): \(observed), expected \(expected)")
      }
    }
  }

  @Test("The damping ratio at which a turning point is at a distance is that of the overshoot")
  func turning() {
    for overshoot in [0.5, 0.1, 1e-3] {
      let one = FrequencyPiece.dampingRatio(turning: 1, at: overshoot)
      #expect(abs(one - SpringTuner.dampingRatio(overshooting: overshoot)) <= 1e-15)
      let three = FeelShape(dampingRatio: FrequencyPiece.dampingRatio(turning: 3, at: overshoot))
      let left = three.swingFactor * three.swingFactor * three.swingFactor
      #expect(abs(left / overshoot - 1) <= 1e-13)
    }
  }
}
