import MotionEngine
import PlatformSprings
import PopInterface
import Testing

@Suite("Pop's spring")
struct SpringTests {
  let animator = PopAnimator()
  let slab = Slab()
  let log = EventLog()

  struct Words: Sendable {
    let bounciness, speed, tension, friction, ratio: Double
    let digits: [Int]
  }

  static let published = [
    Words(
      bounciness: 4, speed: 12, tension: 342.100588235, friction: 30.486979648, ratio: 0.824152337, digits: [9, 9, 9]),
    Words(
      bounciness: 0, speed: 12, tension: 342.100588235, friction: 36.925880917, ratio: 0.998214694, digits: [9, 9, 9]),
    Words(bounciness: 0, speed: 0, tension: 87.21, friction: 5.7770125, ratio: 0.309307299, digits: [9, 9, 9]),
    Words(
      bounciness: 8, speed: 12, tension: 342.100588235, friction: 24.684019245, ratio: 0.667281324, digits: [9, 9, 9]),
    Words(
      bounciness: 12, speed: 5, tension: 193.414411765, friction: 14.253680196, ratio: 0.5124513, digits: [9, 9, 7]),
    Words(
      bounciness: 20, speed: 12, tension: 342.100588235, friction: 11.090783233, ratio: 0.299816349, digits: [9, 9, 9]),
    Words(
      bounciness: 4, speed: 20, tension: 512.027647059, friction: 37.120740666, ratio: 0.820238087, digits: [9, 9, 9]),
  ]

  @Test("bounciness and speed become the published constants, in either order", arguments: published)
  func conversion(_ row: Words) throws {
    let (first, second) = (SlabSpring(Slab.xProperty), SlabSpring(Slab.xProperty))
    first.springBounciness = row.bounciness
    first.springSpeed = row.speed
    second.springSpeed = row.speed
    second.springBounciness = row.bounciness
    for animation in [first, second] {
      expectClose(animation.dynamicsTension, row.tension, .printed(row.digits[0]), "tension")
      expectClose(animation.dynamicsFriction, row.friction, .printed(row.digits[1]), "friction")
      #expect(animation.dynamicsMass == 1)
      let ratio = animation.dynamicsFriction / (2 * animation.dynamicsTension.squareRoot())
      expectClose(ratio, row.ratio, .printed(row.digits[2]), "ratio")
    }
    let back = try PopDynamics(tension: first.dynamicsTension, friction: first.dynamicsFriction).bouncinessAndSpeed()
    expectClose(back.bounciness, row.bounciness, Tolerance(absolute: 1e-9, relative: 1e-9), "bounciness back")
    expectClose(back.speed, row.speed, Tolerance(absolute: 1e-9, relative: 1e-9), "speed back")
  }

  @Test("the way back from (240, 25), and from more friction than does not bounce")
  func wayBack() throws {
    let back = try PopDynamics(tension: 240, friction: 25).bouncinessAndSpeed()
    expectClose(back.bounciness, 4.2195117763, .printed(10), "bounciness")
    expectClose(back.speed, 7.1932040045, .printed(10), "speed")
    #expect(try PopDynamics(tension: 240, friction: 60).bouncinessAndSpeed().bounciness < 0)
    #expect(throws: PopError.self) { try PopDynamics(tension: 240, friction: 0).bouncinessAndSpeed() }
  }

  @Test("without bounciness it is never quite critical, and bounces at low speed")
  func noBounciness() {
    let rows = [
      (0.0, 0.309), (1, 0.664), (2, 0.802), (4, 0.928), (8, 0.991), (12, 0.998), (16, 0.999), (20, 0.995),
    ]
    for (speed, ratio) in rows {
      let words = PopDynamics(bounciness: 0, speed: speed)
      expectClose(
        words.friction / (2 * words.tension.squareRoot()), ratio, Tolerance(absolute: 1e-3), "speed \(speed)")
    }
  }

  @Test("a constant set by itself overrides that one; a word set afterwards takes all three again")
  func overriding() {
    let animation = SlabSpring(Slab.xProperty)
    animation.dynamicsMass = 3
    animation.dynamicsTension = 500
    #expect(animation.dynamicsMass == 3)
    #expect(animation.dynamicsTension == 500)
    expectClose(animation.dynamicsFriction, 30.486979648, .printed(9), "friction stays")
    #expect(animation.springBounciness == 4)
    #expect(animation.springSpeed == 12)
    animation.springSpeed = 12
    #expect(animation.dynamicsMass == 1)
    expectClose(animation.dynamicsTension, 342.100588235, .printed(9), "tension again")
    animation.dynamicsFriction = 11
    animation.springBounciness = 4
    expectClose(animation.dynamicsFriction, 30.486979648, .printed(9), "friction again")
  }

