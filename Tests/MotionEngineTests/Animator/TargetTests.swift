import Testing

@testable import MotionEngine

@Suite("Targets")
struct TargetTests {
  @Test("with a clock a dropped target goes at the next frame, with one unfinished completion and no write")
  func clockDriven() throws {
    let clock = ManualClock()
    let animator = Animator(clock: clock)
    var stops: [Bool] = []
    var writes = 0
    weak var gone: Dial?
    func setUp() throws {
      let dial = Dial()
      gone = dial
      let animation = try LinearDialAnimation.linear()
      animation.onStop = { stops.append($0) }
      animation.onApply = { writes += 1 }
      try animator.add(animation, to: dial)
      clock.tick(at: 0)
    }
    try setUp()
    clock.tick(at: 0.5)
    #expect(gone == nil)
    #expect(stops == [false])
    #expect(writes == 1)
    #expect(!clock.isRunning)
  }

  @Test("without a clock it goes at once")
  func manual() throws {
    let animator = Animator()
    weak var gone: Dial?
    let animation = try LinearDialAnimation.linear()
    func setUp() throws {
      let dial = Dial()
      gone = dial
      try animator.add(animation, to: dial)
      try animator.advance(to: 0)
    }
    try setUp()
    #expect(gone == nil)
    #expect(animation.target == nil)
    try animator.advance(to: 0.5)
    #expect(animation.state == .idle)
  }

  @Test("paused, it is not held")
  func paused() throws {
    let clock = ManualClock()
    let animator = Animator(clock: clock)
    weak var gone: Dial?
    let animation = try LinearDialAnimation.linear()
    func setUp() throws {
      let dial = Dial()
      gone = dial
      try animator.add(animation, to: dial)
      clock.tick(at: 0)
      animation.pause()
    }
    try setUp()
    #expect(gone == nil)
    var stops: [Bool] = []
    animation.onStop = { stops.append($0) }
    animation.resume()
    clock.tick(at: 1)
    #expect(stops == [false])
  }

  @Test("two animators with clocks of their own do not keep an object for each other")
  func twoAnimators() throws {
    let clocks = [ManualClock(), ManualClock()]
    let animators = clocks.map { Animator(clock: $0) }
    weak var gone: Dial?
    func setUp() throws {
      let dial = Dial()
      gone = dial
      for animator in animators {
        try animator.add(
          try LinearDialAnimation.linear(timing: Timing(repetition: .forever)), to: dial)
      }
    }
    try setUp()
    for frame in 0..<600 {
      for clock in clocks { clock.tick(at: Double(frame) / 60) }
    }
    #expect(gone == nil)
    #expect(clocks.allSatisfy { !$0.isRunning })
  }

  @Test("a target that owns its animator is freed")
  func ownsItsAnimator() throws {
    final class Scene {
      let animator: Animator
      let clock: ManualClock
      var x = 0.0

      init(_ clock: ManualClock) {
        self.clock = clock
        animator = Animator(clock: clock)
      }
    }
    let clock = ManualClock()
    weak var gone: Scene?
    func setUp() throws {
      let scene = Scene(clock)
      gone = scene
      let property = Property<Scene, Double>(read: { $0.x }, write: { $0.x = $1 })
      try scene.animator.add(
        PropertyAnimation(property, motion: try EasedCourse(from: 0, to: 1, duration: 1)), to: scene)
      clock.tick(at: 0)
    }
    try setUp()
    clock.tick(at: 0.1)
    #expect(gone == nil)
    #expect(!clock.isRunning)
  }

  @Test("a new object in the place of an old one has none of its animations")
  func reusedPlace() throws {
    let animator = Animator()
    var stops = 0
    for _ in 0..<100 {
      let dial = Dial()
      #expect(animator.keys(of: dial).isEmpty)
      let animation = try LinearDialAnimation.linear()
      animation.onStop = { _ in stops += 1 }
      try animator.add(animation, to: dial, forKey: "turn")
      #expect(animator.keys(of: dial) == ["turn"])
    }
    try animator.advance(to: 0)
    #expect(stops == 100)
    #expect(animator.count == 0)
  }

  @Test("keys are per object and in order; without a key any number")
  func keys() throws {
    let animator = Animator()
    let (first, second) = (Dial(), Dial())
    for key in ["b", "a", nil, "c", nil] { try animator.add(try LinearDialAnimation.linear(), to: first, forKey: key) }
    try animator.add(try LinearDialAnimation.linear(), to: second, forKey: "a")
    #expect(animator.keys(of: first) == ["b", "a", "c"])
    #expect(animator.animations(of: first).count == 5)
    animator.removeAll(of: first)
    #expect(animator.keys(of: first).isEmpty)
    #expect(animator.keys(of: second) == ["a"])
    animator.remove(forKey: "none", of: second)
    #expect(animator.count == 1)
  }

  @Test("a million additions and removals leave nothing behind", .timeLimit(.minutes(1)))
  func aMillion() throws {
    let animator = Animator()
    let dial = Dial()
    let animation = try LinearDialAnimation.linear()
    var stops = 0
    animation.onStop = { _ in stops += 1 }
    for _ in 0..<1_000_000 {
      try animator.add(animation, to: dial, forKey: "turn")
      animator.remove(animation)
    }
    #expect(stops == 1_000_000)
    #expect(animator.count == 0)
    try animator.advance(to: 0)
    #expect(dial.written.isEmpty)
  }
}
