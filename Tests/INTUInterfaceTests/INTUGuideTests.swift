import INTUInterface
import MotionEngine
import Testing

@Suite("Coming from INTUAnimationEngine")
struct INTUGuideTests {
  @Test("the guide's example")
  func example() throws {
    let clock = ManualClock()
    let engine = AnimationEngine(clock: clock)
    var x = 0.0
    var done = false
    let id = try engine.animate(
      duration: 0.5, delay: 0.25, easing: INTUEasing.easeInOutBack,
      animations: { progress in x = Interpolation.value(from: 20.0, to: 120.0, at: progress) },
      completion: { finished in done = finished })
    clock.tick(at: 10)  // the delay counts from the first frame
    clock.tick(at: 10.5)  // half of the time: x is 70
    #expect(x == 70 && !done && id.rawValue == 1)
    clock.tick(at: 10.75)  // x is 120, and done is true
    #expect(x == 120 && done)
  }

  @Test("the example of the library's page")
  func page() throws {
    let clock = ManualClock()
    let engine = AnimationEngine(clock: clock)
    var angle = 0.0
    try engine.animate(
      damping: 10, stiffness: 100, mass: 1,
      animations: { progress in angle = Interpolation.value(from: 0.0, to: 90.0, at: progress) })
    clock.tick(at: 0)
    clock.tick(at: 0.25)  // angle is 92.10: the spring overshoots
    #expect((angle - 92.10236219160231).magnitude < 1e-12)
  }
}
