internal import EngineComparison
internal import MotionProblems

/// A stated case as one line of JSON.
struct CaseLine {
  private let stated: StatedCase

  init(_ stated: StatedCase) { self.stated = stated }

  var text: String {
    JSONText.object([
      "case": .string(stated.id), "sweep": .string(stated.sweep), "law": .string(law.name),
      "mass": .number(law.mass), "stiffness": .number(law.stiffness), "dampingCoefficient": .number(law.damping),
      "frictionRate": .number(law.friction?.rate), "frictionDeceleration": .number(law.friction?.deceleration),
      "dragCoefficient": .number(law.friction?.drag),
      "startPosition": .number(stated.problem.start.position), "startVelocity": .number(stated.problem.start.velocity),
      "retargets": .array(
        stated.problem.retargets.map { .object(["time": .number($0.time), "target": .number($0.target)]) }),
      "window": .number(stated.window), "periods": .number(stated.periods), "amplitude": .number(stated.amplitude),
      "stoppingTime": .number(stated.stoppingTime), "times": Self.numbers(stated.times),
      "positions": Self.numbers(stated.positions), "positionTails": Self.numbers(stated.positionTails),
      "positionRadius": .number(stated.positionRadius), "velocities": Self.numbers(stated.velocities),
      "velocityTails": Self.numbers(stated.velocityTails), "velocityRadius": .number(stated.velocityRadius),
    ]).line
  }

  private static func numbers(_ values: [Double]) -> JSONText { .array(values.map { .number($0) }) }

  private var law: (name: String, mass: Double?, stiffness: Double?, damping: Double?, friction: Friction?) {
    switch stated.problem.law {
    case .spring(let spring): ("spring", spring.mass, spring.stiffness, spring.dampingCoefficient, nil)
    case .friction(let friction): ("friction", nil, nil, nil, friction)
    }
  }
}
