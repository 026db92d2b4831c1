import MotionEngine
import Testing

@Suite("Easing functions of CSS")
struct CSSEasingTests {
  /// Text and the text that it is printed as.
  static let texts: [(String, String)] = [
    ("linear", "linear"), (" Ease-In-Out ", "ease-in-out"), ("ease", "ease"), ("ease-in", "ease-in"),
    ("EASE-OUT", "ease-out"), ("step-start", "steps(1, start)"), ("step-end", "steps(1)"), ("steps(4)", "steps(4)"),
    ("steps( 4 , end )", "steps(4)"), ("steps(4, jump-end)", "steps(4)"),
    ("steps(+3,jump-none)", "steps(3, jump-none)"),
    ("steps(3, jump-both)", "steps(3, jump-both)"), ("steps(2, jump-start)", "steps(2, jump-start)"),
    ("cubic-bezier(.1,-2.5e-1, 1 ,1e1)", "cubic-bezier(0.1, -0.25, 1, 10)"),
    ("linear(0, 0.25, 1)", "linear(0 0%, 0.25 50%, 1 100%)"),
    ("linear(0 20%, 0.5 10%, 1)", "linear(0 20%, 0.5 20%, 1 100%)"),
    ("linear(0, 0.25 25% 75%, 1)", "linear(0 0%, 0.25 25%, 0.25 75%, 1 100%)"),
    ("linear(0, 25% 75% .5, 1)", "linear(0 0%, 0.5 25%, 0.5 75%, 1 100%)"), ("linear(0.5)", "linear(0.5 0%)"),
    ("linear(0, 1 -50%, 2)", "linear(0 0%, 1 0%, 2 100%)"), ("linear(0 -10%, 1 5.5e1%)", "linear(0 -10%, 1 55%)"),
    ("linear(1e-9 0.1%, 1e30 12.3456789%)", "linear(1e-9 0.1%, 1e30 12.3456789%)"),
    (
      "linear(0, 0.1, 0.2 80%, 0.3, 0.4, 1)",
      "linear(0 0%, 0.1 40%, 0.2 80%, 0.3 86.66666666666667%, 0.4 93.33333333333333%, 1 100%)"
    ),
  ]

  @Test("read and printed", arguments: texts)
  func printed(_ text: String, _ expected: String) throws {
    let easing = try CSSEasing(css: text)
    #expect(easing.cssText == expected)
    #expect(try CSSEasing(css: easing.cssText).cssText == expected)
  }

