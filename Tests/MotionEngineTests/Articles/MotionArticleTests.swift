import MotionEngine
import Testing

/// Every line of code of the articles about motions, in their order, and what it gives.
@Suite("The code in the articles about motions")
struct MotionArticleTests {
  /// What an article prints has four or more digits; the doubles behind have them all.
  private static let exact = Tolerance(relative: 1e-12)

  @Test("MotionEngine")
  func overview() throws {
    let spring = try Spring(response: 0.4, dampingFraction: 0.8)
    var motion = SpringMotion(spring: spring, from: 0, to: 100)
    let (value, velocity) = motion.state(at: 0.1)  // 52.57 and 602.8 a second
    motion.retarget(to: 50, at: 0.1)  // value and velocity carry on without a jump
    expectClose(value, 52.57054313385321, Self.exact, "value")
    expectClose(velocity, 602.8034506474433, Self.exact, "velocity")
    #expect(motion.state(at: 0.1) == (value, velocity))
  }

  @Test("Springs and their parameters")
  func springs() throws {
    let physical = try Spring(mass: 1, stiffness: 100, dampingCoefficient: 10)
    let fluid = try Spring(response: 0.5, dampingFraction: 0.825)
    let perceived = try Spring(duration: 0.5, bounce: 0.3)
    let settled = try Spring(settlingTime: 0.5, within: 0.001, dampingRatio: 0.7)
    expectClose(physical.dampedFrequency, 8.660254037844386, Self.exact, "damped frequency")
    expectClose(physical.response, 0.6283185307179586, Self.exact, "response")
    expectClose(physical.logarithmicDecrement, 3.6275987284684357, Self.exact, "decrement")
    #expect(physical.naturalFrequency == 10 && physical.decayRate == 5 && physical.qualityFactor == 1)
    #expect(physical.dampingRatio == 0.5 && physical.bounce == 0.5)
    expectClose(fluid.dampingCoefficient, 20.734511513692632, Self.exact, "c of response and fraction")
    expectClose(perceived.stiffness, 157.91367041742973, Self.exact, "k of duration and bounce")
    expectClose(perceived.settlingTime(within: 0.001), 0.8187467173831086, Self.exact, "until rest")
    expectClose(settled.stiffness, 423.42730750050623, Self.exact, "k of a settling time")
    expectClose(settled.settlingTime(within: 0.001), 0.5, Self.exact, "settling time")

    let step = physical.stepResponse
    let overshoot = step.overshoot  // 0.1630, e^(−πζ/√(1 − ζ²))
    let peakTime = step.peakTime  // 0.3628 s, π/ω_d
    let arrival = step.firstPassage(of: 1)  // 0.2418 s, at full speed: no time to call it finished
    let rise = step.riseTime  // 0.1638 s from 10 % to 90 %
    expectClose(overshoot, 0.16303353482158047, Self.exact, "overshoot")
    expectClose(peakTime, 0.36275987284684357, Self.exact, "peak time")
    expectClose(arrival, 0.24183991523122905, Self.exact, "first passage")
    expectClose(rise, 0.16375729473283475, Self.exact, "rise time")

    let critical = try Spring(stiffness: 100, dampingCoefficient: 20)
    let flick = SpringMotion(spring: critical, from: 100, to: 100, velocity: 500)
    let farthest = flick.value(at: 0.1)  // 118.39, the turn
    expectClose(farthest, 118.39397205857212, Self.exact, "farthest")

    var motion = SpringMotion(spring: physical, from: 0, to: 100)
    motion.retarget(to: 50, at: 0.1)  // at 34.03, with 533.5 a second
    let later = motion.value(at: 0.2)  // 67.93; from a standstill it would be 39.46
    expectClose(later, 67.92757115499632, Self.exact, "after the change of target")
  }

  @Test("The table of overshoots", arguments: [(0.2, 52.7), (0.5, 16.3), (0.7, 4.6), (0.825, 1.0), (1, 0), (3, 0)])
  func overshoots(ratio: Double, percent: Double) throws {
    let spring = try Spring(naturalFrequency: 7, dampingRatio: ratio)
    expectClose(100 * spring.stepResponse.overshoot, percent, Tolerance(absolute: 0.05), "overshoot")
  }

  @Test("When a motion is at rest")
  func rest() throws {
    let spring = try Spring(stiffness: 100, dampingCoefficient: 10)
    let thousandth = spring.settlingTime(within: 0.001)  // 1.2702 s, of a step of 1
    let motion = SpringMotion(spring: spring, from: 0, to: 100)
    let halfPoint = motion.settlingTime(within: 0.5)  // 0.9168 s: half a point of a hundred
    expectClose(thousandth, 1.270165195653986, Self.exact, "within a thousandth")
    expectClose(halfPoint, 0.9168060003788386, Self.exact, "within half a point")

    let small = try SpringCourse(spring: spring, from: 0, to: 1e-9)
    let large = try SpringCourse(spring: spring, from: 0, to: -1e9)
    let bothTake = small.restTime  // 1.2702 s, like large.restTime
    expectClose(bothTake, thousandth, Self.exact, "a small way")
    expectClose(large.restTime, thousandth, Self.exact, "a large way")

    let motionless = try SpringCourse(spring: spring, from: 5, to: 5)
    let endless = try SpringCourse(spring: try Spring(stiffness: 100, dampingCoefficient: 0), from: 0, to: 1)
    let ends = [motionless.restTime, endless.restTime]  // 0 and infinity
    #expect(ends == [0, .infinity])
  }

