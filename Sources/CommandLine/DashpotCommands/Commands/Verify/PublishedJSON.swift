internal import RunRecords

/// Judged rows of a table of published values as one JSON object.
enum PublishedJSON {
  static func text(_ summary: PublishedSummary, name: String) -> String {
    let value = JSONText.object([
      "format": .string("dashpot-published"), "schemaVersion": .number(1), "table": .string(name),
      "sources": .array(summary.sources.map(source)), "rows": .array(summary.records.map(row)),
      "exitCode": .number(Double(summary.exitStatus.rawValue)),
    ])
    return value.text() + "\n"
  }

  private static func source(_ source: PublishedSummary.Source) -> JSONText {
    .object([
      "source": .string(source.name), "rows": .number(Double(source.rows)),
      "certified": .number(Double(source.certified)), "within": .number(Double(source.within)),
      "exceeds": .number(Double(source.exceeds)), "failed": .number(Double(source.failed)),
      "worst": .number(source.worst),
    ])
  }

  private static func row(_ record: PublishedRecord) -> JSONText {
    let engine: JSONText? = .number(record.engineValue)
    let truth: JSONText? = .number(record.truthValue)
    let reason: JSONText? = record.toleranceReason.map { .string($0) }
    let error: JSONText? = record.verdict.detail.map { .string($0) }
    let members: KeyValuePairs<String, JSONText?> = [
      "case": .string(record.id), "quantity": .string(record.quantity), "inputs": inputs(record),
      "published": .string(record.expectedText), "expected": .number(record.expected),
      "tolerance": .number(record.tolerance), "reason": reason, "engine": engine, "truth": truth,
      "severity": .number(record.severity), "source": .string(record.source),
      "verdict": .string(record.verdict.name), "error": error,
    ]
    return .object(members)
  }

  private static func inputs(_ record: PublishedRecord) -> JSONText {
    .object(
      record.inputs.map { input in
        let number = ShortestNumber.value(of: input.text)
        return JSONText.Member(name: input.name, value: number.map { .number($0) } ?? .string(input.text))
      })
  }
}
