extension YAMLNode {
  package func number(_ what: String) throws(SuiteError) -> Double {
    let text = try numberText(what)
    do throws(StrictNumber.Fault) { return try StrictNumber.double(text) } catch {
      throw SuiteError(error.kind(what: what, text: text), at: mark)
    }
  }

  /// A number within a rule, `rule` being its words.
  package func number(_ what: String, rule: String, where admits: (Double) -> Bool) throws(SuiteError) -> Double {
    let value = try number(what)
    guard admits(value) else {
      throw SuiteError(.outOfRange(what: what, value: ShortestText.text(value), rule: rule), at: mark)
    }
    return value
  }

  package func integer<T: FixedWidthInteger>(_ what: String, in range: ClosedRange<T>) throws(SuiteError) -> T {
    let text = try numberText(what)
    let value: T
    do throws(StrictNumber.Fault) { value = try StrictNumber.integer(text) } catch {
      if error == .outOfRange { throw outOfRange(what, text, in: range) }
      throw SuiteError(.notAnInteger(what: what, text: text), at: mark)
    }
    guard range.contains(value) else { throw outOfRange(what, text, in: range) }
    return value
  }

  /// Any text but an empty one.
  package func text(_ what: String) throws(SuiteError) -> String {
    guard case .scalar(let text, _) = content, !text.isEmpty else {
      throw SuiteError(.wrongType(what: what, expected: "text", found: kindText), at: mark)
    }
    return text
  }

  /// A word fit for case ids, file names and a shell: lower-case letters, digits, `-` and `.`.
  package func name(_ what: String) throws(SuiteError) -> String {
    let text = try self.text(what)
    func isOuter(_ c: Character) -> Bool { ("a"..."z").contains(c) || ("0"..."9").contains(c) }
    guard let first = text.first, let last = text.last, isOuter(first), isOuter(last), text.count <= 64,
      text.allSatisfy({ isOuter($0) || $0 == "-" || $0 == "." })
    else { throw SuiteError(.badName(what: what, name: text), at: mark) }
    return text
  }

  /// `true` or `false`.
  func flag(_ what: String) throws(SuiteError) -> Bool {
    switch content {
    case .scalar("true", true): return true
    case .scalar("false", true): return false
    default: throw SuiteError(.wrongType(what: what, expected: "true or false", found: kindText), at: mark)
    }
  }

  /// One of the words of an enumeration.
  package func word<T: RawRepresentable & CaseIterable>(_ what: String) throws(SuiteError) -> T
  where T.RawValue == String {
    let text = try self.text(what)
    if let value = T(rawValue: text) { return value }
    throw unknown(what, text, known: T.allCases.map(\.rawValue))
  }

  package func unknown(_ what: String, _ text: String, known: [String]) -> SuiteError {
    let nearest = NearestWord.nearest(to: text, among: known)
    return SuiteError(.unknownWord(what: what, word: text, nearest: nearest, known: known), at: mark)
  }

  /// The items of a list that has some.
  package func items(_ what: String) throws(SuiteError) -> [YAMLNode] {
    guard case .sequence(let items) = content else {
      throw SuiteError(.wrongType(what: what, expected: "a list", found: kindText), at: mark)
    }
    guard !items.isEmpty else { throw SuiteError(.emptyList(what: what), at: mark) }
    return items
  }

  private func numberText(_ what: String) throws(SuiteError) -> String {
    guard case .scalar(let text, let isPlain) = content else {
      throw SuiteError(.wrongType(what: what, expected: "a number", found: kindText), at: mark)
    }
    guard isPlain else { throw SuiteError(.quotedNumber(what: what, text: text), at: mark) }
    return text
  }

  private func outOfRange<T>(_ what: String, _ text: String, in range: ClosedRange<T>) -> SuiteError {
    SuiteError(
      .outOfRange(what: what, value: text.clipped, rule: "from \(range.lowerBound) to \(range.upperBound)"), at: mark)
  }
}

extension StrictNumber.Fault {
  func kind(what: String, text: String) -> SuiteError.Kind {
    switch self {
    case .notANumber: .notANumber(what: what, text: text)
    case .notFinite: .notFinite(what: what, text: text)
    case .outOfRange: .beyondDouble(what: what, text: text)
    }
  }
}
