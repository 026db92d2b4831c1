internal import ReportRendering
internal import RunRecords

/// A run held against the report that was published of its suite.
struct PublishedComparison: Sendable {
  private let file: String
  private let differences: [PublishedTable.Difference]

  init(_ findings: RunFindings, publishedIn folder: String) throws(CommandFailure) {
    file = ReportFolder.markdownFile(of: findings.run.suite, in: folder)
    differences = PublishedTable.differences(
      published: Self.figures(of: try InputFile.text(of: file)), fresh: Self.figures(of: findings.markdown),
      rules: Self.rules)
  }

  /// Why: fractions of a tolerance enlarge rounding, and so does an integrator that takes other steps; the errors and
  /// counts beside them say the same. A published nan was reviewed when it was published.
  private static let rules = PublishedTable.Rules(
    allowsNaN: true, ignoredColumns: ["of tolerance", "deviation"])

  /// What is compared: all but the names of the libraries and the processor, which may differ.
  private static func figures(of report: String) -> String {
    guard let end = report.firstRange(of: "\n## Made with\n") else { return report }
    return String(report[..<end.lowerBound])
  }

  var exitCode: ExitCode {
    if differences.isEmpty { return .allWithin }
    return differences.allSatisfy(Self.isImprovement) ? .betterThanBaseline : .exceeds
  }

  var text: String {
    guard !differences.isEmpty else { return "The run is what '\(file)' says.\n" }
    let verdict =
      exitCode == .betterThanBaseline
      ? "Every difference is an error that has become smaller: publish the report anew."
      : "Find out why, or publish the report anew if it is right."
    let lines = differences.map { "\(file): \($0)" } + [Self.counted(differences.count) + ". " + verdict]
    return lines.map { $0 + "\n" }.joined()
  }

  private static func counted(_ count: Int) -> String { count == 1 ? "1 difference" : "\(count) differences" }

  /// Whether an error became smaller and nothing else changed.
  static func isImprovement(_ difference: PublishedTable.Difference) -> Bool {
    let words = ["error", "RMS", "of tolerance", "spread", "excursion"]
    guard let column = difference.column, words.contains(where: column.contains),
      let published = ShortestNumber.value(of: withoutSign(difference.published)),
      let fresh = ShortestNumber.value(of: withoutSign(difference.fresh))
    else { return false }
    return fresh.magnitude < published.magnitude || published.isNaN && !fresh.isNaN
  }

  private static func withoutSign(_ text: String) -> String { text.hasPrefix("+") ? String(text.dropFirst()) : text }
}
