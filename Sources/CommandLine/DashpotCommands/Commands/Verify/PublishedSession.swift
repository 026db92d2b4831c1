internal import EngineComparison
internal import ReportRendering
internal import RunRecords

/// `dashpot verify published`: a table of published values, worked out again and judged.
struct PublishedSession {
  /// Whether a word means a table of published values and no suite of motions.
  static func isMeant(by word: String) -> Bool {
    word == PublishedValues.builtInName || word.hasSuffix(".tsv")
  }

  private let word: String
  private let selected: PublishedValues
  private let complaint: String?
  private let format: ReportFormat
  private let environment: CommandEnvironment

  init(_ command: VerifyCommand, in environment: CommandEnvironment) throws(CommandFailure) {
    word = command.suiteWord
    format = command.format
    self.environment = environment
    let table = try Self.table(named: command.suiteWord)
    if let id = command.selection.caseID {
      selected = table.rows(withID: id)
      guard !selected.rows.isEmpty else {
        throw .usage(
          .refused(reason: "no row of \(table.name) has the id '\(id)'; '--format csv' prints the ids"),
          command: "verify")
      }
      complaint = nil
    } else if let filter = command.selection.filter {
      selected = table.filtered(by: filter)
      complaint =
        selected.rows.isEmpty
        ? "no quantity and no source of \(table.name) contains '\(filter)'; loosen the filter." : nil
    } else {
      selected = table
      complaint = nil
    }
  }

  private static func table(named word: String) throws(CommandFailure) -> PublishedValues {
    let bytes = word == PublishedValues.builtInName ? nil : try InputFile.bytes(of: word)
    do throws(PublishedValuesError) {
      guard let bytes else { return try PublishedValues.builtIn() }
      let name = word.split(separator: "/").last.map { String($0.dropLast(".tsv".count)) } ?? word
      return try PublishedValues.parse(bytes, path: word, name: name)
    } catch {
      throw .badValues(error)
    }
  }

  func run() throws(CommandFailure) -> ExitCode {
    let summary = selected.judged()
    if complaint == nil || format != .text { try environment.print(text(summary)) }
    if let complaint { environment.note("dashpot: \(complaint)") }
    switch summary.exitStatus {
    case .allWithin: return .allWithin
    case .somethingIsWrong: return .exceeds
    case .nothingJudged: return .nothingJudged
    }
  }

  private func text(_ summary: PublishedSummary) -> String {
    let tables = [summary.sourcesTable(), summary.againstTable(suite: word)]
    switch format {
    case .text:
      let rendered = tables.map {
        TextTable.render($0, width: environment.reportColumns, colour: environment.isColoured(environment.output))
      }
      return ([selected.name + "\n"] + rendered + [summary.sentence + "\n"]).joined(separator: "\n")
    case .markdown:
      return (["# \(selected.name)\n", summary.sentence + "\n"] + tables.map { MarkdownTable.render($0) })
        .joined(separator: "\n")
    case .csv: return CSVTable.render(summary.rowsTable(suite: word))
    case .json: return PublishedJSON.text(summary, name: selected.name)
    // Why: the command refuses them for a table of published values.
    case .junit, .github: return ""
    }
  }
}
