import MotionEngine
import PopInterface
import Testing

@Suite("Public faults, through Pop's words")
struct PublicFaultTests {
  let animator = PopAnimator()
  let slab = Slab()

  private func spring(_ from: Double, _ to: Double, k: Double, c: Double, m: Double = 1) -> SlabSpring {
    let animation = SlabSpring(Slab.xProperty)
    animation.fromValue = from
    animation.toValue = to
    animation.dynamicsTension = k
    animation.dynamicsFriction = c
    animation.dynamicsMass = m
    return animation
  }

  /// flutter/flutter#163858
  @Test("a mass other than 1")
  func mass() throws {
    let animation = spring(0, 1, k: 100, c: 15, m: 2)
    animation.threshold = 1e-9
    try animator.add(animation, to: slab)
    try animator.render(at: [0, 0.1, 0.2, 0.5])
    for (value, expected) in zip(slab.xs.dropFirst(), [0.1899822056267776, 0.5530831065573773, 1.137978324186814]) {
      expectClose(value, expected, Tolerance(relative: 1e-13), "value")
    }
  }

  /// software-mansion/react-native-reanimated#3424
  @Test("a small way is shown, and rests when its own thousandth is left")
  func smallWay() throws {
    let animation = spring(0, 0.005, k: 100, c: 10)
    expectClose(animation.settlingTime, 1.270165195653986, Tolerance(relative: 1e-12), "rest")
    try animator.add(animation, to: slab)
    try animator.render(at: [0, 0.05, 0.1, 0.2])
    let expected = [0.0005220273672753970, 0.001701499233041492, 0.004247128174270562]
    for (value, number) in zip(slab.xs.dropFirst(), expected) {
      expectClose(value, number, Tolerance(relative: 1e-12), "value")
    }
  }

  /// chenglou/react-motion#235
  @Test("crossing the target is not rest")
  func crossing() throws {
    let animation = spring(0, 1, k: 180, c: 12)
    try animator.add(animation, to: slab)
    try animator.render(at: [0, 0.1695369946496419])
    expectClose(slab.x, 1, Tolerance(absolute: 1e-12), "at the crossing")
    expectClose(animation.velocity, 4.851347287197229, Tolerance(relative: 1e-12), "its velocity")
    expectClose(animation.settlingTime, 1.136698599237074, Tolerance(relative: 1e-12), "rest")
    #expect(animation.isAttached)
  }

  /// motiondivision/motion#2751
  @Test(
    "no way and a velocity",
    arguments: [
      (10.0, 127.3146507936801, 0.1209199576156145), (20, 118.3939720585721, 0.1),
      (40, 110.9280296148963, 0.07603459963009463),
    ])
  func kick(c: Double, peak: Double, time: Double) throws {
    let animation = spring(100, 100, k: 100, c: c)
    animation.velocity = 500
    try animator.add(animation, to: slab)
    try animator.render(at: [0, time])
    expectClose(slab.x, peak, Tolerance(absolute: 1e-10), "peak")
    expectClose(animation.velocity, 0, Tolerance(absolute: 1e-10), "velocity at the peak")
    try animator.renderTime(60)
    #expect(slab.x == 100)
  }

  /// sveltejs/svelte-extras#9
  @Test("a new target keeps the velocity")
  func retarget() throws {
    let animation = spring(0, 100, k: 100, c: 10)
    try animator.add(animation, to: slab)
    try animator.render(at: [0, 0.1])
    expectClose(slab.x, 34.02998466082983, Tolerance(relative: 1e-13), "before")
    expectClose(animation.velocity, 533.5071951146930, Tolerance(relative: 1e-13), "velocity")
    animation.toValue = 50
    try animator.renderTime(0.2)
    expectClose(slab.x, 67.92757115499632, Tolerance(relative: 1e-13), "0.1 s later")
    try animator.renderTime(0.3)
    expectClose(slab.x, 69.96419499813556, Tolerance(relative: 1e-13), "0.2 s later")
    try animator.renderTime(0.1 + 0.2)
    #expect(animation.isAttached)
  }

