import MotionEngine
import PlatformSprings
import PopInterface
import Testing

@Suite("Pop's decay")
struct DecayTests {
  let animator = PopAnimator()
  let slab = Slab()
  let log = EventLog()

  struct Row: Sendable {
    let velocity, deceleration, threshold, duration, end: Double
    let digits: (Int, Int)
  }

  static let published = [
    Row(velocity: 7223.021, deceleration: 0.998, threshold: 1, duration: 3.634156, end: 3601.792479, digits: (6, 6)),
    Row(velocity: 1000, deceleration: 0.998, threshold: 1, duration: 2.646509, end: 496.505, digits: (6, 3)),
    Row(velocity: 100, deceleration: 0.998, threshold: 1, duration: 1.496368, end: 47.405, digits: (6, 3)),
    Row(velocity: 1000, deceleration: 0.99, threshold: 1, duration: 0.527178, end: 98.505, digits: (6, 3)),
    Row(velocity: 1000, deceleration: 0.995, threshold: 1, duration: 1.057012, end: 198.005, digits: (6, 3)),
    Row(velocity: 1000, deceleration: 0.998, threshold: 0.01, duration: 4.946790, end: 498.97505, digits: (6, 5)),
    Row(velocity: 4, deceleration: 0.998, threshold: 1, duration: 0, end: 0, digits: (12, 12)),
  ]

  @Test("duration and end are known before it starts, and are the published ones", arguments: published)
  func ends(_ row: Row) throws {
    let animation = SlabDecay(Slab.xProperty)
    animation.velocity = row.velocity
    animation.deceleration = row.deceleration
    animation.threshold = row.threshold
    // facebookarchive/pop#37
    expectClose(animation.duration, row.duration, .printed(row.digits.0), "duration without a start")
    #expect(animation.toValue == nil)
    animation.fromValue = 0
    expectClose(animation.toValue, row.end, .printed(row.digits.1), "end")
    let expected = animation.toValue
    try animator.add(animation, to: slab)
    try animator.renderTime(0)
    #expect(animation.toValue == expected)
    try animator.renderTime(10)
    #expect(slab.x == expected)
    #expect(!animation.isAttached)
  }

  @Test("the published ends in single precision are met to its seven digits")
  func singlePrecision() {
    for (velocity, end) in [(7223.021, 3601.792236), (1000, 496.504822), (100, 47.404903)] {
      expectClose(decay(velocity).toValue, end, Tolerance(relative: 2.5e-6), "v \(velocity)")
    }
  }

  @Test("it is the sum over milliseconds: 499 for 1000 in the limit, and mpmath's values on the way")
  func perMillisecondSum() throws {
    let animation = decay(1000)
    animation.threshold = 1e-15
    expectClose(animation.toValue, 499, Tolerance(relative: 1e-14), "the limit")
    try animator.add(animation, to: slab)
    try animator.render(at: [0, 0.5])
    expectClose(slab.x, 315.61188382627771, Tolerance(relative: 1e-14), "x(0.5)")
    expectClose(animation.velocity, 367.51125485715891, Tolerance(relative: 1e-13), "v(0.5)")
    try animator.renderTime(1.25)
    expectClose(slab.x, 458.14199522595855, Tolerance(relative: 1e-14), "x(1.25)")
    expectClose(animation.velocity, 81.879769086255412, Tolerance(relative: 1e-13), "v(1.25)")
  }

