import Testing

@testable import MotionEngine

@Suite("A value carried by a spring")
struct SpringMotionTests {
  private func motion(ratio: Double = 0.5, velocity: Double = 0, startTime: Double = 0) throws -> SpringMotion {
    SpringMotion(
      spring: try Spring(mass: 2, naturalFrequency: 10, dampingRatio: ratio), from: 0.1, to: 100.3, velocity: velocity,
      startTime: startTime)
  }

  @Test("starts where and as fast as it was told, and before that too")
  func start() throws {
    let motion = try motion(velocity: -7, startTime: 5)
    for time in [5, 4.9, -1e9] {
      #expect(motion.value(at: time) == 0.1)
      #expect(motion.velocity(at: time) == -7)
      #expect(motion.state(at: time) == (0.1, -7))
    }
  }

  @Test("equal times give equal bits, whatever was asked between, alone or together")
  func equalBits() throws {
    let motion = try motion(startTime: 1e-3)
    var copy = motion
    for frame in 0..<500 {
      let time = Double(frame) / 144
      _ = copy.state(at: time * 0.37)
      #expect(copy.value(at: time) == motion.state(at: time).value)
      #expect(copy.velocity(at: time) == motion.state(at: time).velocity)
      if frame == 250 { copy.retarget(to: 100.3, at: time) }
    }
  }

  @Test("a new target keeps value and velocity", arguments: [0, 0.2, 1, 1.5])
  func retarget(_ ratio: Double) throws {
    var motion = try motion(ratio: ratio, velocity: 30)
    let before = motion.state(at: 0.137)
    motion.retarget(to: -40, at: 0.137)
    #expect(motion.state(at: 0.137) == before)
    #expect(motion.target == -40)
    let after = motion.state(at: 0.137 + 1e-9)
    expectClose(after.value, before.value + 1e-9 * before.velocity, Tolerance(absolute: 1e-12), "value")
    expectClose(after.velocity, before.velocity, Tolerance(absolute: 1e-4), "velocity")
  }

  @Test("the same target again changes no bit of the path")
  func sameTarget() throws {
    let untouched = try motion(ratio: 0.3)
    var motion = untouched
    for frame in 0..<100 { motion.retarget(to: 100.3, at: Double(frame) / 60) }
    #expect(motion.anchorTime == 0)
    for frame in 0..<200 { #expect(motion.value(at: Double(frame) / 97) == untouched.value(at: Double(frame) / 97)) }
  }

  @Test("a new target before the start moves only the target")
  func retargetEarly() throws {
    var motion = try motion(startTime: 2)
    motion.retarget(to: 7, at: 1)
    #expect(motion.anchorTime == 2)
    #expect(motion.value(at: 2) == 0.1)
    let direct = SpringMotion(spring: motion.spring, from: 0.1, to: 7, startTime: 2)
    #expect(motion.value(at: 2.4) == direct.value(at: 2.4))
  }

  @Test("another spring takes over value and velocity")
  func anotherSpring() throws {
    var motion = try motion()
    let before = motion.state(at: 0.2)
    let soft = try Spring(stiffness: 5, dampingCoefficient: 1)
    motion.retarget(to: 100.3, with: soft, at: 0.2)
    #expect(motion.spring == soft)
    #expect(motion.state(at: 0.2) == before)
    let now = SpringState(displacement: before.value - 100.3, velocity: before.velocity)
    expectClose(
      motion.value(at: 1), 100.3 + soft.state(after: 1 - 0.2, from: now).displacement, Tolerance(absolute: 1e-13),
      "value")
  }

  @Test("settling time counts from the start and looks at the present course")
  func settling() throws {
    var motion = try motion(startTime: 3)
    let alone = motion.spring.settlingTime(within: 0.1, from: SpringState(displacement: 0.1 - 100.3))
    #expect(motion.settlingTime(within: 0.1) == alone)
    let now = motion.state(at: 3.25)
    motion.retarget(to: 50, at: 3.25)
    let rest = motion.spring.settlingTime(
      within: 0.1, from: SpringState(displacement: now.value - 50, velocity: now.velocity))
    #expect(motion.settlingTime(within: 0.1) == 0.25 + rest)
  }
}
