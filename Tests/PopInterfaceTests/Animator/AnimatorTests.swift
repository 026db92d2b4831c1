import MotionEngine
import PopInterface
import Testing

@Suite("Pop's animator")
struct AnimatorTests {
  let animator = PopAnimator()
  let slab = Slab()
  let log = EventLog()

  @Test("keys: in the order of adding, one gone after its removal, others untouched")
  func keys() throws {
    let other = Slab()
    try animator.add(linear(), to: slab, forKey: "b")
    try animator.add(linear(), to: slab, forKey: "a")
    try animator.add(linear(), to: other, forKey: "a")
    #expect(animator.animationKeys(of: slab) == ["b", "a"])
    animator.removeAnimation(forKey: "b", of: slab)
    #expect(animator.animationKeys(of: slab) == ["a"])
    animator.removeAllAnimations(of: slab)
    #expect(animator.animationKeys(of: slab).isEmpty)
    #expect(animator.animationKeys(of: other) == ["a"])
    #expect(animator.animation(forKey: "a", of: slab) == nil)
    #expect(animator.animation(forKey: "a", of: other) != nil)
  }

  @Test("the same calls on the object itself")
  func onTheObject() throws {
    let animation = linear()
    try animator[slab].add(animation, forKey: "x")
    #expect(animator[slab].animationKeys == ["x"])
    #expect(animator[slab].animation(forKey: "x") === animation)
    animator[slab].removeAnimation(forKey: "x")
    #expect(animator[slab].animationKeys.isEmpty)
    try animator[slab].add(linear())
    animator[slab].removeAllAnimations()
    #expect(animator.animations(of: slab).isEmpty)
  }

  @Test("without keys any number of them run at once, and removing no key does nothing")
  func withoutKeys() throws {
    for _ in 0..<3 { try animator.add(linear(), to: slab) }
    #expect(animator.animations(of: slab).count == 3)
    animator.removeAnimation(forKey: nil, of: slab)
    #expect(animator.animations(of: slab).count == 3)
  }

  @Test("the same animation under the same key again changes nothing")
  func sameAgain() throws {
    let animation = linear()
    log.attach(to: animation)
    try animator.add(animation, to: slab, forKey: "x")
    try animator.render(at: [0, 0.5])
    try animator.add(animation, to: slab, forKey: "x")
    try animator.renderTime(0.75)
    #expect(slab.xs == [0, 50, 75])
    #expect(log.ends == ["start"])
  }

  /// facebookarchive/pop#360
  @Test("one animation on two objects, or under two keys, is refused")
  func twice() throws {
    let animation = linear()
    let other = Slab()
    try animator.add(animation, to: slab, forKey: "x")
    #expect(throws: PopError.alreadyAttached) { try animator.add(animation, to: other, forKey: "x") }
    #expect(throws: PopError.alreadyAttached) { try animator.add(animation, to: slab, forKey: "y") }
    #expect(throws: PopError.alreadyAttached) { try PopAnimator().add(animation, to: slab, forKey: "x") }
    let copy = animation.copy()
    try animator.add(copy, to: other, forKey: "x")
    animator.removeAnimation(forKey: "x", of: slab)
    #expect(copy.isAttached)
  }

  @Test("added and all removed in one turn: a start and a stop, and no write ever")
  func addedAndRemoved() throws {
    let animation = linear()
    log.attach(to: animation)
    try animator.add(animation, to: slab)
    animator.removeAllAnimations(of: slab)
    try animator.render(at: [0, 1])
    #expect(log.heard == ["start", "stop false"])
    #expect(slab.xs.isEmpty)
  }

  @Test("a frame: will animate, the animations, the observers in order, did animate")
  func frameOrder() throws {
    final class Watcher: PopAnimatorDelegate, PopAnimatorObserver {
      let name: String
      let log: EventLog
      init(_ name: String, _ log: EventLog) {
        self.name = name
        self.log = log
      }
      func animatorWillAnimate(_ animator: PopAnimator) { log.hear("will") }
      func animatorDidAnimate(_ animator: PopAnimator) { log.hear("\(name) did") }
    }
    let delegate = Watcher("delegate", log)
    animator.delegate = delegate
    let (first, second) = (Watcher("first", log), Watcher("second", log))
    animator.addObserver(first)
    animator.addObserver(second)
    animator.addObserver(first)
    let animation = linear()
    log.attachBlocks(to: animation)
    try animator.add(animation, to: slab)
    try animator.renderTime(0)
    #expect(log.heard == ["will", "start", "apply", "first did", "second did", "delegate did"])
    animator.removeObserver(first)
    log.heard = []
    try animator.renderTime(0.5)
    #expect(log.heard == ["will", "apply", "second did", "delegate did"])
  }

