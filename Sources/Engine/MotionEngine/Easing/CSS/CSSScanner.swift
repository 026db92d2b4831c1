/// Reads the tokens of an easing function's text, and knows where it stands.
struct CSSScanner {
  private let characters: [Character]
  private var index = 0

  init(_ text: String) { characters = Array(text) }

  /// Of the next character, from 1.
  var column: Int { index + 1 }
  var isAtEnd: Bool { index == characters.count }

  mutating func skipSpace() {
    while let next, next == " " || next == "\t" || next.isNewline || next == "\u{0C}" { index += 1 }
  }

  private var next: Character? { index < characters.count ? characters[index] : nil }

  private func character(after count: Int) -> Character? {
    index + count < characters.count ? characters[index + count] : nil
  }

  /// A name in small letters, as CSS does not tell them from capitals; nil where none starts.
  mutating func name() -> String? {
    let start = index
    while let next, next.isASCII, next.isLetter || next == "-" || (index > start && next.isNumber) { index += 1 }
    return index == start ? nil : String(characters[start..<index]).lowercased()
  }

  /// Steps over this character if it comes next.
  mutating func skip(_ character: Character) -> Bool {
    guard next == character else { return false }
    index += 1
    return true
  }

  mutating func expect(_ character: Character) throws(CSSEasingError) {
    skipSpace()
    guard skip(character) else { throw unexpected(wanted: "'\(character)'") }
  }

  func unexpected(wanted: String) -> CSSEasingError {
    .unexpected(found: next.map { String($0) } ?? "", wanted: wanted, column: column)
  }

  /// Whether a number starts here.
  var isAtNumber: Bool {
    let sign = next == "+" || next == "-" ? 1 : 0
    let first = character(after: sign)
    return first?.isDigit == true || (first == "." && character(after: sign + 1)?.isDigit == true)
  }

  /// The text of a number of CSS, which has no bare point at its end.
  mutating func number() throws(CSSEasingError) -> String {
    guard isAtNumber else { throw unexpected(wanted: "a number") }
    let start = index
    if next == "+" || next == "-" { index += 1 }
    skipDigits()
    if next == ".", character(after: 1)?.isDigit == true {
      index += 1
      skipDigits()
    }
    if next == "e" || next == "E" {
      let sign = character(after: 1) == "+" || character(after: 1) == "-" ? 1 : 0
      if character(after: 1 + sign)?.isDigit == true {
        index += 1 + sign
        skipDigits()
      }
    }
    return String(characters[start..<index])
  }

  private mutating func skipDigits() {
    while next?.isDigit == true { index += 1 }
  }
}

extension Character {
  fileprivate var isDigit: Bool { isASCII && isWholeNumber }
}
