internal import ReportRendering
internal import RunRecords

/// A solved motion for people: what it is, what it does, a table and a plot.
struct SolvedMotionText {
  private let solved: SolvedMotion
  private let columns: Int
  private let colour: Bool
  private let style: TerminalPlot.Style

  init(_ solved: SolvedMotion, in environment: CommandEnvironment) {
    self.solved = solved
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
    entries.append(("Settles", settling))
    if let peak = solved.peak {
      let percent = ShownNumber.text(100 * peak.overshoot, .significant(digits: 6))
      entries.append(("Peak", "\(number(peak.value)) at \(seconds(peak.time)), \(percent) % beyond the target"))
    } else if solved.to != nil {
      entries.append(("Peak", "none: it does not pass its target"))
    }
    entries.append(("Proven", "every value to ± \(ShownNumber.text(solved.radius, .scientific(digits: 2)))"))
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
    return words + ", at first \(number(solved.velocity)) a second"
  }

  private var settling: String {
    let band = "within \(number(solved.band)) of the way"
    switch solved.settling {
    case .neverOutside: return "at once: it is never outside the band (\(band))"
    case .never: return "never (\(band))"
    case .at(let time, let radius):
      let proof = ShownNumber.text(radius, .scientific(digits: 2))
      return "after \(ShownNumber.text(time, .significant(digits: 12))) s (\(band); ± \(proof) s)"
    }
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
    TextTable.render(solved.table, width: columns, colour: colour)
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

  private func number(_ value: Double) -> String { ShownNumber.text(value, .significant(digits: 12)) }
  private func seconds(_ value: Double) -> String { ShownNumber.text(value, .significant(digits: 8)) + " s" }
}
