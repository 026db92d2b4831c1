import CAllocationCounter
import Testing

@testable import MotionEngine

@Suite("A steady frame allocates nothing", .enabled(if: dashpot_counts_allocations()))
struct AllocationTests {
  private final class Model {
    var number = 0.0
    var place = Point2D()
    var frame = Rect2D()
    var color = RGBAColor.clear
    var lanes = SIMD4<Double>()
    var gauge = Gauge()
    var rotation = Quaternion.identity
    var matrix = Transform2D.identity
  }

  /// The allocations of frames 100 to 1100 of what is set up.
  private func allocations(_ setUp: (Animator, Model) throws -> Void) throws -> UInt {
    let clock = ManualClock()
    let animator = Animator(clock: clock)
    let model = Model()
    try setUp(animator, model)
    for frame in 0..<100 { clock.tick(at: Double(frame) / 1000) }
    let before = dashpot_allocations()
    for frame in 100..<1100 { clock.tick(at: Double(frame) / 1000) }
    let made = dashpot_allocations() - before
    #expect(animator.count > 0, "still running")
    return UInt(made)
  }

  @Test("the counter counts")
  func counts() {
    let before = dashpot_allocations()
    let list = (0..<64).map { _ in Model() }
    #expect(dashpot_allocations() - before >= 64)
    #expect(list.count == 64)
  }

  @Test("springs, of one number and of several")
  func springs() throws {
    let spring = try Spring(stiffness: 100, dampingCoefficient: 1)
    let made = try allocations { animator, model in
      func add<Value>(
        _ property: Property<Model, Value>, _ from: Value, _ to: Value
      ) throws {
        try animator.add(
          PropertyAnimation(property, motion: SpringCourse(spring: spring, from: from, to: to)), to: model)
      }
      try add(Property(read: { $0.number }, write: { $0.number = $1 }), 0, 1)
      try add(Property(read: { $0.place }, write: { $0.place = $1 }), .zero, Point2D(x: 1, y: 2))
      try add(Property(read: { $0.frame }, write: { $0.frame = $1 }), .zero, Rect2D(x: 1, y: 2, width: 3, height: 4))
      try add(Property(read: { $0.color }, write: { $0.color = $1 }), .clear, RGBAColor(white: 1))
      try add(Property(read: { $0.lanes }, write: { $0.lanes = $1 }), .zero, .one)
      try add(Property(read: { $0.gauge }, write: { $0.gauge = $1 }), Gauge(), Gauge(pressure: 1, angle: 2))
    }
    #expect(made == 0)
  }

  @Test("easings, throws, keys and given functions; repeated, reversed, rounded, clamped and added")
  func others() throws {
    let number = Property<Model, Double>(read: { $0.number }, write: { $0.number = $1 })
    let forever = try Timing(repetition: .forever, autoreverses: true)
    let made = try allocations { animator, model in
      try animator.add(
        PropertyAnimation(
          number, motion: EasedCourse(from: 0, to: 1, duration: 0.3, timing: Smoothstep()), timing: forever), to: model)
      try animator.add(
        PropertyAnimation(number, motion: DecayCourse(decay: ExponentialDecay(frictionRate: 1), from: 0, velocity: 9)),
        to: model)
      try animator.add(
        PropertyAnimation(number, motion: KeyframeCourse(values: [0, 5, 1], duration: 0.7), timing: forever), to: model)
      try animator.add(PropertyAnimation(number, motion: FunctionCourse { $0 * $0 }), to: model)
      let shown = PropertyAnimation(number, motion: try EasedCourse(from: 0, to: 1, duration: 9), timing: forever)
      shown.display = try DisplayRule(roundingFactor: 0.1, clamp: .both)
      shown.isAdditive = true
      try animator.add(shown, to: model)
      let swapped = PropertyAnimation(
        number, motion: try EasedCourse(from: 0, to: 1, duration: 0.03, timing: Smoothstep()), timing: forever)
      swapped.reversal = .swapped
      swapped.accumulation = .way
      try animator.add(swapped, to: model)
      try animator.add(
        FrameAnimation<Model> { model, frame in
          model.number = frame.elapsed
          return .goesOn
        }, to: model)
    }
    #expect(made == 0)
  }

  @Test("ways along an arc and through parts")
  func curved() throws {
    let made = try allocations { animator, model in
      try animator.add(
        PropertyAnimation(
          Property<Model, Quaternion>(read: { $0.rotation }, write: { $0.rotation = $1 }),
          motion: EasedCourse(from: .identity, to: Quaternion(angle: 2, axis: [1, 2, 3]), duration: 5)), to: model)
      try animator.add(
        PropertyAnimation(
          Property<Model, Transform2D>(read: { $0.matrix }, write: { $0.matrix = $1 }),
          motion: EasedCourse(from: .identity, to: .rotation(2), duration: 5)), to: model)
    }
    #expect(made == 0)
  }

  @Test("with listeners of its events too")
  func listeners() throws {
    let log = Counter()
    let made = try allocations { animator, model in
      let animation = PropertyAnimation(
        Property<Model, Double>(read: { $0.number }, write: { $0.number = $1 }),
        motion: try EasedCourse(from: 0, to: 1, duration: 5))
      animation.delegate = log
      animation.onApply = { log.count += 1 }
      try animator.add(animation, to: model)
    }
    #expect(made == 0)
    #expect(log.count == 2200)
  }

  private final class Counter: AnimationDelegate {
    var count = 0
    func animationDidApply(_ animation: DrivenAnimation) { count += 1 }
  }
}
