/// What is wrong with a suite file, and where.
public struct SuiteError: Error, Hashable, Sendable {
  public let kind: Kind
  /// The file as it was named to the parser.
  public internal(set) var path: String
  public let mark: Mark

  public var line: Int { mark.line }
  public var column: Int { mark.column }

  package init(_ kind: Kind, at mark: Mark, path: String = "") {
    self.kind = kind
    self.mark = mark
    self.path = path
  }

  public enum Kind: Hashable, Sendable {
    // The file.
    case notUTF8(byte: UInt8)
    case fileTooLarge(bytes: Int, limit: Int)
    case emptyFile
    case syntax(problem: String)
    case notAllowed(feature: String, text: String)
    case secondDocument
    case nestedTooDeep(limit: Int)
    // Its words.
    case wrongType(what: String, expected: String, found: String)
    case unknownKey(String, within: String, nearest: String?, known: [String])
    case duplicateKey(String, firstLine: Int)
    case missingKey(String, within: String)
    case unknownWord(what: String, word: String, nearest: String?, known: [String])
    case badName(what: String, name: String)
    case duplicateName(what: String, name: String, firstLine: Int)
    case oneOf(what: String, keys: [String])
    case emptyList(what: String)
    // Its numbers.
    case notANumber(what: String, text: String)
    case quotedNumber(what: String, text: String)
    case notFinite(what: String, text: String)
    case beyondDouble(what: String, text: String)
    case notAnInteger(what: String, text: String)
    case outOfRange(what: String, value: String, rule: String)
    case grid(GridError, axis: String)
    case repeatedValue(axis: String, value: String)
    // What its parts say together.
    case conflict(AxisParameter, with: AxisParameter, sweep: String)
    case lacks(sweep: String, oneOf: [AxisParameter])
    case doesNotApply(AxisParameter, reason: String)
    case precisionNeedsReason(engine: String)
    case needsCount(axis: String)
    case countUnderSobol(axis: String)
    case tooManySampledAxes(count: Int, limit: Int)
    case invalidCase(id: String, reason: String)
    case nothingMoves(id: String)
    case repeatsChange(String)
    case tooManyCases(sweep: String?, count: Double, limit: Int)
  }
}
