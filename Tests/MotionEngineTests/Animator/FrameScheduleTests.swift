import Testing

@testable import MotionEngine

@Suite("Equal times give equal bits, whatever the frames between")
struct FrameScheduleTests {
  /// Times at which all schedules have a frame, from the first frame on.
  static let common = (0...40).map { Double($0) * 0.125 }

  /// Frames of random lengths, some of them stalls, with the common times among them.
  private static func schedule(seed: UInt64) -> [Double] {
    var generator = SeededGenerator(seed: seed)
    var times = common
    var time = 0.0
    while time < 5 {
      time += generator.logarithmic(1e-5, 0.3)
      times.append(time)
    }
    return times.sorted()
  }

  /// What the angle is at the common times.
  private func angles(_ times: [Double], _ animation: some TargetedAnimation<Dial>) throws -> [Double] {
    let animator = Animator()
    let dial = Dial()
    try animator.add(animation, to: dial)
    var angles: [Double] = []
    for time in times {
      try animator.advance(to: time)
      if Self.common.contains(time) { angles.append(dial.angle) }
    }
    return angles
  }

  private static func spring() throws -> PropertyAnimation<Dial, SpringCourse<Double>> {
    PropertyAnimation(
      Dial.angleProperty,
      motion: try SpringCourse(spring: Spring(stiffness: 100, dampingCoefficient: 3), from: 0.1, to: 90, velocity: 7))
  }

  private static func decay() throws -> PropertyAnimation<Dial, DecayCourse<Double>> {
    PropertyAnimation(
      Dial.angleProperty,
      motion: try DecayCourse(decay: ExponentialDecay(decelerationFactor: 0.998), from: 3, velocity: 1000))
  }

  private static func repeated() throws -> PropertyAnimation<Dial, EasedCourse<Double>> {
    PropertyAnimation(
      Dial.angleProperty, motion: try EasedCourse(from: 0.1, to: 0.7, duration: 0.3, timing: Smoothstep()),
      timing: try Timing(beginTime: 0.05, repetition: .count(7.5), autoreverses: true, fillMode: .backwards))
  }

  @Test("a spring, a decay and a repeated easing at random frames", arguments: UInt64(1)...20)
  func random(_ seed: UInt64) throws {
    let times = Self.schedule(seed: seed)
    #expect(try angles(times, Self.spring()) == angles(Self.common, Self.spring()))
    #expect(try angles(times, Self.decay()) == angles(Self.common, Self.decay()))
    #expect(try angles(times, Self.repeated()) == angles(Self.common, Self.repeated()))
  }

  @Test("a stall of 30 s, and a jump of a day, end at the target to the bit", arguments: [30.0, 86_400])
  func stall(_ length: Double) throws {
    let animator = Animator()
    let dial = Dial()
    let slow = try Spring(stiffness: 4, dampingCoefficient: 0.4)
    let motion = try SpringCourse(spring: slow, from: 0.0, to: 90)
    try animator.add(PropertyAnimation(Dial.angleProperty, motion: motion), to: dial)
    try animator.run([0, 0.016, 0.016 + length, 0.032 + length])
    #expect(dial.angle == motion.value(at: 0.032 + length))
    #expect(length < 60 || dial.angle == 90)
  }

  @Test("a retarget at a frame gives the bits of a retarget at that time")
  func retarget() throws {
    let motion = try SpringCourse(spring: Spring(stiffness: 100, dampingCoefficient: 10), from: 0.0, to: 100)
    var direct = motion
    try direct.retarget(to: 50, at: 0.125)
    for seed in UInt64(1)...10 {
      let animator = Animator()
      let dial = Dial()
      let animation = PropertyAnimation(Dial.angleProperty, motion: motion)
      try animator.add(animation, to: dial)
      for time in Self.schedule(seed: seed) {
        try animator.advance(to: time)
        if time == 0.125 {
          try animation.changeMotion { (motion, now) throws(MotionError) in
            try motion.retarget(to: 50, at: now)
          }
        }
        if time > 0.125 { #expect(dial.angle == direct.value(at: time)) }
      }
    }
  }

  /// gamelab/kiwi.js#293: the times of the clock do not matter, only what passes unpaused.
  @Test("pauses of random length leave the sequence of active times and values as it was", arguments: UInt64(1)...10)
  func pauses(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let animator = Animator()
    let dial = Dial()
    let animation = try Self.spring()
    let motion = try #require(animation.motion)
    try animator.add(animation, to: dial)
    // Times with few digits, so that sums of them are exact.
    var time = 16.0
    for _ in 0..<200 {
      try animator.advance(to: time)
      #expect(dial.angle == motion.value(at: animation.localTime))
      if Double.random(in: 0...1, using: &generator) < 0.3 {
        let before = (animation.localTime, dial.angle, animation.velocity)
        animation.pause()
        for _ in 0..<3 {
          time += Double(Int.random(in: 1...4096, using: &generator)) / 1024
          try animator.advance(to: time)
          #expect(dial.angle == before.1)
        }
        animation.resume()
        #expect(animation.localTime == before.0)
        #expect(animation.velocity == before.2)
      }
      time += 1.0 / 64
    }
    #expect(animation.localTime == 199.0 / 64 || animation.state == .idle)
  }
}
