import MotionEngine
import MotionProblems
import PlatformSprings
import ReferenceSolver
import Testing

/// What `dashpot convert` says of motions, computed in doubles, against certified values.
@Suite("Certified differences of named springs")
struct CertifiedDifferenceTests {
  /// Each with the one that follows it in the catalog, and with the seventh after it.
  static let pairs: [(NamedSpring, NamedSpring)] = {
    let springs = SpringCatalog.all
    return [1, 7].flatMap { gap in zip(springs, springs.dropFirst(gap)).map { ($0, $1) } }
  }()

  /// From the target, with the radius within which it is.
  private func displacement(_ spring: Spring, at time: Double) throws -> (value: Double, radius: Double) {
    let oscillator = try Oscillator(
      mass: spring.mass, stiffness: spring.stiffness, dampingCoefficient: spring.dampingCoefficient)
    let problem = try MotionProblem(law: .spring(oscillator), start: PhaseState(position: -1, velocity: 0))
    var trace = ReferenceTrace()
    try CertifiedMotion(problem).record(at: SampleTimes(arbitrary: [0, time]), into: &trace)
    return (trace.positions[1], trace.positionRadius + trace.positions[1].ulp)
  }

  @Test("the certified difference at the time that is told lies within the bounds that are told")
  func bounds() throws {
    var different = 0
    for (one, other) in Self.pairs {
      let found = MotionDifference.between(one.spring, and: other.spring)
      guard found.largest > 0 else { continue }
      let (first, second) = (
        try displacement(one.spring, at: found.time), try displacement(other.spring, at: found.time)
      )
      let exact = (first.value - second.value).magnitude
      let radius = first.radius + second.radius
      #expect(
        exact + radius >= found.atLeast && exact - radius <= found.atMost,
        "\(one.name), \(other.name): \(exact) within \(radius), told \(found)")
      #expect(found.atMost - found.atLeast <= 1.1e-9 * found.largest + 1e-14, "\(one.name), \(other.name): \(found)")
      different += 1
    }
    #expect(different > 120)
  }
}
