/// Why a text is not an easing function of CSS; columns count characters from 1.
public enum CSSEasingError: Error, Hashable, Sendable {
  /// Something else was wanted at this place; `found` is empty at the end of the text.
  case unexpected(found: String, wanted: String, column: Int)
  /// The name of no easing function.
  case unknownFunction(String, column: Int)
  /// A number that no double can hold.
  case numberOutOfRange(String, column: Int)
  /// Numbers of the right kind that no easing has.
  case refused(EasingError, column: Int)
}

extension CSSEasingError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unexpected(let found, let wanted, let column):
      "column \(column): \(found.isEmpty ? "the text ends" : "'\(found)' stands") where \(wanted) is wanted"
    case .unknownFunction(let name, let column):
      "column \(column): '\(name)' is no easing; write linear, ease, ease-in, ease-out, ease-in-out, step-start, "
        + "step-end, cubic-bezier(), steps() or linear()"
    case .numberOutOfRange(let text, let column): "column \(column): '\(text)' is beyond the range of numbers"
    case .refused(let error, let column): "column \(column): \(error)"
    }
  }
}
