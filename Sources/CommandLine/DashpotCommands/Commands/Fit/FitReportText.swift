internal import ConstantFitting
internal import ReportRendering
internal import RunRecords

/// A fit for people: what it is, its constants, the models beside it, the fit and what it leaves.
struct FitReportText {
  private let report: FitReport
  private let columns: Int
  private let colour: Bool
  private let style: TerminalPlot.Style

  init(_ report: FitReport, in environment: CommandEnvironment) {
    self.report = report
    columns = environment.columns
    colour = environment.isColoured(environment.output)
    style = environment.showsUnicode ? .braille : .marks
  }

  var text: String {
    let paragraphs = [
      facts, table(.constants), table(.models), plot(of: motion, "value"), plot(of: residuals, "residual"), onwards,
    ]
    return paragraphs.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var best: MotionFit { report.best }

  private var facts: String {
    var entries = [("Fit", law), ("Recording", recording), ("Noise", noise)]
    if let regime { entries.append(("Regime", regime)) }
    entries += best.held.map { held in
      ("Held", "\(held.quantity.words) \(number(held.value)): \(held.reason)")
    }
    if !best.undetermined.isEmpty {
      let names = best.undetermined.map(\.words).joined(separator: ", ")
      entries.append(("Not told", "\(names): other values of these together fit as well; record a different motion"))
    }
    let width = (entries.map(\.0.count).max() ?? 0) + 2
    return entries.map { HelpScreen.wrap($0.1, indent: width, head: $0.0) }.joined(separator: "\n") + "\n"
  }

  private var law: String {
    let weight = ShownNumber.text(100 * (report.fits.akaikeWeights.first ?? 1), .significant(digits: 3))
    let among = report.fits.ranked.count
    let start = "from \(number(best.startTime)) s on"
    guard among > 1 else { return "\(best.model.title.lowercased()), \(start)" }
    return "\(best.model.title.lowercased()), \(start); \(weight) % of the weight among \(among) models"
  }

  private var recording: String {
    let read = report.read
    let times = read.recording.times
    let velocity = read.velocityColumn.map { " and '\($0)'" } ?? ""
    let gaps = read.gaps == 0 ? "" : ", \(read.gaps) lines without a value left out"
    return "\(times.count) samples over \(number(times[times.count - 1] - times[0])) s, "
      + "'\(read.timeColumn)' in \(read.timeUnit.rawValue), "
      + "'\(read.valueColumn)'\(velocity)\(gaps)"
  }

  private var noise: String {
    let way = (report.read.recording.values.max() ?? 0) - (report.read.recording.values.min() ?? 0)
    let share = ShownNumber.text(100 * best.noise / way, .significant(digits: 3))
    var words = "standard deviation \(number(best.noise)), \(share) % of the way"
    if let weights = best.weights {
      let outliers = weights.count { $0 < 0.5 }
      words += "; \(outliers) of \(weights.count) samples count less than half"
    }
    return words
  }

  private var regime: String? {
    guard let regime = best.regime else { return nil }
    guard let ratio = best.constant(.dampingRatio), let interval = ratio.interval else { return regime.rawValue }
    let ends = "its damping ratio lies in \(number(interval.lower)) … \(number(interval.upper))"
    return regime == .critical ? "cannot be told from critical: \(ends)" : "\(regime.rawValue): \(ends)"
  }

  private func table(_ table: FitTable) -> String {
    TextTable.render(report.table(table), width: columns, colour: colour)
  }

  private var motion: [TerminalPlot.Series] {
    let times = report.read.recording.times
    let (first, last) = (times[0], times[times.count - 1])
    let grid = (0...200).map { first + (last - first) * Double($0) / 200 }
    return [
      TerminalPlot.Series(label: "fit", x: grid, y: grid.map { best.motion(at: $0).value }),
      TerminalPlot.Series(label: "recording", points: times, report.read.recording.values),
    ]
  }

  private var residuals: [TerminalPlot.Series] {
    [TerminalPlot.Series(label: "residual", points: report.read.recording.times, best.residuals)]
  }

  /// Nothing where the terminal is too small for a plot.
  private func plot(of series: [TerminalPlot.Series], _ label: String) -> String {
    let plot = try? TerminalPlot(
      width: min(columns, 100), height: 14, style: style, colour: colour, xLabel: "time (s)", yLabel: label)
    return plot?.render(series) ?? ""
  }

  private var onwards: String {
    let lines = [report.solveCommand, report.convertCommand, report.timingFunction].compactMap(\.self)
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
  }

  private func number(_ value: Double) -> String { ShownNumber.text(value, .significant(digits: 6)) }
}

extension TerminalPlot.Series {
  /// Dots that no line joins.
  fileprivate init(label: String, points x: [Double], _ y: [Double]) {
    self.init(label: label, x: x.flatMap { [$0, .nan] }, y: y.flatMap { [$0, .nan] })
  }
}
