/// The text of a Swift file, and the same lines with comments and string literals blanked out.
struct SwiftSource {
  let lines: [Substring]
  /// One for each of `lines`: code alone, with `""` where a literal was.
  let code: [String]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var blanker = Blanker()
    code = lines.map { blanker.blank($0) }
  }
}

/// Blanks comments and literals, line by line.
private struct Blanker {
  private enum Place: Equatable {
    case code
    case comment(depth: Int)
    /// A literal and its number of `#`.
    case literal(isMultiline: Bool, pounds: Int)
  }

  private var place = Place.code

  mutating func blank(_ line: Substring) -> String {
    var result = ""
    var rest = Array(line)[...]
    while !rest.isEmpty {
      switch place {
      case .code:
        if starts(rest, with: "//") { return result }
        if starts(rest, with: "/*") {
          place = .comment(depth: 1)
          rest = rest.dropFirst(2)
        } else if let opening = literalOpening(rest) {
          place = .literal(isMultiline: opening.isMultiline, pounds: opening.pounds)
          result += "\"\""
          rest = rest.dropFirst(opening.length)
        } else if let character = rest.popFirst() {
          result.append(character)
        }
      case .comment(let depth):
        if starts(rest, with: "*/") {
          place = depth == 1 ? .code : .comment(depth: depth - 1)
          rest = rest.dropFirst(2)
        } else if starts(rest, with: "/*") {
          place = .comment(depth: depth + 1)
          rest = rest.dropFirst(2)
        } else {
          rest = rest.dropFirst()
        }
      case .literal(let isMultiline, let pounds):
        let closing = String(repeating: "\"", count: isMultiline ? 3 : 1) + String(repeating: "#", count: pounds)
        let escape = "\\" + String(repeating: "#", count: pounds)
        if starts(rest, with: closing) {
          place = .code
          rest = rest.dropFirst(closing.count)
        } else if starts(rest, with: escape + "(") {
          rest = skipInterpolation(rest.dropFirst(escape.count + 1))
        } else if starts(rest, with: escape) {
          rest = rest.dropFirst(escape.count + 1)
        } else {
          rest = rest.dropFirst()
        }
      }
    }
    if case .literal(isMultiline: false, _) = place { place = .code }
    return result
  }

  private func literalOpening(
    _ rest: ArraySlice<Character>
  ) -> (isMultiline: Bool, pounds: Int, length: Int)? {
    let pounds = rest.prefix { $0 == "#" }.count
    let quotes = rest.dropFirst(pounds).prefix(3)
    guard quotes.first == "\"" else { return nil }
    let isMultiline = quotes.count == 3 && quotes.allSatisfy { $0 == "\"" }
    return (isMultiline, pounds, pounds + (isMultiline ? 3 : 1))
  }

  /// The text after the parenthesis that closes an interpolation on the same line.
  private func skipInterpolation(_ rest: ArraySlice<Character>) -> ArraySlice<Character> {
    var depth = 1
    var inner = rest
    var isQuoted = false
    while depth > 0, let character = inner.popFirst() {
      switch character {
      case "\"": isQuoted.toggle()
      case "(" where !isQuoted: depth += 1
      case ")" where !isQuoted: depth -= 1
      default: break
      }
    }
    return inner
  }

  private func starts(_ rest: ArraySlice<Character>, with text: String) -> Bool { rest.starts(with: text) }
}
