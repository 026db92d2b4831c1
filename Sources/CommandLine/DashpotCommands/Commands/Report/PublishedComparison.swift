internal import ReportRendering
internal import RunRecords

/// The pages of a run held against those that were published.
struct PublishedComparison: Sendable {
  struct Finding: Hashable, Sendable {
    let file: String
    let difference: PublishedTable.Difference
  }

  private let folder: String
  private let pages: Int
  private let findings: [Finding]

  init(of pages: [PublishedPage], publishedIn folder: String) throws(CommandFailure) {
    var findings: [Finding] = []
    for page in pages {
      let file = "\(folder)/\(page.fileName)"
      let differences = PublishedTable.differences(
        published: PublishedPage.compared(try InputFile.text(of: file)), fresh: PublishedPage.compared(page.text),
        rules: Self.rules)
      findings += differences.map { Finding(file: file, difference: $0) }
    }
    self.folder = folder
    self.pages = pages.count
    self.findings = findings
  }

  /// Why: fractions of a tolerance enlarge rounding, and so does an integrator that takes other steps; the errors and
  /// counts beside them say the same. A published nan was reviewed when it was published.
  private static let rules = PublishedTable.Rules(allowsNaN: true, ignoredColumns: ["of tolerance", "deviation"])

  var exitCode: ExitCode {
    if findings.isEmpty { return .allWithin }
    return findings.allSatisfy { Self.isImprovement($0.difference) } ? .betterThanBaseline : .exceeds
  }

  var text: String {
    guard !findings.isEmpty else { return "The run is what the \(pages) pages in '\(folder)' say.\n" }
    let verdict =
      exitCode == .betterThanBaseline
      ? "Every difference is an error that has become smaller: publish the report anew."
      : "Find out why, or publish the report anew if it is right."
    let lines = findings.map { "\($0.file): \($0.difference)" } + [Self.counted(findings.count) + ". " + verdict]
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