  @Test(
    "The table of settling times",
    arguments: [
      (5.0, 2.6879, 2.7631), (10, 1.2702, 1.3816), (15, 0.7999, 0.9210), (20, 0.9233, 0.6908), (40, 2.6058, 0.3454),
      (100, 6.8481, 0.1382),
    ])
  func settlingTimes(damping: Double, exact: Double, envelope: Double) throws {
    let spring = try Spring(stiffness: 100, dampingCoefficient: damping)
    expectClose(spring.settlingTime(within: 1e-3), exact, Tolerance(absolute: 5.1e-5), "exact")
    expectClose(6.907755278982137 / spring.decayRate, envelope, Tolerance(absolute: 5.1e-5), "envelope")
  }

  @Test("Independence of the frame rate")
  func frameRates() throws {
    let spring = try Spring(response: 0.4, dampingFraction: 0.8)
    let motion = SpringMotion(spring: spring, from: 0, to: 100)
    let after = [30.0, 60, 120, 144].map { rate in
      var value = 0.0
      for frame in 0...Int(rate) { value = motion.value(at: Double(frame) / rate) }
      return value
    }
    #expect(after.allSatisfy { $0 == after[0] } && after[0] == motion.value(at: 1))

    final class Knob { var angle = 0.0 }

    let knob = Knob()
    let animator = Animator()
    let turn = PropertyAnimation(
      Property<Knob, Double>("angle", \.angle), motion: try SpringCourse(spring: spring, from: 0, to: 90))
    try animator.add(turn, to: knob)
    try animator.advance(to: 0)
    try animator.advance(to: 0.1)  // 47.31
    expectClose(knob.angle, 47.31348882046790, Self.exact, "after 0.1 s")
    try animator.advance(to: 0.05)  // the clock was set back: still 47.31
    expectClose(knob.angle, 47.31348882046790, Self.exact, "after a step back")
    try animator.advance(to: 0.05 + 86_400)  // a day later: 90, at rest
    #expect(knob.angle == 90 && turn.state == .idle)
    #expect(throws: AnimatorError.self) { try animator.advance(to: .nan) }

    let rate = try ExponentialDecay(frictionRate: 6.321630939469578)
    let left = rate.remainingShare(after: 1)  // 0.001797 at any frame rate
    let perFrame = rate.remainingShare(after: 1 / 144)  // 0.95705, the factor of a frame at 144
    expectClose(left, 0.001797010299914431, Self.exact, "left after a second")
    expectClose(perFrame, 0.9570494520245178, Self.exact, "left after a frame")
  }

  @Test("Throwing: friction and decay")
  func friction() throws {
    let decay = try ExponentialDecay(decelerationFactor: 0.998)
    let throwing = DecayMotion(decay: decay, from: 0, velocity: 1000)
    let place = throwing.restPosition  // 499.4998
    let half = throwing.value(at: 0.5)  // 315.93
    let within = throwing.settlingTime(withinDistance: 0.5)  // 3.4499 s
    let slow = throwing.stopTime(belowSpeed: 1)  // 3.4504 s
    expectClose(place, 499.49983316645526, Self.exact, "place")
    expectClose(half, 315.92802267850976, Self.exact, "after half a second")
    expectClose(within, 3.4499226928230532, Self.exact, "within half a point")
    expectClose(slow, 3.450422609406278, Self.exact, "slower than 1")

    let carpet = try CombinedFriction(frictionRate: 2, frictionDeceleration: 300)
    let stop = carpet.stoppingTime(from: 1000)  // 1.0184 s
    let way = carpet.restDistance(from: 1000)  // 347.23
    expectClose(stop, 1.0184409636305199, Self.exact, "stop")
    expectClose(way, 347.2338554554220, Self.exact, "way")

    let aimed = try decay.velocity(toTravel: 250)  // 500.5 a second
    let bent = try ExponentialDecay(toTravel: 250, from: 1000)  // λ = 4: the same throw, stopped sooner
    let passing = decay.time(toTravel: 250, from: 1000)  // 0.3467 s until it is there
    expectClose(aimed, 500.5006676682693, Self.exact, "aimed")
    #expect(bent.frictionRate == 4)
    expectClose(passing, 0.3467273184676920, Self.exact, "passing")

    let uniform = try ExponentialDecay(dragPerSecond: 1)
    let straight = uniform.distance(after: 2, from: 100)  // 200
    #expect(straight == 200)
  }

  @Test(
    "The table of readings",
    arguments: [
      (DecelerationReading.continuous, 2.002003, 499.4998, 315.9280), (.firstOrder, 2, 500, 316.0603),
      (.perMillisecondSum, 2.002003, 499, 315.6119),
    ])
  func readings(reading: DecelerationReading, rate: Double, way: Double, half: Double) throws {
    let decay = try ExponentialDecay(decelerationFactor: 0.998, reading: reading)
    expectClose(decay.frictionRate, rate, Tolerance(absolute: 5e-7), "rate")
    expectClose(decay.restDistance(from: 1000), way, Tolerance(absolute: 5.1e-5), "way")
    expectClose(decay.distance(after: 0.5, from: 1000), half, Tolerance(absolute: 5.1e-5), "half")
  }
}
