internal import EngineComparison
internal import MotionProblems

/// A stated case as one line of JSON.
struct CaseLine {
  private let stated: StatedCase

  init(_ stated: StatedCase) { self.stated = stated }

  var text: String {
    JSONText.object([
      "case": .string(stated.id), "sweep": .string(stated.sweep), "law": .string(law.name),
      "mass": .number(law.oscillator?.mass), "stiffness": .number(law.oscillator?.stiffness),
      "dampingCoefficient": .number(law.oscillator?.dampingCoefficient),
      "frictionRate": .number(law.friction?.rate), "frictionDeceleration": .number(law.friction?.deceleration),
      "dragCoefficient": .number(law.friction?.drag), "coulombFriction": .number(law.resistance?.coulombFriction),
      "quadraticDamping": .number(law.resistance?.quadraticDamping),
      "startPosition": .number(stated.problem.start.position), "startVelocity": .number(stated.problem.start.velocity),
      "retargets": .array(
        stated.problem.retargets.map { .object(["time": .number($0.time), "target": .number($0.target)]) }),
      "constantsChanges": stated.problem.constantsChanges.isEmpty
        ? nil : .array(stated.problem.constantsChanges.map(Self.change)),
      "window": .number(stated.window), "periods": .number(stated.periods), "amplitude": .number(stated.amplitude),
      "stoppingTime": .number(stated.stoppingTime), "times": Self.numbers(stated.times),
      "positions": Self.numbers(stated.positions), "positionTails": Self.numbers(stated.positionTails),
      "positionRadius": .number(stated.positionRadius), "velocities": Self.numbers(stated.velocities),
      "velocityTails": Self.numbers(stated.velocityTails), "velocityRadius": .number(stated.velocityRadius),
    ]).line
  }

  private static func numbers(_ values: [Double]) -> JSONText { .array(values.map { .number($0) }) }

  private static func change(_ change: ConstantsChange) -> JSONText {
    .object([
      "time": .number(change.time), "mass": .number(change.oscillator.mass),
      "stiffness": .number(change.oscillator.stiffness),
      "dampingCoefficient": .number(change.oscillator.dampingCoefficient),
    ])
  }

  private var law: (name: String, oscillator: Oscillator?, resistance: Resistance?, friction: Friction?) {
    switch stated.problem.law {
    case .spring(let oscillator): ("spring", oscillator, nil, nil)
    case .resistedSpring(let oscillator, let resistance): ("resistedSpring", oscillator, resistance, nil)
    case .friction(let friction): ("friction", nil, nil, friction)
    }
  }
}
