import ReportRendering
import RunRecords

/// Takes what a writer hands out.
final class CollectedText {
  var pieces: [String] = []
  var text: String { pieces.joined() }
}

func csv(_ cases: [(CaseRecord, [MeasurementRecord])]) -> CollectedText {
  let collected = CollectedText()
  let writer = CaseCSV { collected.pieces.append($0) }
  for (record, measurements) in cases { writer.add(record, measurements) }
  return collected
}

func json(
  _ run: RunRecord, _ cases: [(CaseRecord, [MeasurementRecord])], _ summary: RunSummary
) -> CollectedText {
  let collected = CollectedText()
  var writer = RunJSON(run, withCases: true) { collected.pieces.append($0) }
  for (record, measurements) in cases { writer.add(record, measurements) }
  writer.finish(summary)
  return collected
}

/// RFC 4180, strictly: the fields of each record.
func parsedCSV(_ text: String) -> [[String]]? {
  var records: [[String]] = []
  var record: [String] = []
  var field = ""
  var scalars = Substring(text).unicodeScalars
  func take() -> Unicode.Scalar? { scalars.isEmpty ? nil : scalars.removeFirst() }
  while let scalar = take() {
    switch scalar {
    case "\"":
      guard field.isEmpty else { return nil }
      while true {
        guard let inner = take() else { return nil }
        if inner != "\"" {
          field.unicodeScalars.append(inner)
        } else if scalars.first == "\"" {
          field.unicodeScalars.append("\"")
          scalars.removeFirst()
        } else {
          break
        }
      }
      guard let next = scalars.first, next == "," || next == "\n" else { return nil }
    case ",":
      record.append(field)
      field = ""
    case "\n":
      records.append(record + [field])
      record = []
      field = ""
    default: field.unicodeScalars.append(scalar)
    }
  }
  return field.isEmpty && record.isEmpty ? records : nil
}
