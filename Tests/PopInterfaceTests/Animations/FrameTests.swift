import MotionEngine
import PopInterface
import Testing

@Suite("Pop's frames")
struct FrameTests {
  let animator = PopAnimator()
  let slab = Slab()
  let log = EventLog()

  @Test("the first frame writes the start, however late it comes, and the last one exactly the target")
  func firstAndLast() throws {
    try animator.add(linear(7, 100.3), to: slab)
    try animator.render(at: [50.1, 50.6, 51.1, 51.2])
    #expect(slab.xs.first == 7)
    #expect(slab.xs.last == 100.3)
    #expect(slab.xs.count == 3)
  }

  @Test(
    "the begin time is absolute; the clock starts at the first frame that is not before it; nothing is written before")
  func beginTime() throws {
    let animation = linear()
    animation.beginTime = 10.3
    try animator.add(animation, to: slab)
    try animator.render(at: [10, 10.25])
    #expect(slab.xs.isEmpty)
    #expect(animation.paused)
    try animator.render(at: [10.5, 11])
    #expect(slab.xs == [0, 50])
    #expect(!animation.paused)
  }

  @Test("a begin time in the past starts at the first frame and does not catch up")
  func lateStart() throws {
    let animation = linear()
    animation.beginTime = 10
    try animator.add(animation, to: slab)
    try animator.render(at: [100, 100.25])
    #expect(slab.xs == [0, 25])
  }

  @Test("a one-second animation rendered at 0 and 1 starts and stops")
  func startAndStop() throws {
    let animation = PopBasicAnimation<Slab, Point2D>(Slab.positionProperty)
    animation.toValue = Point2D(x: 100, y: 100)
    animation.duration = 1
    animation.timingFunction = LinearTiming()
    log.attach(to: animation)
    try animator.add(animation, to: slab)
    try animator.render(1, step: 1)
    #expect(log.ends == ["start", "reach", "stop true"])
    #expect(slab.positions == [Point2D(), Point2D(x: 100, y: 100)])
  }

  @Test("without start, target and velocity it starts and stops in one frame where the object is")
  func noOperation() throws {
    slab.x = 100
    slab.xs = []
    let (spring, decay) = (SlabSpring(Slab.xProperty), SlabDecay(Slab.xProperty))
    for animation in [spring, decay] as [any PopTargetedAnimation<Slab>] {
      let log = EventLog()
      log.attach(to: animation)
      try animator.add(animation, to: slab)
      try animator.renderTime(animator.time + 1)
      #expect(log.ends == ["start", "reach", "stop true"])
      #expect(slab.xs == [100])
      slab.xs = []
    }
  }

  @Test("a clock that goes backwards stands still for that frame, and goes on from there")
  func backwards() throws {
    try animator.add(linear(), to: slab)
    try animator.render(at: [10, 10.5, 10.25, 10.5])
    #expect(slab.xs == [0, 50, 50, 75])
  }

  @Test("a stall of 30 s, and a day, are just time")
  func stall() throws {
    let animation = spring(0, 1000)
    log.attach(to: animation)
    try animator.add(animation, to: slab)
    try animator.render(at: [0, 0.01, 300])
    #expect(log.ends == ["start", "reach", "stop true"])
    #expect(slab.xs.count == 3)
    #expect(slab.x == 1000)
    let slow = spring(0, 100)
    slow.dynamicsFriction = 0
    try animator.add(slow, to: slab, forKey: "x")
    try animator.render(at: [300, 330, 86_730])
    // 100 (1 − cos √k t) with the default tension, mpmath.
    expectClose(slab.xs[4], 137.809_598_760_927, Tolerance(absolute: 1e-9), "after 30 s")
  }

  @Test("equal times give equal bits at any frame rate", arguments: [7.0, 30, 60, 144, 1000])
  func frameRate(rate: Double) throws {
    try animator.add(spring(), to: slab)
    var frame = 0.0
    while frame / rate < 0.25 {
      try animator.renderTime(frame / rate)
      frame += 1
    }
    try animator.renderTime(0.25)
    let (other, single) = (PopAnimator(), Slab())
    try other.add(spring(), to: single)
    try other.render(at: [0, 0.25])
    #expect(slab.x == single.x)
    expectClose(slab.x, 100.30982723033837, Tolerance(relative: 1e-15), "the motion at 0.25 s, mpmath")
  }
}
