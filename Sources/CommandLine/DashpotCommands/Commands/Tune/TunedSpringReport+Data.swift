internal import ConstantFitting
internal import RunRecords

extension TunedSpringReport {
  var json: JSONText {
    let feel = subject.feel
    return .object([
      "verdict": .string(tuning.verdict.rawValue), "method": .string(tuning.method.rawValue),
      "from": .number(feel.from), "to": .number(feel.to), "velocity": .number(feel.initialVelocity),
      "reasons": .array(tuning.reasons.map { .string("\($0)") }),
      "determined": .array(
        tuning.determined.map {
          .object([
            "name": .string($0.name), "value": .number($0.value), "unit": $0.unit.isEmpty ? nil : .string($0.unit),
          ])
        }),
      "springs": .array(tuning.springs.map(Self.json)), "omitted": .number(Double(tuning.omitted)),
      "solution": chosen.map { _ in .number(Double(subject.solution)) },
      "missed": tuning.missed.map { .string(Self.name($0)) },
      "nearest": .array(tuning.nearest.map(Self.json)), "leastSquares": tuning.compromise.map(Self.json),
      "conversion": conversion?.report.json,
    ])
  }

  private static func json(_ spring: TunedSpring) -> JSONText {
    let constants = spring.oscillator
    return .object([
      "mass": .number(constants.mass), "stiffness": .number(constants.stiffness),
      "dampingCoefficient": .number(constants.dampingCoefficient), "dampingRatio": .number(constants.dampingRatio),
      "response": .number(constants.naturalPeriod), "largestMiss": .number(spring.largestMiss),
      "targets": .array(
        spring.reached.map { reached in
          .object([
            "name": .string(name(reached.target)), "wanted": .number(reached.target.wanted),
            "reached": .number(reached.reached), "miss": .number(reached.miss),
            "unit": reached.target.unit.isEmpty ? nil : .string(reached.target.unit),
          ])
        }),
    ])
  }
}