  /// sveltejs/svelte#7010
  @Test("a single long step", arguments: [0.2, 1, 2, 5, 60, 3600])
  func longStep(step: Double) throws {
    let animation = spring(0, 1, k: 180, c: 12)
    try animator.add(animation, to: slab)
    try animator.render(at: [0, step])
    #expect(slab.x >= 0 && slab.x < 1.3)
    if step >= 2 { #expect(slab.x == 1) }
  }

  @Test("a clock far from 0", arguments: [1e6, 1e9])
  func farClock(offset: Double) throws {
    let animation = spring(0, 1, k: 100, c: 10)
    try animator.add(animation, to: slab)
    try animator.render(at: [offset, offset + 0.1])
    expectClose(slab.x, 0.3402998466082983, Tolerance(absolute: 1e-6), "x(0.1)")
  }

  /// blaugold/fleet#11
  @Test("the ends of repeated legs", arguments: 1...4)
  func legEnds(plays: Int) throws {
    for reverses in [true, false] {
      let animation = linear()
      animation.repeatCount = plays
      animation.autoreverses = reverses
      slab.xs = []
      let now = animator.time + 1
      let length = Double(reverses ? 2 * plays : plays)
      try animator.add(animation, to: slab)
      try animator.render(at: [now, now + length - 1e-9, now + length])
      #expect(slab.xs[2] == (reverses ? 0 : 100))
      expectClose(slab.xs[1], slab.xs[2], Tolerance(absolute: 1e-6), "just before the end")
    }
  }

  @Test("a third border of 0.1 s is at 0.3")
  func border() throws {
    let animation = linear(0, 100, duration: 0.1)
    animation.repeatCount = 3
    try animator.add(animation, to: slab)
    try animator.render(at: [0, 0.1, 0.3])
    #expect(slab.xs == [0, 0, 100])
    #expect(!animation.isAttached)
  }

  /// software-mansion/react-native-reanimated#9750
  @Test("a thousand restarts from the unfinished completion end without growing the stack")
  func restarts() throws {
    var (starts, stops) = (0, 0)
    func next() -> SlabBasic {
      let animation = linear()
      animation.animationDidStartBlock = { _ in starts += 1 }
      animation.completionBlock = { [animator, slab] _, _ in
        stops += 1
        if stops < 1000 { try? animator.add(next(), to: slab, forKey: "x") }
        if stops < 1000 { animator.removeAnimation(forKey: "x", of: slab) }
      }
      return animation
    }
    try animator.add(next(), to: slab, forKey: "x")
    animator.removeAnimation(forKey: "x", of: slab)
    #expect(starts == 1000 && stops == 1000)
    #expect(animator.animations(of: slab).isEmpty)
  }

  /// pmndrs/react-spring#1802
  @Test("as many stops as starts, whatever is done in whatever order")
  func pairs() throws {
    var generator = SeededGenerator(seed: 20_261_130)
    var (starts, stops) = (0, 0)
    var time = 0.0
    var attached: [SlabSpring] = []
    for _ in 0..<10_000 {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0, 1:
        let animation = spring(0, Double.random(in: -1...1, using: &generator), k: 400, c: 30)
        animation.removedOnCompletion = Bool.random(using: &generator)
        animation.repeatCount = Int.random(in: 0..<3, using: &generator)
        animation.animationDidStartBlock = { _ in starts += 1 }
        animation.completionBlock = { _, _ in stops += 1 }
        try animator.add(animation, to: slab, forKey: ["a", "b", "c"].randomElement(using: &generator))
        attached.append(animation)
      case 2: attached.randomElement(using: &generator)?.toValue = Double.random(in: -1...1, using: &generator)
      case 3: attached.randomElement(using: &generator)?.paused.toggle()
      case 4: animator.removeAnimation(forKey: "a", of: slab)
      default:
        time += 0.1
        try animator.renderTime(time)
      }
      attached.removeAll { !$0.isAttached }
    }
    animator.removeAllAnimations(of: slab)
    #expect(starts > 3000)
    #expect(starts == stops)
  }
}

/// Random numbers that are the same in every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