  @Test("printed numbers read back to the same bits")
  func roundTrip() throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let curve = try CubicBezier(
        x1: .random(in: 0...1, using: &generator), y1: generator.logarithmic(1e-150, 1e150),
        x2: .random(in: 0...1, using: &generator), y2: -generator.logarithmic(1e-20, 1e20), beyondEnds: .tangents)
      #expect(try CSSEasing(css: CSSEasing.cubicBezier(curve).cssText) == .cubicBezier(curve))
      var input = Double.random(in: -1...0, using: &generator)
      let stops = (0..<5).map { _ in
        input += generator.logarithmic(1e-12, 1)
        return PiecewiseLinear.Stop(.random(in: -2...2, using: &generator), at: input)
      }
      let function = CSSEasing.points(try PiecewiseLinear(stops))
      #expect(try CSSEasing(css: function.cssText) == function, "\(function.cssText)")
    }
  }

  /// Text, and what its error says.
  static let faultyTexts: [(String, String)] = [
    ("", "column 1: the text ends where the name of an easing is wanted"),
    ("easy", "column 1: 'easy' is no easing"), ("  bounce(1)", "column 3: 'bounce()' is no easing"),
    ("ease in", "column 6: 'i' stands where the end of the text is wanted"),
    ("cubic-bezier(0, 1, 2, 3)", "column 20: x2 is 2.0; give a number from 0 to 1"),
    ("cubic-bezier(-0.1, 1, 1, 3)", "column 14: x1 is -0.1"),
    ("cubic-bezier(0, 1, 1)", "column 21: ')' stands where ',' is wanted"),
    ("cubic-bezier(0, 1, 1, 1, 1)", "column 24: ',' stands where ')' is wanted"),
    ("cubic-bezier(0, 1e999, 1, 1)", "column 17: '1e999' is beyond the range of numbers"),
    ("cubic-bezier(0, x, 1, 1)", "column 17: 'x' stands where a number is wanted"),
    ("cubic-bezier(0, 1., 1, 1)", "column 18: '.' stands where ',' is wanted"),
    ("steps(0)", "column 7: there are 0 steps; give 1 or more"),
    ("steps(1, jump-none)", "column 7: there are 1 steps; give 2 or more"),
    ("steps(1.5)", "column 7: '1.5' stands where a whole number is wanted"),
    ("steps(99999999999999999999)", "column 7: '99999999999999999999' is beyond the range"),
    ("steps(3, middle)", "column 10: 'middle' stands where one of jump-start"),
    ("linear()", "column 8: ')' stands where a number is wanted"),
    ("linear(0, 50%, 1)", "column 14: ',' stands where a number is wanted"),
    ("linear(0 1% 2% 3%, 1)", "column 16: '3%' stands where ',' or ')' is wanted"),
    ("linear(0 1% 2 3%, 1)", "column 13: '2' stands where a percentage, ',' or ')' is wanted"),
    ("linear(0, 1", "column 12: the text ends where ')' is wanted"),
  ]

  @Test("what is not understood is told with its place", arguments: faultyTexts)
  func faults(_ text: String, _ expected: String) {
    do throws(CSSEasingError) {
      let easing = try CSSEasing(css: text)
      Issue.record("'\(text)' was read as \(easing)")
    } catch {
      #expect("\(error)".hasPrefix(expected), "\(error)")
    }
  }

  @Test("keywords are their curves, and go on along their tangents")
  func keywords() throws {
    #expect(try CSSEasing(css: "ease").value(at: 0.25) == CubicBezier.ease.value(at: 0.25))
    #expect(try CSSEasing(css: "ease-in").derivative(at: 0.3) == CubicBezier.easeIn.derivative(at: 0.3))
    #expect(try CSSEasing(css: "ease").value(at: -1) == -0.4)
    #expect(try CSSEasing(css: "linear").value(at: 7) == 7)
    #expect(CSSEasing.easeOut.value(at: 2) == 1)
  }
}

@Suite("Steps")
struct StepTimingTests {
  /// Values at 0, 0.25, just before 0.5, 0.5, 0.75, just before 1 and 1 of two steps (of three without jumps at the ends).
  static let tables: [(StepPosition, [Double])] = [
    (.jumpEnd, [0, 0, 0, 0.5, 0.5, 0.5, 1]), (.end, [0, 0, 0, 0.5, 0.5, 0.5, 1]),
    (.jumpStart, [0.5, 0.5, 0.5, 1, 1, 1, 1]), (.start, [0.5, 0.5, 0.5, 1, 1, 1, 1]),
    (.jumpBoth, [1.0 / 3, 1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3, 2.0 / 3, 1]), (.jumpNone, [0, 0, 0, 1, 1, 1, 1]),
  ]

  @Test("all four positions", arguments: tables)
  func positions(_ position: StepPosition, _ values: [Double]) throws {
    let steps = try StepTiming(count: 2, position: position)
    for (time, value) in zip([0, 0.25, 0.5.nextDown, 0.5, 0.75, 1.0.nextDown, 1], values) {
      #expect(steps.value(at: time) == value, "\(position) at \(time)")
      #expect(steps.derivative(at: time) == 0)
    }
  }

  @Test("the before flag asks for the value below a jump")
  func beforeFlag() throws {
    let steps = try StepTiming(count: 5, position: .start)
    #expect(steps.value(at: 0, isBefore: true) == 0 && steps.value(at: 0, isBefore: false) == 0.2)
    #expect(steps.value(at: 0.4, isBefore: true) == 0.4 && steps.value(at: 0.4) == 0.6000000000000001.nextDown)
    #expect(steps.value(at: 0.41, isBefore: true) == 0.6)
    #expect(StepTiming.end.value(at: 1, isBefore: true) == 0 && StepTiming.end.value(at: 1) == 1)
    #expect(try StepTiming(count: 2, position: .jumpEnd).value(at: 0, isBefore: true) == 0)
  }

  @Test("a step begins at the double next to k/n, for every k and n up to 300")
  func places() throws {
    for count in 1...300 {
      let steps = try StepTiming(count: count)
      for k in 1...count {
        let time = Double(k) / Double(count)
        #expect(steps.value(at: time) == Double(k) / Double(count))
        #expect(steps.value(at: time.nextDown) == Double(k - 1) / Double(count))
      }
    }
  }

