/// How a report is written.
enum ReportFormat: String, CaseIterable, Sendable {
  case text
  case markdown
  /// A line for each case and engine; of one table, a line for each row.
  case csv
  case json
  /// A test case for each sweep and engine, for a CI system; of a whole run only.
  case junit
  /// A job summary and annotations for GitHub Actions; of a whole run only.
  case github

  static let summary = "text (default), markdown, csv, json, junit or github"
}

/// A table of a report by the word that asks for it.
enum ReportTable: String, CaseIterable, Sendable {
  case errors
  case settling
  case frameRates = "frame-rates"
  case worst
  case specimens
  case truth
}
