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
    JSONText.object(statement + settled + happened + shown).text() + "\n"
  }

  private var statement: [JSONText.Member] {
    let constants = constants.map {
      JSONText.object([
        "name": .string($0.name), "value": .number($0.value), "unit": $0.unit.isEmpty ? nil : .string($0.unit),
      ])
    }
    return JSONText.members([
      "motion": .string(title), "constants": .array(constants), "from": .number(from), "to": .number(to),
      "finalTarget": .number(finalTarget), "velocity": .number(velocity),
    ])
  }

  private var settled: [JSONText.Member] {
    JSONText.members([
      "restsAt": .number(restsAt), "stopsAfter": .number(stopsAfter), "way": .number(way),
      "settlingBand": .number(band), "settlingTime": time(settling), "settlingTimeRadius": .number(settlingTimeRadius),
      "settlingTurns": turns(settling).map { .number(Double($0)) }, "settlingUnknown": unknown(settling),
    ])
  }

  private var happened: [JSONText.Member] {
    JSONText.members([
      "speedBand": .number(events.speedBand), "speedSettlingTime": time(events.slow),
      "restSettlingTime": time(events.rest), "restGovernor": events.governor.map { .string($0) },
      "firstArrival": arrival, "targetPassings": Self.json(events.passings), "turns": Self.json(events.turns),
      "peakTime": .number(peak?.time), "peakValue": .number(peak?.value), "overshoot": .number(peak?.overshoot),
    ])
  }

  private var shown: [JSONText.Member] {
    let rows = samples.map { sample in
      JSONText.object([
        "time": .number(sample.time), "value": .number(sample.value), "velocity": .number(sample.velocity),
      ])
    }
    return JSONText.members([
      "truth": .string(isProven ? "certified" : "integrated twice"), "valueRadius": .number(radius),
      "frameTime": .number(frameTime), "samples": .array(rows), "engines": .array(engines.map(Self.json)),
    ])
  }

  /// s; 0 when it is never outside the band, infinity when it never settles, none when that is not known.
  private func time(_ settling: Settling) -> JSONText? {
    switch settling {
    case .neverOutside: .number(0.0)
    case .never: .number(Double.infinity)
    case .at(let time, _, _): .number(time)
    case .unknown: nil
    }
  }

  private func turns(_ settling: Settling) -> Int? {
    if case .at(_, _, let turns) = settling { turns } else { nil }
  }

  private func unknown(_ settling: Settling) -> JSONText? {
    if case .unknown(let reason) = settling { .string(reason) } else { nil }
  }

  private var settlingTimeRadius: Double? {
    if case .at(_, let radius, _) = settling { return radius }
    return nil
  }

  /// s; 0 for a start there, infinity for never.
  private var arrival: JSONText? {
    switch events.arrival {
    case .atOnce: .number(0.0)
    case .never: .number(Double.infinity)
    case .at(let time): .number(time)
    case nil: nil
    }
  }

  private static func json(_ list: SolvedEvents.List?) -> JSONText? {
    list.map { list in
      let count: JSONText? =
        switch list.total {
        case .all(let count): list.failure == nil ? .number(Double(count)) : nil
        case .moreThan(let count): .string("more than \(count)")
        case .endless: .number(Double.infinity)
        }
      return .object([
        "count": count, "failure": list.failure.map { .string($0) },
        "first": .array(
          list.first.map {
            .object(["time": .number($0.time), "value": .number($0.value), "kind": .string($0.kind.rawValue)])
          }),
      ])
    }
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
