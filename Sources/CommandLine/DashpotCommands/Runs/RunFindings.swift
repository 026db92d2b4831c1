internal import EngineComparison
internal import ReportRendering
internal import RunRecords

/// A run, folded: everything that a report is made of.
struct RunFindings: Sendable {
  /// The circumstance that keeps the word by which the suite was asked for.
  static let suiteWordName = "suite argument"

  var run: RunRecord
  var summary: RunSummary

  /// The word that runs the same suite again: its name, or the file it came from.
  var suiteWord: String { run.circumstances.first { $0.name == Self.suiteWordName }?.value ?? run.suite }

  var shard: Shard? { run.circumstances.first { $0.name == RunRecord.shardName }.flatMap { Shard($0.value) } }

  /// A part of a suite need not hold the cases that give a specimen away.
  var outcome: Outcome {
    summary.outcome(requiresSpecimens: run.isComplete && run.selection.isEmpty)
  }

  /// The tables of a whole report. Of the worst cases those that count against what is judged.
  var tables: [Table] { ReportTable.allCases.map { table($0, whole: false) } }

  /// - Parameter whole: the worst cases of every engine, those within their tolerance included.
  func table(_ table: ReportTable, whole: Bool = true) -> Table {
    switch table {
    case .errors: summary.errorsTable()
    case .settling: summary.settlingTable()
    case .frameRates: summary.frameRatesTable()
    case .worst:
      whole
        ? summary.worstTable(suite: suiteWord)
        : summary.worstTable(suite: suiteWord, onlyAgainst: true, roles: [.judged])
    case .specimens: summary.signaturesTable()
    case .truth: summary.checksTable()
    }
  }

  /// Every format but CSV, which is written case by case, and that of GitHub, which is written to two places.
  func text(_ format: ReportFormat, in environment: CommandEnvironment) -> String? {
    switch format {
    case .text:
      RunReport.text(
        run, summary, tables: tables.filter(Self.isWorthReading), outcome: outcome, width: environment.reportColumns,
        colour: environment.isColoured(environment.output))
    case .markdown: markdown
    case .json: json
    case .junit: junit
    case .csv, .github: nil
    }
  }

  /// That no case is bad is worth a line; that a suite has no frame rates is not.
  private static func isWorthReading(_ table: Table) -> Bool { !table.rows.isEmpty || table.key == "worst" }

  /// One table alone, in the formats that have tables.
  func text(_ table: ReportTable, _ format: ReportFormat, in environment: CommandEnvironment) -> String {
    let table = self.table(table)
    switch format {
    case .text:
      return TextTable.render(
        table, width: environment.reportColumns, colour: environment.isColoured(environment.output))
    case .markdown: return MarkdownTable.render(table)
    case .csv: return CSVTable.render(table)
    case .json: return RunJSON.render(run, summary, tables: [table], outcome: outcome)
    case .junit, .github: return junit
    }
  }

  var markdown: String { RunReport.markdown(run, summary, tables: tables, outcome: outcome) }

  var junit: String { JUnitXML.render(run, summary, suiteWord: suiteWord, outcome: outcome) }

  var json: String { RunJSON.render(run, summary, tables: ReportTable.allCases.map { table($0) }, outcome: outcome) }
}

extension CommandEnvironment {
  /// Columns of a report: the terminal's; a file or a pipe has room for more than a terminal that is not there.
  var reportColumns: Int { output.isTerminal || variables["COLUMNS"] != nil ? columns : 120 }
}

extension ExitCode {
  /// Of a run that is not complete nobody knows that all is within; that something is not is known.
  init(_ findings: RunFindings) {
    self = ExitCode(findings.outcome).known(ofWholeRun: findings.run.isComplete)
  }

  /// What is left of good news when it is of part of a run.
  func known(ofWholeRun isWhole: Bool) -> ExitCode {
    !isWhole && (self == .allWithin || self == .betterThanBaseline) ? .nothingJudged : self
  }

  init(_ outcome: Outcome) {
    switch outcome.exitStatus {
    case .allWithin: self = .allWithin
    case .somethingIsWrong: self = .exceeds
    case .nothingJudged: self = .nothingJudged
    }
  }
}
