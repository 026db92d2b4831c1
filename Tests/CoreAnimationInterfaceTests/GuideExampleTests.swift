import CoreAnimationInterface
import MotionEngine
import Testing

private final class Card: AnimatableObject {
  var opacity = 1.0
  var transform = Transform3D.identity
  let overlay = PresentationOverlay()

  static var properties: PropertyTable<Card> {
    var table = PropertyTable<Card>()
    do {
      try table.register(Property("opacity", read: { $0.opacity }, write: { $0.opacity = $1 }))
      try table.register(Property("transform", read: { $0.transform }, write: { $0.transform = $1 }))
    } catch { preconditionFailure("\(error)") }
    return table
  }
}

/// The examples of the guide for those who come from Core Animation and of the library's page, as they stand there.
@Suite("Coming from Core Animation")
struct GuideExampleTests {
  @Test("a card that is faded in by a spring, then turned and shrunk by a group")
  func card() throws {
    let clock = ManualClock()  // a DispatchFrameClock in an app
    let stage = AnimationStage(clock: clock)
    let card = Card()
    var told: [String] = []

    var fade = SpringAnimation(keyPath: "opacity", from: 0.0, to: 1.0)
    fade.damping = 15
    fade.duration = try fade.settlingDuration  // 1.0221 s; as there, it does not follow by itself
    expectClose(fade.duration, 1.0220937981854987, Tolerance(absolute: 1e-15), "settling duration")

    let turn = BasicAnimation(keyPath: "transform.rotation.z", from: 0.0, to: Double.pi)
    let shrink = BasicAnimation(keyPath: "transform.scale", from: 1.0, to: 0.5)
    var spin = AnimationGroup([turn, shrink], duration: 2)
    spin.beginTime = stage.currentTime + fade.duration

    stage.transaction.begin()
    stage.transaction.setCompletionBlock { told.append("both are over") }
    try stage.add(fade, to: card, forKey: "fade")
    try stage.add(spin, to: card, forKey: "spin")
    try stage.transaction.commit()

    clock.tick(at: 0)
    clock.tick(at: 0.1)
    let opacity: Double = try stage.presentation(of: card).value("opacity")  // 0.2982, and card.opacity is 1
    expectClose(opacity, 0.2982492913308014, Tolerance(relative: 1e-13), "opacity")
    #expect(card.opacity == 1)
    clock.tick(at: fade.duration + 1)
    let half: Transform3D = try stage.presentation(of: card).value("transform")  // a quarter turn, of size ¾
    #expect(told.isEmpty)
    clock.run(until: 4, framesPerSecond: 60)
    let expected = Transform3D.rotation(0.5 * Double.pi, axis: [0, 0, 1]) * .scale(x: 0.75, y: 0.75, z: 0.75)
    for index in 0..<16 {
      expectClose(half[component: index], expected[component: index], Tolerance(absolute: 1e-14), "number \(index)")
    }
    #expect(told == ["both are over"])
    #expect(stage.animations(of: card).isEmpty && !clock.isRunning)
    #expect(try stage.presentation(of: card).value("transform") == Transform3D.identity)
  }

  @Test("a pulse, twice there and back")
  func pulse() throws {
    let clock = ManualClock()
    let stage = AnimationStage(clock: clock)
    let card = Card()
    var pulse = BasicAnimation(keyPath: "opacity", from: 1.0, to: 0.2, duration: 0.5)
    pulse.autoreverses = true
    pulse.repeatCount = 2
    try stage.add(pulse, to: card, forKey: "pulse")
    clock.tick(at: 0)
    clock.tick(at: 0.75)  // half way back: 0.6 shows, and the card's own opacity is 1
    expectClose(try stage.presentation(of: card).value("opacity"), 0.6, Tolerance(absolute: 1e-15), "half way back")
    #expect(card.opacity == 1)
  }
}
