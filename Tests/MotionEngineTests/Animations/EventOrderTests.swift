import Testing

@testable import MotionEngine

@Suite("Events")
struct EventOrderTests {
  let animator = Animator()
  let dial = Dial()

  @Test("delegate, closures, tracer and stream tell the same in the same order")
  func same() async throws {
    let animation = try LinearDialAnimation.linear(
      timing: Timing(repetition: .count(2), autoreverses: true))
    let log = EventLog()
    let tracer = AnimationTracer()
    var told: [AnimationEvent] = []
    animation.delegate = log
    animation.tracer = tracer
    animation.onStart = { told.append(.started) }
    animation.onReachTarget = { told.append(.reachedTarget) }
    animation.onApply = { told.append(.applied) }
    animation.onRepeat = { told.append(.repeated(leg: $0)) }
    animation.onStop = { told.append(.stopped(finished: $0)) }
    let stream = animation.events()
    try animator.add(animation, to: dial)
    for frame in 0...9 { try animator.advance(to: Double(frame) * 0.5) }
    let expected: [AnimationEvent] = [
      .started, .applied, .applied, .reachedTarget, .repeated(leg: 1), .applied, .applied,
      .reachedTarget, .repeated(leg: 2), .applied, .applied, .reachedTarget, .repeated(leg: 3), .applied, .applied,
      .reachedTarget, .applied, .stopped(finished: true),
    ]
    #expect(told == expected)
    #expect(log.events == expected)
    #expect(tracer.events.map(\.event) == expected)
    var streamed: [TimedAnimationEvent] = []
    for await event in stream { streamed.append(event) }
    #expect(streamed == tracer.events)
    #expect(dial.written == [0, 50, 100, 50, 0, 50, 100, 50, 0])
  }

  @Test("what happens in a callback is told after it, to everyone in the same order")
  func nested() throws {
    let animation = try LinearDialAnimation.linear()
    let log = EventLog()
    let tracer = AnimationTracer()
    animation.delegate = log
    animation.tracer = tracer
    var closures: [String] = []
    animation.onStart = {
      animation.remove()
      closures.append("start")
    }
    animation.onStop = { closures.append("stop \($0)") }
    try animator.add(animation, to: dial)
    try animator.advance(to: 0)
    #expect(log.events == [.started, .stopped(finished: false)])
    #expect(tracer.events.map(\.event) == log.events)
    #expect(closures == ["start", "stop false"])
    #expect(dial.written.isEmpty)
  }

  @Test("the first is the delegate, then the closure")
  func delegateFirst() throws {
    final class Witness: AnimationDelegate {
      var told: [String] = []
      func animationDidStart(_ animation: DrivenAnimation) { told.append("delegate") }
    }
    let witness = Witness()
    let animation = try LinearDialAnimation.linear()
    animation.delegate = witness
    animation.onStart = { witness.told.append("closure") }
    try animator.add(animation, to: dial)
    try animator.advance(to: 0)
    #expect(witness.told == ["delegate", "closure"])
  }

  @Test("legs that passed between two frames are counted and not told")
  func skippedLegs() throws {
    let animation = try LinearDialAnimation.linear(duration: 0.1, timing: Timing(repetition: .forever))
    var legs: [Int] = []
    animation.onRepeat = { legs.append($0) }
    try animator.add(animation, to: dial)
    try animator.run([0, 0.05, 30.05, 30.15])
    #expect(legs == [300, 301])
    expectClose(dial.angle, 50, Tolerance(absolute: 1e-9), "in the middle of leg 301")
  }

  @Test("a spring tells that it crossed its target, once, before the write, and goes on")
  func crossing() throws {
    let spring = try Spring(stiffness: 180, dampingCoefficient: 12)
    let animation = PropertyAnimation(
      Dial.angleProperty, motion: try SpringCourse(spring: spring, from: 0.0, to: 1))
    var crossings: [(time: Double, written: Int, state: DrivenAnimation.State)] = []
    animation.onReachTarget = { [dial] in
      crossings.append((animation.localTime, dial.written.count, animation.state))
    }
    try animator.add(animation, to: dial)
    try animator.run((0...60).map { Double($0) * 0.01 })
    #expect(crossings.count == 1)
    // It crosses at 0.1695…
    #expect(crossings.first?.time == 0.17)
    #expect(crossings.first?.written == 17)
    #expect(animation.state == .running)
    expectClose(dial.written.max() ?? 0, 1 + 0.2078795763507619, Tolerance(absolute: 1e-4), "overshoot")
  }

  @Test("a component that has no way to go does not hold the crossing up")
  func unequalComponents() throws {
    final class Place { var point = Point2D() }
    let property = Property<Place, Point2D>(read: { $0.point }, write: { $0.point = $1 })
    let spring = try Spring(stiffness: 180, dampingCoefficient: 12)
    let animation = PropertyAnimation(
      property, motion: try SpringCourse(spring: spring, from: Point2D(x: 0, y: 5), to: Point2D(x: 1, y: 5)))
    var reached: [Double] = []
    animation.onReachTarget = { reached.append(animation.localTime) }
    let place = Place()
    try animator.add(animation, to: place)
    try animator.run((0...60).map { Double($0) * 0.01 })
    #expect(reached == [0.17])
    #expect(place.point.y == 5)
  }

  @Test("a stream asked for after the stop of a run hears the next one")
  func streamOfNextRun() async throws {
    let animation = try LinearDialAnimation.linear()
    try animator.add(animation, to: dial)
    try animator.run([0, 1])
    let stream = animation.events()
    try animator.add(animation, to: dial)
    try animator.run([2, 3])
    var events: [AnimationEvent] = []
    for await event in stream { events.append(event.event) }
    #expect(events == [.started, .applied, .reachedTarget, .applied, .stopped(finished: true)])
  }
}
