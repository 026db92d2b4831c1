import MotionEngine
import PopInterface
import Testing

@Suite("Repeating in Pop's words")
struct RepeatTests {
  let animator = PopAnimator()
  let slab = Slab()
  let log = EventLog()

  @Test("without reversing it runs max(1, n) times and ends at the target", arguments: [0, 1, 4])
  func plain(count: Int) throws {
    let animation = linear()
    animation.repeatCount = count
    log.attach(to: animation)
    try animator.add(animation, to: slab)
    try animator.render(Double(max(1, count)) + 1, step: 0.25)
    #expect(slab.x == 100)
    #expect(log.count("start") == max(1, count))
    #expect(log.count("stop false") == max(1, count) - 1)
    #expect(log.count("stop true") == 1)
    #expect(slab.xs.count == 4 * max(1, count) + 1)
  }

  @Test("with reversing 2n legs, 2n − 1 of them after another, and it ends at the start", arguments: [0, 1, 4])
  func reversing(count: Int) throws {
    let animation = linear()
    animation.repeatCount = count
    animation.autoreverses = true
    animation.tracer.start()
    log.attach(to: animation)
    try animator.add(animation, to: slab)
    try animator.render(Double(2 * max(1, count)) + 1, step: 0.25)
    #expect(slab.x == 0)
    #expect(animation.tracer.events(of: .autoreversed).count == 2 * max(1, count) - 1)
    #expect(log.count("start") == 2 * max(1, count))
    #expect(log.count("stop true") == 1)
    #expect(slab.xs.prefix(9) == [0, 25, 50, 75, 100, 75, 50, 25, 0])
    #expect(animation.fromValue == 0)
    #expect(animation.toValue == 100)
    #expect(animation.repeatCount == count)
  }

  @Test("count and reversing may be set in either order, and reversing be switched off again")
  func setterOrder() throws {
    let (first, second, third) = (linear(), linear(), linear())
    first.repeatCount = 4
    first.autoreverses = true
    second.autoreverses = true
    second.repeatCount = 4
    third.repeatCount = 4
    third.autoreverses = true
    third.autoreverses = false
    for (animation, legs) in [(first, 8), (second, 8), (third, 4)] {
      let log = EventLog()
      log.attach(to: animation)
      #expect(animation.repeatCount == 4)
      try animator.add(animation, to: slab)
      try animator.render(10, step: 0.5, from: animator.time + 1)
      #expect(log.count("start") == legs)
    }
  }

  @Test("a negative count is ignored")
  func negative() {
    let animation = linear()
    animation.repeatCount = 3
    animation.repeatCount = -1
    #expect(animation.repeatCount == 3)
    animation.repeatCount = Int.max
    animation.autoreverses = true
    #expect(animation.repeatCount == Int.max)
  }

  @Test("the time left over at a leg's end goes to the next, at any frame rate, for ever")
  func carries() throws {
    let animation = linear()
    animation.duration = 0.1
    animation.repeatForever = true
    animation.autoreverses = true
    try animator.add(animation, to: slab)
    try animator.render(at: [0, 0.13])
    expectClose(slab.x, 70, Tolerance(absolute: 1e-12), "0.03 s into the way back")
    try animator.renderTime(0.27)
    expectClose(slab.x, 70, Tolerance(absolute: 1e-12), "0.07 s into the third leg")
    try animator.renderTime(100_000.05)
    // The clock's own rounding of 100000.05 is 7e-12 s, 1e-8 of the way.
    expectClose(slab.x, 50, Tolerance(absolute: 2e-8), "a million legs later")
    #expect(animation.isAttached)
  }

  /// facebookarchive/pop#328 and #131
  @Test("a kick is repeated with its velocity, and turned round on the way back")
  func kick() throws {
    let animation = SlabSpring(Slab.xProperty)
    animation.velocity = 1000
    animation.repeatCount = 1
    animation.autoreverses = true
    try animator.add(animation, to: slab)
    try animator.render(at: [0, 0.1])
    expectClose(slab.x, 18.006423482458447, Tolerance(relative: 1e-14), "x(0.1), mpmath")
    let leg = try #require(animation.settlingTime)
    try animator.render(at: [leg, leg + 0.1])
    expectClose(slab.x, -18.006423482458447, Tolerance(relative: 1e-13), "the mirror image")
    #expect(animation.velocity.map { $0 > 0 } == true)
    try animator.renderTime(2 * leg)
    #expect(slab.x == 0)
    #expect(!animation.isAttached)
  }

  @Test("a decay repeats from where it began, and comes back exactly to it when it reverses", arguments: [true, false])
  func decays(reverses: Bool) throws {
    let animation = decay(1000, from: 3)
    animation.repeatCount = 2
    animation.autoreverses = reverses
    try animator.add(animation, to: slab)
    let leg = animation.duration
    try animator.render(at: [0, 0.5])
    expectClose(slab.x, 318.61188382627771, Tolerance(relative: 1e-14), "there, mpmath")
    try animator.renderTime(leg + 0.5)
    let second = reverses ? 499.505 - 315.61188382627771 : 318.61188382627771
    expectClose(slab.x, second, Tolerance(relative: 1e-13), "the second leg, mpmath")
    try animator.renderTime(10 * leg)
    expectClose(slab.x, reverses ? 3 : 499.505, Tolerance(relative: reverses ? 0 : 1e-14), "the end")
  }

  @Test("an additive repetition adds its changes and does not pile up")
  func additive() throws {
    slab.x = 10
    slab.xs = []
    let animation = linear()
    animation.isAdditive = true
    animation.repeatCount = 3
    try animator.add(animation, to: slab)
    try animator.render(4, step: 0.25)
    #expect(slab.xs == [10, 35, 60, 85, 10, 35, 60, 85, 10, 35, 60, 85, 110])
  }

  @Test("added again, the same animation does the same again")
  func reused() throws {
    let animation = linear()
    animation.repeatCount = 1
    animation.autoreverses = true
    for _ in 0..<2 {
      slab.xs = []
      try animator.add(animation, to: slab)
      try animator.render(3, step: 0.5, from: animator.time + 1)
      #expect(slab.xs == [0, 50, 100, 50, 0])
    }
  }

  @Test("legs of no length are all over at once, where the last one ends", arguments: [true, false])
  func instant(reverses: Bool) throws {
    let animation = linear(5, 100, duration: 0)
    animation.repeatCount = 3
    animation.autoreverses = reverses
    log.attach(to: animation)
    try animator.add(animation, to: slab)
    try animator.renderTime(0)
    #expect(slab.xs == [reverses ? 5 : 100])
    #expect(log.count("start") == log.count("stop false") + log.count("stop true"))
    #expect(log.ends.last == "stop true")
  }

  @Test("a count lowered while it runs ends it with the present leg; a raised one lets it go on")
  func countWhileRunning() throws {
    let (shorter, longer) = (linear(), linear())
    shorter.repeatCount = 5
    try animator.add(shorter, to: slab)
    let object = Slab()
    try animator.add(longer, to: object)
    try animator.render(at: [0, 0.5])
    shorter.repeatCount = 1
    longer.repeatCount = 2
    try animator.renderTime(1)
    #expect(!shorter.isAttached)
    #expect(longer.isAttached)
    try animator.renderTime(2)
    #expect(!longer.isAttached)
    #expect(object.x == 100)
  }
}
