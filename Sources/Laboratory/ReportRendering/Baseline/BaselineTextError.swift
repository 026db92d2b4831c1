internal import RunRecords

/// What is wrong with a baseline file or a list of accepted exceedances, and where.
public struct BaselineTextError: Error, Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case notUTF8
    case notABaseline
    case newerFormat(found: String, known: Int)
    case unknownLine(word: String)
    case mergeConflict
    case fieldCount(keyword: String, found: Int, expected: Int)
    case badEscape(String)
    case empty(what: String)
    case notANumber(String)
    case notACount(String)
    case badTolerance(String)
    case unknownMeasurement(String)
    case wrongPolarity(String, expected: String)
    case unknownRole(String)
    case notAWordForNaN(String)
    case repeated(what: String, firstLine: Int)
    case missing(what: String)
  }

  public let kind: Kind
  /// The file as it was named to the parser.
  public let path: String
  /// From 1.
  public let line: Int
  /// Of the first character of the field, from 1.
  public let column: Int
}

extension BaselineTextError: CustomStringConvertible {
  /// `path:line:column: sentence`, which editors turn into a link.
  public var description: String { "\(VisibleText.of(path)):\(line):\(column): \(kind)" }
}

extension BaselineTextError.Kind: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notUTF8: "this is not UTF-8; restore the file from a copy"
    case .notABaseline:
      "this is no baseline, whose first line is '\(BaselineText.magic)', a tab and a version; name a file that "
        + "'dashpot baseline record' wrote"
    case .newerFormat(let found, let known):
      "the file has format \(shown(found)), this Dashpot reads \(known); use the Dashpot that wrote it, or record it anew"
    case .unknownLine(let word):
      "'\(shown(word))' begins no line of this file; take the line out, or record the baseline anew"
    case .mergeConflict: "a conflict of two branches was left here; take one side, or record the baseline anew"
    case .fieldCount(let keyword, let found, let expected):
      "the '\(keyword)' line has \(found) fields, not \(expected); separate fields by one tab"
    case .badEscape(let text): "'\(shown(text))' has a backslash that begins no escape; write '\\\\' for a backslash"
    case .empty(let what): "the \(what) is empty; fill it in"
    case .notANumber(let text): "'\(shown(text))' is no number such as 1.5e-3, nan, infinity or -infinity"
    case .notACount(let text): "'\(shown(text))' is no whole number"
    case .badTolerance(let text): "a tolerance is a finite number of at least 0, not '\(shown(text))'"
    case .unknownMeasurement(let text):
      "there is no measurement '\(shown(text))'; record the baseline anew with this Dashpot"
    case .wrongPolarity(let text, let expected):
      "the measurement is worse by '\(expected)', not '\(shown(text))'; only the numbers and the reason may be changed"
    case .unknownRole(let text): "'\(shown(text))' is none of judged, shown, specimen and truth"
    case .notAWordForNaN(let text): "NaN is 'allowed' or 'refused', not '\(shown(text))'"
    case .repeated(let what, let line): "the same \(what) stands in line \(line); remove one of them"
    case .missing(let what): "there is no line with the \(what); record the baseline anew"
    }
  }

  private func shown(_ text: String) -> String {
    let visible = VisibleText.of(text)
    return visible.count > 40 ? visible.prefix(40) + "…" : visible
  }
}
