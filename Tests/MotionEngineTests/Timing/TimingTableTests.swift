import Testing

@testable import MotionEngine

/// Published values of Core Animation's time model; linear from 0 to 1, the model value is 0.5.
@Suite("Timing: the tables of Core Animation")
struct TimingTableTests {
  static let times = [0, 0.2, 0.5, 0.9, 1.2, 1.5, 1.9, 2.1, 3, 4.5]
  static let tolerance = Tolerance(absolute: 1e-15)

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let timing: Timing
    let values: [Double]
  }

  static func rows() throws -> [Row] {
    [
      Row(
        testDescription: "autoreverses", timing: try Timing(duration: 1, autoreverses: true),
        values: [0, 0.2, 0.5, 0.9, 0.8, 0.5, 0.1, 0.5, 0.5, 0.5]),
      Row(
        testDescription: "repeated 2.5 times", timing: try Timing(duration: 1, repetition: .count(2.5)),
        values: [0, 0.2, 0.5, 0.9, 0.2, 0.5, 0.9, 0.1, 0.5, 0.5]),
      Row(
        testDescription: "speed 2", timing: try Timing(duration: 1, speed: 2),
        values: [0, 0.4, 1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]),
      Row(
        testDescription: "speed -1", timing: try Timing(duration: 1, speed: -1),
        values: [0, 0.8, 0.5, 0.1, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]),
      Row(
        testDescription: "duration 0.25", timing: try Timing(duration: 0.25),
        values: [0, 0.8, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]),
    ]
  }

  static func shown(_ timing: Timing, at time: Double) -> Double {
    let sample = timing.sample(at: time)
    return sample.isShown(by: timing.fillMode) ? sample.progress : 0.5
  }

  @Test("progress at a time", arguments: try rows())
  func progress(_ row: Row) {
    for (time, value) in zip(Self.times, row.values) {
      expectClose(Self.shown(row.timing, at: time), value, Self.tolerance, "\(row.testDescription) at \(time)")
    }
  }

  @Test(
    "fill modes before, during and after",
    arguments: [
      (FillMode.removed, [0.5, 0.5, 0, 0.5, 0.5]), (.forwards, [0.5, 0.5, 0, 0.5, 1]),
      (.backwards, [0, 0, 0, 0.5, 0.5]), (.both, [0, 0, 0, 0.5, 1]),
    ])
  func fill(_ mode: FillMode, _ values: [Double]) throws {
    let timing = try Timing(beginTime: 1, duration: 1, fillMode: mode)
    for (time, value) in zip([0, 0.5, 1, 1.5, 2.5], values) {
      #expect(Self.shown(timing, at: time) == value, "\(mode) at \(time)")
    }
  }

  @Test("a repeat duration is not doubled by autoreversing")
  func repeatDuration() throws {
    let timing = try Timing(duration: 1, repetition: .duration(2.5), autoreverses: true)
    #expect(timing.activeDuration(of: 0) == 2.5)
    let end = timing.sample(at: 2.5)
    #expect(end.progress == 0.5)
    #expect(end.isOver)
    #expect(end.leg == 2)
  }

  @Test("a negative speed with an offset ends where it began")
  func negativeSpeed() throws {
    let timing = try Timing(beginTime: 20, duration: 2, speed: -1, timeOffset: 2)
    #expect(timing.sample(at: 21).progress == 0.5)
    #expect(timing.sample(at: 22).progress == 0)
    #expect(timing.sample(at: 22).isOver)
  }

  @Test("a child lives in its group's time and is clipped by its duration")
  func nested() throws {
    let group = try Timing(duration: 2)
    let child = try Timing(beginTime: 0.5, duration: 1)
    for (time, value) in [(0.25, 0.5), (0.5, 0), (1, 0.5), (1.4, 0.9), (1.6, 0.5)] {
      let sample = child.sample(at: time, inside: [group])
      let shown = sample.flatMap { $0.isShown(by: child.fillMode) ? $0.progress : nil } ?? 0.5
      expectClose(shown, value, Self.tolerance, "at \(time)")
    }
    #expect(child.sample(at: 2.1, inside: [group]) == nil)
  }
}
