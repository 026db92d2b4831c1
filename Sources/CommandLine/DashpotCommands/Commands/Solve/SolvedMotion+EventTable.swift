internal import RunRecords

extension SolvedMotion {
  /// The instants in order of time: what happens, and the value then where it is one of a place.
  var eventTable: Table {
    let columns = [
      Column("time", "time", .number, unit: "s"), Column("event", "event", .text), Column("value", "value", .number),
    ]
    let rows = instants.sorted { $0.time < $1.time }.map { instant -> [Cell] in
      [
        .number(instant.time, .significant(digits: 12)), .text(instant.event),
        instant.value.map { .number($0, .significant(digits: 12)) } ?? .missing,
      ]
    }
    return Table(
      key: "events", title: "Events", columns: columns, rows: rows, emptyText: "There are no events.")
  }

  private var instants: [(time: Double, event: String, value: Double?)] {
    var all: [(time: Double, event: String, value: Double?)] = []
    all += events.passings?.first.map { ($0.time, "target \($0.kind.rawValue)", $0.value) } ?? []
    all += events.turns?.first.map { ($0.time, $0.kind.rawValue, $0.value) } ?? []
    for (settling, event) in [(settling, "settled"), (events.slow, "slow"), (events.rest, "at rest")] {
      if case .at(let time, _, _) = settling { all.append((time, event, nil)) }
    }
    if let stopsAfter { all.append((stopsAfter, "stopped", restsAt)) }
    return all
  }
}
