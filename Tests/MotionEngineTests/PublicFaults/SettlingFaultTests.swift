import Testing

@testable import MotionEngine

@Suite("Public faults: settling and stopping")
struct SettlingFaultTests {
  static let promised = Tolerance(relative: 1e-12)

  /// software-mansion/react-native-reanimated#3424, motiondivision/motion#1979, motiondivision/motionone#76
  @Test("a small range moves and settles like a large one")
  func smallRange() throws {
    let spring = try Spring(stiffness: 100, dampingCoefficient: 10)
    let motion = SpringMotion(spring: spring, from: 0, to: 0.005)
    for (time, expected) in [
      (0.05, 0.0005220273672753970), (0.1, 0.001701499233041492), (0.2, 0.004247128174270562),
    ] {
      expectClose(motion.value(at: time), expected, Tolerance(relative: 1e-13), "value at \(time)")
    }
    for distance in [1e-9, 0.005, 1, 1e9, -1e9] {
      let motion = SpringMotion(spring: spring, from: 0, to: distance)
      expectClose(
        motion.settlingTime(within: 1e-3 * abs(distance)), 1.270165195653986, Self.promised, "distance \(distance)")
    }
  }

  @Test("overdamped: the band decides by a factor of two")
  func overdampedBands() throws {
    let motion = SpringMotion(spring: try Spring(stiffness: 2000, dampingCoefficient: 240), from: 100, to: 0)
    for (band, expected) in [(0.5, 0.6173020478080546), (0.01, 1.069835650895684), (0.001, 1.336193268706885)] {
      expectClose(motion.settlingTime(within: band), expected, Self.promised, "band \(band)")
    }
  }

  /// chenglou/react-motion#235
  @Test("crossing the target is not rest")
  func crossing() throws {
    let spring = try Spring(stiffness: 180, dampingCoefficient: 12)
    let response = spring.stepResponse
    let crossing = response.firstPassage(of: 1)
    expectClose(crossing, 0.1695369946496419, Self.promised, "crossing")
    expectClose(response.velocity(at: crossing), 4.851347287197229, Self.promised, "velocity there")
    expectClose(response.overshoot, 0.2078795763507619, Self.promised, "overshoot")
    expectClose(response.peakTime, 0.2617993877991494, Self.promised, "peak time")
    expectClose(spring.settlingTime(within: 0.01), 0.6539965433306264, Self.promised, "within 0.01")
    expectClose(spring.settlingTime(within: 0.001), 1.136698599237074, Self.promised, "within 0.001")
  }

  @Test("an animation goes on through the crossing, and shows the target itself from its rest on")
  func animatedCrossing() throws {
    let (animator, dial) = (Animator(), Dial())
    let spring = try Spring(stiffness: 180, dampingCoefficient: 12)
    let animation = PropertyAnimation(Dial.angleProperty, motion: try SpringCourse(spring: spring, from: 0.0, to: 1))
    var told: [String] = []
    animation.onReachTarget = { told.append("reached") }
    animation.onStop = { told.append("stopped \($0)") }
    try animator.add(animation, to: dial)
    try animator.run([0, 0.1695369946496419, 0.2617993877991494])
    #expect(told == ["reached"])
    expectClose(dial.angle, 1.2078795763507619, Tolerance(relative: 1e-14), "the first peak")
    try animator.advance(to: 1.136698599237074 - 1e-9)
    #expect(animation.state == .running)
    expectClose((dial.angle - 1).magnitude, 1e-3, Tolerance(absolute: 1e-9), "the edge of the band")
    try animator.advance(to: 1.136698599237074 + 1e-9)
    #expect(dial.angle == 1)
    #expect(told == ["reached", "stopped true"])
  }

  /// juliangarnier/anime#850
  @Test(
    "the last exit, not an envelope",
    arguments: [
      (5, 2.687869488900066), (10, 1.270165195653986), (15, 0.7998656609966888), (20, 0.9233413476451586),
      (40, 2.605814851562864), (100, 6.848126731084460),
    ])
  func lastExit(_ damping: Double, _ expected: Double) throws {
    let spring = try Spring(stiffness: 100, dampingCoefficient: damping)
    expectClose(spring.settlingTime(within: 1e-3), expected, Self.promised, "damping \(damping)")
  }
}
