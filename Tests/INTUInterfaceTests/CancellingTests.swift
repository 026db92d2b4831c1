import INTUInterface
import MotionEngine
import Testing

@Suite("Ids, cancelling and completion")
struct CancellingTests {
  @Test("ids count from 1, one more for each")
  func ids() throws {
    let stand = Stand()
    let ids = try (0..<5).map { _ in try stand.engine.animate(duration: 1).rawValue }
    #expect(ids == [1, 2, 3, 4, 5])
    #expect(stand.engine.activeIDs.map(\.rawValue) == ids)
    stand.engine.cancel(.init(rawValue: 3))
    #expect(try stand.engine.animate(duration: 1).rawValue == 6)
    #expect(stand.engine.activeIDs.map(\.rawValue) == [1, 2, 4, 5, 6])
  }

  @Test("a cancel completes at once, unfinished, and tells how far it was; later ones do nothing")
  func cancel() throws {
    let stand = Stand()
    let told = Told()
    let id = try stand.engine.animate(duration: 1, animations: told.animations, completion: told.completion)
    stand.frames(0...16)
    #expect(stand.engine.cancel(id) == 0.25 && told.finished == [false])
    #expect(stand.engine.cancel(id) == nil && stand.engine.cancel(.init(rawValue: 99)) == nil)
    stand.frames(17...99)
    #expect(told.finished == [false] && told.progress.count == 17)
  }

  @Test("a cancel in the delay completes it, the block never called")
  func cancelInDelay() throws {
    let stand = Stand()
    let told = Told()
    let id = try stand.engine.animate(
      duration: 1, delay: 5, animations: told.animations, completion: told.completion)
    stand.frames(0...2)
    #expect(stand.engine.cancel(id) == nil && told.finished == [false] && told.progress.isEmpty)
    let other = try stand.engine.animate(duration: 1, completion: told.completion)
    stand.engine.cancel(other)
    #expect(told.finished == [false, false], "before any frame too")
  }

  @Test("a cancel of itself inside its own completion does nothing, and a new one starts there")
  func insideCompletion() throws {
    let stand = Stand()
    let told = Told()
    var id = AnimationEngine.ID(rawValue: 0)
    id = try stand.engine.animate(
      duration: 0.03125,
      completion: { finished in
        told.finished.append(finished)
        stand.engine.cancel(id)
        _ = try? stand.engine.animate(duration: 0.03125, completion: told.completion)
      })
    stand.frames(0...20)
    #expect(told.finished == [true, true])
  }

  @Test("one that another's block cancels is not called again, in the same frame either")
  func cancelledByAnother() throws {
    let stand = Stand()
    let told = Told()
    var victim = AnimationEngine.ID(rawValue: 0)
    try stand.engine.animate(duration: 1, animations: { if $0 == 0.25 { stand.engine.cancel(victim) } })
    victim = try stand.engine.animate(duration: 1, animations: told.animations, completion: told.completion)
    stand.frames(0...40)
    #expect(told.finished == [false] && told.progress.last == 15.0 / 64)
  }

  @Test("one may cancel itself in its block")
  func cancelsItself() throws {
    let stand = Stand()
    let told = Told()
    var id = AnimationEngine.ID(rawValue: 0)
    id = try stand.engine.animate(
      duration: 1,
      animations: {
        told.animations($0)
        if $0 == 0.5 { stand.engine.cancel(id) }
      }, completion: told.completion)
    stand.frames(0...99)
    #expect(told.progress.count == 33 && told.finished == [false])
  }

  @Test("a thousand restarts from the completion of a cancelled one end, each completed once")
  func restarts() throws {
    let stand = Stand()
    var completions = 0
    func restart() throws {
      var id = AnimationEngine.ID(rawValue: 0)
      id = try stand.engine.animate(
        duration: 1,
        completion: { _ in
          completions += 1
          if completions < 1000 { try? restart() }
        })
      stand.engine.cancel(id)
    }
    try restart()
    #expect(completions == 1000 && stand.engine.activeIDs.isEmpty)
  }

  @Test("as many completions as starts in 10,000 seeded steps of start, cancel and frame")
  func everyOneCompletes() throws {
    let stand = Stand()
    var state: UInt64 = 11
    func next(_ bound: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % bound
    }
    var starts = 0
    var completions: [Int: Int] = [:]
    for step in 0..<10_000 {
      switch next(4) {
      case 0:
        let number = starts
        starts += 1
        if next(2) == 0 {
          try stand.engine.animate(
            duration: Double(next(20)) / 64, delay: Double(next(3)) / 64,
            completion: { _ in completions[number, default: 0] += 1 })
        } else {
          try stand.engine.animate(
            damping: 20, stiffness: 100, completion: { _ in completions[number, default: 0] += 1 })
        }
      case 1: stand.engine.cancel(.init(rawValue: Int(next(UInt64(starts + 1)))))
      default: stand.frames(step...step)
      }
    }
    for id in stand.engine.activeIDs { stand.engine.cancel(id) }
    #expect(completions.count == starts && completions.values.allSatisfy { $0 == 1 })
  }

  @Test("the frames run only while something is active")
  func idle() throws {
    let stand = Stand()
    #expect(!stand.clock.isRunning)
    let id = try stand.engine.animate(duration: 1)
    #expect(stand.clock.isRunning)
    stand.engine.cancel(id)
    #expect(!stand.clock.isRunning)
  }

  @Test("an engine that goes takes its animations with it, unfinished")
  func engineGone() throws {
    let clock = ManualClock()
    let animator = Animator(clock: clock)
    let told = Told()
    var engine: AnimationEngine? = AnimationEngine(animator: animator)
    try engine?.animate(duration: 1, completion: told.completion)
    clock.tick(at: 0)
    engine = nil
    clock.tick(at: 0.5)
    #expect(told.finished == [false] && animator.isIdle)
  }
}
