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
    let clock = ManualClock()  // a DispatchFrameClock in an app
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
    clock.tick(at: 0)  // card.x is 0
    #expect(card.x == 0)
    clock.tick(at: 0.1)  // 72.64, the exact motion
    expectClose(card.x, 72.64203774518063, Tolerance(relative: 1e-13), "on the way")
    spring.toValue = 200  // value and velocity carry on
    clock.run(until: 10, framesPerSecond: 60)  // 200, and thrown from there: 696.505

    // 200, and 499 · (1 − 0.005) from there.
    expectClose(card.x, 696.505, Tolerance(absolute: 1e-9), "the end")
    #expect(!clock.isRunning)
  }

  @Test("the example of the library's page")
  func page() throws {
    let card = Card()
    let clock = ManualClock()
    let animator = PopAnimator(clock: clock)
    let spring = PopSpringAnimation(named: "x", read: { (card: Card) in card.x }, write: { $0.x = $1 })
    spring.toValue = 100
    spring.velocity = 400
    spring.springBounciness = 12
    try animator.add(spring, to: card, forKey: "x")
    clock.tick(at: 0)
    clock.tick(at: 0.1)  // card.x is 86.20
    expectClose(card.x, 86.20352325616048, Tolerance(relative: 1e-13), "on the way")
  }
}
