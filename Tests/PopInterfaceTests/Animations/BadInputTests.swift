import MotionEngine
import PopInterface
import Testing

@Suite("Bad input in Pop's words")
struct BadInputTests {
  let animator = PopAnimator()
  let slab = Slab()

  static let noNumbers = [Double.nan, .infinity, -.infinity]

  @Test("a number that is none is refused by add, and nothing is attached", arguments: noNumbers)
  func refusedByAdd(bad: Double) throws {
    let from = spring(bad, 1)
    let to = linear(0, bad)
    let thrown = decay(bad)
    let begin = linear()
    begin.beginTime = bad
    let duration = linear(0, 1, duration: bad)
    let rounding = linear()
    rounding.roundingFactor = bad
    let threshold = spring()
    threshold.threshold = bad
    let tension = spring()
    tension.dynamicsTension = bad
    let bounciness = spring()
    bounciness.springBounciness = bad
    let deceleration = decay(1)
    deceleration.deceleration = bad
    for animation in [
      from, to, thrown, begin, duration, rounding, threshold, tension, bounciness, deceleration,
    ] as [any PopTargetedAnimation<Slab>] {
      #expect(throws: PopError.self) { try animator.add(animation, to: slab) }
      #expect(!animation.isAttached)
    }
    #expect(animator.animations(of: slab).isEmpty)
  }

  @Test("numbers out of their range are refused by add")
  func outOfRange() throws {
    let duration = linear(0, 1, duration: -1)
    let threshold = spring()
    threshold.threshold = 0
    let rounding = linear()
    rounding.roundingFactor = -1
    let mass = spring()
    mass.dynamicsMass = 0
    let friction = spring()
    friction.dynamicsFriction = -1
    let deceleration = decay(1)
    deceleration.deceleration = 1.1
    let marker = linear()
    marker.progressMarkers = [1.5]
    for animation in [
      duration, threshold, rounding, mass, friction, deceleration, marker,
    ] as [any PopTargetedAnimation<Slab>] {
      #expect(throws: PopError.self) { try animator.add(animation, to: slab) }
    }
  }

  @Test("while it runs such a property keeps its value, says why, and the motion goes on", arguments: noNumbers)
  func refusedWhileRunning(bad: Double) throws {
    let animation = spring()
    try animator.add(animation, to: slab)
    try animator.render(at: [0, 0.1])
    animation.toValue = bad
    #expect(animation.toValue == 100)
    #expect(animation.refusal != nil)
    animation.fromValue = bad
    #expect(animation.fromValue == 0)
    animation.velocity = bad
    animation.dynamicsTension = bad
    animation.springSpeed = bad
    animation.threshold = bad
    animation.roundingFactor = bad
    #expect(animation.springSpeed == 12)
    #expect(animation.threshold == 1)
    #expect(animation.roundingFactor == 0)
    try animator.renderTime(0.15)
    expectClose(slab.x, 85.218273593849106, Tolerance(relative: 1e-14), "the same way, mpmath")
    let basic = linear()
    try animator.add(basic, to: slab, forKey: "basic")
    try animator.renderTime(1)
    basic.duration = bad
    #expect(basic.duration == 1)
    let thrown = decay(1000)
    try animator.add(thrown, to: slab, forKey: "decay")
    try animator.renderTime(1.1)
    thrown.deceleration = bad
    #expect(thrown.deceleration == 0.998)
    thrown.velocity = bad
    #expect(thrown.originalVelocity == 1000)
  }

  @Test("a frame at a time that is none is refused and changes nothing", arguments: noNumbers)
  func frameTimes(bad: Double) throws {
    try animator.add(linear(), to: slab)
    try animator.render(at: [0, 0.5])
    #expect(throws: PopError.self) { try animator.renderTime(bad) }
    try animator.renderTime(0.75)
    #expect(slab.xs == [0, 50, 75])
  }

  @Test("an object whose value is no number: it stops unfinished and writes nothing", arguments: [true, false])
  func badObject(isAdditive: Bool) throws {
    slab.x = .nan
    slab.xs = []
    let animation = spring(nil, 1)
    animation.isAdditive = isAdditive
    let log = EventLog()
    log.attach(to: animation)
    try animator.add(animation, to: slab)
    try animator.renderTime(0)
    #expect(log.ends.last == "stop false")
    #expect(log.count("start") == 1)
    #expect(animation.refusal != nil)
    #expect(slab.xs.isEmpty)
  }

  @Test("a list of another length while it runs is refused")
  func shapes() throws {
    final class Lists { var numbers = [0.0, 0] }
    let object = Lists()
    let animation = PopSpringAnimation<Lists, [Double]>(named: "n", read: { $0.numbers }, write: { $0.numbers = $1 })
    animation.toValue = [1, 2]
    animation.clampMode = .both
    try animator.add(animation, to: object)
    try animator.render(at: [0, 0.1])
    animation.toValue = [1, 2, 3]
    animation.fromValue = [1]
    animation.velocity = []
    #expect(animation.toValue == [1, 2])
    #expect(animation.fromValue == [0, 0])
    try animator.renderTime(5)
    #expect(object.numbers == [1, 2])
  }

  @Test("every error says what to do")
  func words() {
    let errors: [PopError] = [
      .alreadyAttached, .mustBeFinite(quantity: "q", value: .nan), .mustNotBeNegative(quantity: "q", value: -1),
      .dragOutOfRange(0), .markerOutOfRange(2), .motion(.neverRests), .spring(.bounceOutOfRange(2)),
      .property(.unknownName("n")), .componentCount(name: "n", count: 1, expected: 2), .animator(.frameInsideFrame),
    ]
    for error in errors { #expect(error.description.contains(";"), "\(error)") }
  }
}
