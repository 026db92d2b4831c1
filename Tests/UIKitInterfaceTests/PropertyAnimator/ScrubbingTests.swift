import MotionEngine
import Testing
import UIKitInterface

@Suite("Scrubbing")
struct ScrubbingTests {
  let stage = Stage()
  static let timings: [TimingParameters] = [
    .curve(.easeInOut), .spring(SpringTimingParameters(dampingRatio: 0.4)),
    .spring(SpringTimingParameters(mass: 2, stiffness: 150, damping: 9)),
  ]

  @Test("linear scrubbing goes along the straight way, whatever the curve", arguments: timings)
  func linear(_ timing: TimingParameters) throws {
    let made = try stage.turning(by: timing)
    for fraction in [0, 0.1, 0.25, 0.5, 0.9, 1, 0.3] {
      try made.setFractionComplete(fraction)
      expectClose(stage.dial.angle, 100 * fraction, Tolerance(absolute: 2e-14), "at \(fraction)")
      expectClose(made.fractionComplete, fraction, Tolerance(absolute: 2e-16))
    }
    #expect(stage.animator.isIdle)
  }

  @Test("scrubbing along the curve shows exactly what running shows", arguments: timings)
  func curved(_ timing: TimingParameters) throws {
    let made = try stage.turning(by: timing)
    made.scrubsLinearly = false
    let other = Stage()
    try other.turning(by: timing).startAnimation()
    try other.run(0)
    for fraction in [0, 0.125, 0.25, 0.5, 0.875] {
      try made.setFractionComplete(fraction)
      try other.run(fraction * made.duration)
      #expect(stage.dial.angle == other.dial.angle, "at \(fraction)")
    }
    try made.setFractionComplete(1)
    #expect(stage.dial.angle == 100)
  }

  @Test("of an animator that is paused on its way the fraction is where it stands, so that scrubbing does not jump")
  func takenOver() throws {
    let made = try stage.turning(by: .curve(.easeInOut))
    try made.startAnimation()
    try stage.run(0, 0.25)
    #expect(made.fractionComplete == 0.25)
    try made.pauseAnimation()
    expectClose(made.fractionComplete, 0.1291619310, Tolerance(absolute: 6e-11))
    let shown = stage.dial.angle
    try made.setFractionComplete(made.fractionComplete)
    expectClose(stage.dial.angle, shown, Tolerance(absolute: 2e-14))
    made.scrubsLinearly = false
    try made.setFractionComplete(0.25)
    #expect(stage.dial.angle == shown)
    #expect(made.fractionComplete == 0.25)
  }

  @Test("scrubbed, and started: a new course over the time that is left")
  func started() throws {
    let made = try stage.turning(in: 2, by: .curve(.easeIn))
    try made.setFractionComplete(0.5)
    try made.startAnimation()
    try stage.run(10)
    #expect(stage.dial.angle == 50)
    // Half a second of the one that is left is half of the curve, on half of the way.
    try stage.run(10.5)
    expectClose(stage.dial.angle, 50 + 50 * 0.3153568126, Tolerance(absolute: 6e-9))
    expectClose(made.fractionComplete, 0.75)
    try stage.run(11)
    #expect(stage.dial.angle == 100)
    #expect(made.state == .inactive)
  }

  @Test("scrubbed in reverse the fraction counts from the end")
  func reversed() throws {
    let made = try stage.turning(by: .curve(.easeOut))
    try made.setReversed(true)
    try made.pauseAnimation()
    #expect(stage.dial.angle == 100)
    #expect(made.fractionComplete == 0)
    try made.setFractionComplete(0.25)
    expectClose(stage.dial.angle, 75)
    try made.setReversed(false)
    expectClose(made.fractionComplete, 0.75)
    #expect(stage.dial.angle == 75)
  }

  @Test("a running animator goes on along its curve from the fraction that is set")
  func whileRunning() throws {
    let made = try stage.turning(by: .curve(.easeIn))
    try made.startAnimation()
    try stage.run(0)
    try made.setFractionComplete(0.5)
    expectClose(stage.dial.angle, 31.53568126, Tolerance(absolute: 1e-8))
    try stage.run(0.25)
    expectClose(stage.dial.angle, 62.18618692, Tolerance(absolute: 1e-8))
    try stage.run(0.5)
    #expect(stage.dial.angle == 100)
  }

  @Test("a change with a delay factor is scrubbed along its own part")
  func delayed() throws {
    let made = try PropertyAnimator(duration: 2, curve: .easeInOut, on: stage.animator)
    try made.addAnimations(delayFactor: 0.5, stage.turn(to: 100))
    for (fraction, angle) in [(0.25, 0.0), (0.5, 0), (0.75, 50), (1, 100)] {
      try made.setFractionComplete(fraction)
      expectClose(stage.dial.angle, angle, .rounding, "at \(fraction)")
    }
  }

  @Test("a fraction outside 0 … 1 is refused")
  func refused() throws {
    let made = try stage.turning()
    for fraction in [-0.1, 1.1, Double.nan, .infinity] {
      #expect(throws: UIKitError.self) { try made.setFractionComplete(fraction) }
    }
    #expect(made.state == .inactive)
    let endless = try stage.turning(
      by: .spring(SpringTimingParameters(endless: try Spring(stiffness: 100, dampingCoefficient: 0))))
    #expect(throws: UIKitError.endless(call: .setFractionComplete)) { try endless.setFractionComplete(0.5) }
  }
}