  @Test("to either side it goes one way only, reaches its end and stops there", arguments: [7223.021, -7223.021])
  func oneWay(velocity: Double) throws {
    let animation = decay(velocity)
    log.attach(to: animation)
    var reached: Double?
    animation.animationDidReachToValueBlock = { [weak animation] _ in reached = animation?.currentValue }
    let end = try #require(animation.toValue)
    try animator.add(animation, to: slab)
    try animator.render(10, step: sixty)
    #expect(reached == end)
    #expect(slab.x == end)
    #expect(log.ends == ["start", "reach", "stop true"])
    // The first frame after 3.634156 s.
    #expect(slab.xs.count - 1 == 219)
    for (earlier, later) in zip(slab.xs, slab.xs.dropFirst()) { #expect((later - earlier) * velocity >= 0) }
    #expect(slab.xs.count { ($0 - end).magnitude < 1 } <= 13)
  }

  @Test("1000 is done at 2.65 s")
  func doneAt() throws {
    try animator.add(decay(1000), to: slab)
    try animator.render(4, step: sixty)
    #expect(slab.xs.count - 1 == 159)
  }

  @Test("it does not depend on how the time is cut", arguments: [1, 7, 60, 500])
  func frames(count: Int) throws {
    let animation = decay(1000)
    try animator.add(animation, to: slab)
    for frame in 0...count { try animator.renderTime(2.0 * Double(frame) / Double(count)) }
    let (other, single) = (PopAnimator(), Slab())
    try other.add(decay(1000), to: single)
    try other.render(at: [0, 2])
    #expect(slab.x == single.x)
  }

  @Test("of a point: as long as its fastest component, and each ends by itself")
  func twoComponents() throws {
    let point = PopDecayAnimation<Slab, Point2D>(Slab.positionProperty)
    point.fromValue = .zero
    point.velocity = Point2D(x: 7223.021, y: 7223.021)
    expectClose(point.duration, decay(7223.021).duration, Tolerance(absolute: 1e-12), "as the number")
    #expect(point.toValue?.x == decay(7223.021).toValue)
    #expect(point.toValue?.x == point.toValue?.y)
    let duration = point.duration
    for raised in [Point2D(x: 8223.021, y: 7223.021), Point2D(x: 7223.021, y: 8223.021)] {
      point.velocity = raised
      #expect(point.duration > duration)
    }
    point.velocity = Point2D(x: 0, y: 1000)
    expectClose(point.duration, 2.646509, .printed(6), "a still component has no say")
    #expect(point.toValue?.x == 0)
  }

  @Test("of rectangles: equal components stay equal, slower ones stay behind")
  func rectangle() throws {
    let animation = try PopDecayAnimation<Slab, Rect2D>(.viewFrame, of: Slab.self)
    animation.fromValue = .zero
    animation.velocity = Rect2D(x: 100, y: 100, width: 1000, height: 1000)
    try animator.add(animation, to: slab)
    try animator.render(5, step: 0.25)
    #expect(slab.frame.origin.x == slab.frame.origin.y)
    #expect(slab.frame.size.width == slab.frame.size.height)
    #expect(slab.frame.origin.x < slab.frame.size.width)
    #expect(slab.frame == animation.toValue)
  }

  @Test("a larger velocity takes longer, a larger start ends farther")
  func monotone() {
    #expect(decay(100).duration > 0)
    #expect(decay(1000).duration > decay(100).duration)
    #expect((decay(100).toValue ?? 0) > 0)
    #expect((decay(100, from: 10).toValue ?? 0) > (decay(100).toValue ?? 0))
  }

  @Test("used again with another start and velocity it ends beyond its first end")
  func reused() throws {
    let animation = decay(1000)
    let first = try #require(animation.toValue)
    try animator.add(animation, to: slab)
    try animator.render(5, step: sixty)
    expectClose(slab.x, first, Tolerance(absolute: 0.5), "the first end")
    animation.fromValue = first - 100
    animation.velocity = 5000
    try animator.add(animation, to: slab)
    try animator.render(5, step: sixty, from: 6)
    #expect(slab.x > first)
  }

  @Test("with a start and no velocity it ends where it starts")
  func noVelocity() throws {
    let animation = decay(1000, from: 12)
    animation.velocity = nil
    #expect(animation.reversedVelocity == nil)
    #expect(animation.toValue == 12)
    try animator.add(animation, to: slab)
    try animator.renderTime(0)
    #expect(slab.xs == [12])
    #expect(!animation.isAttached)
  }

  @Test("without friction it goes on for ever and has no end")
  func withoutFriction() throws {
    let animation = decay(1000)
    animation.deceleration = 1
    #expect(animation.duration == .infinity)
    #expect(animation.toValue == nil)
    try animator.add(animation, to: slab)
    try animator.render(at: [0, 100])
    #expect(slab.x == 100_000)
    #expect(animation.isAttached)
  }

  /// facebookarchive/pop#13, #224, #203 and #250
  @Test("aimed at a place it ends there, before and while it runs", arguments: [1.0, 250, -3000, 1e-6])
  func aimed(place: Double) throws {
    let animation = decay(0, from: 20)
    try animation.aim(at: 20 + place)
    expectClose(animation.toValue, 20 + place, Tolerance(absolute: 1e-9), "before")
    try animator.add(animation, to: slab)
    try animator.renderTime(0)
    try animation.aim(at: 400)
    try animator.renderTime(60)
    expectClose(slab.x, 400, Tolerance(absolute: 1e-9), "while it runs")
  }

  @Test("aimed at a point, both components end there")
  func aimedPoint() throws {
    let animation = PopDecayAnimation<Slab, Point2D>(Slab.positionProperty)
    #expect(throws: PopError.self) { try animation.aim(at: .zero) }
    try animation.aim(at: Point2D(x: 300, y: -40), from: Point2D(x: 1, y: 2))
    animation.fromValue = Point2D(x: 1, y: 2)
    expectClose(animation.toValue?.x, 300, Tolerance(absolute: 1e-9), "x")
    expectClose(animation.toValue?.y, -40, Tolerance(absolute: 1e-9), "y")
  }
}
