import Testing

@testable import MotionEngine

@Suite("Legs of an animation")
struct LegAnimationTests {
  let animator = Animator()
  let dial = Dial()
  let steep: any TimingFunction = Quadratic()

  struct Quadratic: TimingFunction {
    func value(at time: Double) -> Double { time * time }
    func derivative(at time: Double) -> Double { 2 * time }
  }

  private func animation(
    _ reversal: Reversal, count: Double = 1
  ) throws -> PropertyAnimation<Dial, EasedCourse<Double>> {
    let animation = PropertyAnimation(
      Dial.angleProperty, motion: try EasedCourse(from: 0, to: 100, duration: 1, timing: steep),
      timing: try Timing(repetition: .count(count), autoreverses: true))
    animation.reversal = reversal
    return animation
  }

  @Test("mirrored it goes back as it came; swapped it starts anew")
  func reversals() throws {
    try animator.add(try animation(.mirrored), to: dial)
    try animator.run([0, 0.5, 1, 1.25, 2])
    #expect(dial.written == [0, 25, 100, 56.25, 0])
    dial.written = []
    try animator.add(try animation(.swapped), to: dial)
    try animator.run([10, 10.5, 11, 11.25, 12])
    #expect(dial.written == [0, 25, 100, 93.75, 0])
  }

  @Test("the velocity on the way back")
  func velocities() throws {
    let mirrored = try animation(.mirrored)
    let swapped = try animation(.swapped)
    try animator.add(mirrored, to: dial)
    try animator.add(swapped, to: dial)
    try animator.run([0, 0.5, 1.25])
    #expect(mirrored.velocity == -150)
    #expect(swapped.velocity == -50)
  }

  /// Four times there and back: seven turns, and the end is the start.
  @Test("turns of a there and back", arguments: [(1.0, 1), (4, 7)])
  func turns(_ count: Double, _ turns: Int) throws {
    let animation = try animation(.swapped, count: count)
    var legs: [Int] = []
    animation.onRepeat = { legs.append($0) }
    try animator.add(animation, to: dial)
    try animator.run((0...40).map { Double($0) * 0.25 })
    #expect(legs == Array(1...turns))
    #expect(dial.angle == 0)
    #expect(animation.state == .idle)
  }

  @Test("a spring there and back by swapped legs: every leg as long, exact at each turn")
  func springLegs() throws {
    let motion = try SpringCourse(spring: Spring(stiffness: 400, dampingCoefficient: 30), from: 10.0, to: 50)
    let animation = PropertyAnimation(
      Dial.angleProperty, motion: motion, timing: try Timing(repetition: .count(2), autoreverses: true))
    animation.reversal = .swapped
    try animator.add(animation, to: dial)
    for leg in 1...4 {
      let back = leg % 2 == 0
      let inside = (Double(leg) - 0.75) * motion.restTime
      try animator.advance(to: leg == 1 ? 0 : Double(leg - 1) * motion.restTime)
      try animator.advance(to: inside)
      let expected = motion.value(at: inside - Double(leg - 1) * motion.restTime)
      expectClose(dial.angle, back ? 60 - expected : expected, Tolerance(absolute: 1e-12), "leg \(leg)")
    }
    try animator.advance(to: 4 * motion.restTime)
    #expect(dial.angle == 10)
    #expect(animation.state == .idle)
  }

