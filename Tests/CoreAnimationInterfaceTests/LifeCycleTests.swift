import CoreAnimationInterface
import MotionEngine
import Testing

@Suite("Core Animation: adding, replacing, removing")
struct LifeCycleTests {
  let scene = Scene()

  private func fade(_ from: Double = 0, _ to: Double = 1, duration: Double = 1) -> BasicAnimation<Double> {
    BasicAnimation(keyPath: "opacity", from: from, to: to, duration: duration)
  }

  @Test("the same key replaces: the old one stops unfinished, the new one runs")
  func replaced() throws {
    try scene.add(fade(), as: "old")
    scene.clock.tick(at: 0)
    let second = try scene.stage.add(fade(0.25, 0.75), to: scene.sheet, forKey: "old")
    second.onStop = { [scene] in scene.told.append("new stops \($0)") }
    #expect(scene.stage.animations(of: scene.sheet).count == 1)
    #expect(try scene.values(at: [1, 1.5, 2]) == [0.25, 0.5, 0.5])
    #expect(scene.told == ["old starts", "old stops false", "new stops true"])
  }

  /// pmndrs/react-spring#1802
  @Test("replaced and removed before the first frame: start and unfinished stop, once")
  func beforeFirstFrame() throws {
    try scene.add(fade(), as: "one")
    try scene.stage.add(fade(), to: scene.sheet, forKey: "one")
    #expect(scene.told == ["one starts", "one stops false"])
    scene.stage.removeAllAnimations(of: scene.sheet)
    #expect(scene.told.count == 2)
    #expect(try scene.opacity() == 0.5)
    #expect(scene.stage.animator.isIdle)
  }

  @Test("an attached animation is a frozen copy")
  func frozen() throws {
    var animation = fade()
    try scene.stage.add(animation, to: scene.sheet, forKey: "fade")
    animation.toValue = 100
    animation.duration = 100
    #expect(try scene.values(at: [0, 0.5]) == [0, 0.5])
    let copy = scene.stage.animation(forKey: "fade", of: scene.sheet)
    #expect((copy?.animation as? BasicAnimation<Double>)?.toValue == 1)
    #expect(scene.stage.animation(forKey: "fade", of: scene.sheet) === copy)
  }

  @Test("the model is never written, and the presentation ends with the animation")
  func modelAndPresentation() throws {
    try scene.stage.add(fade(), to: scene.sheet, forKey: "fade")
    for time in stride(from: 0, through: 0.9375, by: 0.0625) {
      scene.clock.tick(at: time)
      #expect(scene.sheet.opacity == 0.5)
      #expect(try scene.opacity() == time)
    }
    #expect(scene.stage.presentation(of: scene.sheet).model === scene.sheet)
    scene.sheet.opacity = 0.125
    #expect(try scene.values(at: [1]) == [0.125])
    #expect(scene.sheet.overlay.names.isEmpty)
  }

  @Test("the delegate is told once each, and is kept until then")
  func delegate() throws {
    final class Listener: MediaAnimationDelegate {
      let told: (String) -> Void
      init(_ told: @escaping (String) -> Void) { self.told = told }
      func animationDidStart(_ animation: AttachedAnimation) { told("start \(animation.key ?? "")") }
      func animationDidStop(_ animation: AttachedAnimation, finished: Bool) { told("stop \(finished)") }
      deinit { told("let go") }
    }
    try scene.stage.add(
      fade(), to: scene.sheet, forKey: "fade", delegate: Listener { [scene] in scene.told.append($0) })
    _ = try scene.values(at: [0, 0.5, 1, 2])
    #expect(scene.told == ["start fade", "stop true", "let go"])
  }

  @Test("delegate, closures and streams tell the same in the same order")
  func streams() async throws {
    let attached = try scene.add(fade(), as: "fade")
    let events = attached.events()
    _ = try scene.values(at: [0, 1])
    var told: [MediaAnimationEvent] = []
    for await event in events { told.append(event) }
    #expect(told == [.didStart, .didStop(finished: true)])
    #expect(scene.told == ["fade starts", "fade stops true"])
  }

  @Test("an object that is gone: start and unfinished stop, once")
  func objectGone() throws {
    var told: [String] = []
    do {
      let short = Sheet()
      let attached = try scene.stage.add(fade(), to: short, forKey: "fade")
      attached.onStart = { told.append("start") }
      attached.onStop = { told.append("stop \($0)") }
      scene.clock.tick(at: 0)
    }
    scene.clock.tick(at: 0.5)
    scene.clock.tick(at: 0.6)
    #expect(told == ["start", "stop false"])
    #expect(scene.stage.animator.isIdle)
  }

