internal import EngineModels
internal import RunRecords

extension PublishedValues {
  static let header = ["quantity", "inputs", "expected", "tolerance", "reason", "source"]

  /// - Parameters:
  ///   - path: how errors name the file.
  ///   - name: what case ids begin with.
  public static func parse(
    _ bytes: some Collection<UInt8>, path: String, name: String
  ) throws(PublishedValuesError) -> PublishedValues {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw PublishedValuesError(kind: .notUTF8, path: path, line: 1)
    }
    var parser = PublishedValuesParser(path: path)
    // Why not by Character: a carriage return and a newline are one of those.
    for line in text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false) {
      try parser.take(String(line.last == "\r" ? line.dropLast() : line))
    }
    return PublishedValues(name: name, rows: try parser.finished())
  }
}

/// Reads a table line by line.
private struct PublishedValuesParser {
  let path: String
  private var line = 0
  private var hasHeader = false
  private var rows: [PublishedRow] = []
  private var firstLines: [String: Int] = [:]

  init(path: String) { self.path = path }

  mutating func take(_ text: String) throws(PublishedValuesError) {
    line += 1
    if text.isEmpty || text.hasPrefix("#") { return }
    let fields = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard hasHeader else {
      let expected = PublishedValues.header.joined(separator: " ")
      guard fields == PublishedValues.header else { throw error(.wrongHeader(found: text, expected: expected)) }
      hasHeader = true
      return
    }
    guard fields.count == PublishedValues.header.count else {
      throw error(.wrongFieldCount(found: fields.count, expected: PublishedValues.header.count))
    }
    let row = try row(fields)
    let key = row.id(in: "") + "\t" + row.source
    if let first = firstLines.updateValue(line, forKey: key) { throw error(.repeatedRow(firstLine: first)) }
    rows.append(row)
  }

  func finished() throws(PublishedValuesError) -> [PublishedRow] {
    guard hasHeader else { throw error(.noHeader(expected: PublishedValues.header.joined(separator: " "))) }
    guard !rows.isEmpty else { throw error(.noRows) }
    return rows
  }

  private func row(_ fields: [String]) throws(PublishedValuesError) -> PublishedRow {
    for index in [0, 2, 5] where fields[index].isEmpty { throw error(.emptyField(PublishedValues.header[index])) }
    guard let quantity = PublishedQuantity.named(fields[0]) else {
      let nearest = NearestWord.nearest(to: fields[0], among: PublishedQuantity.all.map(\.name))
      throw error(.unknownQuantity(fields[0], nearest: nearest))
    }
    let inputs = try inputs(fields[1])
    let completed: PublishedInputs
    do {
      completed = try quantity.completed(inputs.values)
    } catch {
      throw self.error(.quantity(error))
    }
    guard let expected = PrintedNumber(fields[2]) else { throw error(.notPrinted(fields[2])) }
    return PublishedRow(
      line: line, quantity: quantity, inputs: inputs.texts, completed: completed, expected: expected,
      tolerance: try tolerance(fields[3], reason: fields[4]) ?? expected.tolerance,
      reason: fields[4].isEmpty ? nil : fields[4], source: fields[5])
  }

  private func inputs(
    _ text: String
  ) throws(PublishedValuesError) -> (texts: [PublishedRecord.Input], values: [String: Double]) {
    var texts: [PublishedRecord.Input] = []
    var values: [String: Double] = [:]
    for word in text.split(separator: " ", omittingEmptySubsequences: false) where !text.isEmpty {
      let sides = word.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard sides.count == 2, !sides[0].isEmpty else { throw error(.malformedInput(String(word))) }
      let value: Double
      do {
        value = try StrictNumber.double(sides[1])
      } catch {
        throw self.error(.inputNotANumber(name: sides[0], text: sides[1]))
      }
      guard values.updateValue(value, forKey: sides[0]) == nil else { throw error(.repeatedInput(sides[0])) }
      texts.append(PublishedRecord.Input(name: sides[0], text: sides[1]))
    }
    return (texts, values)
  }

  private func tolerance(_ text: String, reason: String) throws(PublishedValuesError) -> Double? {
    guard !text.isEmpty else {
      guard reason.isEmpty else { throw error(.reasonWithoutTolerance) }
      return nil
    }
    guard let value = try? StrictNumber.double(text), value > 0 else { throw error(.badTolerance(text)) }
    guard !reason.isEmpty else { throw error(.toleranceNeedsReason) }
    return value
  }

  private func error(_ kind: PublishedValuesError.Kind) -> PublishedValuesError {
    PublishedValuesError(kind: kind, path: path, line: line)
  }
}
