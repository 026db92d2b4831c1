import MotionEngine
import PopInterface
import Testing

final class Card: AnimatableObject {
  let overlay = PresentationOverlay()
  var x = 0.0

  static var properties: PropertyTable<Card> {
    var table = PropertyTable<Card>()
    try? table.register(PopPropertyName.layerPositionX.property(read: { (card: Card) in card.x }, write: { $0.x = $1 }))
    return table
  }
}

@Suite("The example of the guide for those who come from Pop")
struct GuideExampleTests {
  @Test("a card springs to 100, is sent on to 200 on its way, and is thrown afterwards")
  func example() throws {
    let card = Card()
    let clock = ManualClock()
    let animator = PopAnimator(clock: clock)

    let spring = try PopSpringAnimation<Card, Double>(.layerPositionX, of: Card.self)
    spring.toValue = 100
    spring.springBounciness = 10
    spring.completionBlock = { _, finished in
      guard finished else { return }
      let throwing = PopDecayAnimation(spring.property)
      throwing.velocity = 1000
      try? animator.add(throwing, to: card, forKey: "x")
    }
    try animator.add(spring, to: card, forKey: "x")
    clock.run(until: 0.1, framesPerSecond: 60)
    spring.toValue = 200
    clock.run(until: 10, framesPerSecond: 60)

    // 200, and 499 · (1 − 0.005) from there.
    expectClose(card.x, 696.505, Tolerance(absolute: 1e-9), "the end")
    #expect(!clock.isRunning)
  }
}
