import Testing

@testable import MotionEngine

@Suite("Cubic Bézier timing curves")
struct CubicBezierTests {
  /// A row of the curves' values at nine times, computed in ten digits.
  struct Row: Sendable {
    let curve: CoreAnimationCurve
    let values: [Double]
  }

  static let times = [0.1, 0.2, 0.25, 0.4, 0.5, 0.6, 0.75, 0.8, 0.9]

  static let computedRows = [
    Row(
      curve: .easeIn,
      values: [
        0.0170266097, 0.0622820001, 0.0934646507, 0.2148609388, 0.3153568126, 0.4291197693, 0.6218618692, 0.6916339333,
        0.8394278458,
      ]),
    Row(
      curve: .easeOut,
      values: [
        0.1605721542, 0.3083660667, 0.3781381308, 0.5708802307, 0.6846431874, 0.7851390612, 0.9065353493, 0.9377179999,
        0.9829733903,
      ]),
    Row(
      curve: .easeInEaseOut,
      values: [
        0.0197224535, 0.0816598563, 0.1291619310, 0.3318838701, 0.5, 0.6681161299, 0.8708380690, 0.9183401437,
        0.9802775465,
      ]),
    Row(
      curve: .default,
      values: [
        0.0947963057, 0.2952443343, 0.4085105914, 0.6825405060, 0.8024033876, 0.8852293099, 0.9604589783, 0.9756253556,
        0.9943164775,
      ]),
  ]

  @Test("the named curves at nine times", arguments: computedRows)
  func named(_ row: Row) {
    for (time, value) in zip(Self.times, row.values) {
      expectClose(row.curve.value(at: time), value, Tolerance(absolute: 5.1e-11), "\(row.curve) at \(time)")
    }
  }

  static let measuredRows = [
    Row(curve: .easeIn, values: [0.017026613, 0.09346466, 0.31535682, 0.6218605, 0.83942777]),
    Row(curve: .easeOut, values: [0.16057223, 0.37813953, 0.6846432, 0.9065353, 0.9829734]),
    Row(curve: .easeInEaseOut, values: [0.019722449, 0.12916191, 0.5, 0.8708381, 0.98027754]),
    Row(curve: .default, values: [0.094795, 0.4085106, 0.8024034, 0.96045905, 0.99431646]),
  ]

  @Test("what Core Animation returned, to its own 2e-6", arguments: measuredRows)
  func measured(_ row: Row) {
    for (time, value) in zip([0.1, 0.25, 0.5, 0.75, 0.9], row.values) {
      expectClose(row.curve.value(at: time), value, Tolerance(absolute: 2e-6), "\(row.curve) at \(time)")
    }
  }

  @Test("Core Animation's control points, and a name that it does not know")
  func names() throws {
    #expect(try CoreAnimationCurve(named: "easeInEaseOut").controlPoints == SIMD4(0.42, 0, 0.58, 1))
    #expect(CoreAnimationCurve.linear.controlPoints == SIMD4(0, 0, 1, 1))
    #expect(CoreAnimationCurve.easeIn.controlPoints == SIMD4(0.42, 0, 1, 1))
    #expect(CoreAnimationCurve.easeOut.controlPoints == SIMD4(0, 0, 0.58, 1))
    #expect(CoreAnimationCurve.default.controlPoints == SIMD4(0.25, 0.1, 0.25, 1))
    #expect(throws: EasingError.self) { try CoreAnimationCurve(named: "easeInOut") }
  }

