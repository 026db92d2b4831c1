import CAllocationCounter
import MotionEngine
import Testing

@testable import CoreAnimationInterface

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

  private func allocations(of animation: some PropertyMediaAnimation<Double>) throws -> UInt {
    let clock = ManualClock()
    let stage = AnimationStage(clock: clock)
    let model = Model()
    try stage.add(animation, to: model, along: Model.property)
    return withExtendedLifetime((stage, model)) { allocations(clock) }
  }

  @Test("a spring, an eased one and keys")
  func kinds() throws {
    var spring = SpringAnimation(keyPath: "number", from: 0.0, to: 9)
    spring.duration = 9
    var basic = BasicAnimation(keyPath: "number", from: 0.0, to: 9)
    basic.duration = 9
    basic.timingFunction = .default
    let keys = KeyframeAnimation(keyPath: "number", values: [0.0, 4, 9], duration: 9)
    #expect(try allocations(of: spring) == 0)
    #expect(try allocations(of: basic) == 0)
    #expect(try allocations(of: keys) == 0)
  }

  private final class Card: AnimatableObject {
    var number = 0.0
    let overlay = PresentationOverlay()

    static var properties: PropertyTable<Card> {
      var table = PropertyTable<Card>()
      // A table that is empty has no properties of that name.
      try? table.register(Property("number", read: { $0.number }, write: { $0.number = $1 }))
      return table
    }
  }

  @Test("what shows of an object with a presentation")
  func presented() throws {
    let clock = ManualClock()
    let stage = AnimationStage(clock: clock)
    let card = Card()
    var spring = SpringAnimation(keyPath: "number", from: 0.0, to: 9)
    spring.duration = 9
    try stage.add(spring, to: card)
    #expect(allocations(clock) == 0)
    #expect(try stage.presentation(of: card).value("number", of: Double.self) != 0)
    #expect(card.number == 0)
  }
}
