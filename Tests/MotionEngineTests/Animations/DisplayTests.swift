import Testing

@testable import MotionEngine

@Suite("What is shown is a copy of what moves")
struct DisplayTests {
  let animator = Animator()
  let dial = Dial()

  @Test("rounded, the last value too; the motion is not")
  func rounding() throws {
    let animation = try LinearDialAnimation.linear(0, 1, duration: 1)
    animation.display = try DisplayRule(roundingFactor: 0.5)
    try animator.add(animation, to: dial)
    try animator.run([0, 0.2, 0.3, 0.7, 0.8, 1])
    #expect(dial.written == [0, 0, 0.5, 0.5, 1, 1])
    let odd = try LinearDialAnimation.linear(0, 1.3, duration: 1)
    odd.display = try DisplayRule(roundingFactor: 1)
    try animator.add(odd, to: dial)
    try animator.run([2, 2.5])
    #expect(odd.value == 0.65)
    #expect(dial.angle == 1)
    try animator.advance(to: 3)
    #expect(dial.angle == 1)
  }

  @Test("halves go away from zero", arguments: [(2.5, 3.0), (-2.5, -3), (0.49, 0), (-0.51, -1)])
  func halves(_ value: Double, _ shown: Double) throws {
    #expect(try DisplayRule(roundingFactor: 1).shown(value, from: 0, to: 1) == shown)
  }

  @Test("a clamped spring shows no overshoot, and has it all the same")
  func clamping() throws {
    let spring = try Spring(stiffness: 180, dampingCoefficient: 12)
    for (clamp, high) in [(DisplayRule.Clamp.end, 1.0), (.both, 1), (.start, 1.2)] {
      let animation = PropertyAnimation(
        Dial.angleProperty, motion: try SpringCourse(spring: spring, from: 0.0, to: 1, velocity: -3))
      animation.display = try DisplayRule(clamp: clamp)
      dial.written = []
      let animator = Animator()
      try animator.add(animation, to: dial)
      var peak = 0.0
      var dip = 0.0
      for frame in 0...120 {
        try animator.advance(to: Double(frame) / 60)
        peak = max(peak, animation.value ?? 0)
        dip = min(dip, animation.value ?? 0)
      }
      #expect(peak > 1.2 && dip < -0.02, "the motion itself")
      #expect((dial.written.max() ?? 0) <= high || clamp == .start)
      #expect((dial.written.min() ?? -1) >= (clamp == .end ? -1 : 0))
      #expect(dial.angle == 1)
    }
  }

  @Test("a falling value is clamped on the other side")
  func falling() throws {
    let rule = try DisplayRule(clamp: .both)
    #expect(rule.shown(12, from: 10, to: 0) == 10)
    #expect(rule.shown(-3, from: 10, to: 0) == 0)
    #expect(rule.shown(4, from: 10, to: 0) == 4)
  }

  @Test("bad factors are refused", arguments: [-1, .nan, .infinity])
  func errors(_ factor: Double) {
    #expect(throws: MotionError.self) { try DisplayRule(roundingFactor: factor) }
  }

  @Test("added to what is there: the first write is base and start, the last base and target")
  func additive() throws {
    dial.angle = 1
    dial.written = []
    let animation = try LinearDialAnimation.linear(1, 2, duration: 1)
    animation.isAdditive = true
    try animator.add(animation, to: dial)
    try animator.run([0, 0.5, 1])
    #expect(dial.written == [2, 2.5, 3])
  }

  @Test("several additive animations and a hand that moves the base compose")
  func composed() throws {
    for (from, to) in [(0.0, 0.2), (0, 0.1)] {
      let animation = try LinearDialAnimation.linear(from, to, duration: 1)
      animation.isAdditive = true
      try animator.add(animation, to: dial)
    }
    dial.angle = 0.5
    try animator.advance(to: 0)
    try animator.advance(to: 0.5)
    expectClose(dial.angle, 0.65, Tolerance(absolute: 2e-16), "half of both")
    dial.angle += 10
    try animator.advance(to: 1)
    expectClose(dial.angle, 10.8, Tolerance(absolute: 4e-15), "all of both, and the hand's")
  }

  @Test("a hundred thousand additive frames leave no trace of their rounding")
  func noDrift() throws {
    dial.angle = 0.1
    let animation = try LinearDialAnimation.linear(
      0, 1.0 / 3, duration: 1.0 / 7, timing: Timing(repetition: .count(100), autoreverses: true))
    animation.isAdditive = true
    try animator.add(animation, to: dial, at: 0)
    dial.written.reserveCapacity(100_001)
    for frame in 0...100_000 { try animator.advance(to: Double(frame) * 0.000_29) }
    #expect(animation.state == .idle)
    expectClose(dial.angle, 0.1, Tolerance(absolute: 3e-17), "the base again")
  }

  @Test("additive repeats do not add up")
  func additiveRepeats() throws {
    let animation = try LinearDialAnimation.linear(0, 10, duration: 1, timing: Timing(repetition: .count(3)))
    animation.isAdditive = true
    try animator.add(animation, to: dial)
    try animator.run([0, 0.5, 1.5, 2.5, 3])
    #expect(dial.written == [0, 5, 5, 5, 10])
  }

  @Test("before the begin the first value is shown if it fills backwards")
  func fillBackwards() throws {
    for (fill, early) in [(FillMode.backwards, [5.0, 5]), (.both, [5, 5]), (.removed, []), (.forwards, [])] {
      dial.written = []
      let animator = Animator()
      let animation = try LinearDialAnimation.linear(5, 6, timing: Timing(beginTime: 1, fillMode: fill))
      var starts: [Double] = []
      animation.onStart = { starts.append(animator.time) }
      try animator.add(animation, to: dial)
      try animator.run([0, 0.5])
      #expect(dial.written == early, "\(fill)")
      #expect(starts.isEmpty)
      try animator.run([1, 2])
      #expect(starts == [1])
      #expect(dial.angle == 6)
    }
  }
}
