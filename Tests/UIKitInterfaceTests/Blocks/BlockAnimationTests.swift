import MotionEngine
import Testing
import UIKitInterface

@Suite("Block animations")
struct BlockAnimationTests {
  let stage = Stage()

  @Test("the options have UIKit's raw values")
  func options() {
    #expect(ViewAnimationOptions.beginFromCurrentState.rawValue == 4)
    #expect(ViewAnimationOptions.repeat.rawValue == 8)
    #expect(ViewAnimationOptions.autoreverse.rawValue == 16)
    let curves: [ViewAnimationOptions] = [.curveEaseInOut, .curveEaseIn, .curveEaseOut, .curveLinear]
    #expect(curves.map(\.curve) == [.easeInOut, .easeIn, .easeOut, .linear])
    #expect(curves.map(\.rawValue) == [0, 65536, 131_072, 196_608])
    #expect(ViewAnimationOptions([.curveLinear, .repeat]).curve == .linear)
  }

  @Test(
    "the options choose the curve",
    arguments: [
      (ViewAnimationOptions.curveEaseInOut, 12.9161931), (.curveEaseIn, 9.34646507), (.curveEaseOut, 37.81381308),
      (.curveLinear, 25), (ViewAnimationOptions(), 12.9161931),
    ])
  func curve(_ row: (ViewAnimationOptions, Double)) throws {
    try stage.animator.animate(withDuration: 2, options: row.0, animations: stage.turn(to: 100))
    try stage.run(0, 0.5)
    expectClose(stage.dial.angle, row.1, Tolerance(absolute: 6e-9))
  }

  @Test("all changes of a block complete together, once")
  func completion() throws {
    var told: [Bool] = []
    try stage.animator.animate(withDuration: 1) { change in
      change(stage.dial, Dial.angleProperty, to: 1)
      change(stage.dial, \.depth, to: 1)
      change(stage.view, "alpha", to: 0.0)
    } completion: {
      told.append($0)
    }
    try stage.run(0, 0.5)
    #expect(told.isEmpty)
    try stage.run(1, 2)
    #expect(told == [true])
  }

  @Test("a block without a change completes at once")
  func empty() throws {
    var told: [Bool] = []
    try stage.animator.animate(withDuration: 1, animations: { _ in }, completion: { told.append($0) })
    #expect(told == [true])
  }

  @Test("one change taken away: the block completes unfinished when the last is over")
  func takenAway() throws {
    var told: [Bool] = []
    try stage.animator.animate(withDuration: 1) { change in
      change(stage.dial, Dial.angleProperty, to: 1)
      change(stage.dial, \.depth, to: 1)
    } completion: {
      told.append($0)
    }
    try stage.run(0)
    stage.animator.remove(forKey: "angle", of: stage.dial)
    #expect(told.isEmpty)
    try stage.run(1)
    #expect(told == [false])
    #expect(stage.dial.depth == 1)
  }

  @Test("for ever, there and back")
  func forever() throws {
    try stage.animator.animate(
      withDuration: 1, options: [.repeat, .autoreverse, .curveLinear], animations: stage.turn(to: 100))
    try stage.run(0)
    for (time, angle) in [(0.25, 25.0), (1, 100), (1.25, 75), (2, 0), (2_000_001.25, 75), (2_000_002, 0)] {
      try stage.run(time)
      expectClose(stage.dial.angle, angle, .rounding, "at \(time)")
    }
    #expect(!stage.animator.isIdle)
  }

  @Test("there and back ends where it began, the model too, without a jump", arguments: [1.0, 2, 3])
  func autoreverse(_ count: Double) throws {
    var told: [Bool] = []
    try stage.animator.animate(
      withDuration: 1, options: [.autoreverse, .curveLinear], repetition: .count(count)
    ) { change in
      change(stage.view, View.alphaProperty, to: 0)
      change(stage.dial, Dial.angleProperty, to: 100)
    } completion: {
      told.append($0)
    }
    #expect(stage.view.alpha == 1)
    try stage.run(0, 1)
    #expect(stage.view.shownAlpha == 0)
    try stage.run(2 * count - 1e-9)
    #expect(stage.dial.angle < 1e-6)
    #expect(told.isEmpty)
    try stage.run(2 * count)
    #expect(stage.dial.angle == 0)
    #expect(stage.view.shownAlpha == 1)
    #expect(stage.view.alpha == 1)
    #expect(told == [true])
  }

  @Test("half a repeat ends half way, and the model with it")
  func fraction() throws {
    try stage.animator.animate(withDuration: 1, options: .curveLinear, repetition: .count(1.5)) { change in
      change(stage.view, "alpha", to: 0.0)
    }
    #expect(stage.view.alpha == 0.5)
    try stage.run(0, 1.25)
    #expect(stage.view.shownAlpha == 0.75)
    try stage.run(1.5)
    #expect(stage.view.shownAlpha == 0.5)
  }

  @Test("a perceptual spring runs for its settling duration")
  func springDuration() throws {
    var end: Double?
    try stage.animator.animate(animations: stage.turn(to: 100)) { [animator = stage.animator] _ in end = animator.time }
    try stage.run(0, 0.1)
    expectClose(stage.dial.angle, 35.7739556, Tolerance(absolute: 6e-8), "smooth 0.5")
    try stage.run(0.3)
    expectClose(stage.dial.angle, 89.0033939, Tolerance(absolute: 6e-8))
    try stage.run(0.7999)
    #expect(end == nil)
    try stage.run(0.7999999999999999)
    #expect(end == 0.7999999999999999)
    #expect(stage.dial.angle == 100)
    try stage.animator.animate(
      springDuration: 0.5, bounce: 0.3, initialSpringVelocity: 0, animations: stage.turn(to: 0))
    try stage.run(0.8999999999999999)
    expectClose(stage.dial.angle, 100 - 42.3302123, Tolerance(absolute: 6e-8), "bounce 0.3")
  }