  @Test("ends are exact, and (0, 0, 1, 1) is the straight line to the last bit")
  func ends() throws {
    var generator = SeededGenerator(seed: 5)
    let straight = try CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)
    for _ in 0..<2000 {
      let curve = try CubicBezier(
        x1: .random(in: 0...1, using: &generator), y1: .random(in: -3...3, using: &generator),
        x2: .random(in: 0...1, using: &generator), y2: .random(in: -3...3, using: &generator))
      #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
      let time = Double.random(in: 0...1, using: &generator)
      #expect(straight.value(at: time) == time)
      expectClose(straight.derivative(at: time), 1, Tolerance(absolute: 2.3e-16), "slope of the line at \(time)")
    }
  }

  /// Slopes at the ends, and in the middle of a curve that is vertical there, by their limits.
  static let limits: [(points: [Double], time: Double, slope: Double)] = [
    ([0.25, 0.1, 0.25, 1], 0, 0.4), ([0.25, 0.1, 0.25, 1], 1, 0), ([0.5, -1, 0.75, 0.5], 1, 2),
    ([0, 1, 0.5, 1], 0, .infinity), ([0, -1, 0.5, 1], 0, -.infinity), ([0, 0, 0.5, 0.25], 0, 0.5),
    ([0, 0, 0, 1], 0, .infinity), ([0, 0, 0, -1], 0, -.infinity), ([0, 0, 0, 0], 0, 1),
    ([0.5, 1, 1, 0], 1, .infinity), ([0.5, 1, 1, 2], 1, -.infinity), ([0.5, 0.75, 1, 1], 1, 0.5),
    ([1, 0, 1, 1], 1, .infinity), ([1, 1, 1, 1], 1, 1), ([1, 1, 0, 0], 0.5, 1), ([1, 0, 0, 1], 0.5, .infinity),
    ([1, 2, 0, -1], 0.5, -.infinity), ([1, 0.5, 0, -0.5], 0.5, .infinity), ([1, 1.5, 0, 0.5], 0.5, -.infinity),
  ]

  @Test("slopes where both derivatives may vanish are limits", arguments: limits)
  func slopesAtLimits(_ points: [Double], _ time: Double, _ slope: Double) throws {
    let curve = try CubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
    #expect(curve.derivative(at: time) == slope, "\(points) at \(time): \(curve.derivative(at: time))")
  }

  @Test("both directions of a curve are one: y(t) and 1 − y′(1 − t) of the curve turned round")
  func symmetry() throws {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<1000 {
      let q = (0..<4).map { _ in Double(Int.random(in: 0...1024, using: &generator)) / 1024 }
      let time = Double(Int.random(in: 0...4096, using: &generator)) / 4096
      let curve = try CubicBezier(x1: q[0], y1: q[1], x2: q[2], y2: q[3])
      let turned = try CubicBezier(x1: 1 - q[2], y1: 1 - q[3], x2: 1 - q[0], y2: 1 - q[1])
      expectClose(
        turned.value(at: 1 - time), 1 - curve.value(at: time), Tolerance(absolute: 2.3e-16), "\(q) at \(time)")
    }
  }

  @Test("heights beyond the range of their products, and as small as they come")
  func heights() throws {
    let tall = try CubicBezier(x1: 0.25, y1: 1.7e308, x2: 0.75, y2: -1.7e308)
    #expect(tall.value(at: 0) == 0 && tall.value(at: 1) == 1)
    // At s = ¼: x = 21/64 · … with 3 · 0.25 · ¼ · 9/16 + 3 · 0.75 · 1/16 · ¾ + 1/64 = 29/128, y = 1.7e308 · 9/32.
    expectClose(tall.value(at: 29.0 / 128), 1.7e308 * 9 / 32, Tolerance(relative: 1e-15), "tall")
    #expect(tall.derivative(at: 0) == .infinity)
    let low = try CubicBezier(x1: 0.25, y1: .leastNonzeroMagnitude, x2: 0.75, y2: 1)
    #expect(low.value(at: 1e-300) >= 0 && low.value(at: 1e-300) < 1e-200)
  }

  @Test(
    "what is no curve is refused, with the name of the number",
    arguments: [
      ([-0.1, 0, 1, 1], "x1"), ([0, 0, 1.0.nextUp, 1], "x2"), ([.nan, 0, 1, 1], "x1"), ([0, .infinity, 1, 1], "y1"),
      ([0, 0, 1, .nan], "y2"),
    ])
  func refused(_ points: [Double], _ name: String) {
    do throws(EasingError) {
      _ = try CubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
      Issue.record("\(points) was taken")
    } catch {
      #expect("\(error)".hasPrefix("\(name) is "), "\(error)")
    }
  }

  /// Before 0 and after 1, as CSS Easing Functions says.
  static let tangents: [(points: [Double], time: Double, value: Double)] = [
    ([0.25, 0.5, 0.5, 1], -1, -2), ([0.25, 0.5, 0.5, 0.75], 2, 1.5), ([0, 0.5, 0.5, 1], -1, -2),
    ([0, 0.5, 0, 1], -1, 0),
    ([0.5, 0.75, 1, 0.5], 2, 1.5), ([1, 0.5, 1, 0.5], 2, 1), ([0.5, 0, 0.5, 1], -.infinity, 0),
    ([0.5, 0.5, 0.5, 0.5], .infinity, .infinity),
  ]

  @Test("a curve held at its ends, or going on along its tangents", arguments: tangents)
  func beyond(_ points: [Double], _ time: Double, _ value: Double) throws {
    let curve = try CubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
    let extended = curve.going(beyondEnds: .tangents)
    #expect(curve.value(at: time) == (time < 0 ? 0 : 1))
    #expect(curve.derivative(at: time) == 0)
    #expect(extended.value(at: time) == value, "\(extended.value(at: time))")
    if time.isFinite {
      let shorter = time < 0 ? time / 2 : 1 + (time - 1) / 2
      let rise = (extended.value(at: time) - extended.value(at: shorter)) / (time - shorter)
      #expect(extended.derivative(at: time) == rise)
    }
    #expect(curve.value(at: .nan).isNaN && extended.value(at: .nan).isNaN && curve.derivative(at: .nan).isNaN)
  }
}
