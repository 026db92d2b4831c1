import RunRecords

/// The sections of a page that are drawn, each with what its chart is chosen by.
enum PageCharts {
  private struct Part {
    let kind: Chart.Kind
    let id: String
    let title: String
    let text: String
    /// What is chosen, by its key in the data and its name.
    let choices: [(key: String, name: String)]
  }

  private static let parts = [
    Part(
      kind: .heatMap, id: "heat-maps", title: "Where it breaks",
      text:
        "Each place is a combination of the swept values; brighter is worse, on one scale for every engine. A × after "
        + "a name marks what has cases that count against the engine.",
      choices: [("sweep", "Sweep"), ("engine", "Engine")]),
    Part(
      kind: .frameRates, id: "frame-rates", title: "Error against frame rate",
      text:
        "A motion that is evaluated at its time is the same on every display; one that is stepped by frames is not.",
      choices: [("sweep", "Sweep")]),
    Part(
      kind: .settling, id: "settling", title: "Settling time, claimed against true",
      text: "When an engine says that a motion has come to rest, beside when it last leaves its band.",
      choices: [("engine", "Engine")]),
    Part(
      kind: .trace, id: "traces", title: "The worst traces",
      text:
        "The worst case of each sweep and engine as it moved, over the truth, and how far they are apart. Of the judged "
        + "engines that are within, the farthest off of each sweep; dashpot plot RUN trace draws the others.",
      choices: [("sweep", "Sweep"), ("engine", "Engine"), ("place", "Place among the worst")]),
  ]

  static func links(_ data: PageData) -> [(String, String)] {
    parts.filter { data.has($0.kind) }.map { ($0.id, $0.title) }
  }

  static func render(_ data: PageData) -> String {
    parts.filter { data.has($0.kind) }.map { part in
      var content = "<p>\(part.text)</p>\n"
      if !part.choices.isEmpty {
        let labels = part.choices.map { "<label>\($0.name)<select data-key=\"\($0.key)\"></select></label>" }
        content += "<div class=\"choice\">\(labels.joined())</div>\n"
      }
      content += "<figure><div class=\"chart\" data-chart=\"\(part.kind.rawValue)\" role=\"group\" tabindex=\"0\" "
      content += "aria-label=\"\(part.title)\"></div></figure>\n"
      if part.kind == .trace {
        content += "<div data-replay hidden>\(HTMLTable.command(""))</div>\n"
      }
      return RunPage.section(part.id, part.title, content)
    }.joined()
  }
}
