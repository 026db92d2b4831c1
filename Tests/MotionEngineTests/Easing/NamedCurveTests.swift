import Testing

@testable import MotionEngine

/// A named curve with its name in the reference table.
struct NamedCurve: Sendable, CustomTestStringConvertible {
  let family: String
  let name: String
  let function: any TimingFunction

  var testDescription: String { "\(family) \(name)" }

  static let intu = INTUEasing.allCases.map { NamedCurve(family: "intu", name: $0.rawValue, function: $0) }

  static let penner: [NamedCurve] =
    PennerEasing.all.map { easing in
      let family = easing.description.prefix { $0 != "(" }
      return NamedCurve(family: "penner", name: String(family), function: easing)
    }
    + EaseDirection.allCases.compactMap { direction in
      (try? PennerEasing(.elastic(amplitude: 2, period: 0.25), direction)).map {
        NamedCurve(family: "penner", name: "\(direction.rawValue)-elastic2", function: $0)
      }
    }

  static let coreAnimation = CoreAnimationCurve.allCases.map {
    NamedCurve(family: "core animation", name: $0.rawValue, function: $0)
  }

  static let all = intu + penner + coreAnimation

  /// Whether the curve jumps at an end, as INTU's exponential ones do.
  var jumps: Bool { family == "intu" && name.hasSuffix("Exponential") }
  var isVerticalAtAnEnd: Bool { name.hasSuffix("Circular") || name.hasSuffix("circ") }
}

@Suite("Named curves")
struct NamedCurveTests {
  private static let table = ReferenceTable.rows(of: "easing_reference")

  /// 1 ulp of the larger of one and the number.
  private func expectNear(_ observed: Double, _ high: Double, _ tail: Double, _ name: String) {
    let error = ((observed - high) - tail).magnitude / max(1, high.magnitude).ulp
    #expect(error <= 1, "\(name): observed \(observed), expected \(high), off by \(error) ulp")
  }

  @Test("value and slope beside mpmath", arguments: NamedCurve.intu + NamedCurve.penner)
  func reference(_ curve: NamedCurve) {
    let rows = Self.table.filter { $0[0] == curve.family && $0[1] == curve.name }
    #expect(rows.count == 9, "\(curve.testDescription) has \(rows.count) rows")
    for row in rows {
      let numbers = row.dropFirst(2).map { Double($0) ?? .nan }
      expectNear(
        curve.function.value(at: numbers[0]), numbers[1], numbers[2], "\(curve.testDescription) at \(numbers[0])")
      expectNear(
        curve.function.derivative(at: numbers[0]), numbers[3], numbers[4],
        "slope of \(curve.testDescription) at \(numbers[0])")
    }
  }

  @Test("there are 31 of INTU's, 30 of Penner's and 5 of Core Animation's")
  func counts() {
    #expect(INTUEasing.allCases.count == 31)
    #expect(PennerEasing.all.count == 30)
    #expect(CoreAnimationCurve.allCases.count == 5)
  }

  @Test("both ends are exact, and the way there is no step but where the formula has one", arguments: NamedCurve.all)
  func ends(_ curve: NamedCurve) {
    let f = curve.function
    #expect(f.value(at: 0) == 0)
    #expect(f.value(at: 1) == 1)
    let step = curve.jumps ? 0x1p-10 + 1e-9 : 1e-4
    #expect((f.value(at: 1) - f.value(at: 1 - 1e-9)).magnitude < step, "\(f.value(at: 1 - 1e-9))")
    #expect((f.value(at: 1e-9) - f.value(at: 0)).magnitude < step, "\(f.value(at: 1e-9))")
    if curve.isVerticalAtAnEnd {
      let after = [f.value(at: 1e-9), 1 - f.value(at: 1 - 1e-9)].max() ?? 0
      #expect(after < 4.48e-5)
    }
    #expect(f.value(at: .nan).isNaN)
  }

  @Test("in is the mirror image of out, and in and out is its own")
  func mirrors() {
    let pairs: [(any TimingFunction, any TimingFunction)] =
      zip(EaseDirection.easeIn.curves, EaseDirection.easeOut.curves).map { ($0, $1) }
      + EaseDirection.easeInOut.curves.map { ($0, $0) }
    #expect(pairs.count == 40)
    for (first, second) in pairs {
      for index in 0...64 {
        let t = Double(index) / 64  // so that 1 − t is exact
        expectClose(
          first.value(at: t), 1 - second.value(at: 1 - t), Tolerance(absolute: 1e-15),
          "\(first) beside \(second) at \(t)")
      }
    }
  }

  @Test("slopes are those of the values", arguments: NamedCurve.all)
  func slopes(_ curve: NamedCurve) {
    let f = curve.function
    // 1/64 + n/16 is no place where arcs meet. The error of a central difference: h² f‴/6 + 1e-16/h.
    for index in 0..<15 {
      let t = 1.0 / 64 + Double(index) / 16
      let h = 1e-5
      let difference = (f.value(at: t + h) - f.value(at: t - h)) / (2 * h)
      expectClose(
        f.derivative(at: t), difference, Tolerance(absolute: 4e-6, relative: 1e-6),
        "\(curve.testDescription) at \(t)")
    }
  }

  /// At a quarter, a half and three quarters, to three decimals.
  @Test(
    "the circular unit curves of SwiftUI",
    arguments: [
      (EaseDirection.easeIn, [0.032, 0.134, 0.339]), (.easeOut, [0.661, 0.866, 0.968]),
      (.easeInOut, [0.067, 0.5, 0.933]),
    ])
  func circularUnitCurves(_ direction: EaseDirection, _ values: [Double]) throws {
    let curve = try PennerEasing(.circ, direction)
    for (time, value) in zip([0.25, 0.5, 0.75], values) {
      expectClose(curve.value(at: time), value, Tolerance(absolute: 5.1e-4), "at \(time)")
    }
  }

  /// At a quarter, a half and three quarters, to two decimals.
  @Test(
    "the slopes of SwiftUI's unit curves",
    arguments: [
      (CubicBezier.easeIn, [0.67, 1.07, 1.37]), (.easeOut, [1.37, 1.07, 0.67]), (.easeInOut, [1.059, 1.724, 1.059]),
    ])
  func unitCurveSlopes(_ curve: CubicBezier, _ slopes: [Double]) throws {
    for (time, slope) in zip([0.25, 0.5, 0.75], slopes) {
      expectClose(curve.derivative(at: time), slope, Tolerance(absolute: 5.1e-3), "at \(time)")
    }
    // Recorded as 1.199; the exact slope is 1.2.
    let even = try CubicBezier(x1: 0.25, y1: 0.1, x2: 0.75, y2: 0.9)
    expectClose(even.derivative(at: 0.5), 1.2, Tolerance(absolute: 2e-15), "half way")
  }

  @Test("outside, a curve stays at its end")
  func outside() throws {
    for curve in NamedCurve.intu + NamedCurve.penner {
      for (time, value) in [(-1.0, 0.0), (2, 1), (.infinity, 1), (-.infinity, 0), (1e300, 1)] {
        #expect(curve.function.value(at: time) == value)
        #expect(curve.function.derivative(at: time) == 0)
      }
    }
  }
}

extension EaseDirection {
  /// All curves of INTU's and Penner's that are turned this way.
  fileprivate var curves: [any TimingFunction] {
    INTUEasing.allCases.filter { $0.course?.direction == self }.map { $0 as any TimingFunction }
      + PennerEasing.all.filter { $0.direction == self }
  }
}
