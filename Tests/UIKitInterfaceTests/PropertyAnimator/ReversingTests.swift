import MotionEngine
import Testing
import UIKitInterface

@Suite("Reversing and pausing")
struct ReversingTests {
  let stage = Stage()
  static let timings: [TimingParameters] = [
    .curve(.easeIn), .cubic(CubicTimingParameters()), .spring(SpringTimingParameters(dampingRatio: 0.3)),
    .spring(SpringTimingParameters(duration: 0.5, bounce: 0.4)),
  ]

  @Test("the way back is exactly the way that it came", arguments: timings)
  func exact(_ timing: TimingParameters) throws {
    let made = try stage.turning(by: timing)
    try made.startAnimation()
    var shown: [Double] = []
    for step in 0...32 {
      try stage.run(Double(step) / 64)
      shown.append(stage.dial.angle)
    }
    try made.setReversed(true)
    expectClose(made.fractionComplete, 1 - 0.5 / made.duration, Tolerance(absolute: 2e-16))
    for step in 1...32 {
      try stage.run(0.5 + Double(step) / 64)
      #expect(stage.dial.angle == shown[32 - step], "\(step) frames back")
    }
    #expect(stage.dial.angle == 0)
  }

  @Test("reversed twice it is where it was and goes on", arguments: timings)
  func twice(_ timing: TimingParameters) throws {
    let made = try stage.turning(by: timing)
    let other = Stage()
    try other.turning(by: timing).startAnimation()
    try made.startAnimation()
    try stage.run(0, 0.25)
    try made.setReversed(true)
    try stage.run(0.375)
    try made.setReversed(false)
    try stage.run(0.75)
    try other.run(0, 0.5)
    #expect(stage.dial.angle == other.dial.angle)
  }

  @Test("the velocity turns round with it")
  func velocity() throws {
    let made = try stage.turning(by: .spring(SpringTimingParameters(dampingRatio: 0.5)))
    try made.startAnimation()
    try stage.run(0, 0.125)
    let forwards = try #require(stage.animator.velocity(of: Dial.angleProperty, on: stage.dial))
    #expect(forwards > 0)
    try made.setReversed(true)
    try stage.run(0.125)
    #expect(stage.animator.velocity(of: Dial.angleProperty, on: stage.dial) == -forwards)
  }

  @Test("pauses are not counted, whatever they are", arguments: timings)
  func pauses(_ timing: TimingParameters) throws {
    let made = try stage.turning(by: timing)
    let other = Stage()
    try other.turning(by: timing).startAnimation()
    try other.run(0)
    try made.startAnimation()
    try stage.run(0)
    var active = 0.0
    for pause in [0.5, 8, 3600, 0.015625] {
      active += 0.0625
      let now = stage.animator.time + 0.0625
      try stage.run(now)
      try other.run(active)
      #expect(stage.dial.angle == other.dial.angle)
      try made.pauseAnimation()
      #expect(stage.animator.isIdle)
      let shown = stage.dial.angle
      try stage.run(now + pause)
      #expect(stage.dial.angle == shown)
      try made.startAnimation()
    }
  }

  @Test("an inactive animator that is reversed starts at its end")
  func startsReversed() throws {
    let made = try stage.turning(by: .curve(.easeIn))
    try made.setReversed(true)
    try made.startAnimation(afterDelay: 0.5)
    #expect(stage.dial.angle == 100)
    try stage.run(0, 0.5)
    #expect(stage.dial.angle == 100)
    try stage.run(1)
    expectClose(stage.dial.angle, 31.53568126, Tolerance(absolute: 1e-8))
    try stage.run(1.5)
    #expect(stage.dial.angle == 0)
    #expect(made.state == .inactive)
  }

  @Test("a model is left at the end that was reached")
  func model() throws {
    let made = try PropertyAnimator(duration: 1, curve: .linear, on: stage.animator) { [view = stage.view] change in
      change(view, \.alpha, to: 0)
    }
    try made.startAnimation()
    #expect(stage.view.alpha == 0)
    try stage.run(0, 0.5)
    #expect(stage.view.alpha == 0)
    try made.setReversed(true)
    try stage.run(1)
    #expect(stage.view.alpha == 1)
    #expect(stage.view.overlay.names.isEmpty)
  }
}