  @Test("frames are asked for while something runs or someone observes, and only then")
  func displayLink() throws {
    final class Nobody: PopAnimatorObserver { func animatorDidAnimate(_ animator: PopAnimator) {} }
    let clock = ManualClock()
    let animator = PopAnimator(clock: clock)
    #expect(!clock.isRunning)
    let observer = Nobody()
    animator.addObserver(observer)
    #expect(clock.isRunning)
    #expect(!animator.isDisplayLinkPaused)
    clock.tick(at: 1)
    animator.removeObserver(observer)
    #expect(!clock.isRunning)
    try animator.add(linear(), to: slab)
    #expect(clock.isRunning)
    clock.run(until: 4, framesPerSecond: 4)
    #expect(!clock.isRunning)
    #expect(slab.xs == [0, 25, 50, 75, 100])
  }

  @Test("the period of the frames where the clock says it")
  func refreshPeriod() throws {
    #expect(PopAnimator().refreshPeriod == 0)
    #expect(PopAnimator(clock: ManualClock()).refreshPeriod == 0)
    let clock = try DispatchFrameClock(framesPerSecond: 60)
    expectClose(PopAnimator(clock: clock).refreshPeriod, sixty, Tolerance(absolute: 1e-15), "60 a second")
  }

  @Test("slow motion: the time goes on at the fraction, and what is lost stays lost")
  func slowMotion() throws {
    #expect(animator.dragCoefficient == 1)
    try animator.add(linear(), to: slab)
    try animator.render(at: [10, 10.25])
    try animator.setDragCoefficient(5)
    try animator.render(at: [10.25, 11.5])
    expectClose(slab.x, 50, .rounding, "a fifth as fast")
    expectClose(animator.time, 10.5, .rounding, "the slowed time")
    try animator.setDragCoefficient(1)
    try animator.render(at: [11.5, 11.75])
    expectClose(slab.x, 75, .rounding, "at full speed from there on")
    let late = linear()
    late.beginTime = 11
    let other = Slab()
    try animator.add(late, to: other)
    try animator.renderTime(11.99)
    #expect(other.xs.isEmpty)
    try animator.renderTime(12.01)
    #expect(other.xs == [0])
    for bad in [0.5, 0, -1, .nan, .infinity] {
      #expect(throws: PopError.self) { try animator.setDragCoefficient(bad) }
    }
    #expect(animator.dragCoefficient == 1)
  }

  @Test("slow motion from the beginning, driven by a clock")
  func slowClock() throws {
    let clock = ManualClock()
    let animator = PopAnimator(clock: clock)
    try animator.setDragCoefficient(4)
    try animator.add(linear(), to: slab)
    for time in [100.0, 102, 104] { clock.tick(at: time) }
    #expect(slab.xs == [0, 50, 100])
    #expect(!clock.isRunning)
  }

  @Test("the animator is released while animations are attached: each is told its stop")
  func released() throws {
    let animation = linear()
    log.attach(to: animation)
    do {
      let short = PopAnimator()
      try short.add(animation, to: slab, forKey: "x")
      try short.renderTime(0)
    }
    #expect(log.ends == ["start", "stop false"])
    #expect(!animation.isAttached)
    try animator.add(animation, to: slab)
  }

  @Test("an animation without other owners lives until its completion, and no longer")
  func ownership() throws {
    weak var weakly: SlabBasic?
    var stopped = false
    do {
      let animation = linear()
      animation.completionBlock = { _, _ in stopped = true }
      weakly = animation
      try animator.add(animation, to: slab)
    }
    try animator.render(at: [0, 0.5])
    #expect(weakly != nil)
    try animator.render(at: [1, 2])
    #expect(stopped)
    #expect(weakly == nil)
  }
}
