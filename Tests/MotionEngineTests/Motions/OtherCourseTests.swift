import Testing

@testable import MotionEngine

@Suite("Eased, thrown and given motions")
struct OtherCourseTests {
  @Test("an easing: exact ends, the function between, its slope as velocity")
  func eased() throws {
    let course = try EasedCourse(
      from: Point2D(x: 0.1, y: 5), to: Point2D(x: 0.7, y: -5), duration: 2, timing: Smoothstep())
    #expect(course.value(at: 0) == Point2D(x: 0.1, y: 5))
    #expect(course.value(at: 2) == Point2D(x: 0.7, y: -5))
    #expect(course.value(at: 1).y == 0)
    #expect(course.velocity(at: 1).y == -7.5)
    #expect(course.velocity(at: 2) == .zero)
    #expect(course.value(at: -1) == course.start && course.value(at: .nan) == course.start)
    #expect(course.reversed?.value(at: 0.5).y == -course.value(at: 0.5).y)
  }

  @Test("a function that ends elsewhere ends the value there")
  func endsElsewhere() throws {
    struct There: TimingFunction {
      func value(at time: Double) -> Double { 0.5 + 0.25 * time }
      func derivative(at time: Double) -> Double { 0.25 }
    }
    let course = try EasedCourse(from: 0.0, to: 8, duration: 1, timing: There())
    #expect(course.start == 4)
    #expect(course.target == 6)
    #expect(course.value(at: 3) == 6)
    struct Nowhere: TimingFunction {
      func value(at time: Double) -> Double { .nan }
      func derivative(at time: Double) -> Double { .nan }
    }
    #expect(throws: MotionError.self) { try EasedCourse(from: 0.0, to: 8, duration: 1, timing: Nowhere()) }
  }

