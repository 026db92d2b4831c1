import MotionEngine
import Testing
import UIKitInterface

@Suite("Continuing and adding")
struct ContinuingTests {
  let stage = Stage()

  private func paused(by timing: TimingParameters = .curve(.linear), at time: Double) throws -> PropertyAnimator {
    let made = try stage.turning(by: timing)
    try made.startAnimation()
    try stage.run(0, time)
    try made.pauseAnimation()
    return made
  }

  @Test("another duration: the factor times that of the animator, from the present place", arguments: [0.5, 1, 2])
  func factor(_ factor: Double) throws {
    let made = try paused(at: 0.25)
    try made.continueAnimation(durationFactor: factor)
    try stage.run(0.25 + factor / 2)
    expectClose(stage.dial.angle, 62.5)
    expectClose(made.fractionComplete, 0.625)
    try stage.run(0.25 + factor)
    #expect(stage.dial.angle == 100)
    #expect(made.state == .inactive)
  }

  @Test("a factor of 0 leaves the time that is left")
  func noFactor() throws {
    let made = try paused(at: 0.25)
    try made.continueAnimation(withTimingParameters: .curve(.easeOut))
    try stage.run(0.25 + 0.375)
    expectClose(stage.dial.angle, 25 + 75 * 0.6846431874, Tolerance(absolute: 1e-8))
    try stage.run(1)
    #expect(stage.dial.angle == 100)
  }

  @Test("a spring with constants takes its own time, and starts as it is told")
  func spring() throws {
    let made = try paused(at: 0.25)
    let spring = SpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: .uniform(5))
    try made.continueAnimation(withTimingParameters: .spring(spring), durationFactor: 3)
    for (time, share) in [(0.05, 0.2418366753592082), (0.1, 0.4481808382428365), (0.2, 0.7293294335267746)] {
      try stage.run(0.25 + time)
      expectClose(stage.dial.angle, 25 + 75 * share, Tolerance(absolute: 2e-12), "after \(time)")
    }
    #expect(made.isRunning)
    try stage.run(2)
    #expect(stage.dial.angle == 100)
  }

  @Test("a spring of the current velocity keeps it over the pause")
  func keepsVelocity() throws {
    let made = try paused(by: .spring(SpringTimingParameters(mass: 1, stiffness: 100, damping: 10)), at: 0.1)
    expectClose(stage.dial.angle, 34.02998466082983)
    try stage.run(7)
    try made.continueAnimation(
      withTimingParameters: .spring(SpringTimingParameters(mass: 1, stiffness: 100, damping: 10)))
    for (time, angle) in [(0.1, 84.94256347), (0.2, 112.4354767)] {
      try stage.run(7 + time)
      expectClose(stage.dial.angle, angle, Tolerance(absolute: 6e-8), "after \(time)")
    }
  }

  @Test("continued, then turned round: back through the new course and the old one")
  func backThroughBoth() throws {
    let made = try paused(by: .curve(.easeIn), at: 0.5)
    let first = stage.dial.angle
    try made.continueAnimation(withTimingParameters: .curve(.easeOut), durationFactor: 2)
    try stage.run(1.5)
    let second = stage.dial.angle
    expectClose(second, first + (100 - first) * 0.6846431874, Tolerance(absolute: 1e-8))
    try made.setReversed(true)
    try stage.run(2.5)
    expectClose(stage.dial.angle, first)
    expectClose(made.fractionComplete, 0.5)
    try stage.run(2.75)
    expectClose(stage.dial.angle, 9.34646507, Tolerance(absolute: 1e-8))
    try stage.run(3)
    #expect(stage.dial.angle == 0)
  }

  @Test("continued in reverse: a new course to the start, and back through it")
  func reversedLeg() throws {
    let made = try paused(at: 0.5)
    try made.setReversed(true)
    try made.continueAnimation(withTimingParameters: .curve(.easeIn), durationFactor: 1)
    try stage.run(1)
    expectClose(stage.dial.angle, 50 - 50 * 0.3153568126, Tolerance(absolute: 1e-8))
    expectClose(made.fractionComplete, 0.75)
    try made.setReversed(false)
    try stage.run(1.5)
    expectClose(stage.dial.angle, 50)
    try stage.run(1.75)
    expectClose(stage.dial.angle, 75)
    try stage.run(2)
    #expect(stage.dial.angle == 100)
    #expect(made.state == .inactive)
  }

  @Test("a factor that is none is refused", arguments: [-1, Double.nan, .infinity])
  func refused(_ factor: Double) throws {
    let made = try paused(at: 0.25)
    #expect(throws: UIKitError.self) { try made.continueAnimation(durationFactor: factor) }
    #expect(throws: UIKitError.self) {
      try made.continueAnimation(withTimingParameters: .spring(SpringTimingParameters(dampingRatio: 2)))
    }
    #expect(stage.dial.angle == 25)
    #expect(!made.isRunning)
  }

  @Test(
    "a delay factor f begins after f of what is left and takes the rest",
    arguments: [0, 0.25, 0.5, 1])
  func delayFactor(_ factor: Double) throws {
    for startsFirst in [false, true] {
      let stage = Stage()
      let made = try PropertyAnimator(duration: 2, curve: .easeIn, on: stage.animator) { [dial = stage.dial] change in
        change(dial, \.depth, to: 1)
      }
      if startsFirst {
        try made.startAnimation()
        try stage.run(0, 1)
      }
      let left = startsFirst ? 1.0 : 2.0
      try made.addAnimations(delayFactor: factor, stage.turn(to: 100))
      if !startsFirst {
        try made.startAnimation()
        try stage.run(0)
      }
      let begin = 2 - left + factor * left
      try stage.run(begin)
      #expect(stage.dial.angle == (factor == 1 ? 100 : 0))
      try stage.run(begin + (2 - begin) / 2)
      if factor < 1 { expectClose(stage.dial.angle, 31.53568126, Tolerance(absolute: 1e-8), "\(factor)") }
      try stage.run(2)
      #expect(stage.dial.angle == 100)
      #expect(made.state == .inactive)
    }
  }

  @Test("a delay factor outside 0 … 1 is refused", arguments: [-0.1, 1.5, Double.nan])
  func delayFactorRefused(_ factor: Double) throws {
    let made = try stage.turning()
    #expect(throws: UIKitError.self) { try made.addAnimations(delayFactor: factor) { _ in } }
  }

  @Test("changes added in reverse go to their goal as the animator goes to its start")
  func addedInReverse() throws {
    let made = try stage.turning(by: .curve(.linear))
    try made.startAnimation()
    try stage.run(0, 0.5)
    try made.setReversed(true)
    try made.addAnimations { [view = stage.view] change in change(view, \.alpha, to: 0) }
    try stage.run(0.75)
    expectClose(stage.view.overlay.value("\(\View.alpha)") ?? .nan, 0.5)
    try stage.run(1)
    #expect(stage.view.alpha == 0)
    #expect(stage.dial.angle == 0)
  }

  @Test("changes added to a paused animator wait for it")
  func addedWhilePaused() throws {
    let made = try paused(at: 0.5)
    try made.addAnimations { [dial = stage.dial] change in change(dial, \.depth, to: 10) }
    try stage.run(5)
    #expect(stage.dial.depth == 0)
    try made.startAnimation()
    try stage.run(5.25)
    expectClose(stage.dial.depth, 5)
    expectClose(stage.dial.angle, 75)
    try stage.run(5.5)
    #expect(stage.dial.depth == 10)
    #expect(stage.dial.angle == 100)
  }
}
