import Testing

@testable import MotionEngine

/// Published values of Core Animation's keyframes; values 0, 1, 0.5, 0.7 over one second.
@Suite("Keyframes")
struct KeyframeCourseTests {
  static let times = [0.05, 0.2, 0.3, 0.4, 0.5, 0.7, 0.8, 0.9]
  /// The values are printed to eight digits at most.
  static let printed = Tolerance(absolute: 1e-12)

  struct Row: Sendable, CustomTestStringConvertible {
    let mode: KeyframeMode
    var keyTimes: [Double]?
    var values = [0, 1, 0.5, 0.7]
    var times = KeyframeCourseTests.times
    let expected: [Double]

    var testDescription: String { "\(mode) \(keyTimes.map { "\($0)" } ?? "even")" }
  }

  static let rows = [
    Row(mode: .linear, expected: [0.15, 0.6, 0.9, 0.9, 0.75, 0.52, 0.58, 0.64]),
    Row(mode: .linear, keyTimes: [0, 0.1, 0.6, 1], expected: [0.5, 0.9, 0.8, 0.7, 0.6, 0.55, 0.6, 0.65]),
    Row(mode: .discrete, expected: [0, 0, 1, 1, 0.5, 0.5, 0.7, 0.7]),
    Row(
      mode: .discrete, keyTimes: [0, 0.1, 0.6, 1], values: [0, 1, 0.5], expected: [0, 1, 1, 1, 1, 0.5, 0.5, 0.5]),
    Row(
      mode: .discrete, keyTimes: [0, 0.3, 0.6, 1], values: [0, 1, 0.3], times: [0.1, 0.35, 0.65, 0.95],
      expected: [0, 1, 0.3, 0.3]),
    Row(mode: .cubic, expected: [0.16434375, 0.708, 0.96075, 0.9848, 0.8, 0.49165, 0.5296, 0.61795]),
    Row(
      mode: .linear, keyTimes: [0, 0.5, 1], values: [0, 1, 0.5], times: [0.1, 0.25, 0.4, 0.6, 0.75, 0.9],
      expected: [0.2, 0.5, 0.8, 0.9, 0.75, 0.6]),
  ]

  @Test("values at a time", arguments: rows)
  func values(_ row: Row) throws {
    let course = try KeyframeCourse(values: row.values, keyTimes: row.keyTimes, duration: 1, mode: row.mode)
    for (time, expected) in zip(row.times, row.expected) {
      expectClose(course.value(at: time), expected, Self.printed, "\(row.testDescription) at \(time)")
    }
    #expect(course.value(at: 0) == row.values[0])
    #expect(course.value(at: 1) == row.values[row.values.count - 1])
    #expect(course.target == row.values[row.values.count - 1])
  }

  @Test("the velocity is the derivative, in every mode", arguments: KeyframeMode.allCases)
  func velocity(_ mode: KeyframeMode) throws {
    let course = try KeyframeCourse(
      values: [Point2D(x: 0, y: 2), Point2D(x: 3, y: -1), Point2D(x: 4, y: 5), Point2D(x: -2, y: 5)], duration: 2,
      mode: mode, timing: Smoothstep())
    for index in 1..<40 {
      let time = Double(index) * 0.0487
      let step = 1e-6
      let slope = course.value(at: time + step).combined(with: course.value(at: time - step)) { ($0 - $1) / (2 * step) }
      let velocity = course.velocity(at: time)
      expectClose(velocity.x, slope.x, Tolerance(absolute: 2e-6), "\(mode) x at \(time)")
      expectClose(velocity.y, slope.y, Tolerance(absolute: 2e-6), "\(mode) y at \(time)")
    }
  }

