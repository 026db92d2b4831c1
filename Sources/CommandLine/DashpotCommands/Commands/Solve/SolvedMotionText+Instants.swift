internal import RunRecords

/// What the motion does and when, a line for each kind.
extension SolvedMotionText {
  var instants: [(String, String)] {
    var entries: [(String, String)] = [("Settles", settling)]
    let slow = "slower than \(ShownNumber.text(solved.events.speedBand, .significant(digits: 6))) a second"
    entries.append(("Slows", exit(solved.events.slow, within: slow, never: "it is never faster")))
    entries.append(("Calms", calm))
    if let arrival = solved.events.arrival { entries.append(("Arrives", text(of: arrival))) }
    if let passings = solved.events.passings {
      entries.append(("Passes", text(of: passings, nothing: "its target never") { seconds($0.time) }))
    }
    if let turns = solved.events.turns {
      entries.append(
        ("Turns", text(of: turns, nothing: "never") { "at \(number($0.value)) after \(seconds($0.time))" }))
    }
    if let peak = solved.peak {
      entries.append(("Peak", text(of: peak)))
    } else if solved.to != nil {
      entries.append(("Peak", "none: it does not pass its target"))
    }
    return entries
  }

  private var settling: String {
    exit(solved.settling, within: "within \(number(solved.band)) of the way", never: "it is never outside the band")
  }

  private func exit(_ settling: SolvedMotion.Settling, within band: String, never: String) -> String {
    switch settling {
    case .neverOutside: return "at once: \(never) (\(band))"
    case .never: return "never (\(band))"
    case .unknown(let reason): return "not known (\(band)): \(reason)"
    case .at(let time, let radius, let turns):
      let proof = ShownNumber.text(radius, .scientific(digits: 2))
      let lobe = solved.to == nil ? "" : turns.map { ", after \(Self.counted($0, "turn"))" } ?? ""
      return "after \(ShownNumber.text(time, .significant(digits: 12))) s\(lobe) (\(band); ± \(proof) s)"
    }
  }

  /// Both bands together, and which of them is left last.
  private var calm: String {
    switch solved.events.rest {
    case .neverOutside: return "at once: it is never outside both bands"
    case .never: return "never: \(solved.events.governor ?? "it") does not stay in its band"
    case .unknown(let reason): return "not known: \(reason)"
    case .at(let time, _, _):
      let last =
        solved.events.governor == "both" ? "both bands at once" : "its \(solved.events.governor ?? "band") last"
      return "after \(ShownNumber.text(time, .significant(digits: 12))) s, \(last)"
    }
  }

  private func text(of arrival: SolvedEvents.Arrival) -> String {
    switch arrival {
    case .atOnce: "at once: it starts there"
    case .never: "never at \(number(solved.finalTarget ?? 0))"
    case .at(let time):
      "first at \(number(solved.finalTarget ?? 0)) after \(ShownNumber.text(time, .significant(digits: 12))) s"
    }
  }

  private func text(
    of list: SolvedEvents.List, nothing: String, _ describe: (SolvedEvents.Instant) -> String
  ) -> String {
    if let failure = list.failure { return "not known: \(failure)" }
    let shown = list.first.map(describe)
    let dots = ", …"
    switch list.total {
    case .all(0): return nothing
    case .all(let count):
      let listed = shown.joined(separator: ", ") + (count > shown.count ? dots : "")
      return "\(Self.counted(count, "time")): \(listed)"
    case .moreThan(let count): return "more than \(count) times: \(shown.joined(separator: ", "))\(dots)"
    case .endless: return "without end: \(shown.joined(separator: ", "))\(dots)"
    }
  }

  private func text(of peak: SolvedMotion.Peak) -> String {
    let place = "\(number(peak.value)) at \(seconds(peak.time))"
    guard let overshoot = peak.overshoot else { return "\(place), beyond the target from which it starts" }
    let way = solved.retargets > 0 ? " of the last way" : ""
    guard (100 * overshoot).isFinite else { return "\(place), more than 1e306 ways beyond the target" }
    let percent = ShownNumber.text(100 * overshoot, .significant(digits: 6))
    return "\(place), \(percent) %\(way) beyond the target"
  }

  private static func counted(_ count: Int, _ word: String) -> String {
    count == 1 ? "1 \(word)" : "\(count) \(word)s"
  }
}
