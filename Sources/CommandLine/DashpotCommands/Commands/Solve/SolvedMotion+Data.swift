internal import RunRecords

extension SolvedMotion {
  /// The rows: time, value and velocity of the truth, then each engine's error; in data formats its value as well.
  var table: Table {
    let shown = engines.filter { !$0.errors.isEmpty }
    var columns = [
      Column("time", "time", .number, unit: "s"), Column("value", "value", .number),
      Column("velocity", "velocity", .number),
    ]
    for engine in shown {
      columns.append(Column("\(engine.name) value", "\(engine.name) value", .number, audience: .data))
      columns.append(Column("\(engine.name) error", "\(engine.name) error", .number))
    }
    let rows = samples.enumerated().map { index, sample -> [Cell] in
      let truth: [Cell] = [
        .number(sample.time, .significant(digits: 7)), .number(sample.value, .significant(digits: 12)),
        .number(sample.velocity, .significant(digits: 12)),
      ]
      return truth
        + shown.flatMap { engine -> [Cell] in
          [
            .number(engine.values[index], .significant(digits: 12)),
            .number(engine.errors[index], .scientific(digits: 3)),
          ]
        }
    }
    return Table(key: "motion", title: "Motion", columns: columns, rows: rows, emptyText: "There are no rows.")
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
      "restsAt": .number(restsAt), "stopsAfter": .number(stopsAfter), "way": .number(way),
      "settlingBand": .number(band),
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