  @Test("the default spring's way: the published closed form, and mpmath's")
  func trajectory() throws {
    let rows: [(Double, Double, Double, Double)] = [
      (0.05, 25.62818037, 25.628180373226103, 762.20769263586209),
      (0.10, 61.67048078, 61.670480775654647, 616.00080653628479),
      (0.15, 85.21827359, 85.218273593849106, 331.85890028052634),
      (0.20, 96.40045095, 96.400450948333701, 134.05958916116905),
      (0.25, 100.30982723, 100.30982723033837, 36.077726377361748),
      (0.40, 100.39577425, 100.39577425354854, -6.3650030372128674),
    ]
    let animation = spring()
    try animator.add(animation, to: slab)
    try animator.renderTime(0)
    for (time, published, exact, velocity) in rows {
      try animator.renderTime(time)
      expectClose(slab.x, published, .printed(8), "published x(\(time))")
      expectClose(slab.x, exact, Tolerance(relative: 1e-14), "x(\(time))")
      expectClose(animation.velocity, velocity, Tolerance(relative: 1e-12), "v(\(time))")
    }
  }

  @Test("overshoot and peak time at speed 12")
  func overshoot() throws {
    let rows = [
      (4.0, 1.0342, 0.2999), (8, 5.9929, 0.2280), (12, 14.2107, 0.1999), (16, 24.8566, 0.1858), (20, 37.2574, 0.1780),
    ]
    for (bounciness, percent, peakTime) in rows {
      let animation = spring()
      animation.springBounciness = bounciness
      slab.xs = []
      try animator.add(animation, to: slab)
      try animator.render(0.5, step: 1.0 / 8192, from: animator.time + 1)
      animator.removeAllAnimations(of: slab)
      let most = slab.xs.max() ?? 0
      expectClose(most - 100, percent, Tolerance(absolute: 1e-4), "overshoot at \(bounciness)")
      let index = Double(slab.xs.firstIndex(of: most) ?? 0)
      expectClose(index / 8192, peakTime, Tolerance(absolute: 2e-4), "peak at \(bounciness)")
    }
  }

  @Test("it rests at the first frame after it has left the band for the last time")
  func restFrame() throws {
    let animation = spring()
    // Half the threshold is 0.5, a thousandth of the way 0.1: left last at 0.46756776601457435 (mpmath).
    expectClose(animation.settlingTime, 0.46756776601457435, Tolerance(relative: 1e-13), "the band of 0.1")
    try animator.add(animation, to: slab)
    try animator.render(1, step: sixty)
    #expect(slab.xs.count == 30)
    #expect(slab.x == 100)
    #expect((slab.xs[28] - 100).magnitude > 0.1)
  }

  /// facebookarchive/pop#106
  @Test("a small way is not swallowed by the threshold: the same shape as a large one", arguments: [1e-9, 0.4, 1, 1e9])
  func scale(way: Double) throws {
    let animation = spring(0, way)
    animation.threshold = 1e300
    #expect(animation.settlingTime.map { ($0 - 0.46756776601457435).magnitude < 1e-12 } == true)
    try animator.add(animation, to: slab)
    try animator.render(at: [0, 0.1])
    expectClose(slab.x, 0.61670480775654647 * way, Tolerance(relative: 1e-14), "x(0.1)")
    #expect(animation.isAttached)
  }

  struct PopRow: Sendable {
    let way, threshold: Double
    let frame: Int
  }

  @Test(
    "by Pop's own rule it ends where that rule, asked about the exact motion, says",
    arguments: [(100.0, 1.0), (50, 1), (5, 1), (1000, 1), (1, 0.01), (1, 1), (0.4, 1)])
  func popsRule(way: Double, threshold: Double) throws {
    let animation = spring(0, way)
    animation.threshold = threshold
    animation.restRule = .pop
    try animator.add(animation, to: slab)
    try animator.render(3, step: sixty)
    let expected = PopRest(threshold: threshold).firstFrame(
      of: try PopSpring().spring(), from: SpringState(displacement: -way), frameDuration: sixty)
    #expect(slab.xs.count - 1 == expected)
    #expect(slab.x == way)
    #expect(!animation.isAttached)
  }

  @Test("by Pop's own rule 0 to 0.4 ends on the very first frame, and 0 to 1 with a jump")
  func popsRuleSwallows() throws {
    for (way, frames) in [(0.4, 1), (1, 10)] {
      let animation = spring(0, way)
      animation.restRule = .pop
      slab.xs = []
      try animator.add(animation, to: slab)
      try animator.render(1, step: sixty, from: animator.time + 1)
      #expect(slab.xs.count <= frames, "0 to \(way)")
      #expect(slab.x == way)
    }
  }

  @Test(
    "with a velocity of 100 and hardly any bounce it is there within a second; also rounded, also with its end closed")
  func convergence() throws {
    for (rounding, mode) in [(0.0, PopClampMode.none), (1, .none), (1, .end)] {
      let (animation, log) = (spring(), EventLog())
      animation.velocity = 100
      animation.springBounciness = 0.5
      animation.roundingFactor = rounding
      animation.clampMode = mode
      slab.xs = []
      log.attach(to: animation)
      try animator.add(animation, to: slab)
      try animator.render(1, step: sixty, from: animator.time + 1)
      #expect(log.count("stop true") == 1)
      #expect(slab.x == 100)
      #expect(slab.xs.count { ($0 - 100).magnitude < 1 } < 13)
    }
  }

