import MotionEngine
import Testing
import UIKitInterface

@Suite("The property animator's states")
struct AnimatorStateTests {
  let stage = Stage()

  @Test("as it is made")
  func defaults() throws {
    let made = try stage.turning()
    #expect(made.state == .inactive)
    #expect(!made.isRunning)
    #expect(!made.isReversed)
    #expect(made.isInterruptible)
    #expect(made.scrubsLinearly)
    #expect(!made.pausesOnCompletion)
    #expect(made.delay == 0)
    #expect(made.fractionComplete == 0)
    #expect(made.duration == 1)
  }

  @Test("starting, pausing and scrubbing make it active")
  func becomesActive() throws {
    let started = try stage.turning()
    try started.startAnimation()
    #expect(started.state == .active)
    #expect(started.isRunning)
    let paused = try Stage().turning()
    let stage = Stage()
    let other = try stage.turning()
    try other.pauseAnimation()
    #expect(other.state == .active)
    #expect(!other.isRunning)
    let scrubbed = try stage.turning()
    try scrubbed.setFractionComplete(0.5)
    #expect(scrubbed.state == .active)
    #expect(!scrubbed.isRunning)
    #expect(scrubbed.fractionComplete == 0.5)
    // Why: its stage is gone.
    #expect(throws: UIKitError.animatorGone) { try paused.startAnimation() }
  }

  @Test("at its end it is inactive, and the completions are told the end once")
  func naturalEnd() throws {
    let made = try stage.turning()
    var told: [AnimatingPosition] = []
    made.addCompletion { told.append($0) }
    made.addCompletion { told.append($0) }
    try made.startAnimation()
    try stage.run(0, 0.5)
    #expect(told.isEmpty)
    try stage.run(1, 2)
    #expect(told == [.end, .end])
    #expect(made.state == .inactive)
    #expect(!made.isRunning)
    #expect(stage.dial.written.last == 100)
    #expect(stage.animator.isIdle)
    #expect(stage.animator.count == 0)
    #expect(throws: UIKitError.nothingToAnimate) { try made.startAnimation() }
  }

  @Test("in reverse it ends at its start")
  func reversedEnd() throws {
    let made = try stage.turning()
    var told: [AnimatingPosition] = []
    made.addCompletion { told.append($0) }
    try made.startAnimation()
    try stage.run(0, 0.25)
    try made.setReversed(true)
    try stage.run(0.375)
    expectClose(stage.dial.angle, 12.5)
    #expect(told.isEmpty)
    try stage.run(0.5)
    #expect(stage.dial.angle == 0)
    #expect(told == [.start])
  }

  @Test("pausesOnCompletion keeps it active at its end; turned round it runs back")
  func pausesOnCompletion() throws {
    let made = try stage.turning()
    var told: [AnimatingPosition] = []
    made.addCompletion { told.append($0) }
    made.pausesOnCompletion = true
    try made.startAnimation()
    try stage.run(0, 1)
    #expect(made.state == .active)
    #expect(!made.isRunning)
    #expect(made.fractionComplete == 1)
    #expect(told.isEmpty)
    #expect(stage.dial.angle == 100)
    #expect(stage.animator.isIdle)
    try made.setReversed(true)
    #expect(made.fractionComplete == 0)
    made.pausesOnCompletion = false
    try made.startAnimation()
    try stage.run(1.25)
    expectClose(stage.dial.angle, 75)
    try stage.run(2)
    #expect(stage.dial.angle == 0)
    #expect(told == [.start])
  }

  @Test("stopped without finishing: inactive, completions dropped, the values stay")
  func stopWithoutFinishing() throws {
    let made = try stage.turning()
    var told: [AnimatingPosition] = []
    made.addCompletion { told.append($0) }
    try made.addAnimations { change in change(stage.view, \.alpha, to: 0) }
    try made.startAnimation()
    try stage.run(0, 0.25)
    try made.stopAnimation(true)
    #expect(made.state == .inactive)
    try stage.run(0.5, 2)
    #expect(told.isEmpty)
    #expect(stage.dial.angle == 25)
    #expect(stage.view.alpha == 0.75)
    #expect(stage.view.overlay.names.isEmpty)
  }

  /// The header says that the values stay as they were shown last; a measurement that shows the start again is not
  /// followed.
  @Test("stopped while it was paused: the values stay too")
  func stopWhilePaused() throws {
    let made = try stage.turning()
    try made.startAnimation()
    try stage.run(0, 0.25)
    try made.pauseAnimation()
    try made.stopAnimation(true)
    #expect(stage.dial.angle == 25)
  }

  @Test(
    "stopped, then finished at a position: the values and the completions say it",
    arguments: [(AnimatingPosition.end, 100.0, 0.0), (.start, 0, 1), (.current, 25, 0.75)])
  func finish(_ row: (AnimatingPosition, Double, Double)) throws {
    let made = try stage.turning()
    var told: [AnimatingPosition] = []
    made.addCompletion { told.append($0) }
    try made.addAnimations { change in change(stage.view, "alpha", to: 0.0) }
    try made.startAnimation()
    try stage.run(0, 0.25)
    try made.stopAnimation(false)
    #expect(made.state == .stopped)
    #expect(!made.isRunning)
    #expect(told.isEmpty)
    try stage.run(0.75)
    #expect(stage.dial.angle == 25)
    #expect(made.fractionComplete == 0.25)
    try made.finishAnimation(at: row.0)
    #expect(made.state == .inactive)
    #expect(told == [row.0])
    #expect(stage.dial.angle == row.1)
    #expect(stage.view.alpha == row.2)
    #expect(stage.view.shownAlpha == row.2)
  }

  @Test("a delayed start shows the start until then")
  func delayedStart() throws {
    let made = try stage.turning()
    try made.startAnimation(afterDelay: 0.5)
    #expect(made.delay == 0.5)
    for (time, angle) in [(0.0, 0.0), (0.25, 0), (0.5, 0), (0.75, 25), (1.5, 100)] {
      try stage.run(time)
      expectClose(stage.dial.angle, angle, .rounding, "at \(time)")
    }
    #expect(made.state == .inactive)
  }

  @Test("let go of while it is paused: what is shown stays, the completions are told once")
  func released() throws {
    var told: [AnimatingPosition] = []
    do {
      let made = try stage.turning()
      made.addCompletion { told.append($0) }
      try made.startAnimation()
      try stage.run(0, 0.25)
      try made.pauseAnimation()
    }
    #expect(told == [.current])
    #expect(stage.dial.angle == 25)
    #expect(stage.animator.count == 0)
  }

  @Test("let go of while it runs: it runs on")
  func runsOn() throws {
    var told: [AnimatingPosition] = []
    try PropertyAnimator.running(withDuration: 1, curve: .linear, on: stage.animator, animations: stage.turn(to: 100)) {
      told.append($0)
    }
    .setInterruptibleIfPossible()
    try stage.run(0, 0.5)
    #expect(stage.dial.angle == 50)
    try stage.run(1)
    #expect(told == [.end])
  }

  @Test("its animator gone, or its driver taken away: inactive, completions told once")
  func animatorGone() throws {
    var told: [AnimatingPosition] = []
    let made = try stage.turning()
    made.addCompletion { told.append($0) }
    try made.startAnimation()
    try stage.run(0, 0.25)
    stage.animator.removeAll()
    #expect(told == [.current])
    #expect(made.state == .inactive)
    #expect(stage.dial.angle == 25)
  }
}

extension PropertyAnimator {
  /// Uses the result and lets go of it.
  fileprivate func setInterruptibleIfPossible() { try? setInterruptible(true) }
}
