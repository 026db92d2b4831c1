import Testing

@testable import MotionEngine

@Suite("The engine's own exponential, sine and cosine")
struct ElementaryFunctionTests {
  /// What each promises, as a power of two: of the value, or of one for sine and cosine.
  static let promised = ["exp": 0x1p-66, "expm1": 0x1p-63, "sin": 0x1p-59, "cos": 0x1p-59]

  @Test("agree with mpmath far beyond a double", arguments: ["exp", "expm1", "sin", "cos"])
  func reference(_ function: String) throws {
    let promised = try #require(Self.promised[function])
    var worst = 0.0
    var count = 0
    for fields in ReferenceTable.rows(of: "elementary_reference") where fields[0] == function {
      let numbers = fields[1...4].compactMap { Double($0) }
      let exponent = try #require(Int(fields[5]))
      try #require(numbers.count == 4)
      let argument = DoublePair(high: numbers[0], low: numbers[1])
      let expected = DoublePair(high: numbers[2], low: numbers[3])
      // A pair whose phase is a few ulp of the pair itself is no fault of the function.
      let inherent = argument.high > 1 ? argument.high * 0x1p-103 : 0
      let observed = evaluate(function, argument, exponent: exponent)
      let error = (observed - expected).rounded.magnitude
      let isAbsolute = function == "sin" || function == "cos"
      let scaled = isAbsolute ? max(0, error.timesPowerOfTwo(exponent) - inherent) : error
      #expect(scaled <= promised, "\(function)(\(numbers[0])): \(observed), expected \(expected) · 2^\(exponent)")
      worst = max(worst, scaled)
      count += 1
    }
    print("\(function): \(count) points, worst error \(worst)")
    #expect(count >= 80)
  }

  private func evaluate(_ function: String, _ x: DoublePair, exponent: Int) -> DoublePair {
    switch function {
    case "exp":
      let value = PairExponential.exponential(of: LooseSum(x))
      return value.mantissa.timesPowerOfTwo(value.exponent - exponent)
    case "expm1": return PairExponential.smallExponentialMinusOne(of: LooseSum(x)).timesPowerOfTwo(-exponent)
    case "sin": return pair(PairSineCosine.cosineSine(of: LooseSum(x)).second).timesPowerOfTwo(-exponent)
    default: return pair(PairSineCosine.cosineSine(of: LooseSum(x)).first).timesPowerOfTwo(-exponent)
    }
  }

  private func pair(_ value: HeadTail) -> DoublePair { ErrorFree.orderedSum(value.head, value.tail) }

  @Test("the quick exponential is the careful one to 2^-59")
  func quickExponential() {
    var worst = 0.0
    for index in 0..<20_000 {
      let x = ErrorFree.product(-0.001 * Double(index), 1 + Double(index % 97) * 0x1.5p-7)
      let quick = PairExponential.quickExponential(of: LooseSum(x))
      let careful = PairExponential.exponential(of: LooseSum(x))
      let difference = pair(quick.mantissa) - careful.mantissa.timesPowerOfTwo(careful.exponent - quick.exponent)
      worst = max(worst, difference.rounded.magnitude)
    }
    #expect(worst <= 0x1p-59, "observed \(worst), tolerance \(0x1p-59)")
  }

  /// Entries are right to 2^-106; a product of two and its sum lose a few of that.
  static let tableTolerance = 0x1p-103

  @Test("the table of powers: each is the product of the one before and the first, and the 64th squared is 2")
  func powerTable() {
    let entries = (0..<128).map { row in
      DoublePair(high: exponentialTable[4 * row + 2], low: exponentialTable[4 * row + 3])
    }
    #expect(entries[0].high == 1 && entries[0].low == 0)
    for row in 1..<128 {
      let product = entries[row - 1] * entries[1]
      #expect((product - entries[row]).rounded.magnitude <= 4 * Self.tableTolerance, "row \(row)")
      #expect(exponentialTable[4 * row] + exponentialTable[4 * row + 1] == entries[row].high)
      #expect(HeadTail(entries[row].high).head == exponentialTable[4 * row])
    }
    #expect((entries[64] * entries[64] - DoublePair(2)).rounded.magnitude <= 4 * Self.tableTolerance)
  }

  @Test("the table of sines and cosines: the addition theorem, the circle and the quarter turns")
  func circleTable() {
    func entry(_ row: Int) -> (sine: DoublePair, cosine: DoublePair) {
      let at = 4 * (row & 255)
      return (
        DoublePair(high: sineCosineTable[at + 1], low: sineCosineTable[at + 3]),
        DoublePair(high: sineCosineTable[at], low: sineCosineTable[at + 2])
      )
    }
    for row in 0..<256 {
      let (sine, cosine) = entry(row)
      let next = entry(row + 1)
      let circle = sine * sine + cosine * cosine - DoublePair(1)
      #expect(circle.rounded.magnitude <= Self.tableTolerance, "row \(row)")
      let turned = sine * entry(1).cosine + cosine * entry(1).sine
      #expect((turned - next.sine).rounded.magnitude <= Self.tableTolerance, "row \(row)")
      let quarter = entry(row + 64)
      #expect((quarter.sine - cosine).rounded == 0 && (quarter.cosine + sine).rounded == 0, "row \(row)")
    }
  }

  @Test("the steps of the tables are ln 2 / 128, π / 128 and 2π")
  func steps() {
    let turn = fullTurnParts.reversed().reduce(DoublePair.zero) { $0 + DoublePair($1) }
    #expect((turn - DoublePair.pi.timesPowerOfTwo(1)).rounded.magnitude <= 0x1p-102)
    let step =
      DoublePair(SineCosineStep.trailing) + DoublePair(SineCosineStep.middle) + DoublePair(SineCosineStep.leading)
    #expect((step - DoublePair.pi.timesPowerOfTwo(-7)).rounded.magnitude <= 0x1p-110)
    // e^(ln 2) = 2, through the table.
    let ln2 = DoublePair(high: 128 * ExponentialStep.leading, low: 128 * ExponentialStep.trailing)
    let two = PairExponential.exponential(of: LooseSum(ln2))
    #expect(abs((two.mantissa.timesPowerOfTwo(two.exponent) - DoublePair(2)).rounded) <= 0x1p-64)
  }
}
