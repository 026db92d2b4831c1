import CAllocationCounter
import MotionEngine
import Testing

@testable import PopInterface

@Suite("A steady frame allocates nothing", .enabled(if: dashpot_counts_allocations()))
struct AllocationTests {
  private final class Model {
    var number = 0.0

    static var property: Property<Model, Double> {
      Property("number", read: { $0.number }, write: { $0.number = $1 })
    }
  }

  /// The allocations of frames 100 to 1100.
  private func allocations(_ clock: ManualClock) -> UInt {
    for frame in 0..<100 { clock.tick(at: Double(frame) / 1000) }
    let before = dashpot_allocations()
    for frame in 100..<1100 { clock.tick(at: Double(frame) / 1000) }
    let made = dashpot_allocations() - before
    #expect(clock.isRunning, "still running")
    return UInt(made)
  }

  private func allocations(of animation: some PopTargetedAnimation<Model>) throws -> UInt {
    let clock = ManualClock()
    let animator = PopAnimator(clock: clock)
    let model = Model()
    try animator.add(animation, to: model)
    return withExtendedLifetime((animator, model)) { allocations(clock) }
  }

  @Test("a spring, a decay and an eased one")
  func kinds() throws {
    let spring = PopSpringAnimation<Model, Double>(Model.property)
    spring.toValue = 1e6
    spring.dynamicsFriction = 0.1
    let decay = PopDecayAnimation<Model, Double>(Model.property)
    decay.velocity = 1e9
    let basic = PopBasicAnimation<Model, Double>(Model.property)
    basic.toValue = 9
    basic.duration = 9
    #expect(try allocations(of: spring) == 0)
    #expect(try allocations(of: decay) == 0)
    #expect(try allocations(of: basic) == 0)
  }

  @Test("clamped, rounded, added, repeated and listened to")
  func others() throws {
    let spring = PopSpringAnimation<Model, Double>(Model.property)
    spring.toValue = 1e6
    spring.dynamicsFriction = 0.1
    spring.clampMode = .start
    spring.roundingFactor = 0.5
    let basic = PopBasicAnimation<Model, Double>(Model.property)
    basic.toValue = 9
    basic.duration = 9
    basic.isAdditive = true
    basic.animationDidApplyBlock = { _ in }
    #expect(try allocations(of: spring) == 0)
    #expect(try allocations(of: basic) == 0)
  }
}