  @Test("a spring block is the spring of its words, velocity and all")
  func springBlock() throws {
    try stage.animator.animate(
      withDuration: 1, usingSpringWithDamping: 1, initialSpringVelocity: 1, animations: stage.turn(to: 1))
    try stage.run(0, 0.25)
    expectClose(stage.dial.angle, 0.689975357971677823, Tolerance(absolute: 1e-13))
  }

  @Test("a new block takes over from what is shown, as fast as it moves")
  func takesOver() throws {
    let spring = TimingParameters.spring(SpringTimingParameters(mass: 1, stiffness: 100, damping: 10))
    var told: [String] = []
    try stage.animator.animate(withDuration: 0, timingParameters: spring) { change in
      change(stage.view, "center", to: Point2D(x: 150, y: 50))
    } completion: {
      told.append("first \($0)")
    }
    try stage.run(0, 0.1)
    expectClose(stage.view.shownCenter.x, 84.02998466082983)
    try stage.animator.animate(withDuration: 0, options: .beginFromCurrentState, animations: { _ in })
    try stage.animator.animate(withDuration: 0, timingParameters: spring) { change in
      change(stage.view, "center", to: Point2D(x: 100, y: 50))
    } completion: {
      told.append("second \($0)")
    }
    #expect(told == ["first false"])
    expectClose(stage.view.shownCenter.x, 84.02998466082983)
    try stage.run(0.1)
    let velocity = stage.animator.velocity(of: View.centerProperty, on: stage.view)
    expectClose(velocity?.x ?? .nan, 533.5071951146930, Tolerance(relative: 1e-13))
    try stage.run(0.2)
    expectClose(stage.view.shownCenter.x, 50 + 67.92757115499632)
    try stage.run(0.3)
    expectClose(stage.view.shownCenter.x, 50 + 69.96419499813556)
    try stage.run(10)
    #expect(told == ["first false", "second true"])
    #expect(stage.view.center.x == 100)
    #expect(stage.view.overlay.names.isEmpty)
  }

  @Test("a property animator takes a property over from a block, and the other way round")
  func acrossKinds() throws {
    try stage.animator.animate(withDuration: 1, options: .curveLinear, animations: stage.turn(to: 100))
    try stage.run(0, 0.25)
    let made = try stage.turning(to: 0, by: .spring(SpringTimingParameters(mass: 1, stiffness: 100, damping: 20)))
    try made.startAnimation()
    try stage.run(0.35)
    // 25 (1 + ωt) e^(−ωt) + 100 t e^(−ωt) at ωt = 1
    expectClose(stage.dial.angle, (25 * 2 + 100 * 0.1) * 0.36787944117144233)
    try stage.animator.animate(withDuration: 1, options: .curveLinear, animations: stage.turn(to: 10))
    let begin = stage.dial.angle
    try stage.run(0.85)
    expectClose(stage.dial.angle, (begin + 10) / 2)
    // Why: the animator lost its only change, and still ends and tells it.
    #expect(made.state == .active)
    var told: [AnimatingPosition] = []
    made.addCompletion { told.append($0) }
    try stage.run(2)
    #expect(told == [.end])
    #expect(stage.dial.angle == 10)
  }

  @Test("a velocity in units per second moves a value that has nowhere to go")
  func absoluteVelocity() throws {
    stage.dial.angle = 100
    let spring = TimingParameters.spring(SpringTimingParameters(mass: 1, stiffness: 100, damping: 20))
    try stage.animator.animate(
      withDuration: 0, timingParameters: spring, animations: stage.turn(to: 100, velocity: 500))
    try stage.run(0, 0.1)
    expectClose(stage.dial.angle, 118.3939720585721, Tolerance(absolute: 1e-12), "peak")
    try stage.run(5)
    #expect(stage.dial.angle == 100)
  }

  @Test("bad numbers are refused and nothing is begun")
  func refused() throws {
    let turn = stage.turn(to: 1)
    for bad in [-1, Double.nan, .infinity] {
      #expect(throws: UIKitError.self) { try stage.animator.animate(withDuration: bad, animations: turn) }
      #expect(throws: UIKitError.self) { try stage.animator.animate(withDuration: 1, delay: bad, animations: turn) }
      #expect(throws: UIKitError.self) {
        try stage.animator.animate(withDuration: 1, repetition: .count(bad == .infinity ? 0 : bad), animations: turn)
      }
      #expect(throws: UIKitError.self) {
        try stage.animator.animate(withDuration: 1, usingSpringWithDamping: bad, animations: turn)
      }
      #expect(throws: UIKitError.self) {
        try stage.animator.animate(springDuration: bad, animations: turn)
      }
    }
    #expect(throws: UIKitError.self) {
      try stage.animator.animate(withDuration: 1) { change in
        change(stage.view, \.alpha, to: 0)
        change(stage.dial, Dial.angleProperty, to: .infinity)
      }
    }
    #expect(throws: UIKitError.self) {
      try stage.animator.animate(
        withDuration: 1, usingSpringWithDamping: 0.5, initialSpringVelocity: .nan, animations: turn)
    }
    #expect(stage.animator.count == 0)
    #expect(stage.view.alpha == 1)
  }
}