  @Test("a stage that goes away stops all")
  func stageGone() throws {
    var told: [String] = []
    let sheet = Sheet()
    do {
      let stage = AnimationStage()
      let attached = try stage.add(fade(), to: sheet, forKey: "fade")
      // Why: an optimised build lets a stage go after its last use, which would be the line above.
      withExtendedLifetime(stage) { attached.onStop = { told.append("stop \($0)") } }
    }
    #expect(told == ["stop false"])
  }

  /// facebookarchive/pop#414
  @Test("to equal to the current value: it takes its time all the same")
  func targetIsCurrent() throws {
    scene.sheet.opacity = 0
    try scene.add(fade(1, 0, duration: 10), as: "fade")
    #expect(try scene.values(at: [0, 5]) == [1, 0.5])
    #expect(scene.told == ["fade starts"])
    scene.clock.tick(at: 10)
    #expect(scene.told == ["fade starts", "fade stops true"])
  }

  /// software-mansion/react-native-reanimated#9750
  @Test("a thousand restarts from the stop")
  func restarts() throws {
    var starts = 0
    var stops = 0
    func restart() {
      starts += 1
      do {
        let attached = try scene.stage.add(fade(), to: scene.sheet, forKey: "fade")
        attached.onStop = { _ in
          stops += 1
          if starts < 1000 { restart() }
        }
      } catch { Issue.record(error) }
    }
    restart()
    scene.clock.tick(at: 0)
    scene.stage.removeAnimation(forKey: "fade", of: scene.sheet)
    for index in 1..<1000 {
      scene.clock.tick(at: Double(index))
      scene.stage.removeAnimation(forKey: "fade", of: scene.sheet)
    }
    #expect(starts == 1000)
    #expect(stops == 1000)
    #expect(scene.stage.animator.isIdle)
  }

  @Test("replacing itself from its own stop ends where the chain ends, with one stop each")
  func chained() throws {
    var stops = 0
    func next() {
      guard stops < 1000 else { return }
      do {
        let attached = try scene.stage.add(fade(), to: scene.sheet, forKey: "fade")
        attached.onStop = { _ in
          stops += 1
          next()
        }
        attached.remove()
      } catch { Issue.record(error) }
    }
    next()
    #expect(stops == 1000)
  }

  enum Deed: CaseIterable { case add, removeSelf, removeOther, removeAll, replaceSelf }

  @Test("any call inside any callback", arguments: Deed.allCases, [true, false])
  func reentrant(_ deed: Deed, _ atStart: Bool) throws {
    let other = try scene.add(fade(duration: 3), as: "other")
    let own = try scene.stage.add(fade(), to: scene.sheet, forKey: "own")
    var told: [String] = []
    let act = { [scene] in
      do {
        switch deed {
        case .add: try scene.add(BasicAnimation(keyPath: "position.x", from: 0.0, to: 1, duration: 1), as: "new")
        case .removeSelf: own.remove()
        case .removeOther: other.remove()
        case .removeAll: scene.stage.removeAllAnimations(of: scene.sheet)
        case .replaceSelf:
          try scene.stage.add(BasicAnimation(keyPath: "opacity", to: 1.0), to: scene.sheet, forKey: "own")
        }
      } catch { Issue.record(error) }
    }
    own.onStart = {
      told.append("start")
      if atStart { act() }
    }
    own.onStop = { _ in
      told.append("stop")
      if !atStart { act() }
    }
    for step in 0...20 { scene.clock.tick(at: Double(step) * 0.25) }
    #expect(told == ["start", "stop"])
    #expect(scene.told.filter { $0.hasPrefix("other") }.count == 2)
    #expect(scene.stage.animator.isIdle)
    #expect(try scene.opacity() == 0.5)
  }

  @Test("10,000 random adds, removals and frames: as many stops as adds")
  func random() throws {
    var generator = SystemSeed(state: 20_240_607)
    var (adds, starts, stops) = (0, 0, 0)
    var time = 0.0
    for _ in 0..<10_000 {
      switch Int.random(in: 0..<5, using: &generator) {
      case 0, 1:
        let key = "key \(Int.random(in: 0..<4, using: &generator))"
        let attached = try scene.stage.add(fade(duration: 0.5), to: scene.sheet, forKey: key)
        adds += 1
        attached.onStart = { starts += 1 }
        attached.onStop = { _ in stops += 1 }
      case 2: scene.stage.removeAnimation(forKey: "key \(Int.random(in: 0..<4, using: &generator))", of: scene.sheet)
      default:
        time += 0.125
        scene.clock.tick(at: time)
      }
    }
    scene.stage.removeAllAnimations(of: scene.sheet)
    #expect(adds == stops && adds == starts)
    #expect(scene.sheet.overlay.names.isEmpty)
  }
}

/// Random numbers that are the same in every run.
private struct SystemSeed: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
