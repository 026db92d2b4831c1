public import RunRecords

/// A whole report for people. It holds what determines the numbers, and no date, host or duration.
public enum RunReport {
  /// For a terminal of `width` columns.
  ///
  /// - Parameters:
  ///   - tables: all of them when nil.
  ///   - outcome: of the whole suite when nil.
  public static func text(
    _ run: RunRecord, _ summary: RunSummary, tables: [Table]? = nil, outcome: Outcome? = nil, width: Int,
    colour: Bool
  ) -> String {
    let outcome = outcome ?? summary.outcome()
    let title = Styled(VisibleText.of("\(run.suite)@\(run.suiteVersion)"), .bold).text(colour)
    var parts = [title + "\n"]
    for table in tables ?? summary.tables(suite: run.suite) {
      parts.append(TextTable.render(table, width: width, colour: colour))
    }
    let style: Styled.Style = outcome.exitStatus == .allWithin ? .good : .bad
    let sentences = OutcomeText.sentences(run, outcome, cases: summary.cases)
    parts.append(sentences.map { Styled(VisibleText.of($0), style).text(colour) + "\n" }.joined())
    return parts.joined(separator: "\n")
  }

  /// GitHub-flavoured Markdown, to be published and reviewed as a difference.
  public static func markdown(
    _ run: RunRecord, _ summary: RunSummary, tables: [Table]? = nil, outcome: Outcome? = nil
  ) -> String {
    let outcome = outcome ?? summary.outcome()
    var parts = ["# \(MarkdownText.escaped("\(run.suite)@\(run.suiteVersion)"))\n"]
    parts.append(
      OutcomeText.sentences(run, outcome, cases: summary.cases).map { MarkdownText.escaped($0) + "\n" }
        .joined(separator: "\n"))
    for table in tables ?? summary.tables(suite: run.suite) { parts.append(MarkdownTable.render(table)) }
    parts.append("## Made with\n\n- suite hash: \(MarkdownText.escaped(run.suiteHash))\n" + provenance(run))
    return parts.joined(separator: "\n")
  }

  private static func provenance(_ run: RunRecord) -> String {
    run.provenance.map { "- \(MarkdownText.escaped($0.name)): \(MarkdownText.escaped($0.value))\n" }.joined()
  }
}
