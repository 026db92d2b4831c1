import INTUInterface
import MotionEngine
import Testing

@Suite("Animations by duration")
struct DurationBlockTests {
  @Test("the block is told the share of the time, exactly 0 first and exactly 1 last, then the completion")
  func linear() throws {
    let stand = Stand()
    var order: [String] = []
    let id = try stand.engine.animate(
      duration: 0.0625, animations: { order.append("\($0)") }, completion: { order.append("\($0)") })
    #expect(id.rawValue == 1)
    #expect(order.isEmpty, "nothing is called synchronously")
    stand.frames(10...20)
    #expect(order == ["0.0", "0.25", "0.5", "0.75", "1.0", "true"])
    #expect(stand.engine.activeIDs.isEmpty && !stand.clock.isRunning)
  }

  @Test("an easing makes the progress of the share, and is not limited", arguments: INTUEasing.allCases)
  func eased(_ easing: INTUEasing) throws {
    let stand = Stand()
    let told = Told()
    try stand.engine.animate(
      duration: 1, easing: easing, animations: told.animations, completion: told.completion)
    stand.frames(0...80)
    #expect(told.progress == (0...64).map { easing.value(at: Double($0) / 64) })
    #expect(told.finished == [true])
  }

  @Test("from a time of the caller's own, as from the call, the first progress is not 0")
  func startTime() throws {
    let stand = Stand()
    let told = Told()
    try stand.engine.animate(duration: 1, at: 0.25, animations: told.animations)
    stand.frames(17...17)
    #expect(told.progress == [1.0 / 64])
  }

  @Test("during the delay the block is not called; a delay below 0 begins part of the way on")
  func delay() throws {
    let stand = Stand()
    let told = Told()
    let early = Told()
    try stand.engine.animate(duration: 0.0625, delay: 0.03125, animations: told.animations, completion: told.completion)
    try stand.engine.animate(duration: 0.0625, delay: -0.03125, animations: early.animations)
    stand.frames(0...1)
    #expect(told.progress.isEmpty)
    stand.frames(2...20)
    #expect(told.progress == [0, 0.25, 0.5, 0.75, 1] && told.finished == [true])
    #expect(early.progress == [0.5, 0.75, 1])
  }

  @Test("repeats start again, or come back along the same curve; they never complete")
  func repeats() throws {
    let stand = Stand()
    let plain = Told()
    let back = Told()
    try stand.engine.animate(
      duration: 0.0625, options: .repeat, animations: plain.animations, completion: plain.completion)
    try stand.engine.animate(
      duration: 0.0625, easing: INTUEasing.easeInCubic, options: [.repeat, .autoreverse], animations: back.animations)
    stand.frames(0...9)
    #expect(plain.progress == [0, 0.25, 0.5, 0.75, 0, 0.25, 0.5, 0.75, 0, 0.25])
    #expect(back.progress == [0, 0.25, 0.5, 0.75, 1, 0.75, 0.5, 0.25, 0, 0.25].map { $0 * $0 * $0 })
    stand.frames(10...64_000)
    #expect(plain.finished.isEmpty && plain.progress.last == 0)
    #expect(stand.engine.cancel(.init(rawValue: 1)) == 0 && plain.finished == [false])
  }

  @Test("frames between: percent is the time since the start over the duration, whatever the frames")
  func frameRates() throws {
    for rate in [24.0, 30, 60, 120, 144] {
      let clock = ManualClock()
      let engine = AnimationEngine(clock: clock)
      var worst = 0.0
      let origin = 1 / rate
      try engine.animate(
        duration: 0.7,
        animations: { progress in
          let expected = min(1, (clock.time - origin) / 0.7)
          worst = max(worst, (progress - expected).magnitude)
        })
      clock.run(until: 1, framesPerSecond: rate)
      #expect(worst <= 2.3e-16, "at \(rate) frames a second")
    }
  }

  @Test("a duration of 0 is one call with the easing of 1, then the completion")
  func zero() throws {
    let stand = Stand()
    let told = Told()
    try stand.engine.animate(
      duration: 0, easing: INTUEasing.easeOutElastic, animations: told.animations, completion: told.completion)
    stand.frames(0...3)
    #expect(told.progress == [1] && told.finished == [true])
  }

  @Test("without a block it completes on time all the same")
  func noBlock() throws {
    let stand = Stand()
    let told = Told()
    try stand.engine.animate(duration: 0.0625, completion: told.completion)
    stand.frames(0...3)
    #expect(told.finished.isEmpty)
    stand.frames(4...4)
    #expect(told.finished == [true])
  }

  @Test("the options have INTUAnimationEngine's values")
  func options() {
    #expect(AnimationOptions.repeat.rawValue == 1 && AnimationOptions.autoreverse.rawValue == 2)
    #expect(AnimationOptions().rawValue == 0)
  }

  @Test("a stall of a day and a clock that is set back are times like any other")
  func stalls() throws {
    let stand = Stand()
    let told = Told()
    try stand.engine.animate(duration: 1, animations: told.animations, completion: told.completion)
    stand.clock.tick(at: 100)
    stand.clock.tick(at: 100.5)
    stand.clock.tick(at: 3)
    stand.clock.tick(at: 3.25)
    stand.clock.tick(at: 86_403)
    #expect(told.progress == [0, 0.5, 0.5, 0.75, 1] && told.finished == [true])
  }
}
