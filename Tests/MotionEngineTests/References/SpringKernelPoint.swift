import Testing

@testable import MotionEngine

/// One row of spring_kernel_reference.tsv: a motion, and its state at one time to twice the precision of a double.
struct SpringKernelPoint: Sendable, CustomTestStringConvertible {
  let region: String
  let spring: Spring
  let start: SpringState
  let time: Double
  let displacement: DoublePair
  let velocity: DoublePair
  let displacementUlp: Double
  let velocityUlp: Double

  var testDescription: String {
    "\(region): m \(spring.mass), k \(spring.stiffness), c \(spring.dampingCoefficient), "
      + "x0 \(start.displacement), v0 \(start.velocity), t \(time)"
  }

  /// The larger of the two errors, in ulp of the tight envelope.
  func error(of state: SpringState) -> Double {
    max(
      Self.error(state.displacement, displacement, displacementUlp),
      Self.error(state.velocity, velocity, velocityUlp))
  }

  private static func error(_ observed: Double, _ expected: DoublePair, _ ulp: Double) -> Double {
    let error = ((observed - expected.high) - expected.low).magnitude / ulp
    return error.isNaN ? .infinity : error
  }

  static let all: [SpringKernelPoint] = {
    ReferenceTable.rows(of: "spring_kernel_reference").compactMap { fields in
      let numbers = fields.dropFirst().compactMap { Double($0) }
      guard numbers.count == 12,
        let spring = try? Spring(mass: numbers[0], stiffness: numbers[1], dampingCoefficient: numbers[2])
      else {
        Issue.record("cannot read the row \(fields)")
        return nil
      }
      return SpringKernelPoint(
        region: String(fields[0]), spring: spring,
        start: SpringState(displacement: numbers[3], velocity: numbers[4]), time: numbers[5],
        displacement: DoublePair(high: numbers[6], low: numbers[7]),
        velocity: DoublePair(high: numbers[8], low: numbers[9]),
        displacementUlp: numbers[10], velocityUlp: numbers[11])
    }
  }()
}
