import Testing

@testable import MotionEngine

/// Numbers that are none where a plain number is asked for: never a trap, and never a value out of the air.
@Suite("Hostile numbers: motions that take any")
struct HostileNumberTests {
  static let times = [0, 5e-324, 1e-300, 1, 86_400, 1e300, .greatestFiniteMagnitude]

  @Test("a damped motion has a number at every time, also at one that is none or before its start")
  func everyTime() throws {
    for damping in [1e-3, 10, 20, 1e6] {
      let spring = try Spring(stiffness: 100, dampingCoefficient: damping)
      let motion = SpringMotion(spring: spring, from: -3, to: 5, velocity: 40, startTime: 2)
      for time in Self.times + [-1, -.infinity, .nan, .infinity] {
        let (value, velocity) = motion.state(at: time)
        #expect(value.isFinite && velocity.isFinite, "damping \(damping) at \(time)")
        #expect(value == motion.value(at: time) && velocity == motion.velocity(at: time))
        if !(time > 2) { #expect(value == -3 && velocity == 40) }
      }
      #expect(motion.value(at: .greatestFiniteMagnitude) == 5)
      var changed = motion
      changed.retarget(to: 9, at: .nan)
      #expect(changed.value(at: .nan) == -3 && changed.target == 9)
    }
  }

  @Test("what is not finite at the start is not finite afterwards, and a band that is none has no time")
  func badStart() throws {
    let spring = try Spring(stiffness: 100, dampingCoefficient: 10)
    for bad in [Double.nan, .infinity, -.infinity] {
      #expect(!SpringMotion(spring: spring, from: bad, to: 0).value(at: 0.1).isFinite)
      #expect(!SpringMotion(spring: spring, from: 0, to: bad).value(at: 0.1).isFinite)
      #expect(!SpringMotion(spring: spring, from: 0, to: 0, velocity: bad).value(at: 0.1).isFinite)
      #expect(throws: MotionError.self) { try SpringCourse(spring: spring, from: bad, to: 0) }
      #expect(throws: MotionError.self) { try SpringCourse(spring: spring, from: 0, to: bad) }
      #expect(throws: MotionError.self) { try SpringCourse(spring: spring, from: 0, to: 0, velocity: bad) }
    }
    #expect(spring.settlingTime(within: .nan).isNaN)
    #expect(spring.settlingTime(within: .infinity) == 0)
    #expect(spring.stepResponse.firstPassage(of: .nan).isNaN)
  }

  @Test("friction: a time has a number, and a limit that is none has no time")
  func friction() throws {
    let laws: [any FrictionLaw] = [
      try ExponentialDecay(frictionRate: 2), try ExponentialDecay(frictionRate: 0),
      try ConstantDeceleration(frictionDeceleration: 300), try ConstantDeceleration(frictionDeceleration: 0),
      try CombinedFriction(frictionRate: 2, frictionDeceleration: 300),
      try CombinedFriction(frictionRate: 0, frictionDeceleration: 0), try QuadraticDrag(dragCoefficient: 0.01),
      try QuadraticDrag(dragCoefficient: 0),
    ]
    for law in laws { try check(law) }
  }

  private func check(_ law: some FrictionLaw) throws {
    for velocity in [1000.0, -1000, 0] {
      #expect(law.time(untilSpeed: .nan, from: velocity).isNaN, "\(law), speed")
      #expect(law.time(untilRemaining: .nan, from: velocity).isNaN, "\(law), distance")
      let motion = FrictionMotion(law: law, from: 7, velocity: velocity)
      for time in [0, 5e-324, 1e-300, 0.5, 86_400, -1, .nan] {
        #expect(motion.value(at: time).isFinite && motion.velocity(at: time).isFinite, "\(law) at \(time)")
        #expect(motion.velocity(at: time) * velocity >= 0 && motion.velocity(at: time).magnitude <= 1000)
      }
      #expect(motion.value(at: .nan) == 7 && motion.value(at: -1) == 7)
    }
    for bad in [Double.nan, .infinity] {
      #expect(throws: DecayError.self) { try law.velocity(toTravel: 1, in: bad) }
      #expect(throws: MotionError.self) { try FrictionCourse(law: law, from: 0, velocity: bad) }
      #expect(throws: MotionError.self) { try FrictionCourse(law: law, from: bad, velocity: 1) }
    }
  }

  @Test("one spring of a field that is not finite spoils no other")
  func field() throws {
    let spring = try Spring(stiffness: 100, dampingCoefficient: 10)
    var field = SpringField(spring: spring, stepDuration: 1.0 / 60)
    for number in 0..<9 { field.append(from: 0, to: number == 4 ? .nan : 1) }
    var alone = SpringField(spring: spring, stepDuration: 1.0 / 60)
    alone.append(from: 0, to: 1)
    for _ in 0..<5000 {
      field.advance()
      alone.advance()
    }
    for number in 0..<9 where number != 4 { #expect(field.value(of: number) == alone.value(of: 0)) }
    #expect(field.value(of: 4).isNaN)
  }
}
