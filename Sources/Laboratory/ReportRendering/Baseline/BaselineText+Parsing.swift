public import RunRecords

/// A baseline and where in its file its figures stand.
public struct BaselineDocument: Sendable {
  public var baseline: Baseline
  /// Line of each figure, from 1.
  public var rowLines: [BaselineRow.Key: Int] = [:]
  public var knownLines: [KnownExceedance.Key: Int] = [:]
}

extension BaselineText {
  /// Reads what ``render(_:)`` wrote.
  ///
  /// - Parameter path: how errors name the file.
  public static func parse(
    _ bytes: some Collection<UInt8>, path: String
  ) throws(BaselineTextError) -> BaselineDocument {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw BaselineTextError(kind: .notUTF8, path: path, line: 1, column: 1)
    }
    var parser = BaselineParser(path: path)
    let lines = TabbedLine.lines(of: text, path: path)
    try parser.begin(lines.first)
    for line in lines.dropFirst() { try parser.take(line) }
    return try parser.finished()
  }
}

private struct BaselineParser {
  private let path: String
  private var suite: (name: String, version: Int, hash: String, line: Int)?
  private var allowsNaN: (value: Bool, line: Int)?
  private var selection: [ProvenanceItem] = []
  private var madeWith: [ProvenanceItem] = []
  private var tolerances: [BaselineQuantity: BaselineTolerance] = [:]
  private var toleranceLines: [BaselineQuantity: Int] = [:]
  private var rows: [BaselineRow] = []
  private var rowLines: [BaselineRow.Key: Int] = [:]
  private var known: [KnownExceedance] = []
  private var knownLines: [KnownExceedance.Key: Int] = [:]

  init(path: String) { self.path = path }

  mutating func begin(_ line: TabbedLine?) throws(BaselineTextError) {
    guard let line, line.fields[0] == BaselineText.magic, line.fields.count == 2 else {
      throw BaselineTextError(kind: .notABaseline, path: path, line: line?.number ?? 1, column: 1)
    }
    guard line.fields[1] == String(Baseline.formatVersion) else {
      throw line.error(.newerFormat(found: String(line.fields[1]), known: Baseline.formatVersion), at: 1)
    }
  }

  mutating func take(_ line: TabbedLine) throws(BaselineTextError) {
    switch line.fields[0] {
    case "row": try takeRow(line)
    case "known": try takeKnown(line)
    case "suite": try takeSuite(line)
    case "selection": selection.append(try item(line))
    case "made-with": madeWith.append(try item(line))
    case "nan": try takeNaN(line)
    case "tolerance": try takeTolerance(line)
    case let word where ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains { word.hasPrefix($0) }:
      throw line.error(.mergeConflict)
    default: throw line.error(.unknownLine(word: String(line.fields[0])))
    }
  }

  private mutating func takeSuite(_ line: TabbedLine) throws(BaselineTextError) {
    try line.require(4)
    if let suite { throw line.error(.repeated(what: "suite", firstLine: suite.line)) }
    guard let version = Int(line.fields[2]) else { throw line.error(.notACount(String(line.fields[2])), at: 2) }
    suite = (try line.filledText(1, "name of the suite"), version, try line.filledText(3, "hash"), line.number)
  }

  private func item(_ line: TabbedLine) throws(BaselineTextError) -> ProvenanceItem {
    try line.require(3)
    return ProvenanceItem(name: try line.text(1), value: try line.text(2))
  }

  private mutating func takeNaN(_ line: TabbedLine) throws(BaselineTextError) {
    try line.require(2)
    if let allowsNaN { throw line.error(.repeated(what: "word for NaN", firstLine: allowsNaN.line)) }
    guard ["allowed", "refused"].contains(line.fields[1]) else {
      throw line.error(.notAWordForNaN(String(line.fields[1])), at: 1)
    }
    allowsNaN = (line.fields[1] == "allowed", line.number)
  }

  private mutating func takeTolerance(_ line: TabbedLine) throws(BaselineTextError) {
    try line.require(6)
    let quantity = try quantity(line, 1)
    guard line.fields[2] == quantity.polarity.name else {
      throw line.error(.wrongPolarity(String(line.fields[2]), expected: quantity.polarity.name), at: 2)
    }
    var parts: [Double] = []
    for field in [3, 4] {
      let value = try line.number(field)
      guard value.isFinite, value >= 0 else { throw line.error(.badTolerance(String(line.fields[field])), at: field) }
      parts.append(value)
    }
    if let first = toleranceLines.updateValue(line.number, forKey: quantity) {
      throw line.error(.repeated(what: "measurement", firstLine: first))
    }
    tolerances[quantity] = BaselineTolerance(
      absolute: parts[0], relative: parts[1], reason: try line.filledText(5, "reason"))
  }

  private func quantity(_ line: TabbedLine, _ field: Int) throws(BaselineTextError) -> BaselineQuantity {
    guard let quantity = BaselineQuantity(rawValue: String(line.fields[field])) else {
      throw line.error(.unknownMeasurement(String(line.fields[field])), at: field)
    }
    return quantity
  }

  private func prefix(_ line: TabbedLine, _ sweep: String) throws(BaselineTextError) -> String {
    guard let suite else { throw line.error(.missing(what: "suite before this one")) }
    return "\(suite.name)@\(suite.version)/\(sweep)/"
  }

  private mutating func takeRow(_ line: TabbedLine) throws(BaselineTextError) {
    try line.require(7)
    let sweep = try line.text(1)
    let key = BaselineRow.Key(sweep: sweep, engine: try line.text(2), quantity: try quantity(line, 3))
    guard let part = BaselineRow.Part(rawValue: String(line.fields[4])) else {
      throw line.error(.unknownRole(String(line.fields[4])), at: 4)
    }
    let caseID = BaselineField.whole(try line.text(6), prefix: try prefix(line, sweep))
    rows.append(BaselineRow(key: key, part: part, value: try line.number(5), caseID: caseID))
    if let first = rowLines.updateValue(line.number, forKey: key) {
      throw line.error(.repeated(what: "figure", firstLine: first))
    }
  }

  private mutating func takeKnown(_ line: TabbedLine) throws(BaselineTextError) {
    try line.require(6)
    let sweep = try line.text(1)
    guard let caseID = BaselineField.whole(try line.text(4), prefix: try prefix(line, sweep)) else {
      throw line.error(.empty(what: "case"), at: 4)
    }
    let key = KnownExceedance.Key(engine: try line.filledText(2, "engine"), caseID: caseID)
    let reason = try line.text(5)
    known.append(
      KnownExceedance(
        key: key, sweep: sweep, severity: try line.number(3), reason: reason.isEmpty ? nil : reason))
    if let first = knownLines.updateValue(line.number, forKey: key) {
      throw line.error(.repeated(what: "case", firstLine: first))
    }
  }

  func finished() throws(BaselineTextError) -> BaselineDocument {
    func missing(_ what: String) -> BaselineTextError {
      BaselineTextError(kind: .missing(what: what), path: path, line: 1, column: 1)
    }
    guard let suite else { throw missing("suite") }
    guard let allowsNaN else { throw missing("word for NaN") }
    guard !rows.isEmpty else { throw missing("figures, each of which begins with 'row'") }
    let baseline = Baseline(
      suite: suite.name, suiteVersion: suite.version, suiteHash: suite.hash, selection: selection, madeWith: madeWith,
      allowsNaN: allowsNaN.value, tolerances: BaselineTolerance.standard.merging(tolerances) { $1 }, rows: rows,
      known: known)
    return BaselineDocument(baseline: baseline, rowLines: rowLines, knownLines: knownLines)
  }
}