  @Test("kept at its end it stays attached")
  func kept() throws {
    let animation = spring(0, 5)
    animation.removedOnCompletion = false
    log.attach(to: animation)
    try animator.add(animation, to: slab, forKey: "x")
    try animator.render(20, step: sixty)
    #expect(log.ends == ["start", "reach", "stop true"])
    #expect(animator.animationKeys(of: slab) == ["x"])
    #expect(animation.velocity == 0)
  }

  @Test("a rectangle and insets end exactly at their targets")
  func composite() throws {
    let frame = try PopSpringAnimation<Slab, Rect2D>(.viewFrame, of: Slab.self)
    frame.toValue = Rect2D(x: 100, y: 200, width: 200, height: 400)
    frame.velocity = Rect2D(x: 1000, y: 1000, width: 1000, height: 1000)
    let insets = try PopSpringAnimation<Slab, Insets2D>(.scrollViewContentInset, of: Slab.self)
    insets.toValue = Insets2D(top: 100, left: 200, bottom: 200, right: 400)
    insets.velocity = Insets2D(top: 1000, left: 1000, bottom: 1000, right: 1000)
    try animator.add(frame, to: slab)
    try animator.add(insets, to: slab)
    try animator.render(3, step: sixty)
    #expect(slab.frame == Rect2D(x: 100, y: 200, width: 200, height: 400))
    #expect(slab.insets == Insets2D(top: 100, left: 200, bottom: 200, right: 400))
  }

  @Test("from and to 0 with a velocity it ends at 0; reached is told at once, as the value is the target")
  func kick2D() throws {
    let animation = PopSpringAnimation<Slab, Point2D>(Slab.positionProperty)
    animation.fromValue = .zero
    animation.toValue = .zero
    animation.velocity = Point2D(x: 1000, y: 1000)
    log.attach(to: animation)
    try animator.add(animation, to: slab)
    try animator.render(3, step: sixty)
    #expect(slab.position == .zero)
    #expect(log.heard.prefix(3) == ["start", "reach", "apply"])
    #expect((slab.positions.map(\.x).max() ?? 0) > 10)
  }

  @Test("a component without a way does not hold reached back")
  func reachedWithAStillComponent() throws {
    let animation = PopSpringAnimation<Slab, Point2D>(Slab.positionProperty)
    animation.fromValue = Point2D(x: 0, y: 5)
    animation.toValue = Point2D(x: 100, y: 5)
    var reached: Double?
    animation.animationDidReachToValueBlock = { [animator] _ in reached = animator.time }
    try animator.add(animation, to: slab)
    try animator.render(1, step: sixty)
    // It is crossed at 0.24242 s: frame 15 of 60 is the first after it.
    expectClose(reached, 15 * sixty, Tolerance(absolute: 1e-12), "reached")
  }

  @Test("undamped it runs for ever and keeps its amplitude")
  func undamped() throws {
    let animation = spring()
    animation.dynamicsFriction = 0
    #expect(animation.settlingTime == .infinity)
    try animator.add(animation, to: slab)
    try animator.render(50, step: 0.01)
    #expect(animation.isAttached)
    expectClose(slab.xs.max(), 200, Tolerance(absolute: 0.5), "the largest")
  }

  @Test("heavy constants on an opacity move and end")
  func heavy() throws {
    let animation = try PopSpringAnimation<Slab, Double>(.layerOpacity, of: Slab.self)
    animation.dynamicsTension = 990
    animation.dynamicsFriction = 230
    animation.dynamicsMass = 1
    animation.toValue = 0
    try animator.add(animation, to: slab)
    try animator.render(at: [0, 0.1])
    #expect(slab.opacity > 0.5 && slab.opacity < 1)
    try animator.renderTime(10)
    #expect(slab.opacity == 0)
  }

  @Test("the share of the way goes by the nearer end, beyond 1 past the target, and is exact at both ends")
  func progress() throws {
    let animation = spring()
    try animator.add(animation, to: slab)
    #expect(animation.progress == 0)
    try animator.renderTime(0)
    #expect(animation.progress == 0)
    try animator.renderTime(0.05)
    expectClose(animation.progress, 0.25628180373226103, Tolerance(relative: 1e-13), "near the start, mpmath")
    try animator.renderTime(0.25)
    expectClose(animation.progress, 1.0030982723033837, Tolerance(relative: 1e-13), "beyond the target, mpmath")
    try animator.renderTime(5)
    #expect(animation.progress == 1)
  }

  @Test("by Pop's own rule and rounded it ends when two frames wrote exactly the target, or when it is slow and near")
  func popsRuleRounded() throws {
    let animation = spring()
    animation.restRule = .pop
    animation.roundingFactor = 1
    try animator.add(animation, to: slab)
    try animator.render(2, step: sixty)
    #expect(slab.xs.allSatisfy { $0 == $0.rounded() })
    #expect(slab.x == 100)
    #expect(slab.xs.count < 30)
    #expect(!animation.isAttached)
  }
}
