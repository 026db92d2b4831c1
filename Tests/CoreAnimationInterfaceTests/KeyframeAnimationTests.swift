import CoreAnimationInterface
import MotionEngine
import Testing

/// Published values of keyframes over 1 s, which are right to 1e-6 and exact where they have few digits.
@Suite("Core Animation: keyframes")
struct KeyframeAnimationTests {
  static let times = [0.05, 0.2, 0.3, 0.4, 0.5, 0.7, 0.8, 0.9]
  static let values = [0, 1, 0.5, 0.7]
  static let ownKeyTimes = [0, 0.1, 0.6, 1]

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var mode = CalculationMode.linear
    var keys = KeyframeAnimationTests.values
    var keyTimes: [Double]?
    var times = KeyframeAnimationTests.times
    let values: [Double]
  }

  static let rows = [
    Row(testDescription: "linear", values: [0.15, 0.6, 0.9, 0.9, 0.75, 0.52, 0.58, 0.64]),
    Row(
      testDescription: "linear, key times", keyTimes: ownKeyTimes,
      values: [0.5, 0.9, 0.8, 0.7, 0.6, 0.55, 0.6, 0.65]),
    Row(testDescription: "discrete", mode: .discrete, values: [0, 0, 1, 1, 0.5, 0.5, 0.7, 0.7]),
    Row(
      testDescription: "discrete, as many key times as values", mode: .discrete, keyTimes: ownKeyTimes,
      values: [0, 1, 1, 1, 1, 0.5, 0.5, 0.5]),
    Row(
      testDescription: "cubic", mode: .cubic,
      values: [0.16434375, 0.708, 0.96075, 0.9848, 0.8, 0.49165, 0.5296, 0.61795]),
    Row(
      testDescription: "fewer key times than values", keyTimes: [0, 0.5, 1], times: [0.1, 0.25, 0.4, 0.6, 0.75, 0.9],
      values: [0.2, 0.5, 0.8, 0.9, 0.75, 0.6]),
    Row(
      testDescription: "discrete, one key time more", mode: .discrete, keys: [0, 1, 0.3], keyTimes: [0, 0.3, 0.6, 1],
      times: [0.1, 0.35, 0.65, 0.95], values: [0, 1, 0.3, 0.3]),
    Row(
      testDescription: "the seconds of 0 15 30 45 190 degrees as shares", keys: [0, 15, 30, 45, 190],
      keyTimes: [0, 0.125, 0.25, 0.5, 1], times: [0.5, 0.75], values: [45, 117.5]),
    Row(
      testDescription: "two keys at one time: the later one from there", keys: [-13.830971, 79.290733, 64.972944],
      keyTimes: [0, 0.5, 0.5], times: [0.5, 0.75, 1], values: [64.972944, 64.972944, 64.972944]),
    Row(
      testDescription: "held before the first and after the last key time", keys: [2, 4], keyTimes: [0.25, 0.5],
      times: [0.1, 0.25, 0.375, 0.6], values: [2, 2, 3, 4]),
  ]

  /// What shows of keyframes of the opacity.
  static func shown(_ animation: KeyframeAnimation<Double>, at times: [Double]) throws -> [Double] {
    let scene = Scene()
    var animation = animation
    animation.keyPath = "opacity"
    animation.duration = 1
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    try scene.stage.add(animation, to: scene.sheet, forKey: "keys")
    scene.clock.tick(at: 0)
    return try scene.values(at: times)
  }

  @Test("published rows", arguments: rows)
  func published(_ row: Row) throws {
    var animation = KeyframeAnimation(values: row.keys, keyTimes: row.keyTimes)
    animation.calculationMode = row.mode
    for (index, value) in try Self.shown(animation, at: row.times).enumerated() {
      expectClose(value, row.values[index], .rounding, "\(row.testDescription) at \(row.times[index])")
    }
  }

  @Test("the limit from the left of two keys at one time")
  func leftLimit() throws {
    let animation = KeyframeAnimation(values: [-13.830971, 79.290733, 64.972944], keyTimes: [0, 0.5, 0.5])
    let value = try Self.shown(animation, at: [(0.5).nextDown])[0]
    expectClose(value, 79.290733, Tolerance(absolute: 1e-12), "just before")
  }

  /// Computed with 40 digits from the formula, at 0.05, 0.2, 0.5 and 0.9.
  static let shapes: [(Double, Double, Double, Bool, [Double])] = [
    (0.3, 0, 0, false, [0.133265625, 0.69, 0.785, 0.629605]),
    (0, -0.2, 0, false, [0.161475, 0.6864, 0.79, 0.62236]),
    (0, 0, 0.4, false, [0.15860625, 0.6648, 0.855, 0.60913]),
    (0.3, -0.2, 0.4, false, [0.1269735, 0.642624, 0.8158, 0.6270472]),
    (0, 0, 0, true, [0.61458333333333333, 1.0066666666666667, 0.58666666666666667, 0.634375]),
    (0.3, 0, 0, true, [0.58020833333333333, 0.98906666666666667, 0.57626666666666667, 0.6446875]),
    (0, -0.2, 0, true, [0.60833333333333333, 0.97715555555555556, 0.58862222222222222, 0.63729166666666667]),
    (0, 0, 0.4, true, [0.60208333333333333, 1.0756444444444444, 0.62257777777777778, 0.62854166666666667]),
    (0.3, -0.2, 0.4, true, [0.5665, 1.0140053333333333, 0.60322133333333333, 0.64299583333333333]),
  ]

  @Test("tension, continuity and bias", arguments: shapes)
  func shaped(_ tension: Double, _ continuity: Double, _ bias: Double, _ own: Bool, _ values: [Double]) throws {
    var animation = KeyframeAnimation(values: Self.values, keyTimes: own ? Self.ownKeyTimes : nil)
    animation.calculationMode = .cubic
    animation.tensionValues = Array(repeating: tension, count: 4)
    animation.continuityValues = Array(repeating: continuity, count: 4)
    animation.biasValues = Array(repeating: bias, count: 4)
    for (index, value) in try Self.shown(animation, at: [0.05, 0.2, 0.5, 0.9]).enumerated() {
      expectClose(value, values[index], .rounding, "\(tension) \(continuity) \(bias), value \(index)")
    }
  }

  @Test("a tension of 1 stands still at each key: a smoothstep between them")
  func fullTension() throws {
    var animation = KeyframeAnimation(values: [0.0, 1, 1])
    animation.calculationMode = .cubic
    animation.tensionValues = [1, 1, 1]
    #expect(try Self.shown(animation, at: [0.125, 0.25, 0.625]) == [0.15625, 0.5, 1])
  }

  @Test("paced: equal ways in equal times, whatever the key times and timing functions")
  func paced() throws {
    var animation = KeyframeAnimation(values: [0.0, 1, 0.5, 0.75], keyTimes: [0, 0.9, 0.95, 1])
    animation.calculationMode = .paced
    animation.timingFunctions = [.easeIn, .easeOut, .easeIn]
    // The whole way is 1.75.
    let times = [0.5, 1, 1.25, 1.5, 1.625, 1.75].map { $0 / 1.75 }
    let values = [0.5, 1, 0.75, 0.5, 0.625, 0.75]
    for (index, value) in try Self.shown(animation, at: times).enumerated() {
      expectClose(value, values[index], .rounding, "at \(times[index])")
    }
  }

  /// The engine's own accuracy of equal pace, 1e-14 of a way of 230, and what a value makes of it.
  static let paceTolerance = Tolerance(absolute: 1e-11)

  /// Computed with 40 digits.
  @Test("cubicPaced: one speed along the curve, whatever the key times and timing functions")
  func cubicPaced() throws {
    let scene = Scene()
    let points = [(0.0, 0.0), (100, 0), (100, 50), (0, 80)].map { Point2D(x: $0.0, y: $0.1) }
    var animation = KeyframeAnimation(keyPath: "position", values: points, duration: 1)
    animation.calculationMode = .cubicPaced
    // Neither has a say, as with paced keys.
    animation.keyTimes = [0, 0.9, 0.95, 1]
    animation.timingFunctions = [.easeIn, .easeOut, .easeIn]
    try scene.stage.add(animation, to: scene.sheet)
    scene.clock.tick(at: 0)
    let rows = [
      (0.1, 25.990165854217959, -1.5087133589531102), (0.3, 77.927411262461992, -4.7896557421946588),
      (0.5, 108.12810581472866, 26.927067640706105), (0.8, 50.830413591029763, 68.712451759050777),
    ]
    for (time, x, y) in rows {
      expectClose(try scene.values("position.x", at: [time])[0], x, Self.paceTolerance, "x at \(time)")
      expectClose(try scene.values("position.y", at: [time])[0], y, Self.paceTolerance, "y at \(time)")
    }
  }

  @Test("one timing function a segment, and one for the whole")
  func timingFunctions() throws {
    var animation = KeyframeAnimation(values: [0.0, 1, 2])
    animation.timingFunctions = [.easeIn]
    expectClose(try Self.shown(animation, at: [0.25])[0], 0.3153568126, Tolerance(absolute: 5e-11), "first segment")
    #expect(try Self.shown(animation, at: [0.75]) == [1.5])
    animation.timingFunctions = []
    animation.timingFunction = .easeIn
    expectClose(
      try Self.shown(animation, at: [0.5])[0], 2 * 0.3153568126, Tolerance(absolute: 1e-10), "the whole, half way")
  }

  @Test("one value has no effect, and the animation runs all the same")
  func singleValue() throws {
    let scene = Scene()
    try scene.add(KeyframeAnimation(keyPath: "opacity", values: [0.9], duration: 1), as: "one")
    #expect(try scene.values(at: [0, 0.5, 1]) == [0.5, 0.5, 0.5])
    #expect(scene.told == ["one starts", "one stops true"])
  }

  @Test("key times that do not ascend in 0 … 1 are refused with their index")
  func badKeyTimes() {
    let rows: [([Double], Int)] = [
      ([0, 0.2, 2, 1.5, 2], 2), ([0, 0.5, 0.25], 2), ([-0.1, 1], 0), ([0, .infinity], 1),
    ]
    for (keyTimes, index) in rows {
      let animation = KeyframeAnimation(values: Self.values, keyTimes: keyTimes)
      #expect(throws: CoreAnimationError.motion(.keyTimeOutOfOrder(index: index, value: keyTimes[index]))) {
        try Self.shown(animation, at: [])
      }
    }
    #expect(throws: CoreAnimationError.self) {
      try Self.shown(KeyframeAnimation(values: Self.values, keyTimes: [0, .nan, 1]), at: [])
    }
    #expect(throws: CoreAnimationError.self) { try Self.shown(KeyframeAnimation(values: [0, .nan]), at: []) }
  }

  @Test("no value is a NaN at, just before and just after every key", arguments: CalculationMode.allCases)
  func finite(_ mode: CalculationMode) throws {
    for keyTimes in [nil, [0, 0.5, 0.5, 1], [0, 0, 1, 1], [0, 0, 0, 0, 0]] {
      var animation = KeyframeAnimation(values: Self.values, keyTimes: keyTimes)
      animation.calculationMode = mode
      let times = (keyTimes ?? [0, 1.0 / 3, 2.0 / 3, 1]).flatMap { [$0.nextDown, $0, $0.nextUp] }.filter { $0 >= 0 }
      for value in try Self.shown(animation, at: times) { #expect(value.isFinite) }
    }
  }
}
