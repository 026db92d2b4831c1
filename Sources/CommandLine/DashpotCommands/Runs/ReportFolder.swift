internal import ReportRendering

/// The files of a report in a folder: Markdown to read, and its tables as data.
struct ReportFolder: Sendable {
  let path: String

  /// Makes the folder, before the work begins.
  init(_ path: String) throws(CommandFailure) {
    try OutputFile.makeFolder(path)
    self.path = path
  }

  /// The published report of a suite in a folder.
  static func markdownFile(of suite: String, in folder: String) -> String { "\(folder)/\(suite).md" }

  func write(_ findings: RunFindings) throws(CommandFailure) {
    let suite = findings.run.suite
    try OutputFile.write(findings.markdown, to: Self.markdownFile(of: suite, in: path))
    try OutputFile.write(findings.json, to: "\(path)/\(suite).json")
    for table in ReportTable.allCases {
      try OutputFile.write(CSVTable.render(findings.table(table)), to: "\(path)/\(suite)-\(table.rawValue).csv")
    }
  }
}
