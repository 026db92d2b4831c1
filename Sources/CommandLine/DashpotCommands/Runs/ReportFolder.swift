internal import ReportRendering

/// The files of a report in a folder: Markdown to read, its tables as data, and JUnit XML for a CI system.
struct ReportFolder: Sendable {
  let path: String

  /// Makes the folder, before the work begins.
  init(_ path: String) throws(CommandFailure) {
    try OutputFile.makeFolder(path)
    self.path = path
  }

  func write(_ findings: RunFindings) throws(CommandFailure) {
    let suite = findings.run.suite
    try OutputFile.write(findings.markdown, to: "\(path)/\(suite).md")
    try OutputFile.write(findings.junit, to: "\(path)/\(suite).xml")
    try OutputFile.write(findings.json, to: "\(path)/\(suite).json")
    for table in ReportTable.allCases {
      try OutputFile.write(CSVTable.render(findings.table(table)), to: "\(path)/\(suite)-\(table.rawValue).csv")
    }
  }

  /// The pages that are published and reviewed as differences.
  func publish(_ pages: [PublishedPage]) throws(CommandFailure) {
    for page in pages { try OutputFile.write(page.text, to: "\(path)/\(page.fileName)") }
  }
}
