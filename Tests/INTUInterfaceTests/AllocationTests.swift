import CAllocationCounter
import MotionEngine
import Testing

@testable import INTUInterface

@Suite("A steady frame allocates nothing", .enabled(if: dashpot_counts_allocations()))
struct AllocationTests {
  private final class Model {
    var number = 0.0
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

  @Test("a block along an easing and one by a spring")
  func blocks() throws {
    let clock = ManualClock()
    let engine = AnimationEngine(clock: clock)
    let model = Model()
    try engine.animate(duration: 9, easing: INTUEasing.easeInOutCubic, animations: { model.number = $0 })
    try engine.animate(damping: 0.1, stiffness: 100, animations: { model.number = $0 })
    #expect(withExtendedLifetime(engine) { allocations(clock) } == 0)
  }
}
