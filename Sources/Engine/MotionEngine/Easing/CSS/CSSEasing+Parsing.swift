extension CSSEasing {
  /// Reads an easing function as CSS writes it, such as `ease-in-out`, `cubic-bezier(0.3, -0.2, 0, 1.4)`, `steps(4,
  /// jump-none)` or `linear(0, 0.6 20% 40%, 1)`.
  ///
  /// - Throws: ``CSSEasingError`` with the column of what is not understood.
  public init(css text: String) throws(CSSEasingError) {
    var scanner = CSSScanner(text)
    scanner.skipSpace()
    let column = scanner.column
    guard let name = scanner.name() else { throw scanner.unexpected(wanted: "the name of an easing") }
    self = scanner.skip("(") ? try Self.function(name, column, &scanner) : try Self.keyword(name, column)
    scanner.skipSpace()
    guard scanner.isAtEnd else { throw scanner.unexpected(wanted: "the end of the text") }
  }

  private static func keyword(_ name: String, _ column: Int) throws(CSSEasingError) -> CSSEasing {
    switch name {
    case "linear": .linear
    case "ease": .ease
    case "ease-in": .easeIn
    case "ease-out": .easeOut
    case "ease-in-out": .easeInOut
    case "step-start": .steps(.start)
    case "step-end": .steps(.end)
    default: throw .unknownFunction(name, column: column)
    }
  }

  private static func function(
    _ name: String, _ column: Int, _ scanner: inout CSSScanner
  ) throws(CSSEasingError) -> CSSEasing {
    let easing: CSSEasing
    switch name {
    case "cubic-bezier": easing = .cubicBezier(try curve(&scanner))
    case "steps": easing = .steps(try steps(&scanner))
    case "linear": easing = .points(try points(&scanner))
    default: throw .unknownFunction(name + "()", column: column)
    }
    try scanner.expect(")")
    return easing
  }

  private static func curve(_ scanner: inout CSSScanner) throws(CSSEasingError) -> CubicBezier {
    var numbers: [Double] = []
    for index in 0..<4 {
      if index > 0 { try scanner.expect(",") }
      scanner.skipSpace()
      let column = scanner.column
      let number = try number(&scanner, column)
      if index % 2 == 0, !(number >= 0 && number <= 1) {
        throw .refused(.abscissaOutOfRange(quantity: index == 0 ? "x1" : "x2", value: number), column: column)
      }
      numbers.append(number)
    }
    return CubicBezier(
      legalX1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3], beyondEnds: .tangents)
  }

  private static func steps(_ scanner: inout CSSScanner) throws(CSSEasingError) -> StepTiming {
    scanner.skipSpace()
    let column = scanner.column
    let text = try scanner.number()
    guard text.allSatisfy({ $0.isWholeNumber || $0 == "+" || $0 == "-" }) else {
      throw .unexpected(found: text, wanted: "a whole number", column: column)
    }
    guard let count = Int(text) else { throw .numberOutOfRange(text, column: column) }
    var position = StepPosition.end
    scanner.skipSpace()
    if scanner.skip(",") {
      scanner.skipSpace()
      let column = scanner.column
      let words = StepPosition.allCases.map(\.rawValue).joined(separator: ", ")
      guard let word = scanner.name() else { throw scanner.unexpected(wanted: "one of \(words)") }
      guard let known = StepPosition(rawValue: word) else {
        throw .unexpected(found: word, wanted: "one of \(words)", column: column)
      }
      position = known
    }
    do {
      return try StepTiming(count: count, position: position)
    } catch {
      throw .refused(error, column: column)
    }
  }

  private static func points(_ scanner: inout CSSScanner) throws(CSSEasingError) -> PiecewiseLinear {
    var stops: [PiecewiseLinear.Stop] = []
    let column = scanner.column
    repeat {
      stops += try stop(&scanner)
      scanner.skipSpace()
    } while scanner.skip(",")
    do {
      return try PiecewiseLinear(stops)
    } catch {
      throw .refused(error, column: column)
    }
  }

  /// A number and up to two percentages, before or after it; two make a level piece.
  private static func stop(_ scanner: inout CSSScanner) throws(CSSEasingError) -> [PiecewiseLinear.Stop] {
    var output: Double?
    var inputs: [Double] = []
    var isAfterInputs = false
    scanner.skipSpace()
    while scanner.isAtNumber {
      let column = scanner.column
      let text = try scanner.number()
      let isPercentage = scanner.skip("%")
      guard let value = CSSNumber.value(of: text, isPercentage: isPercentage) else {
        throw .numberOutOfRange(text, column: column)
      }
      if isPercentage {
        guard inputs.count < 2, !isAfterInputs else {
          throw .unexpected(found: text + "%", wanted: "',' or ')'", column: column)
        }
        inputs.append(value)
      } else {
        guard output == nil else { throw .unexpected(found: text, wanted: "a percentage, ',' or ')'", column: column) }
        output = value
        isAfterInputs = !inputs.isEmpty
      }
      scanner.skipSpace()
    }
    guard let output else { throw scanner.unexpected(wanted: "a number") }
    return inputs.isEmpty ? [.init(output)] : inputs.map { .init(output, at: $0) }
  }

  private static func number(_ scanner: inout CSSScanner, _ column: Int) throws(CSSEasingError) -> Double {
    let text = try scanner.number()
    guard let value = CSSNumber.value(of: text, isPercentage: false) else {
      throw .numberOutOfRange(text, column: column)
    }
    return value
  }
}
