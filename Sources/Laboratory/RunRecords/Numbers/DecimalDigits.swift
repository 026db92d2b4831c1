/// A finite double as decimal digits: ± d₁.d₂d₃… · 10^exponent, taken from its shortest text.
struct DecimalDigits {
  var isNegative: Bool
  /// 0…9, the first not 0 unless the number is 0; never empty.
  var digits: [UInt8]
  var exponent: Int

  /// - Precondition: `value` is finite.
  init(_ value: Double) {
    precondition(value.isFinite, "only a finite number has digits")
    isNegative = value.sign == .minus
    digits = []
    exponent = 0
    var pointAt: Int?
    var written = 0
    let text = value.magnitude.description.utf8
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      if byte == UInt8(ascii: "e") {
        exponent = Int(String(text[text.index(after: index)...]) ?? "") ?? 0
        break
      }
      if byte == UInt8(ascii: ".") { pointAt = written } else { digits.append(byte - UInt8(ascii: "0")); written += 1 }
      index = text.index(after: index)
    }
    exponent += (pointAt ?? written) - 1
    normalize()
  }

  private mutating func normalize() {
    let leading = digits.prefix { $0 == 0 }.count
    if leading == digits.count {
      digits = [0]
      exponent = 0
      return
    }
    digits.removeFirst(leading)
    exponent -= leading
    while digits.count > 1, digits.last == 0 { digits.removeLast() }
  }

  var isZero: Bool { digits == [0] }

  /// Keeps `count` digits, halves away from zero; pads with zeros.
  func rounded(to count: Int) -> DecimalDigits {
    var result = self
    guard !isZero else {
      result.digits = Array(repeating: 0, count: max(count, 1))
      return result
    }
    guard count > 0 else { return result.roundedToNothing(keeping: count) }
    guard digits.count > count else {
      result.digits += Array(repeating: 0, count: count - digits.count)
      return result
    }
    let roundsUp = digits[count] >= 5
    result.digits = Array(digits[..<count])
    if roundsUp { result.increment() }
    return result
  }

  private mutating func increment() {
    for index in digits.indices.reversed() {
      if digits[index] < 9 {
        digits[index] += 1
        return
      }
      digits[index] = 0
    }
    digits.removeLast()
    digits.insert(1, at: 0)
    exponent += 1
  }

  private func roundedToNothing(keeping count: Int) -> DecimalDigits {
    var result = self
    let becomesOne = count == 0 && digits[0] >= 5
    result.digits = [becomesOne ? 1 : 0]
    result.exponent = becomesOne ? exponent + 1 : 0
    return result
  }
}
