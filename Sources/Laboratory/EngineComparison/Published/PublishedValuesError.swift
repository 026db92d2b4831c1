public import EngineModels

/// What is wrong with a table of published values, and in which line.
public struct PublishedValuesError: Error, Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case notUTF8
    case noHeader(expected: String)
    case wrongHeader(found: String, expected: String)
    case wrongFieldCount(found: Int, expected: Int)
    case emptyField(String)
    case unknownQuantity(String, nearest: String?)
    case malformedInput(String)
    case inputNotANumber(name: String, text: String)
    case repeatedInput(String)
    case quantity(PublishedQuantityError)
    case notPrinted(String)
    case badTolerance(String)
    case toleranceNeedsReason
    case reasonWithoutTolerance
    case repeatedRow(firstLine: Int)
    case noRows
  }

  public let kind: Kind
  /// The file as it was named to the parser.
  public let path: String
  public let line: Int
}

extension PublishedValuesError: CustomStringConvertible {
  /// `path:line: sentence`, which editors turn into a link.
  public var description: String { "\(path):\(line): \(kind)" }
}

extension PublishedValuesError.Kind: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notUTF8: "this is not UTF-8; save the file as UTF-8"
    case .noHeader(let expected): "there is no header; the first line that is no comment must be '\(expected)'"
    case .wrongHeader(let found, let expected):
      "the header is '\(found.clipped)'; it must be '\(expected)', with tabs between the names"
    case .wrongFieldCount(let found, let expected):
      "the row has \(found) fields, not \(expected); separate fields by one tab, also empty ones"
    case .emptyField(let name): "the \(name) is empty; fill it in"
    case .unknownQuantity(let name, let nearest):
      "there is no quantity '\(name.clipped)'" + (nearest.map { "; did you mean '\($0)'?" } ?? "")
    case .malformedInput(let text): "'\(text.clipped)' is no input; write name=number, with spaces between inputs"
    case .inputNotANumber(let name, let text):
      "\(name) must be a number such as 12, 0.5 or 1e-3, not '\(text.clipped)'"
    case .repeatedInput(let name): "the input '\(name)' stands twice; remove one of them"
    case .quantity(let error): "\(error)"
    case .notPrinted(let text):
      "the expected value must be a number as it was printed, such as .5 or 1e-3, or infinity, not '\(text.clipped)'"
    case .badTolerance(let text): "the tolerance must be a number above 0, not '\(text.clipped)'"
    case .toleranceNeedsReason: "a tolerance of its own needs a reason; write it in the next field"
    case .reasonWithoutTolerance: "there is a reason but no tolerance; give the tolerance or leave the reason out"
    case .repeatedRow(let line): "the same quantity, inputs and source stand in line \(line); remove one of them"
    case .noRows: "the table has no rows, so that nothing would be judged; give it at least one"
    }
  }
}
