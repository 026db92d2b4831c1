import MotionEngine
import Testing

/// The example of the README, line for line.
@Suite("The quick start")
struct QuickStartTests {
  private final class Card { var x = 0.0 }

  @Test("ends on the second target, at rest, once")
  func quickStart() throws {
    var told: [String] = []
    func print(_ text: String) { told.append(text) }

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
    #expect(card.x == 40)
    #expect(told == ["at rest"])
  }
}
