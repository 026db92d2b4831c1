import Testing

@testable import MotionEngine

@Suite("A value of several components carried by a spring")
struct SpringCourseTests {
  let spring: Spring

  init() throws { spring = try Spring(stiffness: 100, dampingCoefficient: 10) }

  @Test("each component is the kernel's, to the bit")
  func components() throws {
    let course = try SpringCourse(
      spring: spring, from: SIMD2(0, 5), to: SIMD2(100, -3), velocity: SIMD2(7, -2), rest: .never)
    let first = SpringKernel(spring: spring, start: SpringState(displacement: -100, velocity: 7))
    let second = SpringKernel(spring: spring, start: SpringState(displacement: 8, velocity: -2))
    for frame in 1..<300 {
      let time = Double(frame) / 120
      #expect(course.value(at: time) == SIMD2(100 + first.displacement(at: time), -3 + second.displacement(at: time)))
      #expect(course.velocity(at: time) == SIMD2(first.velocity(at: time), second.velocity(at: time)))
    }
    #expect(course.value(at: 0) == SIMD2(0, 5))
    #expect(course.velocity(at: -3) == SIMD2(7, -2))
    #expect(course.value(at: .nan) == SIMD2(0, 5))
  }

  /// sveltejs/svelte-extras#9, motiondivision/motion#2041, pmndrs/react-spring#2516
  @Test("a new target in flight keeps value and velocity")
  func retarget() throws {
    var course = try SpringCourse(spring: spring, from: 0.0, to: 100)
    let before = course.state(at: 0.1)
    expectClose(before.value, 34.02998466082983, Tolerance(relative: 1e-14), "value at 0.1")
    expectClose(before.velocity, 533.5071951146930, Tolerance(relative: 1e-14), "velocity at 0.1")
    try course.retarget(to: 50, at: 0.1)
    #expect(course.state(at: 0.1) == before)
    expectClose(course.value(at: 0.2), 67.92757115499632, Tolerance(relative: 1e-14), "0.1 s later")
    expectClose(course.value(at: 0.3), 69.96419499813556, Tolerance(relative: 1e-14), "0.2 s later")
    expectClose(course.value(at: 0.1 + 0.1550892240720294), 71.84009413974847, Tolerance(relative: 1e-14), "peak")
    let same = course
    try course.retarget(to: 50, at: 0.2)
    #expect(course.value(at: 0.25) == same.value(at: 0.25))
    #expect(course.anchorTime == 0.1)
  }

  /// react-native-reanimated#3424, motiondivision/motion#1979
  @Test("rest is the same time whatever the way, and its last value is the target", arguments: [1e-9, 1, 1e9, -1e9])
  func rest(_ way: Double) throws {
    let course = try SpringCourse(spring: spring, from: 0.0, to: way, rest: .thousandth)
    expectClose(course.restTime, 1.270165195653986, Tolerance(relative: 1e-12), "rest time")
    #expect(course.value(at: course.restTime) == way)
    #expect(course.velocity(at: course.restTime) == 0)
    let before = course.value(at: course.restTime.nextDown)
    #expect((before - way).magnitude <= 1.0001e-3 * way.magnitude)
  }

  @Test("half the threshold ends a large way; a thousandth a small one")
  func unseen() throws {
    let large = try SpringCourse(spring: spring, from: 0.0, to: 10_000, rest: .unseen(threshold: 1))
    #expect((large.value(at: large.restTime.nextDown) - 10_000).magnitude <= 0.5000001)
    let small = try SpringCourse(spring: spring, from: 0.0, to: 0.4, rest: .unseen(threshold: 1))
    #expect((small.value(at: small.restTime.nextDown) - 0.4).magnitude <= 0.4001e-3)
    #expect(small.restTime > 1)
  }

  /// motiondivision/motion#2751
  @Test(
    "no way but a velocity: it swings out and comes back to the target exactly",
    arguments: [
      (10.0, 127.3146507936801, 0.1209199576156145), (20, 118.3939720585721, 0.1),
      (40, 110.9280296148963, 0.07603459963009463),
    ])
  func zeroWay(_ damping: Double, _ peak: Double, _ time: Double) throws {
    let course = try SpringCourse(
      spring: try Spring(stiffness: 100, dampingCoefficient: damping), from: 100.0, to: 100, velocity: 500)
    #expect(course.restTime > time)
    expectClose(course.value(at: time), peak, Tolerance(absolute: 1e-10), "peak")
    #expect(course.value(at: course.restTime) == 100)
  }

  @Test("at rest from the start when there is neither way nor velocity")
  func still() throws {
    #expect(try SpringCourse(spring: spring, from: 3.0, to: 3).restTime == 0)
  }

  @Test("bad values are refused")
  func errors() {
    #expect(throws: MotionError.self) { try SpringCourse(spring: spring, from: 0.0, to: .nan) }
    #expect(throws: MotionError.self) { try SpringCourse(spring: spring, from: .infinity, to: 0.0) }
    #expect(throws: MotionError.shapesDiffer(quantity: "the target", count: 1, expected: 2)) {
      try SpringCourse(spring: spring, from: [0.0, 0], to: [1])
    }
    #expect(throws: MotionError.wayTooLong(component: 0)) {
      try SpringCourse(spring: spring, from: -1.7e308, to: 1.7e308)
    }
    #expect(throws: MotionError.self) { try SpringCourse(spring: spring, from: 0.0, to: 1, rest: .thousandthOf(-1)) }
  }
}

extension RestRule {
  fileprivate static func thousandthOf(_ share: Double) -> RestRule { .band(absolute: nil, share: share) }
}
