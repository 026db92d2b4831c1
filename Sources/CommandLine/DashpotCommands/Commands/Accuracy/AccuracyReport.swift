internal import EngineComparison
internal import ReportRendering
internal import RunRecords

/// The findings of an accuracy study in one of the formats.
struct AccuracyReport {
  let findings: AccuracyFindings

  init(_ findings: AccuracyFindings) { self.findings = findings }

  func text(_ format: ReportFormat, in environment: CommandEnvironment) -> String {
    switch format {
    case .text:
      let tables = findings.tables.map {
        TextTable.render($0, width: environment.reportColumns, colour: environment.isColoured(environment.output))
      }
      return (tables + [summary + "\n"]).joined(separator: "\n")
    case .markdown:
      return "# Accuracy\n\n\(summary)\n\n" + findings.tables.map { MarkdownTable.render($0) }.joined(separator: "\n")
    case .csv: return findings.tables.first.map(CSVTable.render) ?? ""
    case .json:
      return JSONText.object([
        "points": .number(Double(findings.points)), "seed": .number(Double(findings.study.seed)),
        "beyond": .number(Double(findings.beyond)), "adversarialShare": .number(findings.adversarialShare),
        "tables": .object(findings.tables.map { JSONText.Member(name: $0.key, value: Self.json($0)) }),
      ]).text() + "\n"
    // Why: the command refuses them before anything is computed.
    case .junit, .github: return ""
    }
  }

  private var summary: String {
    let share = ShownNumber.text(100 * findings.adversarialShare, .significant(digits: 3))
    let verdict =
      findings.beyond == 0
      ? "our own formulas are within their limits at all of them"
      : "our own formulas are beyond their limits at \(findings.beyond) of them"
    return
      "\(findings.points) points, \(share) % of them in adversarial regions, seed \(findings.study.seed): \(verdict)."
  }

  static func text(
    _ point: PointFindings, _ format: ReportFormat, in environment: CommandEnvironment
  ) -> String {
    switch format {
    case .text:
      return TextTable.render(
        point.table, width: environment.reportColumns, colour: environment.isColoured(environment.output))
    case .markdown: return MarkdownTable.render(point.table)
    case .csv: return CSVTable.render(point.table)
    case .json:
      return JSONText.object([
        "point": .string(point.point.text), "position": .string(point.position), "velocity": .string(point.velocity),
        "formulas": json(point.table),
      ]).text() + "\n"
    // Why: the command refuses them before anything is computed.
    case .junit, .github: return ""
    }
  }

  static func json(_ table: Table) -> JSONText {
    .array(
      table.rows.map { row in
        .object(zip(table.columns, row).map { JSONText.Member(name: $0.key, value: json($1)) })
      })
  }

  private static func json(_ cell: Cell) -> JSONText {
    switch cell {
    case .missing: .null
    case .text(let text): .string(text)
    case .count(let count): .number(Double(count))
    case .number(let value, _): .number(value)
    case .verdict(let verdict): .string(verdict.shown)
    case .flag(let flag): .string(flag ? "yes" : "no")
    }
  }
}