  @Test("paced keys keep one speed along the way", arguments: [KeyframeMode.paced, .cubicPaced])
  func paced(_ mode: KeyframeMode) throws {
    let course = try KeyframeCourse(
      values: [Point2D(x: 0, y: 0), Point2D(x: 100, y: 0), Point2D(x: 100, y: 30), Point2D(x: -40, y: 90)],
      duration: 1, mode: mode)
    let speeds = (0..<50).map { index in
      let velocity = course.velocity(at: 0.005 + 0.0197 * Double(index))
      return (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
    }
    for speed in speeds { expectClose(speed, speeds[0], Tolerance(relative: 1e-12), "\(mode)") }
    if mode == .paced {
      let length = 130 + (140.0 * 140 + 60 * 60).squareRoot()
      expectClose(speeds[0], length, Tolerance(relative: 1e-14), "length over duration")
      expectClose(course.keyTimes[1], 100 / length, Tolerance(relative: 1e-14), "first key time")
    }
  }

  /// loodakrawa/SpriterDotNet#98
  @Test("of two keys at one time the later one holds there, and the earlier one just before")
  func equalTimes() throws {
    let course = try KeyframeCourse(
      values: [-13.830971, 79.290733, 64.972944, 10], keyTimes: [0, 0.5, 0.5, 1], duration: 2)
    #expect(course.value(at: 1) == 64.972944)
    expectClose(course.value(at: 1.0.nextDown), 79.290733, Tolerance(absolute: 1e-12), "from the left")
    let last = try KeyframeCourse(values: [-13.830971, 79.290733, 64.972944], keyTimes: [0, 1, 1], duration: 1200)
    #expect(last.value(at: 1200) == 64.972944)
    expectClose(last.value(at: 1200 - 1e-9), 79.290733, Tolerance(absolute: 1e-9), "from the left")
    for time in [0, 0.999999, 1, 1.0.nextUp, 2] { #expect(course.value(at: time).isFinite) }
    for time in [0.999, 1, 1.5] { #expect(course.velocity(at: time).isFinite) }
  }

  @Test("degrees at seconds, given as fractions")
  func fractions() throws {
    let course = try KeyframeCourse(
      values: [0.0, 15, 30, 45, 190], keyTimes: [0, 0.125, 0.25, 0.5, 1], duration: 1.6)
    #expect(course.value(at: 0.8) == 45)
    expectClose(course.value(at: 1.2), 117.5, Tolerance(absolute: 1e-12), "at 1.2 s")
  }

  @Test("a segment's own function shapes the segment, the whole one the whole")
  func timings() throws {
    let course = try KeyframeCourse(
      values: [0.0, 1, 3], duration: 1, segmentTimings: [Smoothstep(), LinearTiming()], timing: LinearTiming())
    expectClose(course.value(at: 0.125), 0.15625, Tolerance(absolute: 1e-15), "a quarter into the first")
    #expect(course.value(at: 0.75) == 2)
    let whole = try KeyframeCourse(values: [0.0, 1, 3], duration: 1, timing: Smoothstep())
    expectClose(whole.value(at: 0.25), 0.3125, Tolerance(absolute: 1e-15), "0.15625 of the whole")
  }

  @Test("tension 1 stops at the key; −1 passes it twice as fast")
  func tension() throws {
    for (tension, factor) in [(1.0, 0.0), (-1, 2), (0, 1)] {
      let course = try KeyframeCourse(
        values: [0.0, 1, 4], duration: 1, mode: .cubic,
        shapes: [.smooth, try KeyframeShape(tension: tension), .smooth])
      expectClose(course.velocity(at: 0.5), 4 * factor, Tolerance(absolute: 1e-12), "tension \(tension)")
    }
    let bent = try KeyframeCourse(
      values: [0.0, 1, 4], duration: 1, mode: .cubic, shapes: [.smooth, try KeyframeShape(bias: 1), .smooth])
    expectClose(bent.velocity(at: 0.5), 2, Tolerance(absolute: 1e-12), "bias 1: the way before")
  }

  @Test("keys before the first and after the last hold; one value stands still")
  func outside() throws {
    let course = try KeyframeCourse(values: [5.0, 9], keyTimes: [0.25, 0.75], duration: 1)
    #expect(course.value(at: 0.1) == 5)
    #expect(course.value(at: 0.5) == 7)
    #expect(course.value(at: 0.9) == 9)
    #expect(course.velocity(at: 0.1) == 0)
    #expect(try KeyframeCourse(values: [3.0], duration: 1).value(at: 0.5) == 3)
  }

  /// openreelio/openreelio#150
  @Test("bad keys are refused, with the index")
  func errors() {
    #expect(throws: MotionError.keyTimeOutOfOrder(index: 2, value: 2)) {
      try KeyframeCourse(values: [0.0, 1, 2, 3, 4], keyTimes: [0, 0.2, 2, 1.5, 2], duration: 1)
    }
    #expect(throws: MotionError.keyTimeOutOfOrder(index: 2, value: 0.4)) {
      try KeyframeCourse(values: [0.0, 1, 2], keyTimes: [0, 0.5, 0.4], duration: 1)
    }
    #expect(throws: MotionError.self) { try KeyframeCourse(values: [0.0, 1], keyTimes: [0, .nan], duration: 1) }
    #expect(throws: MotionError.countMismatch(quantity: "key times", count: 2, expected: 3)) {
      try KeyframeCourse(values: [0.0, 1, 2], keyTimes: [0, 1], duration: 1)
    }
    #expect(throws: MotionError.countMismatch(quantity: "key times", count: 2, expected: 0)) {
      try KeyframeCourse(values: [0.0, 1], keyTimes: [0, 1], duration: 1, mode: .paced)
    }
    #expect(throws: MotionError.tooFewKeys(count: 0, least: 1)) {
      try KeyframeCourse(values: [Double](), duration: 1)
    }
    #expect(throws: MotionError.self) { try KeyframeCourse(values: [0.0, .nan], duration: 1) }
    #expect(throws: MotionError.self) { try KeyframeCourse(values: [0.0, 1], duration: -1) }
  }

  @Test("a duration of 0 is at its end at once", arguments: [0, Double.leastNonzeroMagnitude, 1e-300])
  func noDuration(_ duration: Double) throws {
    let course = try KeyframeCourse(values: [0.0, 1, 2], duration: duration)
    for time in [0, duration, 1e-9, 1] {
      #expect(course.value(at: time).isFinite && course.velocity(at: time) == 0 || time < duration)
    }
    #expect(course.value(at: duration) == 2)
  }
}

/// 3t² − 2t³: a timing function whose values are easily known.
struct Smoothstep: TimingFunction {
  func value(at time: Double) -> Double { time * time * (3 - 2 * time) }
  func derivative(at time: Double) -> Double { 6 * time * (1 - time) }
}
