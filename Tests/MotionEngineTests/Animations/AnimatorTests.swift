import Testing

@testable import MotionEngine

/// An object with something to animate, that remembers what was written.
final class Dial {
  var angle = 0.0 {
    didSet { written.append(angle) }
  }
  var written: [Double] = []

  static var angleProperty: Property<Dial, Double> {
    Property("angle", read: { $0.angle }, write: { $0.angle = $1 })
  }
}

@Suite("The animator")
struct AnimatorTests {
  let animator = Animator()
  let dial = Dial()

  private func linear(
    _ from: Double = 0, _ to: Double = 100, duration: Double = 1, timing: Timing = .once
  ) throws -> PropertyAnimation<Dial, EasedCourse<Double>> {
    PropertyAnimation(
      Dial.angleProperty, motion: try EasedCourse(from: from, to: to, duration: duration), timing: timing)
  }

  private func run(_ times: [Double]) throws { for time in times { try animator.advance(to: time) } }

  @Test("writes from the first value to exactly the last, and tells the events in order")
  func events() throws {
    let animation = try linear()
    let tracer = AnimationTracer()
    animation.tracer = tracer
    try animator.add(animation, to: dial, forKey: "turn")
    try run([10, 10.25, 10.5, 11, 12])
    #expect(dial.written == [0, 25, 50, 100])
    #expect(
      tracer.events.map(\.event) == [
        .started, .applied, .applied, .applied, .reachedTarget, .applied, .stopped(finished: true),
      ])
    #expect(tracer.events.map(\.localTime) == [0, 0, 0.25, 0.5, 1, 1, 1])
    #expect(animator.keys(of: dial).isEmpty)
    #expect(animator.isIdle)
  }

  @Test("removed before it began: started and stopped unfinished, and nothing is written")
  func removedEarly() throws {
    let animation = try linear(timing: try Timing(beginTime: 100_000))
    let tracer = AnimationTracer()
    animation.tracer = tracer
    try animator.add(animation, to: dial, forKey: "turn")
    try run([0, 1])
    animator.remove(forKey: "turn", of: dial)
    #expect(tracer.events.map(\.event) == [.started, .stopped(finished: false)])
    #expect(dial.written.isEmpty)
  }

  @Test("the same key replaces: the old one stops unfinished, the new one runs to its end")
  func replaced() throws {
    var told: [String] = []
    for name in ["old", "new"] {
      let animation = try linear()
      animation.onStart = { told.append("\(name) starts") }
      animation.onStop = { told.append("\(name) stops \($0)") }
      try animator.add(animation, to: dial, forKey: "turn")
    }
    try run([0, 1])
    #expect(told == ["old starts", "old stops false", "new starts", "new stops true"])
  }

  @Test("a target that is gone: one unfinished completion")
  func targetGone() throws {
    var stops: [Bool] = []
    let animation = try linear()
    animation.onStop = { stops.append($0) }
    do {
      let short = Dial()
      try animator.add(animation, to: short)
      try run([0])
    }
    try run([0.5, 0.6])
    #expect(stops == [false])
    #expect(animator.count == 0)
  }

  /// gamelab/kiwi.js#293, ppy/osu-framework#3485
  @Test("a pause is not counted")
  func pause() throws {
    let animation = try linear()
    var end: Double?
    animation.onStop = { [animator] _ in end = animator.time }
    try animator.add(animation, to: dial)
    try run([0, 0.4])
    animation.pause()
    try run([3, 10])
    #expect(dial.angle == 40)
    animation.resume(at: 10.4)
    try run([10.5])
    expectClose(dial.angle, 50, Tolerance(absolute: 1e-12), "0.1 s later")
    try run([10.999, 11])
    #expect(end == 11)
    #expect(dial.angle == 100)
  }

  @Test("a clock drives it while something runs, and only then")
  func clock() throws {
    let clock = ManualClock()
    let animator = Animator(clock: clock)
    #expect(!clock.isRunning)
    try animator.add(try linear(), to: dial)
    #expect(clock.isRunning)
    clock.run(until: 2, framesPerSecond: 4)
    #expect(!clock.isRunning)
    #expect(dial.written == [0, 25, 50, 75, 100])
  }
}
