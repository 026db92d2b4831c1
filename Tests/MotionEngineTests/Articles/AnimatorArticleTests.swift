import MotionEngine
import Testing

/// Every line of code of the articles about timing and animators, in their order, and what it gives.
@Suite("The code in the articles about timing and animators")
struct AnimatorArticleTests {
  @Test("Timing and repetition")
  func timing() throws {
    let timing = try Timing(duration: 1, repetition: .count(2.5), autoreverses: true)
    let total = timing.activeDuration(of: 1)  // 5 s
    let sample = timing.sample(at: 1.25)  // leg 1, reversed, at 0.75
    let end = timing.sample(at: 5)  // leg 4, at its end: 1
    #expect(total == 5)
    #expect(sample.leg == 1 && sample.isReversed && sample.time == 0.75)
    #expect(end.leg == 4 && end.time == 1 && end.isOver)

    let half = try Timing(duration: 2, timeOffset: 1.5)
    let wrapped = half.sample(at: 1)  // 2.5 of 2 is 0.5, in leg 1
    #expect(wrapped.time == 0.5 && wrapped.leg == 1)

    let halved = try TimeMapping(beginTime: 10, speed: 0.5)
    let shifted = try TimeMapping(beginTime: 1)
    let local = [halved, shifted].localTime(at: 16)  // (16 − 10)/2 − 1 = 2
    let root = [halved, shifted].rootTime(at: 2)  // 16
    let still = try TimeMapping(speed: 0, timeOffset: 3)
    let back = still.parentTime(at: 3)  // nil
    #expect(local == 2 && root == 16 && back == nil)

    let ease = CubicBezier.ease.value(at: 0.25)  // 0.40851
    let bouncing = try CSSEasing(css: "cubic-bezier(0.25, 1.75, 0, 0.9)")
    let beyond = bouncing.value(at: 0.5)  // 1.03493
    expectClose(ease, 0.4085105913553959, Tolerance(relative: 1e-14), "ease")
    expectClose(beyond, 1.034927009505359, Tolerance(relative: 1e-14), "beyond")
  }

  @Test(
    "The table of borders",
    arguments: [
      (false, 3.0, [0.0, 50, 0, 50, 0, 50, 100]), (true, 1.5, [0, 50, 100, 50, 0, 50, 100]),
    ])
  func borders(autoreverses: Bool, plays: Double, values: [Double]) throws {
    let timing = try Timing(duration: 1, repetition: .count(plays), autoreverses: autoreverses)
    let course = try EasedCourse(from: 0.0, to: 100, duration: 1)
    #expect((0...6).map { course.value(at: timing.sample(at: Double($0) / 2).time) } == values)
    let legs = try Timing(duration: 0.1, repetition: .count(3))
    #expect(legs.sample(at: 0.3).isOver && legs.sample(at: 0.3).time == 0.1)
  }

  @Test("Animating properties of objects")
  func properties() throws {
    final class Knob { var angle = 0.0 }

    let knob = Knob()
    let clock = ManualClock()  // a DispatchFrameClock in an app
    let animator = Animator(clock: clock)
    let turning = Property<Knob, Double>("angle", read: { $0.angle }, write: { $0.angle = $1 })
    let spring = try Spring(duration: 0.5, bounce: 0.3)
    let turn = PropertyAnimation(turning, motion: try SpringCourse(spring: spring, from: 0, to: 90))
    try animator.add(turn, to: knob, forKey: "turn")
    clock.tick(at: 0)
    clock.tick(at: 0.1)  // knob.angle is 38.10
    expectClose(knob.angle, 38.09719107, Tolerance(absolute: 1e-8), "after 0.1 s")

    let back = PropertyAnimation(turning) { angle throws(MotionError) in
      try SpringCourse(spring: spring, from: angle, to: 0)
    }
    try animator.add(back, to: knob, forKey: "turn")  // replaces the one under the key, which stops unfinished
    #expect(turn.state == .idle)

    clock.tick(at: 0.2)
    try back.changeMotion { motion, time throws(MotionError) in try motion.retarget(to: 45, at: time) }

    var told: [String] = []
    back.onStop = { finished in told.append(finished ? "at rest" : "stopped") }
    clock.run(until: 3, framesPerSecond: 120)
    #expect(knob.angle == 45)
    #expect(told == ["at rest"])
    #expect(!clock.isRunning)
  }
}
