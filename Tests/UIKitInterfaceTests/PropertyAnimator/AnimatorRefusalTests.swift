import MotionEngine
import Testing
import UIKitInterface

@Suite("What the property animator refuses")
struct AnimatorRefusalTests {
  let stage = Stage()

  private enum Call: String, CaseIterable {
    case start, startDelayed, pause, goOn, stop, stopForGood, finish, scrub, reverse, add

    func make(on made: PropertyAnimator) throws {
      switch self {
      case .start: try made.startAnimation()
      case .startDelayed: try made.startAnimation(afterDelay: 0.5)
      case .pause: try made.pauseAnimation()
      case .goOn: try made.continueAnimation()
      case .stop: try made.stopAnimation(false)
      case .stopForGood: try made.stopAnimation(true)
      case .finish: try made.finishAnimation(at: .end)
      case .scrub: try made.setFractionComplete(0.5)
      case .reverse: try made.setReversed(true)
      case .add: try made.addAnimations { _ in }
      }
    }
  }

  @Test("every call in every state: what is not allowed is an error and changes nothing")
  func transitions() throws {
    let refused: [String: [Call: UIKitError]] = [
      "inactive": [
        .goOn: .wrongState(call: .continueAnimation, state: .inactive),
        .stop: .wrongState(call: .stopAnimation, state: .inactive),
        .stopForGood: .wrongState(call: .stopAnimation, state: .inactive),
        .finish: .wrongState(call: .finishAnimation, state: .inactive),
      ],
      "running": [
        .startDelayed: .delayWhileActive, .goOn: .notPaused,
        .finish: .wrongState(call: .finishAnimation, state: .active),
      ],
      "paused": [.startDelayed: .delayWhileActive, .finish: .wrongState(call: .finishAnimation, state: .active)],
      "stopped": [
        .start: .wrongState(call: .startAnimation, state: .stopped),
        .startDelayed: .wrongState(call: .startAnimation, state: .stopped),
        .pause: .wrongState(call: .pauseAnimation, state: .stopped),
        .goOn: .wrongState(call: .continueAnimation, state: .stopped),
        .stop: .wrongState(call: .stopAnimation, state: .stopped),
        .stopForGood: .wrongState(call: .stopAnimation, state: .stopped),
        .scrub: .wrongState(call: .setFractionComplete, state: .stopped),
        .reverse: .wrongState(call: .setReversed, state: .stopped),
        .add: .wrongState(call: .addAnimations, state: .stopped),
      ],
    ]
    for (name, errors) in refused {
      for call in Call.allCases {
        let (stage, made) = try animator(in: name)
        let before = (made.state, made.isRunning, made.isReversed, made.delay, stage.dial.angle)
        var thrown: UIKitError?
        do { try call.make(on: made) } catch let error as UIKitError { thrown = error }
        #expect(thrown == errors[call], "\(call) while \(name)")
        if thrown != nil {
          #expect(before == (made.state, made.isRunning, made.isReversed, made.delay, stage.dial.angle))
        }
      }
    }
  }

  private func animator(in state: String) throws -> (Stage, PropertyAnimator) {
    let stage = Stage()
    let made = try stage.turning()
    if state == "inactive" { return (stage, made) }
    try made.startAnimation()
    try stage.run(0, 0.25)
    if state == "paused" { try made.pauseAnimation() }
    if state == "stopped" { try made.stopAnimation(false) }
    return (stage, made)
  }

  @Test("a stopped animator may not be stopped again, and is finished once")
  func twice() throws {
    let (stage, made) = try animator(in: "stopped")
    #expect(throws: UIKitError.wrongState(call: .stopAnimation, state: .stopped)) { try made.stopAnimation(true) }
    try made.finishAnimation(at: .end)
    #expect(throws: UIKitError.wrongState(call: .finishAnimation, state: .inactive)) {
      try made.finishAnimation(at: .end)
    }
    #expect(stage.dial.angle == 100)
  }

  @Test("what is not interruptible cannot be paused, scrubbed, reversed, continued or stopped")
  func notInterruptible() throws {
    let made = try stage.turning()
    try made.setInterruptible(false)
    try made.startAnimation()
    try stage.run(0, 0.25)
    #expect(throws: UIKitError.notInterruptible(call: .pauseAnimation)) { try made.pauseAnimation() }
    #expect(throws: UIKitError.notInterruptible(call: .setFractionComplete)) { try made.setFractionComplete(0.5) }
    #expect(throws: UIKitError.notInterruptible(call: .setReversed)) { try made.setReversed(true) }
    #expect(throws: UIKitError.notInterruptible(call: .continueAnimation)) { try made.continueAnimation() }
    #expect(throws: UIKitError.notInterruptible(call: .stopAnimation)) { try made.stopAnimation(true) }
    #expect(throws: UIKitError.onlyWhileInactive(quantity: "isInterruptible", state: .active)) {
      try made.setInterruptible(true)
    }
    try stage.run(1)
    #expect(stage.dial.angle == 100)
    try made.setInterruptible(true)
    #expect(made.isInterruptible)
  }

  @Test("a start needs a block, and a delay that is a delay")
  func starts() throws {
    let empty = try PropertyAnimator(duration: 1, curve: .linear, on: stage.animator)
    #expect(throws: UIKitError.nothingToAnimate) { try empty.startAnimation() }
    #expect(throws: UIKitError.nothingToAnimate) { try empty.pauseAnimation() }
    let made = try stage.turning()
    #expect(throws: UIKitError.delayOutOfRange(-1)) { try made.startAnimation(afterDelay: -1) }
    #expect(throws: UIKitError.delayOutOfRange(.infinity)) { try made.startAnimation(afterDelay: .infinity) }
    #expect(throws: UIKitError.self) { try made.startAnimation(afterDelay: .nan) }
    #expect(made.state == .inactive)
  }

  @Test("a block that fails is thrown by the start, and nothing of it is done")
  func failingBlock() throws {
    let made = try stage.turning(to: .nan)
    try made.addAnimations { change in change(stage.view, \.alpha, to: 0) }
    #expect(throws: UIKitError.self) { try made.startAnimation() }
    #expect(made.state == .inactive)
    #expect(stage.view.alpha == 1)
    #expect(stage.animator.count == 0)
    let unknown = try PropertyAnimator(duration: 1, curve: .linear, on: stage.animator) { [view = stage.view] change in
      change(view, "height", to: 1.0)
    }
    #expect(throws: UIKitError.property(.unknownName("height"))) { try unknown.startAnimation() }
    let kind = try PropertyAnimator(duration: 1, curve: .linear, on: stage.animator) { [view = stage.view] change in
      change(view, "alpha", to: Point2D(x: 1, y: 1))
    }
    #expect(throws: UIKitError.property(.wrongKind(name: "alpha", kind: "Double", asked: "Point2D"))) {
      try kind.startAnimation()
    }
  }
}
