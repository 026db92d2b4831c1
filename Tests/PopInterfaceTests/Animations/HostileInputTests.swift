import MotionEngine
import PopInterface
import Testing

/// Very many calls, and a velocity without a way, through Pop's words.
@Suite("Pop: hostile input")
struct HostileInputTests {
  let animator = PopAnimator()
  let slab = Slab()

  @Test("additions and removals by the hundred thousand leave nothing behind")
  func many() throws {
    let animation = spring()
    var (starts, stops) = (0, 0)
    animation.animationDidStartBlock = { _ in starts += 1 }
    animation.completionBlock = { _, _ in stops += 1 }
    for index in 0..<100_000 {
      try animator.add(animation, to: slab, forKey: "x")
      if index % 1000 == 0 { try animator.renderTime(Double(index)) }
      animator.removeAnimation(forKey: "x", of: slab)
    }
    #expect(starts == 100_000 && stops == 100_000)
    #expect(animator.animations(of: slab).isEmpty && animator.isDisplayLinkPaused)
  }

  @Test("a rectangle that is kicked without a way comes back to the digit", arguments: [1000.0, -1000])
  func kick(_ velocity: Double) throws {
    let animation = PopSpringAnimation(Property<Slab, Rect2D>("frame", \.frame))
    animation.velocity = Rect2D(x: velocity, y: velocity, width: velocity, height: velocity)
    let before = slab.frame
    try animator.add(animation, to: slab)
    try animator.render(at: [0, 0.05])
    #expect(slab.frame != before)
    try animator.renderTime(10)
    #expect(slab.frame == before)
  }

  /// Thrown at 1000 and, 29 frames later, at −400: Pop jumps from 309.39 to where the second throw ends.
  @Test("a decay that is thrown back makes no jump, and ends where Pop says")
  func thrownBack() throws {
    let animation = decay(1000)
    animation.fromValue = 0
    try animator.add(animation, to: slab)
    try animator.render(at: [0, 29.0 / 60])
    expectClose(slab.x, 309.3896, Tolerance(absolute: 5e-5), "before")
    let before = slab.x
    animation.velocity = -400
    expectClose(animation.toValue ?? .nan, 112.28, Tolerance(absolute: 5e-3), "its end")
    try animator.renderTime(29.0 / 60)
    #expect(slab.x == before)
    try animator.renderTime(0.5)
    // (0.4 · 0.998/0.002) (1 − 0.998^(1000/60)) further back.
    expectClose(before - slab.x, 199.6 * (1 - 0.967_183_3), Tolerance(absolute: 1e-3), "a frame later")
    try animator.renderTime(60)
    expectClose(slab.x, 112.28, Tolerance(absolute: 5e-3), "at rest")
  }
}
