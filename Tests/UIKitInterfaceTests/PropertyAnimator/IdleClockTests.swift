import MotionEngine
import Testing
import UIKitInterface

/// A clock that stands still while nothing needs frames has no present time when it is started again: what begins or goes
/// on then does so with its first frame, all of it.
@Suite("After the clock stood still")
struct IdleClockTests {
  let clock = ManualClock()
  let animator: Animator
  let dial = Dial()
  let other = Dial()

  init() { animator = Animator(clock: clock) }

  private func turn(_ change: inout Changes) {
    change(dial, Dial.angleProperty, to: 100)
    change(other, Dial.angleProperty, to: 100)
  }

  private func turning() throws -> PropertyAnimator {
    let made = try PropertyAnimator(duration: 1, timingParameters: .curve(.linear), on: animator)
    try made.addAnimations { [dial, other] change in
      change(dial, Dial.angleProperty, to: 100)
      change(other, Dial.angleProperty, to: 100)
    }
    return made
  }

  @Test("a paused animator goes on from where it stands, and ends after what was left")
  func goesOn() throws {
    let made = try turning()
    try made.startAnimation()
    clock.tick(at: 0)
    clock.tick(at: 0.25)
    try made.pauseAnimation()
    #expect(!clock.isRunning)
    clock.tick(at: 0.75)
    try made.startAnimation()
    for (time, angle) in [(2.0, 25.0), (2.25, 50), (2.5, 75), (2.75, 100)] {
      clock.tick(at: time)
      #expect(dial.angle == angle && other.angle == angle, "at \(time): \(dial.angle), \(other.angle)")
    }
    #expect(made.state == .inactive)
  }

  @Test("all changes of a block begin with the same frame")
  func beginsTogether() throws {
    try animator.animate(withDuration: 1, options: .curveLinear) { change in turn(&change) }
    for time in [0, 1.0] { clock.tick(at: time) }
    #expect(!clock.isRunning && dial.angle == 100 && other.angle == 100)
    try animator.animate(withDuration: 1, options: .curveLinear) { change in
      change(dial, Dial.angleProperty, to: 0)
      change(other, Dial.angleProperty, to: 0)
    }
    for (time, angle) in [(5.0, 100.0), (5.25, 75), (5.5, 50), (6, 0)] {
      clock.tick(at: time)
      #expect(dial.angle == angle && other.angle == angle, "at \(time): \(dial.angle), \(other.angle)")
    }
  }

  @Test("a property animator with several changes begins all of them with the same frame")
  func animatorBeginsTogether() throws {
    try animator.animate(withDuration: 1, options: .curveLinear) { change in
      change(dial, Dial.angleProperty, to: -100)
    }
    for time in [0, 1.0] { clock.tick(at: time) }
    dial.angle = 0
    let made = try turning()
    try made.startAnimation()
    for (time, angle) in [(9.0, 0.0), (9.25, 25), (9.5, 50), (10, 100)] {
      clock.tick(at: time)
      #expect(dial.angle == angle && other.angle == angle, "at \(time): \(dial.angle), \(other.angle)")
    }
    #expect(made.state == .inactive)
  }

  @Test("the animator says no time until the first frame")
  func saysNoTime() throws {
    #expect(animator.currentFrameTime == nil)
    try animator.animate(withDuration: 1) { change in turn(&change) }
    #expect(animator.currentFrameTime == nil)
    for time in [0, 0.5] { clock.tick(at: time) }
    #expect(animator.currentFrameTime == 0.5)
    clock.tick(at: 1)
    #expect(animator.currentFrameTime == nil)
    try animator.animate(withDuration: 1) { change in change(dial, Dial.angleProperty, to: 0) }
    #expect(clock.isRunning && animator.currentFrameTime == nil)
    clock.tick(at: 7)
    #expect(animator.currentFrameTime == 7)
  }
}
