import RunRecords

/// A piece of a line: a number that stands by itself, or the text between two of them.
enum NumericToken: Equatable {
  case text(String)
  case number(Double, isWhole: Bool, text: String)

  /// A number stands by itself when no letter, digit, point or underscore touches it: not the 64 of "binary64", nor the
  /// parts of "1.2.3". "nan", "infinity" and "-infinity" are numbers as well.
  static func split(_ line: String) -> [NumericToken] {
    var tokens: [NumericToken] = []
    var text = ""
    var rest = Substring(line)
    while let first = rest.first {
      let isFree = !(text.last.map(touches) ?? false)
      if isFree, let (number, length) = number(at: rest) {
        if !text.isEmpty { tokens.append(.text(text)) }
        text = ""
        tokens.append(number)
        rest = rest.dropFirst(length)
      } else {
        text.append(first)
        rest = rest.dropFirst()
      }
    }
    return text.isEmpty ? tokens : tokens + [.text(text)]
  }

  private static func touches(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "." || character == "_"
  }

  private static func number(at text: Substring) -> (NumericToken, Int)? {
    let run = text.prefix { touches($0) || $0 == "+" || $0 == "-" }
    let sign = run.first == "-" || run.first == "+" ? 1 : 0
    let body = run.dropFirst(sign)
    guard let first = body.first else { return nil }
    let word: Substring
    if first.isLetter {
      word = body.prefix { touches($0) }
      guard word == "nan" || word == "infinity" else { return nil }
    } else {
      word = decimal(body)
      guard !word.isEmpty else { return nil }
    }
    guard endsThere(body.dropFirst(word.count)) else { return nil }
    let spelling = String(run.prefix(sign + word.count))
    let unsigned = spelling.first == "+" ? String(spelling.dropFirst()) : spelling
    guard let value = ShortestNumber.value(of: unsigned) else { return nil }
    let isWhole = word.allSatisfy { $0.isASCII && $0.isNumber }
    return (.number(value, isWhole: isWhole, text: spelling), spelling.count)
  }

  /// A point may follow when it ends a sentence.
  private static func endsThere(_ rest: Substring) -> Bool {
    guard let next = rest.first, touches(next) else { return true }
    return next == "." && !(rest.dropFirst().first.map(touches) ?? false)
  }

  /// Digits, a fraction, an exponent.
  private static func decimal(_ text: Substring) -> Substring {
    func digits(from start: Substring.Index) -> Substring.Index {
      text[start...].firstIndex { !($0.isASCII && $0.isNumber) } ?? text.endIndex
    }
    var end = digits(from: text.startIndex)
    guard end > text.startIndex else { return "" }
    if end < text.endIndex, text[end] == "." {
      let fraction = text.index(after: end)
      let stop = digits(from: fraction)
      if stop > fraction { end = stop }
    }
    if end < text.endIndex, text[end] == "e" {
      var exponent = text.index(after: end)
      if exponent < text.endIndex, text[exponent] == "-" || text[exponent] == "+" {
        exponent = text.index(after: exponent)
      }
      let stop = exponent < text.endIndex ? digits(from: exponent) : exponent
      if stop > exponent { end = stop }
    }
    return text[..<end]
  }

  /// Why `fresh` is not what this was; nil when it is.
  func objection(to fresh: NumericToken, isCell: Bool, isTime: Bool, _ rules: PublishedTable.Rules) -> String? {
    switch (self, fresh) {
    case (.text(let old), .text(let new)): return old == new ? nil : "the text differs"
    case (.number(let old, let oldIsWhole, let oldText), .number(let new, let newIsWhole, let newText)):
      if oldIsWhole, newIsWhole { return old == new ? nil : "the count differs" }
      // Why: outside a table "nan" is a word of a sentence.
      if !isCell, old.isNaN, new.isNaN { return nil }
      let isError = !isTime && (oldText.contains("e") || newText.contains("e"))
      let agreement = isTime ? rules.time : isError ? rules.error : rules.value
      if isError, old.magnitude < rules.errorFloor, new.magnitude < rules.errorFloor { return nil }
      if agreement.holds(expected: old, observed: new) { return nil }
      let difference = NumberAgreement.difference(expected: old, observed: new)
      return "they differ by \(ShownNumber.text(difference, .scientific(digits: 2))), more than "
        + ShownNumber.text(agreement.allowance(about: old), .scientific(digits: 2))
    default: return "one is a number, the other is not"
    }
  }
}
