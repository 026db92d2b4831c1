internal import ReportRendering
internal import RunRecords

/// A solved motion for people: what it is, what it does, a table and a plot.
struct SolvedMotionText {
  let solved: SolvedMotion
  private let shownTable: SolveTable
  private let columns: Int
  private let colour: Bool
  private let style: TerminalPlot.Style

  init(_ solved: SolvedMotion, table: SolveTable = .samples, in environment: CommandEnvironment) {
    self.solved = solved
    shownTable = table
    columns = environment.columns
    colour = environment.isColoured(environment.output)
    style = environment.showsUnicode ? .braille : .marks
  }

  var text: String {
    let paragraphs = [facts, engines].filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
    return (paragraphs + [table, plot]).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var facts: [String] {
    var entries: [(String, String)] = [(solved.title, constants), ("Motion", motion)]
    if let rest = solved.restsAt {
      let stop = solved.stopsAfter.map { ", stopped after \(number($0)) s" } ?? ""
      entries.append(("Rests", "at \(number(rest))\(stop)"))
    }
    entries += instants
    entries.append(
      solved.isProven
        ? ("Proven", "every value to ± \(ShownNumber.text(solved.radius, .scientific(digits: 2)))")
        : ("Checked", "two integrations differ by at most \(ShownNumber.text(solved.radius, .scientific(digits: 2)))"))
    let width = (entries.map(\.0.count).max() ?? 0) + 2
    return entries.map { HelpScreen.wrap($0.1, indent: width, head: $0.0) }
  }

  private var constants: String {
    solved.constants.map { constant in
      "\(constant.name) \(number(constant.value))" + (constant.unit.isEmpty ? "" : " \(constant.unit)")
    }.joined(separator: ", ")
  }

  private var motion: String {
    var words = "from \(number(solved.from))"
    if let to = solved.to { words += " to \(number(to))" }
    if let final = solved.finalTarget, final != solved.to { words += ", in the end to \(number(final))" }
    if solved.changes > 0 {
      words += ", its constants changed \(solved.changes == 1 ? "once" : "\(solved.changes) times")"
    }
    return words + ", at first \(number(solved.velocity)) a second"
  }

  private var engines: [String] {
    guard !solved.engines.isEmpty else { return [] }
    let width = (solved.engines.map(\.name.count).max() ?? 0) + 2
    let rate = ShownNumber.text(1 / solved.frameTime, .significant(digits: 4))
    return ["Engines, at \(rate) frames a second; errors are fractions of the way"]
      + solved.engines.map { engine in HelpScreen.wrap(verdict(on: engine), indent: width + 2, head: "  " + engine.name)
      }
  }

  private func verdict(on engine: SolvedMotion.Engine) -> String {
    if let failure = engine.failure { return "shows nothing: \(failure)" }
    guard let error = engine.largestError, let time = engine.largestErrorTime else { return "shows nothing" }
    let finished = engine.finished.map { "; says it is finished at \(seconds($0))" } ?? ""
    return "largest error \(ShownNumber.text(error, .scientific(digits: 3))) at \(seconds(time))\(finished)"
  }

  private var table: String {
    TextTable.render(shownTable == .samples ? solved.table : solved.eventTable, width: columns, colour: colour)
  }

  /// Nothing where the terminal is too small for a plot.
  private var plot: String {
    guard
      let plot = try? TerminalPlot(
        width: min(columns, 100), height: 18, style: style, colour: colour, xLabel: "time (s)",
        including: [solved.finalTarget ?? solved.restsAt].compactMap(\.self))
    else { return "" }
    return plot.render([
      TerminalPlot.Series(label: "truth", x: solved.curve.map(\.time), y: solved.curve.map(\.value))
    ])
  }

  func number(_ value: Double) -> String { ShownNumber.text(value, .significant(digits: 12)) }
  func seconds(_ value: Double) -> String { ShownNumber.text(value, .significant(digits: 8)) + " s" }
}
