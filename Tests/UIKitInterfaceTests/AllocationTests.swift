import CAllocationCounter
import MotionEngine
import Testing

@testable import UIKitInterface

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

  @Test("a property animator, along a curve and by a spring", arguments: [false, true])
  func animator(isSpring: Bool) throws {
    let clock = ManualClock()
    let driver = Animator(clock: clock)
    let model = Model()
    let timing = isSpring ? TimingParameters.spring(SpringTimingParameters(dampingRatio: 0.5)) : .curve(.easeInOut)
    let animator = try PropertyAnimator(duration: 9, timingParameters: timing, on: driver)
    try animator.addAnimations { $0(model, Model.property, to: 9) }
    try animator.startAnimation()
    #expect(withExtendedLifetime((driver, animator, model)) { allocations(clock) } == 0)
  }

  @Test("a block, and its velocity read by name")
  func block() throws {
    let clock = ManualClock()
    let driver = Animator(clock: clock)
    let model = Model()
    try driver.animate(withDuration: 9) { $0(model, Model.property, to: 9) }
    #expect(allocations(clock) == 0)
    let property = Model.property
    let before = dashpot_allocations()
    var sum = 0.0
    for frame in 1100..<2100 {
      clock.tick(at: Double(frame) / 1000)
      sum += driver.velocity(of: property, on: model) ?? .nan
    }
    #expect(dashpot_allocations() - before == 0)
    #expect(sum > 0)
  }
}
