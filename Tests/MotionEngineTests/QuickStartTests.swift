import MotionEngine
import Testing

/// The example of the README, line for line.
@Suite("The quick start")
struct QuickStartTests {
  @Test("ends on the second target, at rest, once")
  func quickStart() throws {
    var told: [String] = []
    func print<Value>(_ value: Value) { told.append("\(value)") }

    final class Card { var x = 0.0 }

    let card = Card()
    let clock = ManualClock()  // a DispatchFrameClock in an app
    let animator = Animator(clock: clock)
    let spring = try Spring(response: 0.4, dampingFraction: 0.8)
    let animation = PropertyAnimation(
      Property<Card, Double>("x", \.x), motion: try SpringCourse(spring: spring, from: 0, to: 100))
    animation.onStop = { finished in print(finished ? "at rest" : "stopped") }
    try animator.add(animation, to: card, forKey: "x")
    clock.run(until: 0.1, framesPerSecond: 120)

    // The target moves in flight; value and velocity carry on without a jump.
    try animation.changeMotion { motion, time throws(MotionError) in try motion.retarget(to: 40, at: time) }
    clock.run(until: 2, framesPerSecond: 60)  // another frame rate, the same motion
    print(card.x)  // 40.0
    #expect(told == ["at rest", "40.0"])
  }

  @Test("a motion alone")
  func motion() throws {
    let spring = try Spring(response: 0.4, dampingFraction: 0.8)
    var motion = SpringMotion(spring: spring, from: 0, to: 100)
    let (value, velocity) = motion.state(at: 0.1)  // every frame, at local time in seconds: 52.57 and 602.8
    motion.retarget(to: 50, at: 0.1)
    let settled = motion.settlingTime(within: 0.5)  // 0.3962 s: the last time it is half a point off
    expectClose(value, 52.57054313385321, Tolerance(relative: 1e-14), "value")
    expectClose(velocity, 602.8034506474433, Tolerance(relative: 1e-14), "velocity")
    expectClose(settled, 0.3962157269623767, Tolerance(relative: 1e-12), "settled")
  }
}
