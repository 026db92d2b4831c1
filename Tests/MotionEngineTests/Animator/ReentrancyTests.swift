import Testing

@testable import MotionEngine

@Suite("Calls inside callbacks")
struct ReentrancyTests {
  /// What a callback does.
  enum Deed: CaseIterable, Sendable {
    case nothing, removeSelf, removeOther, removeAll, removeAllOfTarget, pauseSelf, pauseAndResume, replaceSelf,
      addAnother,
      changeMotion, advance, dropTarget, removeAndAddAgain, restart
  }

  enum Moment: CaseIterable, Sendable {
    case start, reach, apply, repeated, stop
  }

  /// Four animations of two dials, of which the second has a callback that does a deed once.
  private final class Stage {
    let animator = Animator()
    let first = Dial()
    var second: Dial? = Dial()
    var animations: [LinearDialAnimation] = []
    var starts: [ObjectIdentifier: Int] = [:]
    var stops: [ObjectIdentifier: Int] = [:]
    var isDone = false

    func add(_ animation: LinearDialAnimation, to dial: Dial, key: String?) throws {
      let id = ObjectIdentifier(animation)
      animations.append(animation)
      animation.onStart = { [unowned self] in starts[id, default: 0] += 1 }
      animation.onStop = { [unowned self] _ in
        stops[id, default: 0] += 1
        #expect(starts[id] == stops[id], "started before stopped, in pairs")
      }
      try animator.add(animation, to: dial, forKey: key)
    }

    func animation() throws -> LinearDialAnimation {
      try .linear(duration: 0.5, timing: Timing(repetition: .count(2), autoreverses: true))
    }

    func perform(_ deed: Deed, on animation: LinearDialAnimation) {
      guard !isDone else { return }
      isDone = true
      do {
        switch deed {
        case .nothing: break
        case .removeSelf: animation.remove()
        case .removeOther:
          animations[0].remove()
          animations[2].remove()
        case .removeAll: animator.removeAll()
        case .removeAllOfTarget: animator.removeAll(of: first)
        case .pauseSelf: animation.pause()
        case .pauseAndResume:
          animation.pause()
          animation.resume()
        case .replaceSelf: try add(self.animation(), to: first, key: "b")
        case .addAnother: try add(self.animation(), to: first, key: nil)
        case .changeMotion:
          try animation.changeMotion { (motion, _) throws(MotionError) in
            motion = try EasedCourse(from: 5, to: 6, duration: 0.5)
          }
        case .advance:
          #expect(throws: AnimatorError.frameInsideFrame) { try animator.advance(to: 3) }
        case .dropTarget: second = nil
        case .removeAndAddAgain:
          animation.remove()
          if animation.state == .idle { try animator.add(animation, to: first, forKey: "again") }
        case .restart: animation.restart()
        }
      } catch MotionError.playsBackwards {
        // A mirrored leg cannot be led elsewhere; refused is right.
      } catch { Issue.record("\(deed): \(error)") }
    }
  }

