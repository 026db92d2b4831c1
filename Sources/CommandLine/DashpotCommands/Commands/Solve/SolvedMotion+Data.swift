internal import RunRecords

extension SolvedMotion {
  /// A header, then a line for each row: time, value and velocity of the truth, then each engine's value and error.
  var csv: String {
    let shown = engines.filter { !$0.errors.isEmpty }
    let header = ["time", "value", "velocity"] + shown.flatMap { ["\($0.name) value", "\($0.name) error"] }
    let rows = samples.enumerated().map { index, sample in
      [sample.time, sample.value, sample.velocity] + shown.flatMap { [$0.values[index], $0.errors[index]] }
    }
    return ([header] + rows.map { $0.map(ShortestNumber.text) }).map { $0.joined(separator: ",") }
      .joined(separator: "\n") + "\n"
  }

  /// One object with everything.
  var json: String {
    let rows = samples.map { sample in
      JSONText.object([
        "time": .number(sample.time), "value": .number(sample.value), "velocity": .number(sample.velocity),
      ])
    }
    return JSONText.object([
      "motion": .string(title),
      "constants": .array(
        constants.map {
          .object([
            "name": .string($0.name), "value": .number($0.value), "unit": $0.unit.isEmpty ? nil : .string($0.unit),
          ])
        }),
      "from": .number(from), "to": .number(to), "finalTarget": .number(finalTarget), "velocity": .number(velocity),
      "restsAt": .number(restsAt), "way": .number(way), "settlingBand": .number(band),
      "settlingTime": .number(settlingTime), "settlingTimeRadius": .number(settlingTimeRadius),
      "peakTime": .number(peak?.time), "peakValue": .number(peak?.value), "overshoot": .number(peak?.overshoot),
      "valueRadius": .number(radius), "frameTime": .number(frameTime), "samples": .array(rows),
      "engines": .array(engines.map(Self.json)),
    ]).text() + "\n"
  }

  /// s; 0 when it is never outside the band, infinity when it never settles.
  private var settlingTime: Double {
    switch settling {
    case .neverOutside: 0
    case .never: .infinity
    case .at(let time, _): time
    }
  }

  private var settlingTimeRadius: Double? {
    if case .at(_, let radius) = settling { return radius }
    return nil
  }

  private static func json(_ engine: Engine) -> JSONText {
    .object([
      "name": .string(engine.name), "failure": engine.failure.map { .string($0) },
      "largestError": .number(engine.largestError), "largestErrorTime": .number(engine.largestErrorTime),
      "finished": .number(engine.finished), "values": .array(engine.values.map { .number($0) }),
      "errors": .array(engine.errors.map { .number($0) }),
    ])
  }
}