  /// facebookarchive/pop#37, react/react-native#6189
  @Test("a throw knows its end before it begins, in each reading of 0.998")
  func thrown() throws {
    for (reading, rest, half) in [
      (DecelerationReading.continuous, 499.4998331664553, 315.9280226785098),
      (.firstOrder, 500, 316.0602794142788), (.perMillisecondSum, 499, 315.6118838262777),
    ] {
      let course = try DecayCourse(
        decay: ExponentialDecay(decelerationFactor: 0.998, reading: reading), from: 0.0, velocity: 1000)
      expectClose(try #require(course.target), rest, Tolerance(relative: 1e-12), "\(reading) rest")
      expectClose(course.value(at: 0.5), half, Tolerance(relative: 1e-12), "\(reading) at 0.5 s")
      #expect(course.value(at: course.restTime) == course.target)
      expectClose(
        course.value(at: course.restTime.nextDown), rest, Tolerance(relative: 1.01e-3), "no jump at the end")
    }
  }

  /// microsoft/react-native-windows#9409
  @Test("a throw ends at a time of its own, not of the frames")
  func thrownEnd() throws {
    let decay = try ExponentialDecay(decelerationFactor: 0.998, reading: .firstOrder)
    let band = try DecayCourse(
      decay: decay, from: 0.0, velocity: 1000, rest: .band(absolute: 0.1, share: 1))
    expectClose(band.restTime, 4.258596595708119, Tolerance(relative: 1e-12), "within 0.1 of its rest")
    let speed = try DecayCourse(decay: decay, from: 0.0, velocity: 1000, rest: .speed(1))
    expectClose(speed.restTime, 3.453877639491069, Tolerance(relative: 1e-12), "slower than 1 px/s")
    #expect(speed.target == speed.value(at: speed.restTime))
    expectClose(try #require(speed.target), speed.value(at: speed.restTime.nextDown), Tolerance(absolute: 1e-9), "end")
  }

  @Test("a throw without speed is at rest; one that nothing slows has no end")
  func thrownExtremes() throws {
    let decay = try ExponentialDecay(frictionRate: 2)
    let still = try DecayCourse(decay: decay, from: Point2D(x: 3, y: 4), velocity: Point2D(x: 0, y: 0))
    #expect(still.restTime == 0)
    #expect(still.target == Point2D(x: 3, y: 4))
    let endless = try DecayCourse(decay: ExponentialDecay(frictionRate: 0), from: 0.0, velocity: 10)
    #expect(endless.restTime == .infinity)
    #expect(endless.target == nil)
    #expect(endless.value(at: 1e6) == 1e7)
    #expect(endless.reversed == nil)
    #expect(throws: MotionError.self) { try DecayCourse(decay: decay, from: 0.0, velocity: .nan) }
  }

  @Test("dry friction stops at its instant")
  func dryFriction() throws {
    let law = try ConstantDeceleration(frictionDeceleration: 200)
    let course = try FrictionCourse(law: law, from: 10.0, velocity: 100, rest: .never)
    #expect(course.restTime == 0.5)
    #expect(course.target == 35)
    #expect(course.velocity(at: 0.25) == 50)
    #expect(course.velocity(at: 0.5) == 0)
  }

  @Test("a function of time, with its velocity given or differenced")
  func function() throws {
    let course = try FunctionCourse(duration: 2) { time in time * time }
    #expect(course.target == 4)
    #expect(course.value(at: 5) == 4)
    expectClose(course.velocity(at: 1), 2, Tolerance(absolute: 1e-8), "difference")
    #expect(course.velocity(at: 2) == 0)
    let given = try FunctionCourse(velocity: { time in 2 * time }, value: { time in time * time })
    #expect(given.velocity(at: 3) == 6)
    #expect(given.restTime == .infinity)
    #expect(given.target == nil)
    #expect(throws: MotionError.self) { try FunctionCourse(duration: -1) { time in time } }
    #expect(throws: MotionError.self) { try FunctionCourse { _ in Double.nan } }
  }

  @Test("rules of rest that are none are refused")
  func restRules() throws {
    let spring = try Spring(stiffness: 1, dampingCoefficient: 1)
    for rule in [
      RestRule.band(absolute: 0, share: 1), .band(absolute: .nan, share: 1), .band(absolute: nil, share: 0),
      .speed(1), .speed(.nan), .time(-1), .time(.nan),
    ] {
      #expect(throws: MotionError.self) { try SpringCourse(spring: spring, from: 0.0, to: 1, rest: rule) }
    }
    #expect(try SpringCourse(spring: spring, from: 0.0, to: 1, rest: .time(0.5)).restTime == 0.5)
    #expect(try SpringCourse(spring: spring, from: 0.0, to: 1, rest: .never).restTime == .infinity)
  }

  @Test("the numbers of a frame are the values, to the bit")
  func frames() throws {
    let spring = try Spring(stiffness: 100, dampingCoefficient: 4)
    let from = Rect2D(x: 1, y: 2, width: 3, height: 4)
    let to = Rect2D(x: -10, y: 0.3, width: 33, height: 4)
    try check(SpringCourse(spring: spring, from: from, to: to))
    try check(EasedCourse(from: from, to: to, duration: 1.3, timing: Smoothstep()))
    try check(DecayCourse(decay: ExponentialDecay(frictionRate: 3), from: from, velocity: to))
    for mode in KeyframeMode.allCases {
      try check(KeyframeCourse(values: [from, to, from], duration: 1, mode: mode, timing: Smoothstep()))
    }
    try check(
      EasedCourse(
        from: Quaternion.identity, to: Quaternion(angle: 2, axis: [1, 1, 0]), duration: 1, timing: Smoothstep()))
  }

  private func check(_ motion: some Motion) {
    let storage = ComponentStorage.allocate(capacity: 16)
    defer { storage.deallocate() }
    for index in -3...80 {
      let time = Double(index) * 0.0371
      motion.frames.evaluate(time, storage)
      let value = motion.value(at: time)
      for component in 0..<value.componentCount {
        #expect(storage[component] == value[component: component], "\(type(of: motion)) at \(time)")
      }
      motion.completeFrames.velocity?(time, storage)
      let velocity = motion.velocity(at: time)
      for component in 0..<velocity.componentCount {
        #expect(storage[component] == velocity[component: component], "velocity of \(type(of: motion)) at \(time)")
      }
    }
  }
}
