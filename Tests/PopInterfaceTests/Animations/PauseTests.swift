import MotionEngine
import PopInterface
import Testing

@Suite("Pausing in Pop's words")
struct PauseTests {
  let animator = PopAnimator()
  let slab = Slab()
  let log = EventLog()

  @Test("paused says whether the time stands still: before the start, held, running, at the end")
  func reading() throws {
    let animation = linear()
    #expect(animation.paused)
    try animator.add(animation, to: slab)
    #expect(animation.paused)
    try animator.renderTime(0)
    #expect(!animation.paused)
    animation.paused = true
    #expect(animation.paused)
    animation.paused = false
    #expect(!animation.paused)
    try animator.render(at: [1])
    #expect(animation.paused)
  }

  /// facebookarchive/pop#214
  @Test("paused before it is added, or before its first frame, it is held", arguments: [true, false])
  func heldFromTheBeginning(beforeAdding: Bool) throws {
    let animation = linear()
    log.attach(to: animation)
    if beforeAdding { animation.paused = true }
    try animator.add(animation, to: slab)
    animation.paused = true
    try animator.render(at: [0, 5])
    #expect(slab.xs.isEmpty)
    #expect(log.heard.isEmpty)
    animation.paused = false
    try animator.render(at: [10, 10.5])
    #expect(slab.xs == [0, 50])
    #expect(log.ends == ["start"])
  }

  /// facebookarchive/pop#410 and #353
  @Test("a pause is not counted: a basic animation goes on where it was, without a second start")
  func basic() throws {
    let animation = linear()
    log.attach(to: animation)
    try animator.add(animation, to: slab)
    try animator.render(at: [0, 0.4])
    animation.paused = true
    try animator.render(at: [1, 10.4])
    #expect(slab.xs == [0, 40])
    animation.paused = false
    try animator.render(at: [10.5, 11])
    expectClose(slab.xs[2], 50, .rounding, "0.1 s after the resume")
    #expect(slab.x == 100)
    #expect(log.ends == ["start", "reach", "stop true"])
  }

  @Test("a spring keeps its velocity through pauses of any length: the same values in the same active time")
  func springThroughPauses() throws {
    let (paused, through) = (spring(), spring())
    let (other, second) = (PopAnimator(), Slab())
    try animator.add(paused, to: slab)
    try other.add(through, to: second)
    var clock = 0.0
    for frame in 0..<40 {
      try animator.renderTime(clock)
      try other.renderTime(Double(frame) * 0.015625)
      #expect(slab.x == second.x, "frame \(frame)")
      #expect(paused.velocity == through.velocity, "frame \(frame)")
      if frame % 5 == 2 {
        paused.paused = true
        clock += 0.75 * Double(frame)
        try animator.renderTime(clock)
        paused.paused = false
      }
      clock += 0.015625
    }
  }

  @Test("a pause does not move a begin time, which is absolute")
  func pauseBeforeBegin() throws {
    let animation = linear()
    animation.beginTime = 5
    try animator.add(animation, to: slab)
    try animator.renderTime(0)
    animation.paused = true
    try animator.renderTime(3)
    animation.paused = false
    try animator.render(at: [4, 5, 5.5])
    #expect(slab.xs == [0, 50])
  }

  @Test("paused and kept ones need no frames")
  func idle() throws {
    let clock = ManualClock()
    let animator = PopAnimator(clock: clock)
    let animation = linear()
    animation.removedOnCompletion = false
    try animator.add(animation, to: slab)
    #expect(clock.isRunning)
    clock.tick(at: 0)
    animation.paused = true
    #expect(!clock.isRunning)
    #expect(animator.isDisplayLinkPaused)
    animation.paused = false
    #expect(clock.isRunning)
    clock.tick(at: 10)
    clock.tick(at: 11)
    #expect(!clock.isRunning)
    #expect(animation.isAttached)
    animation.toValue = 50
    #expect(clock.isRunning)
  }

  @Test("set going again at its end, one that is kept runs from its start")
  func again() throws {
    let animation = linear()
    animation.removedOnCompletion = false
    log.attach(to: animation)
    try animator.add(animation, to: slab)
    try animator.render(at: [0, 1])
    animation.paused = false
    try animator.render(at: [2, 2.5, 3])
    #expect(slab.xs == [0, 100, 0, 50, 100])
    #expect(log.ends == ["start", "reach", "stop true", "start", "reach", "stop true"])
  }
}
