import MotionEngine
import PopInterface
import Testing

@Suite("Rounding, clamping and adding")
struct DisplayTests {
  let animator = PopAnimator()
  let slab = Slab()

  @Test("rounding 1 of a linear way in quarters")
  func quarters() throws {
    let animation = PopBasicAnimation<Slab, Point2D>(Slab.positionProperty)
    animation.toValue = Point2D(x: 100, y: 100)
    animation.duration = 1
    animation.timingFunction = LinearTiming()
    animation.roundingFactor = 1
    try animator.add(animation, to: slab)
    try animator.render(1, step: 0.25)
    #expect(slab.positions == [0, 25, 50, 75, 100].map { Point2D(x: $0, y: $0) })
  }

  @Test("halves go away from zero; 0.1 gives tenths to the bit; the motion is not rounded")
  func rounding() throws {
    let rows: [(Double, Double, Double)] = [
      (2.5, 1, 3), (-2.5, 1, -3), (0.75, 0.5, 1), (0.74, 0.5, 0.5), (0.31, 0.1, 0.3), (7, 3, 6), (1e300, 1e-300, 1e300),
    ]
    for (value, factor, expected) in rows {
      let animation = linear(value, value)
      animation.roundingFactor = factor
      try animator.add(animation, to: slab)
      try animator.renderTime(animator.time + 1)
      #expect(slab.xs.last == expected, "\(value) to multiples of \(factor)")
      #expect(animation.currentValue == value)
      animator.removeAllAnimations(of: slab)
    }
  }

  @Test("the last value is rounded too: a target between two multiples is never written")
  func roundedEnd() throws {
    let animation = linear(0, 10.4)
    animation.roundingFactor = 1
    try animator.add(animation, to: slab)
    try animator.render(1, step: 0.25)
    #expect(slab.xs == [0, 3, 5, 8, 10])
  }

  @Test("an open end overshoots, a closed one does not and the spring ends where it arrives")
  func closedEnd() throws {
    let (open, closed) = (spring(), spring())
    for animation in [open, closed] { animation.springBounciness = 20 }
    closed.clampMode = .end
    let other = Slab()
    try animator.add(open, to: other)
    try animator.add(closed, to: slab)
    try animator.render(2, step: sixty)
    #expect((other.xs.max() ?? 0) > 137)
    #expect(slab.xs.max() == 100)
    // It arrives at 0.10627865377050234 (mpmath): frame 7 of 60 is the first after it.
    #expect(slab.xs.count == 8)
    #expect(slab.xs.last == 100)
    #expect(slab.xs[6] < 100)
    expectClose(animatedArrival(), 0.10627865377050234, Tolerance(relative: 1e-14), "the arrival")
  }

  private func animatedArrival() -> Double? {
    let animation = spring()
    animation.springBounciness = 20
    animation.clampMode = .end
    return animation.settlingTime
  }

  @Test("by Pop's own rest rule it touches at 0.1167 s and is done one frame later")
  func closedEndByPopsRule() throws {
    let animation = spring()
    animation.springBounciness = 20
    animation.clampMode = .end
    animation.restRule = .pop
    try animator.add(animation, to: slab)
    try animator.render(2, step: sixty)
    #expect(slab.xs.firstIndex(of: 100) == 7)
    #expect(slab.xs.count == 9)
  }

  @Test("every clamp mode on a way up and a way down, with a curve that leaves both ends")
  func modes() throws {
    let curve = try CubicBezier(x1: 0.3, y1: -1, x2: 0.7, y2: 2)
    for (mode, low, high) in [
      (PopClampMode.none, false, false), (.start, true, false), (.end, false, true), (.both, true, true),
    ] {
      for (from, to) in [(0.0, 100.0), (100, 0)] {
        let animation = linear(from, to)
        animation.timingFunction = curve
        animation.clampMode = mode
        slab.xs = []
        try animator.add(animation, to: slab)
        try animator.render(1, step: 0.0625, from: animator.time + 1)
        let rises = to > from
        let (least, most) = (slab.xs.min() ?? 0, slab.xs.max() ?? 0)
        #expect((least < 0) == (rises ? !low : !high), "\(mode.rawValue), to \(to): least \(least)")
        #expect((most > 100) == (rises ? !high : !low), "\(mode.rawValue), to \(to): most \(most)")
      }
    }
  }

  @Test("a new target on the near side of a clamped spring makes no jump", arguments: [PopClampMode.end, .both])
  func clampedRetarget(mode: PopClampMode) throws {
    let animation = spring()
    animation.clampMode = mode
    try animator.add(animation, to: slab)
    try animator.render(at: [0, 0.125])
    let shown = slab.x
    #expect(shown > 70)
    animation.toValue = 30
    try animator.renderTime(0.125)
    #expect(slab.x == shown)
    var last = shown
    for frame in 1...40 {
      try animator.renderTime(0.125 + Double(frame) / 240)
      #expect((slab.x - last).magnitude < 5, "frame \(frame)")
      #expect(slab.x >= 30)
      last = slab.x
    }
    try animator.renderTime(5)
    #expect(slab.x == 30)
  }

  /// The side is taken from the velocity, also where there is no way: facebookarchive/rebound-js#20.
  @Test("a kick with its end closed comes back to the target and ends there", arguments: [1000.0, -1000])
  func clampedKick(velocity: Double) throws {
    let animation = SlabSpring(Slab.xProperty)
    animation.velocity = velocity
    animation.springBounciness = 15
    animation.clampMode = .end
    try animator.add(animation, to: slab)
    try animator.render(3, step: 1.0 / 240)
    #expect(slab.xs.allSatisfy { $0 * velocity >= 0 })
    #expect((slab.xs.map(\.magnitude).max() ?? 0) > 10)
    #expect(slab.x == 0)
    #expect(!animation.isAttached)
  }

  @Test("additive: start and target are offsets, and the last write is the object's value and the target")
  func additive() throws {
    slab.x = 1
    slab.xs = []
    let animation = spring(1, 2)
    animation.isAdditive = true
    try animator.add(animation, to: slab)
    try animator.render(3, step: sixty)
    #expect((slab.xs.first ?? 0) >= 2)
    #expect(slab.xs.first == 2)
    #expect(slab.x == 3)
    #expect(animation.currentValue == 2)
  }

  @Test("several additive ones on one property add up; an unset start is 0")
  func composed() throws {
    slab.x = 1000
    slab.xs = []
    let (first, second) = (linear(0, 10), linear(0, 100))
    second.fromValue = nil
    for animation in [first, second] {
      animation.isAdditive = true
      try animator.add(animation, to: slab)
    }
    try animator.render(1, step: 0.5)
    #expect(slab.xs == [1000, 1000, 1005, 1055, 1060, 1110])
  }
}
