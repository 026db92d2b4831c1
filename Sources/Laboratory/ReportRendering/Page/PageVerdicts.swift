import RunRecords

/// The first thing on a page: what the run comes to, engine by engine.
enum PageVerdicts {
  static func render(_ run: RunRecord, _ charts: RunCharts, _ outcome: Outcome) -> String {
    let (mark, word) = statement(outcome)
    let isGood = outcome.exitStatus == .allWithin
    let sentences = OutcomeText.sentences(run, outcome, cases: charts.summary.cases)
    return """
      <div class="verdict\(isGood ? "" : " bad")"><strong>\(mark) \(word)</strong>\
      <ul>\(sentences.map { "<li>\(HTMLText.escaped($0))</li>" }.joined())</ul></div>
      \(engines(charts.summary))
      """
  }

  private static func statement(_ outcome: Outcome) -> (mark: String, word: String) {
    switch outcome.exitStatus {
    case .allWithin: ("✓", "All within")
    case .somethingIsWrong: ("×", "Something is wrong")
    case .nothingJudged: ("–", "Nothing was judged")
    }
  }

  private static func engines(_ summary: RunSummary) -> String {
    let engines = VerdictChart.engines(summary)
    guard !engines.isEmpty else { return "" }
    let headings = ["engine", "role", "share", "within", "exceeds", "failed", "largest error / tolerance"]
    let note = "Specimens are faulty on purpose: that they exceed shows that the suite sees such faults."
    var text = engines.contains { $0.role == .specimen } ? "<p class=\"soft\">\(note)</p>\n" : ""
    text += "<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\"Verdicts by engine\">"
    text += "<table id=\"verdicts-table\" data-sorts><caption class=\"hidden\">Verdicts by engine</caption><thead><tr>"
    for (index, heading) in headings.enumerated() {
      let isSortable = heading != "share"
      let name = isSortable ? "<button type=\"button\">\(heading)</button>" : "<span class=\"hidden\">share</span>"
      text += "<th scope=\"col\"\(index > 2 ? " class=\"number\"" : "")>\(name)</th>"
    }
    text += "</tr></thead><tbody>\n"
    for engine in engines { text += row(engine, severity: severity(of: engine.name, in: summary)) }
    return text + "</tbody></table></div>\n"
  }

  private static func severity(of engine: String, in summary: RunSummary) -> Double? {
    let all = summary.sweeps.flatMap(\.engines).filter { $0.engine == engine }
    return all.compactMap { $0.positionErrorOverTolerance?.value }.max { left, right in
      right.isNaN || left < right
    }
  }

  private static func row(_ engine: VerdictChart.EngineVerdicts, severity: Double?) -> String {
    let total = max(engine.counts.decided, 1)
    let share = engine.parts.filter { $0.count > 0 }.map { part in
      let percent = ShownNumber.text(100 * Double(part.count) / Double(total), .significant(digits: 4))
      return "<i class=\"\(part.verdict)\" style=\"width:\(percent)%\"></i>"
    }
    let isAgainst = engine.role == .judged && engine.counts.against > 0
    var text = "<tr><th scope=\"row\"\(isAgainst ? " class=\"bad-word\"" : "")>\(HTMLText.escaped(engine.name))</th>"
    text += "<td>\(engine.role.rawValue)</td><td><div class=\"share\" aria-hidden=\"true\">\(share.joined())</div></td>"
    for part in engine.parts { text += "<td class=\"number\">\(part.count)</td>" }
    let shown = severity.map { ShownNumber.text($0, .scientific(digits: 2)) } ?? "–"
    return text + "<td class=\"number\">\(shown)</td></tr>\n"
  }
}
