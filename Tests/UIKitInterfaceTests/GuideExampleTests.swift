import MotionEngine
import Testing
import UIKitInterface

/// The examples of the guide for those who come from UIKit, as they stand there.
@Suite("Coming from UIKit")
struct GuideExampleTests {
  @Test("a card that is picked up, thrown back and let go")
  func card() throws {
    final class Card {
      var center = Point2D(x: 160, y: 400)
      var alpha = 1.0
    }

    let clock = ManualClock()  // a DispatchFrameClock in an app
    let stage = Animator(clock: clock)
    let card = Card()

    let animator = try PropertyAnimator(duration: 0.8, dampingRatio: 0.6, on: stage) { change in
      change(card, \.center, to: Point2D(x: 160, y: 100))
      change(card, \.alpha, to: 0.5)
    }
    var ended: AnimatingPosition?
    animator.addCompletion { ended = $0 }
    try animator.startAnimation()
    clock.tick(at: 0)
    clock.tick(at: 0.3)  // center.y is 72.14, beyond its target; alpha 0.4536
    expectClose(card.center.y, 72.14422379167048, Tolerance(relative: 1e-12), "center")
    expectClose(card.alpha, 0.4535737063194508, Tolerance(relative: 1e-12), "alpha")

    try animator.pauseAnimation()
    try animator.setFractionComplete(0.25)  // a quarter of the way: 325 and 0.875
    #expect(card.center.y == 325 && card.alpha == 0.875)
    let thrown = SpringTimingParameters(dampingRatio: 0.9, initialVelocity: .vector(Vector2D(dx: 0, dy: 2)))
    try animator.continueAnimation(withTimingParameters: .spring(thrown), durationFactor: 0.5)
    clock.run(until: 2, framesPerSecond: 60)  // 100 and 0.5, and ended is .end

    #expect(ended == .end)
    #expect(card.center == Point2D(x: 160, y: 100))
    #expect(card.alpha == 0.5)
    #expect(!clock.isRunning)
  }

  @Test("a block with a spring, and one that takes over from it")
  func block() throws {
    final class Knob { var angle = 0.0 }
    let stage = Animator()
    let knob = Knob()

    try stage.animate(withDuration: 0.5, usingSpringWithDamping: 0.5) { change in
      change(knob, \.angle, to: 90)
    }
    try stage.advance(to: 0)
    try stage.advance(to: 0.1)  // knob.angle is 93.15
    expectClose(knob.angle, 93.14737579026828, Tolerance(relative: 1e-12), "on the way")
    try stage.animate(withDuration: 0.5, usingSpringWithDamping: 0.5) { change in
      change(knob, \.angle, to: 0)
    } completion: { finished in
      #expect(finished)
    }
    try stage.advance(to: 0.6)
    #expect(knob.angle == 0)
  }
}