  @Test("outside, steps go on, and hostile times are no trap")
  func outside() throws {
    let steps = try StepTiming(count: 4)
    #expect(steps.value(at: 1.3) == 1.25 && steps.value(at: -0.1) == -0.25)
    #expect(steps.value(at: .infinity) == .infinity && steps.value(at: .nan).isNaN)
    #expect(steps.value(at: 1e308).isFinite && steps.value(at: -.leastNonzeroMagnitude) == -0.25)
    #expect(throws: EasingError.tooManySteps(count: .max, most: 1 << 53)) {
      try StepTiming(count: .max, position: .jumpBoth)
    }
    #expect(throws: EasingError.tooFewSteps(count: 1, least: 2)) { try StepTiming(count: 1, position: .jumpNone) }
    #expect(throws: EasingError.tooFewSteps(count: -3, least: 1)) { try StepTiming(count: -3) }
  }
}

@Suite("Piecewise linear functions")
struct PiecewiseLinearTests {
  private func function(_ css: String) throws -> CSSEasing { try CSSEasing(css: css) }

  @Test("lines, jumps and levels")
  func values() throws {
    let bounce = try function("linear(0, 0.5 25% 75%, 1)")
    for (time, value, slope) in [
      (0.0, 0.0, 2.0), (0.125, 0.25, 2), (0.25, 0.5, 0), (0.5, 0.5, 0), (0.75, 0.5, 2), (0.875, 0.75, 2), (1, 1, 2),
    ] {
      #expect(bounce.value(at: time) == value && bounce.derivative(at: time) == slope, "at \(time)")
    }
    let jump = try function("linear(0, 0.25 50%, 0.75 50%, 1)")
    #expect(jump.value(at: 0.5) == 0.75 && jump.value(at: 0.5.nextDown) < 0.25 && jump.derivative(at: 0.5) == 0.5)
  }

  @Test("outside, the end lines go on, and level where two points share an end")
  func outside() throws {
    let sloped = try function("linear(0, 0.5 25%, 1)")
    #expect(sloped.value(at: -1) == -2 && sloped.value(at: 2.5) == 2)
    let level = try function("linear(0 0%, 0 0%, 1 100%, 1 100%)")
    #expect(level.value(at: -1) == 0 && level.value(at: 3) == 1 && level.value(at: .infinity) == 1)
    #expect(level.derivative(at: -1) == 0 && level.derivative(at: 3) == 0 && level.derivative(at: 1) == 1)
    let start = try function("linear(0.2 0%, 0.4 0%, 1)")
    #expect(start.value(at: 0) == 0.4 && start.value(at: 0, isBefore: true) == 0.2 && start.value(at: -1) == 0.2)
    #expect(try function("linear(0.5)").value(at: -3) == 0.5)
    #expect(try function("linear(0, 1)").value(at: .nan).isNaN)
  }

  @Test("exact at its points, monotone between, and right to an ulp beside exact fractions")
  func precision() throws {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<300 {
      let outputs = (0..<4).map { _ in Double.random(in: -1...1, using: &generator) }.sorted()
      let easing = try PiecewiseLinear(outputs.map { PiecewiseLinear.Stop($0) })
      for (point, output) in zip(easing.points, outputs) { #expect(easing.value(at: point.input) == output) }
      var time = Double.random(in: 0.01...0.99, using: &generator)
      var last = easing.value(at: time)
      for _ in 0..<50 {
        time = time.nextUp
        let value = easing.value(at: time)
        #expect(value >= last)
        last = value
      }
    }
    let third = try PiecewiseLinear([.init(0, at: 0), .init(1, at: 3)])
    #expect(third.value(at: 1) == 1.0 / 3)
    let wide = try PiecewiseLinear([.init(-1.7e308, at: 0), .init(1.7e308, at: 1)])
    #expect(wide.value(at: 0.5) == 0 && wide.value(at: 0.75).isFinite && wide.derivative(at: 0.2) == .infinity)
  }

  @Test("stops that say nothing are refused")
  func refused() {
    #expect(throws: EasingError.noPoints) { try PiecewiseLinear([]) }
    #expect(throws: EasingError.mustBeFinite(quantity: "input 2", value: .infinity)) {
      try PiecewiseLinear([.init(0), .init(1, at: .infinity)])
    }
    #expect(throws: EasingError.self) { try PiecewiseLinear([.init(.nan)]) }
  }
}