  @Test(
    "any deed at any moment: nothing breaks, everyone starts and stops once", arguments: Deed.allCases, Moment.allCases)
  func deeds(_ deed: Deed, _ moment: Moment) throws {
    let stage = Stage()
    let second = try #require(stage.second)
    try stage.add(stage.animation(), to: stage.first, key: "a")
    let actor = try stage.animation()
    try stage.add(actor, to: stage.first, key: "b")
    try stage.add(stage.animation(), to: second, key: "a")
    try stage.add(stage.animation(), to: stage.first, key: nil)
    let act: () -> Void = { [unowned stage, unowned actor] in stage.perform(deed, on: actor) }
    let (started, stopped) = (actor.onStart, actor.onStop)
    switch moment {
    case .start:
      actor.onStart = {
        started?()
        act()
      }
    case .reach: actor.onReachTarget = act
    case .apply: actor.onApply = act
    case .repeated: actor.onRepeat = { _ in act() }
    case .stop:
      actor.onStop = {
        stopped?($0)
        if !stage.isDone, stage.animations.count < 6 || deed == .removeAndAddAgain { act() }
      }
    }
    for frame in 0...100 { try stage.animator.advance(to: Double(frame) * 0.05) }
    if actor.isPaused {
      actor.resume()
      for frame in 101...200 { try stage.animator.advance(to: Double(frame) * 0.05) }
    }
    for (index, animation) in stage.animations.enumerated() {
      let id = ObjectIdentifier(animation)
      let runs = deed == .removeAndAddAgain && animation === actor && stage.isDone ? 2 : 1
      #expect(stage.starts[id] == runs, "starts of \(index)")
      #expect(stage.stops[id] == runs, "stops of \(index)")
    }
    #expect(stage.isDone)
    #expect(stage.animator.count == 0)
    #expect(stage.animator.isIdle)
  }

  /// software-mansion/react-native-reanimated#9750
  @Test("a thousand restarts chained from the completion of a removal do not grow the stack")
  func chainedRestarts() throws {
    let animator = Animator()
    let dial = Dial()
    var stops = 0
    var depth = 0
    var deepest = 0
    func chain() throws {
      let animation = try LinearDialAnimation.linear()
      animation.onStop = { finished in
        depth += 1
        deepest = max(deepest, depth)
        stops += 1
        if !finished, stops < 1000 {
          do {
            try chain()
            animator.remove(forKey: "turn", of: dial)
          } catch { Issue.record("\(error)") }
        }
        depth -= 1
      }
      try animator.add(animation, to: dial, forKey: "turn")
    }
    try chain()
    animator.remove(forKey: "turn", of: dial)
    #expect(stops == 1000)
    #expect(deepest == 1)
    #expect(animator.count == 0)
  }

  @Test("a completion may start the next one under the same key")
  func chain() throws {
    let animator = Animator()
    let dial = Dial()
    let first = try LinearDialAnimation.linear(0, 10)
    let next = try LinearDialAnimation.linear(10, 30)
    first.onStop = { finished in
      #expect(finished)
      #expect(animator.animation(forKey: "turn", of: dial) == nil)
      do { try animator.add(next, to: dial, forKey: "turn") } catch { Issue.record("\(error)") }
    }
    try animator.add(first, to: dial, forKey: "turn")
    try animator.run([0, 1])
    #expect(dial.angle == 10)
    #expect(next.state == .waiting)
    try animator.run([1.5, 2, 2.5])
    #expect(dial.written == [0, 10, 10, 20, 30])
  }

  @Test("an animator that goes inside a callback ends everything, once")
  func animatorGoes() throws {
    let clock = ManualClock()
    var animator: Animator? = Animator(clock: clock)
    let dial = Dial()
    var told: [String] = []
    for name in ["a", "b", "c"] {
      let animation = try LinearDialAnimation.linear()
      animation.onStop = { told.append("\(name) \($0)") }
      if name == "b" { animation.onApply = { animator = nil } }
      try animator?.add(animation, to: dial)
    }
    clock.tick(at: 0)
    #expect(animator == nil)
    #expect(told == ["a false", "b false", "c false"])
    #expect(!clock.isRunning)
    clock.tick(at: 1)
    #expect(dial.written.count == 2)
  }

  @Test("everything may be removed while it is gone through", arguments: [0, 3, 7])
  func removeAllWhile(_ index: Int) throws {
    let animator = Animator()
    let dial = Dial()
    var stops = 0
    for position in 0..<8 {
      let animation = try LinearDialAnimation.linear()
      animation.onStop = { _ in stops += 1 }
      if position == index { animation.onApply = { animator.removeAll() } }
      try animator.add(animation, to: dial)
    }
    try animator.run([0, 0.5])
    #expect(dial.written.count == index + 1)
    #expect(stops == 8)
  }
}
