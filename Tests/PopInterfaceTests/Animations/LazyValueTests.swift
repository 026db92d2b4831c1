import MotionEngine
import PopInterface
import Testing

@Suite("Values that are read from the object")
struct LazyValueTests {
  let animator = PopAnimator()
  let slab = Slab()

  @Test("nothing is read before the start; at the start both are there")
  func delayed() throws {
    let animation = spring(100, nil)
    animation.beginTime = 0.3
    slab.x = 7
    try animator.add(animation, to: slab)
    try animator.render(at: [0.1, 0.2])
    #expect(animation.toValue == nil)
    slab.x = 40
    try animator.renderTime(0.4)
    #expect(animation.fromValue == 100)
    #expect(animation.toValue == 40)
  }

  @Test("set to nil while it runs, the start is read again")
  func readAgain() throws {
    let animation = spring(100, 400)
    try animator.add(animation, to: slab)
    try animator.render(at: [0, 0.05])
    let shown = slab.x
    animation.fromValue = nil
    animation.toValue = 200
    #expect(animation.fromValue == shown)
    #expect(animation.toValue == 200)
    try animator.renderTime(0.05)
    #expect(slab.x == shown)
  }

  @Test("what was read is seen during the run and read anew in the next")
  func notKept() throws {
    let animation = spring(nil, 100)
    slab.x = 20
    try animator.add(animation, to: slab)
    try animator.renderTime(0)
    #expect(animation.fromValue == 20)
    try animator.renderTime(5)
    slab.x = 60
    slab.xs = []
    try animator.add(animation, to: slab)
    try animator.renderTime(6)
    #expect(animation.fromValue == 60)
    #expect(slab.xs == [60])
  }

  @Test("a spring with a start alone goes to where the object is; with a velocity alone it comes back")
  func oneOfThem() throws {
    slab.x = 30
    try animator.add(spring(0, nil), to: slab)
    try animator.render(at: [0, 5])
    #expect(slab.x == 30)
    let kick = SlabSpring(Slab.xProperty)
    kick.velocity = 1000
    try animator.add(kick, to: slab)
    try animator.render(at: [6, 6.1])
    expectClose(slab.x, 48.006423482458447, Tolerance(relative: 1e-14), "on its way, mpmath")
    try animator.renderTime(20)
    #expect(slab.x == 30)
  }

  @Test("the same animation on a second object, one after the other")
  func reused() throws {
    let animation = linear(100, 200)
    for _ in 0..<2 {
      let (object, log) = (Slab(), EventLog())
      log.attach(to: animation)
      try animator.add(animation, to: object)
      let now = animator.time + 1
      try animator.render(at: [now, now + 0.25, now + 1])
      #expect(object.xs == [100, 125, 200])
      #expect(log.ends == ["start", "reach", "stop true"])
    }
  }

  @Test("a velocity, like a start, is there again in the next run", arguments: [true, false])
  func velocityIsRestored(ofSpring: Bool) throws {
    let animation: any PopTargetedAnimation<Slab>
    if ofSpring {
      let kick = SlabSpring(Slab.xProperty)
      kick.velocity = 1000
      animation = kick
    } else {
      animation = decay(1000, from: nil)
    }
    var ways: [Double] = []
    for _ in 0..<2 {
      slab.x = 0
      let now = animator.time + 1
      try animator.add(animation, to: slab)
      try animator.render(at: [now, now + 0.125])
      ways.append(slab.x)
      try animator.renderTime(now + 100)
    }
    #expect(ways[0] > 10)
    #expect(ways[0] == ways[1])
  }
}