  struct CumulativeRow: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let from: Double
    let to: Double
    var autoreverses = false
    var accumulation = Accumulation.endValue
    let times: [Double]
    let values: [Double]
  }

  @Test(
    "what a play hands on, as in Core Animation; or its way",
    arguments: [
      CumulativeRow(testDescription: "0 to 10", from: 0, to: 10, times: [0.5, 1.5, 2.5], values: [5, 15, 25]),
      CumulativeRow(
        testDescription: "by 10 on 100", from: 100, to: 110, times: [0.5, 1.5, 2.5], values: [105, 215, 325]),
      CumulativeRow(testDescription: "there and back", from: 0, to: 10, autoreverses: true, times: [2.5], values: [5]),
      CumulativeRow(testDescription: "from 10 to 20", from: 10, to: 20, times: [1.5], values: [35]),
      CumulativeRow(
        testDescription: "10 to 20 and back", from: 10, to: 20, autoreverses: true, times: [2.5], values: [25]),
      CumulativeRow(
        testDescription: "way", from: 10, to: 20, accumulation: .way, times: [0.5, 1.5, 2.5, 3],
        values: [15, 25, 35, 40]),
    ])
  func cumulative(_ row: CumulativeRow) throws {
    let animation = try LinearDialAnimation.linear(
      row.from, row.to, timing: Timing(repetition: .count(3), autoreverses: row.autoreverses))
    animation.accumulation = row.accumulation
    try animator.add(animation, to: dial, at: 0)
    for (time, value) in zip(row.times, row.values) {
      try animator.advance(to: time)
      #expect(dial.angle == value, "\(row.testDescription) at \(time)")
    }
  }

  @Test("a repeated throw goes on where it stopped, at its first speed")
  func repeatedThrow() throws {
    let motion = try DecayCourse(
      decay: ExponentialDecay(decelerationFactor: 0.998, reading: .perMillisecondSum), from: 0.0, velocity: 1000,
      rest: .speed(5))
    let animation = PropertyAnimation(Dial.angleProperty, motion: motion, timing: try Timing(repetition: .count(3)))
    animation.accumulation = .way
    try animator.add(animation, to: dial, at: 0)
    let way = try #require(motion.target)
    expectClose(motion.restTime, 2.646509, Tolerance(absolute: 5e-7), "duration")
    expectClose(way, 496.505, Tolerance(absolute: 1e-9), "way")
    try animator.advance(to: motion.restTime + 0.25)
    expectClose(dial.angle, way + motion.value(at: 0.25), Tolerance(absolute: 1e-10), "second throw")
    try animator.advance(to: 3 * motion.restTime)
    expectClose(dial.angle, 3 * way, Tolerance(absolute: 1e-10), "three throws")
    #expect(animation.state == .idle)
  }

  @Test("a motion that is made at the begin cannot be changed before, and says so")
  func changedTooEarly() throws {
    let spring = try Spring(stiffness: 400, dampingCoefficient: 30)
    let animation = PropertyAnimation(Dial.angleProperty) { angle throws(MotionError) in
      try SpringCourse(spring: spring, from: angle, to: 100)
    }
    let change = { (motion: inout SpringCourse<Double>, time: Double) throws(MotionError) in
      try motion.retarget(to: 40, at: time)
    }
    #expect(throws: MotionError.notMadeYet) { try animation.changeMotion(change) }
    try animator.add(animation, to: dial)
    #expect(throws: MotionError.notMadeYet) { try animation.changeMotion(change) }
    try animator.run([0, 0.05])
    try animation.changeMotion(change)
    try animator.advance(to: 5)
    #expect(dial.angle == 40 && animation.state == .idle)
    #expect("\(MotionError.notMadeYet)".contains("from its first frame on"))
  }

  @Test("a spring retargeted in its third play goes on without a jump, and the fourth follows its end")
  func retargetInThirdPlay() throws {
    let motion = try SpringCourse(spring: Spring(stiffness: 400, dampingCoefficient: 30), from: 0.0, to: 100)
    let length = motion.restTime
    let animation = PropertyAnimation(Dial.angleProperty, motion: motion, timing: try Timing(repetition: .count(4)))
    var legs: [Int] = []
    animation.onRepeat = { legs.append($0) }
    try animator.add(animation, to: dial, at: 0)
    let change = 2 * length + 0.0625
    try animator.run([0, length, 2 * length, change])
    let before = dial.angle
    try animation.changeMotion { (motion, now) throws(MotionError) in
      expectClose(now, 0.0625, Tolerance(absolute: 1e-15), "time in the leg")
      try motion.retarget(to: 40, at: now)
    }
    try animator.advance(to: change)
    expectClose(dial.angle, before, Tolerance(absolute: 1e-12), "no jump")
    let longer = try #require(animation.motion).restTime
    #expect(longer > 0.0625)
    try animator.advance(to: 2 * length + longer - 1e-6)
    #expect(legs == [1, 2])
    expectClose(dial.angle, 40, Tolerance(absolute: 0.11), "near its target")
    try animator.advance(to: 2 * length + longer + 0.01)
    #expect(legs == [1, 2, 3])
    expectClose(dial.angle, try #require(animation.motion).value(at: 0.01), Tolerance(absolute: 1e-9), "fourth play")
    try animator.advance(to: 2 * length + 2 * longer)
    #expect(dial.angle == 40)
    #expect(animation.state == .idle)
  }

  @Test("a swapped leg that is changed counts as the way there; a mirrored one cannot be changed")
  func changeOnTheWayBack() throws {
    let spring = try Spring(stiffness: 400, dampingCoefficient: 30)
    let motion = try SpringCourse(spring: spring, from: 0.0, to: 100)
    for reversal in [Reversal.swapped, .mirrored] {
      let animator = Animator()
      let animation = PropertyAnimation(
        Dial.angleProperty, motion: motion, timing: try Timing(repetition: .count(1), autoreverses: true))
      animation.reversal = reversal
      try animator.add(animation, to: dial, at: 0)
      try animator.advance(to: motion.restTime + 0.05)
      let (before, velocity) = (dial.angle, animation.velocity)
      let change: (inout SpringCourse<Double>, Double) throws(MotionError) -> Void = {
        motion, now throws(MotionError) in
        try motion.retarget(to: 70, at: now)
      }
      guard reversal == .swapped else {
        #expect(throws: MotionError.playsBackwards) { try animation.changeMotion(change) }
        continue
      }
      try animation.changeMotion(change)
      try animator.advance(to: motion.restTime + 0.05)
      expectClose(dial.angle, before, Tolerance(absolute: 1e-12), "no jump")
      expectClose(animation.velocity ?? 0, velocity ?? 1, Tolerance(absolute: 1e-9), "velocity kept")
      try animator.advance(to: motion.restTime + 2)
      #expect(dial.angle == 70)
      #expect(animation.state == .idle)
    }
  }

  @Test("position x over half a second, begun 0.3 s late, four times there and back")
  func tutorial() throws {
    let animation = try LinearDialAnimation.linear(
      50, 150, duration: 0.5,
      timing: Timing(beginTime: 0.3, repetition: .count(4), autoreverses: true))
    try animator.add(animation, to: dial)
    try animator.run([0, 0.25])
    #expect(dial.written.isEmpty)
    let table: [(Double, Double)] = [
      (0.3, 50), (0.55, 100), (0.8, 150), (1.05, 100), (1.3, 50), (3.8, 150), (4.05, 100),
    ]
    for (time, value) in table {
      try animator.advance(to: time)
      expectClose(dial.angle, value, Tolerance(absolute: 1e-12), "at \(time)")
    }
    try animator.advance(to: 4.3)
    #expect(dial.angle == 50)
    #expect(animation.state == .idle)
  }
}
