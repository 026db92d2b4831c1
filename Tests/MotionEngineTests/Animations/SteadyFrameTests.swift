import Testing

@testable import MotionEngine

/// A frame in the middle of a run goes a short way; nothing may be seen of it.
@Suite("Frames in the middle of a run")
struct SteadyFrameTests {
  private final class Model {
    var number = 0.0
  }

  private struct Run {
    let clock = ManualClock()
    let animator: Animator
    let model = Model()
    let animation: PropertyAnimation<Model, EasedCourse<Double>>

    init(timing: Timing = .once) throws {
      animator = Animator(clock: clock)
      animation = PropertyAnimation(
        Property("number", read: { $0.number }, write: { $0.number = $1 }),
        motion: try EasedCourse(from: 0, to: 8, duration: 8), timing: timing)
      try animator.add(animation, to: model)
      for time in [0.0, 1, 2] { clock.tick(at: time) }
    }

    func number(at time: Double) -> Double {
      clock.tick(at: time)
      return model.number
    }
  }

  @Test("what is set meanwhile counts from the next frame on")
  func settings() throws {
    let run = try Run()
    #expect(run.number(at: 2.5) == 2.5)
    run.animation.display = try DisplayRule(roundingFactor: 1)
    #expect(run.number(at: 3.25) == 3)
    run.animation.display = .plain
    #expect(run.number(at: 3.5) == 3.5)
    run.animation.isAdditive = true
    run.model.number = 100
    #expect(run.number(at: 4) == 104)
  }

  @Test("a listener hears every frame from then on")
  func listeners() throws {
    let run = try Run()
    var heard = 0
    run.animation.onApply = { heard += 1 }
    for time in [3.0, 4, 5] { #expect(run.number(at: time) == time) }
    #expect(heard == 3)
    run.animation.onApply = nil
    #expect(run.number(at: 6) == 6)
    #expect(heard == 3)
  }

  @Test("a motion that is changed inside a write goes on as changed")
  func changedInside() throws {
    let clock = ManualClock()
    let animator = Animator(clock: clock)
    let model = Model()
    var change: (() -> Void)?
    let property = Property<Model, Double>(
      read: { $0.number },
      write: {
        $0.number = $1
        change?()
      })
    let animation = PropertyAnimation(property, motion: try EasedCourse(from: 0.0, to: 8, duration: 8))
    try animator.add(animation, to: model)
    for time in [0.0, 1, 2] { clock.tick(at: time) }
    change = {
      change = nil
      try? animation.changeMotion { (motion, _) throws(MotionError) in
        motion = try EasedCourse(from: 0, to: 80, duration: 8)
      }
    }
    clock.tick(at: 3)
    #expect(model.number == 3)
    clock.tick(at: 4)
    #expect(model.number == 40)
    change = { animation.remove() }
    clock.tick(at: 5)
    clock.tick(at: 6)
    #expect(model.number == 50)
    #expect(animator.isIdle)
    change = nil
  }

  @Test("the target and the end are told at the same frames as ever", arguments: [0.0, 0.5])
  func ends(begin: Double) throws {
    let run = try Run(timing: Timing(beginTime: begin))
    var told: [String] = []
    run.animation.onReachTarget = { told.append("target at \(run.animation.localTime)") }
    run.animation.onStop = { told.append("stop \($0) at \(run.animation.localTime)") }
    #expect(run.number(at: 7.5) == 7.5 - begin)
    #expect(told.isEmpty)
    #expect(run.number(at: 9) == 8)
    #expect(told == ["target at 9.0", "stop true at 9.0"])
  }

  @Test("the velocity is that of the motion, to the bit, in numbers too")
  func velocity() throws {
    let spring = try Spring(stiffness: 100, dampingCoefficient: 2)
    try check(SpringCourse(spring: spring, from: 1.0, to: -3, velocity: 5))
    try check(DecayCourse(decay: ExponentialDecay(frictionRate: 2), from: 1.0, velocity: 50))
    try check(FrictionCourse(law: ConstantDeceleration(frictionDeceleration: 30), from: 1.0, velocity: 50))
    try check(EasedCourse(from: 1.0, to: 7, duration: 2, timing: CubicBezier.ease))
    try check(KeyframeCourse(values: [0.0, 3, 1, 5], duration: 2, mode: .cubicPaced))
    try check(FunctionCourse(velocity: { 2 * $0 }, value: { $0 * $0 }))
  }

  private func check<M: Motion<Double>>(_ motion: M) throws {
    let clock = ManualClock()
    let animator = Animator(clock: clock)
    let model = Model()
    let animation = PropertyAnimation(
      Property<Model, Double>("number", read: { $0.number }, write: { $0.number = $1 }), motion: motion)
    try animator.add(animation, to: model)
    for frame in 0...40 where animator.count > 0 {
      let time = Double(frame) / 32
      clock.tick(at: time)
      #expect(animation.velocity == motion.velocity(at: time), "\(M.self) at \(time)")
      #expect(animation.velocityNumbers(of: Double.self)?.first == motion.velocity(at: time))
      #expect(animation.velocityNumbers(of: Point2D.self) == nil)
      #expect(model.number == motion.value(at: time), "\(M.self) at \(time)")
    }
  }
}
