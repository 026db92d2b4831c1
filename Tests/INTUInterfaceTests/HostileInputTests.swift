import INTUInterface
import MotionEngine
import Testing

/// Clocks that misbehave and very many calls, through INTUAnimationEngine's words.
@Suite("Blocks: hostile input")
struct HostileInputTests {
  @Test("a frame at a time that is none is refused and tells nothing", arguments: [Double.nan, .infinity, -.infinity])
  func frameTimes(_ bad: Double) throws {
    let animator = Animator()
    let engine = AnimationEngine(animator: animator)
    let told = Told()
    try engine.animate(duration: 1, animations: told.animations, completion: told.completion)
    try animator.advance(to: 0)
    try animator.advance(to: 0.5)
    #expect(throws: AnimatorError.self) { try animator.advance(to: bad) }
    try animator.advance(to: 0.5)
    try animator.advance(to: 1)
    #expect(told.progress == [0, 0.5, 0.5, 1] && told.finished == [true])
  }

  @Test("the shortest durations end with the first frame after, without a NaN", arguments: [0, 5e-324, 1e-300])
  func shortest(_ duration: Double) throws {
    for easing in [INTUEasing.linear, .easeInOutBack, .easeOutElastic, .easeInCircular] {
      let stand = Stand()
      let told = Told()
      try stand.engine.animate(
        duration: duration, easing: easing, animations: told.animations, completion: told.completion)
      stand.frames(0...2)
      #expect(told.progress.last == 1 && told.progress.allSatisfy { $0.isFinite })
      #expect(told.finished == [true])
    }
  }

  @Test("starts and cancels by the hundred thousand leave nothing behind")
  func many() throws {
    let stand = Stand()
    var told = 0
    for index in 0..<100_000 {
      let id = try stand.engine.animate(duration: 1, animations: { _ in }, completion: { _ in told += 1 })
      if index % 1000 == 0 { stand.clock.tick(at: Double(index)) }
      stand.engine.cancel(id)
    }
    #expect(told == 100_000)
    #expect(stand.engine.activeIDs.isEmpty)
    stand.clock.tick(at: 100_001)
    #expect(!stand.clock.isRunning)
  }
}
