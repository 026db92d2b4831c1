import Testing

@testable import MotionEngine

@Suite("Public faults: timelines and callbacks")
struct TimelineFaultTests {
  let animator = Animator()
  let dial = Dial()

  /// blaugold/fleet#11, FormidableLabs/renature#124, tweenjs/tween.js#660
  @Test("repeated and autoreversed: the right end, and no jump before it", arguments: [1, 2, 3, 4], [false, true])
  func ends(_ legs: Int, _ autoreverses: Bool) throws {
    let count = autoreverses ? Double(legs) / 2 : Double(legs)
    let animation = try LinearDialAnimation.linear(
      timing: Timing(repetition: .count(count), autoreverses: autoreverses))
    try animator.add(animation, to: dial)
    try animator.run([0, Double(legs) - 1e-9])
    let before = dial.angle
    #expect(animation.state == .running)
    try animator.advance(to: Double(legs))
    #expect(dial.angle == (autoreverses && legs % 2 == 0 ? 0 : 100))
    expectClose(before, dial.angle, Tolerance(absolute: 1e-6), "just before the end")
    #expect(animation.state == .idle)
  }

  @Test("a frame at a border shows the start of the next play, the last one the end")
  func borders() throws {
    let animation = try LinearDialAnimation.linear(duration: 0.1, timing: Timing(repetition: .count(3)))
    try animator.add(animation, to: dial)
    try animator.run([0, 0.1, 0.2, 0.3])
    #expect(dial.written == [0, 0, 0, 100])
    #expect(animation.state == .idle)
  }

  @Test("a thousand cycles later the start is still exactly the start")
  func noDrift() throws {
    let animation = try LinearDialAnimation.linear(
      0.1, 0.7, duration: 0.3, timing: Timing(repetition: .count(1000), autoreverses: true))
    try animator.add(animation, to: dial, at: 0)
    for cycle in 0..<1000 {
      try animator.advance(to: Double(cycle) * 0.6 + 0.05)
      try animator.advance(to: Double(cycle + 1) * 0.6)
      #expect(dial.angle == 0.1, "cycle \(cycle)")
    }
    #expect(animation.state == .idle)
  }

  /// facebookarchive/pop#414, pmndrs/react-spring#220
  @Test("a target that is the present value does not end it early")
  func targetIsPresentValue() throws {
    dial.angle = 0
    var end: [Double] = []
    let animation = try LinearDialAnimation.linear(1, 0, duration: 10)
    animation.onStop = { [animator] _ in end.append(animator.time) }
    try animator.add(animation, to: dial)
    try animator.run((0...100).map { Double($0) * 0.125 })
    #expect(end == [10])
  }

  @Test("a spring without way and velocity ends at its first frame; an easing always takes its duration")
  func noWay() throws {
    var stops: [Double] = []
    let spring = try Spring(stiffness: 100, dampingCoefficient: 10)
    let still = PropertyAnimation(Dial.angleProperty, motion: try SpringCourse(spring: spring, from: 4.0, to: 4))
    let eased = try LinearDialAnimation.linear(4, 4, duration: 2)
    for animation in [still, eased] as [any TargetedAnimation<Dial>] {
      animation.onStop = { [animator] _ in stops.append(animator.time) }
    }
    try animator.add(still, to: dial)
    try animator.add(eased, to: dial)
    try animator.run([0, 1, 2, 3])
    #expect(stops == [0, 2])
    #expect(dial.angle == 4)
  }

  /// MotionDivision, facebookarchive/pop#131: a velocity alone moves.
  @Test("a velocity without a way moves, and comes back exactly")
  func velocityOnly() throws {
    let spring = try Spring(stiffness: 100, dampingCoefficient: 10)
    let animation = PropertyAnimation(
      Dial.angleProperty, motion: try SpringCourse(spring: spring, from: 100.0, to: 100, velocity: 500))
    try animator.add(animation, to: dial)
    try animator.run((0...240).map { Double($0) / 60 })
    #expect(dial.angle == 100)
    #expect(dial.written.count > 60)
    expectClose(dial.written.max() ?? 0, 127.3146507936801, Tolerance(absolute: 0.2), "peak at a frame")
  }

  /// djeedai/bevy_tweening#41, Demigiant/dotween#47
  @Test("no duration: the end at the first frame, once", arguments: [0, Double.leastNonzeroMagnitude, 1e-300])
  func noDuration(_ duration: Double) throws {
    var stops: [Bool] = []
    let animation = try LinearDialAnimation.linear(duration: duration)
    animation.onStop = { stops.append($0) }
    try animator.add(animation, to: dial)
    try animator.run([0, 1])
    #expect(dial.written.last == 100)
    #expect(!dial.written.contains { !$0.isFinite })
    #expect(stops == [true])
    if duration == 0 { #expect(dial.written == [100]) }
  }

  @Test("no duration, repeated and reversed: where the last leg ends", arguments: [1.0, 2, 3])
  func noDurationReversed(_ count: Double) throws {
    try animator.add(
      try LinearDialAnimation.linear(duration: 0, timing: Timing(repetition: .count(count), autoreverses: true)),
      to: dial)
    try animator.add(
      try LinearDialAnimation.linear(duration: 0, timing: Timing(repetition: .forever)), to: dial)
    try animator.advance(to: 0)
    #expect(dial.written == [0, 100])
    #expect(animator.count == 0)
  }

  @Test("a negative or undefined duration is refused", arguments: [-1, .nan, .infinity])
  func badDuration(_ duration: Double) {
    #expect(throws: MotionError.self) { try LinearDialAnimation.linear(duration: duration) }
  }

  /// facebookarchive/pop#61, #358: the first frame is slow.
  @Test("the time before the first frame is not skipped")
  func slowFirstFrame() throws {
    try animator.advance(to: 0)
    try animator.add(try LinearDialAnimation.linear(), to: dial)
    try animator.run([3, 3.25])
    #expect(dial.written == [0, 25])
  }

  /// hyprwm/hyprutils#32, facebookarchive/pop#91
  @Test("an easing beyond 1 is not cut, and ends by its time")
  func overshoot() throws {
    struct Beyond: TimingFunction {
      func value(at time: Double) -> Double { time * (3 - 2 * time) }
      func derivative(at time: Double) -> Double { 3 - 4 * time }
    }
    let motion = try EasedCourse(from: 0.0, to: 100, duration: 1, timing: Beyond())
    let animation = PropertyAnimation(Dial.angleProperty, motion: motion)
    try animator.add(animation, to: dial)
    try animator.run([0, 0.5, 0.75, 1])
    #expect(dial.written == [0, 100, 112.5, 100])
    #expect(animation.state == .idle)
  }

  @Test("begun late by an absolute time it is where it would have been; begun at a frame it starts there")
  func lateBegin() throws {
    let absolute = try LinearDialAnimation.linear(timing: Timing(beginTime: 0.3))
    try animator.add(absolute, to: dial, at: 0)
    try animator.run([0, 0.2, 0.55])
    expectClose(dial.angle, 25, Tolerance(absolute: 1e-12), "0.25 s after its begin")
    #expect(dial.written.count == 1)
  }
}
