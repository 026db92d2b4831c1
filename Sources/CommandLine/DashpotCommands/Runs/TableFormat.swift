internal import ReportRendering

/// How a table and what there is to say about it are written.
enum TableFormat: String, CaseIterable, Sendable {
  case text
  case markdown
  case csv
  case json
  /// A job summary, and an annotation for each of the worst findings.
  case github

  static let summary = "text (default), markdown, csv, json or github"

  /// Whether rows may be left out that nobody would read.
  var isForPeople: Bool {
    switch self {
    case .text, .markdown, .github: true
    case .csv, .json: false
    }
  }
}

extension TableReport {
  func text(_ format: TableFormat, in environment: CommandEnvironment) -> String {
    switch format {
    case .text: text(width: environment.reportColumns, colour: environment.isColoured(environment.output))
    case .markdown, .github: markdown
    case .csv: csv
    case .json: json
    }
  }

  func jobSummary(title: String, isGood: Bool) -> JobSummary {
    JobSummary(title: title, isGood: isGood, sentences: sentences, tables: [table], drawing: drawing)
  }
}
