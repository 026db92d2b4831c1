internal import RunRecords

/// The worst points of a study with their true values, as a file that a test reads: tab-separated, provenance first.
public enum WorstCaseFile {
  public static let columns = [
    "region", "formula", "found", "error", "point", "position", "velocity", "positionUlp", "velocityUlp",
  ]

  /// One point read back.
  struct Row: Hashable, Sendable {
    let region: String
    let formula: String
    let point: AccuracyPoint
    /// 40 digits.
    let position: String
    let velocity: String
    /// Exponents of 2.
    let positionUlp: Int
    let velocityUlp: Int
  }

  /// The text of the file. A point that is among the worst of two formulas is written once.
  public static func text(_ findings: AccuracyFindings) -> String {
    let study = findings.study
    var lines = [
      "# Written by 'dashpot accuracy --points \(study.points) --seed \(study.seed) --worst-cases \(study.keeping)'; do not edit.",
      columns.joined(separator: "\t"),
    ]
    var seen: Set<AccuracyPoint> = []
    for worst in findings.worst where worst.region.subject == .springs && seen.insert(worst.point).inserted {
      guard let point = PointFindings(worst.point) else { continue }
      lines.append(
        [
          worst.region.rawValue, worst.formula, worst.origin.text, Self.shown(worst.error), worst.point.text,
          point.position, point.velocity, "\(point.truth.position.ulpExponent)",
          "\(point.truth.velocity.ulpExponent)",
        ].joined(separator: "\t"))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func shown(_ error: Double) -> String { ShownNumber.text(error, .significant(digits: 3)) }

  /// Reads what ``text(_:)`` wrote.
  static func rows(_ text: String) throws(AccuracyPointError) -> [Row] {
    var rows: [Row] = []
    for line in text.split(separator: "\n").dropFirst(2) {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == columns.count, let positionUlp = Int(fields[7]), let velocityUlp = Int(fields[8]) else {
        throw .notAWord(String(line))
      }
      rows.append(
        Row(
          region: fields[0], formula: fields[1], point: try AccuracyPoint(fields[4]), position: fields[5],
          velocity: fields[6], positionUlp: positionUlp, velocityUlp: velocityUlp))
    }
    return rows
  }
}
