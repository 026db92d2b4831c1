import MotionEngine
import PopInterface
import Testing

@Suite("Pop's basic animation")
struct BasicTests {
  let animator = PopAnimator()
  let slab = Slab()
  let log = EventLog()

  static let curves: [(CoreAnimationCurve, [Double])] = [
    (
      .default,
      [0, 0.094796, 0.295244, 0.513315, 0.682541, 0.802403, 0.885229, 0.940765, 0.975625, 0.994316, 1]
    ),
    (
      .easeIn, [0, 0.017027, 0.062282, 0.129577, 0.214861, 0.315357, 0.429120, 0.554814, 0.691634, 0.839428, 1]
    ),
    (
      .easeInEaseOut, [0, 0.019722, 0.081660, 0.187396, 0.331884, 0.5, 0.668116, 0.812604, 0.918340, 0.980278, 1]
    ),
    (.linear, [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]),
  ]

  @Test("the named curves in tenths, to the printed digits", arguments: curves)
  func curve(_ curve: CoreAnimationCurve, _ shares: [Double]) throws {
    let animation = linear(0, 1, duration: 1)
    animation.timingFunction = curve
    try animator.add(animation, to: slab)
    for tenth in 0...10 { try animator.renderTime(Double(tenth) / 10) }
    for (tenth, share) in shares.enumerated() {
      expectClose(slab.xs[tenth], share, .printed(6), "\(curve) at \(tenth)/10")
    }
  }

  @Test("easeOut is easeIn backwards")
  func easeOut() throws {
    let (there, back) = (linear(0, 1), linear(0, 1))
    there.timingFunction = CoreAnimationCurve.easeIn
    back.timingFunction = CoreAnimationCurve.easeOut
    let other = Slab()
    try animator.add(there, to: slab)
    try animator.add(back, to: other)
    for tenth in 0...10 { try animator.renderTime(Double(tenth) / 10) }
    for tenth in 0...10 {
      expectClose(other.xs[tenth], 1 - slab.xs[10 - tenth], Tolerance(absolute: 4e-16), "at \(tenth)/10")
    }
  }

  @Test("no curve is the default curve, in 0.4 s")
  func defaultCurve() throws {
    let animation = SlabBasic(Slab.xProperty)
    animation.toValue = 1
    try animator.add(animation, to: slab)
    try animator.render(at: [0, 0.04, 0.2, 0.4])
    for (value, share) in zip(slab.xs, [0, 0.094796, 0.802403, 1]) { expectClose(value, share, .printed(6), "share") }
    #expect(!animation.isAttached)
  }

  /// facebookarchive/pop#91 and #163
  @Test("a curve that overshoots ends by its time, exactly at the target")
  func overshoot() throws {
    let animation = linear(0, 100, duration: 0.36)
    animation.timingFunction = try CubicBezier(x1: 0.15, y1: 1.5, x2: 0.55, y2: 1)
    try animator.add(animation, to: slab)
    try animator.render(1, step: sixty)
    #expect(slab.xs.count > 10)
    #expect(slab.xs.last == 100)
    #expect(slab.xs[slab.xs.count - 2] > 100)
    try animator.add(animation, to: slab)
    try animator.render(at: [2, 2 + 0.497 * 0.36])
    expectClose(slab.x, 108.00, .printed(2), "the peak")
  }

  @Test("the shares never step back on a fine grid, at any duration", arguments: [0.2, 0.4, 5])
  func monotone(duration: Double) throws {
    for curve in CoreAnimationCurve.allCases {
      let animation = linear(0, 1, duration: duration)
      animation.timingFunction = curve
      slab.xs = []
      try animator.add(animation, to: slab)
      let now = animator.time + 1
      for step in 0...2000 { try animator.renderTime(now + duration * Double(step) / 2000) }
      for (earlier, later) in zip(slab.xs, slab.xs.dropFirst()) { #expect(later >= earlier) }
      animator.removeAllAnimations(of: slab)
    }
  }

  @Test(
    "without duration, or with less than an ulp of time: one write, one stop",
    arguments: [0, Double.leastNonzeroMagnitude])
  func instant(duration: Double) throws {
    let animation = linear(0, 100, duration: duration)
    log.attach(to: animation)
    try animator.add(animation, to: slab)
    try animator.renderTime(0)
    #expect(slab.xs == [100])
    #expect(log.ends == ["start", "reach", "stop true"])
  }

  @Test("a duration of 1e-300 s makes no number that is none")
  func almostInstant() throws {
    try animator.add(linear(0, 100, duration: 1e-300), to: slab)
    try animator.render(at: [0, 1])
    #expect(slab.xs == [0, 100])
  }

  @Test("a scale along easeInEaseOut in the default duration")
  func scale() throws {
    let animation = PopBasicAnimation<Slab, Point2D>.easeInEaseOutAnimation(Slab.positionProperty)
    animation.fromValue = Point2D(x: 1, y: 1)
    animation.toValue = Point2D(x: 0.97, y: 0.97)
    log.attach(to: animation)
    try animator.add(animation, to: slab)
    try animator.render(at: [0, 0.1, 0.2, 0.4])
    #expect(log.ends == ["start", "reach", "stop true"])
    #expect(slab.position == Point2D(x: 0.97, y: 0.97))
    expectClose(slab.positions[2].x, 0.985, Tolerance(absolute: 1e-15), "half way")
  }

  @Test("rectangles, insets, colours and three-vectors end exactly at their targets")
  func kinds() throws {
    let frame = try PopBasicAnimation<Slab, Rect2D>(.viewFrame, of: Slab.self)
    frame.toValue = Rect2D(x: 1, y: 2, width: 3, height: 4)
    let insets = try PopBasicAnimation<Slab, Insets2D>(.scrollViewContentInset, of: Slab.self)
    insets.toValue = Insets2D(top: 1, left: 2, bottom: 3, right: 4)
    let color = try PopBasicAnimation<Slab, RGBAColor>(.layerBackgroundColor, of: Slab.self)
    color.toValue = RGBAColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    let node = try PopBasicAnimation<Slab, SIMD3<Double>>(.sceneNodePosition, of: Slab.self)
    node.toValue = SIMD3(1, 2, 3)
    try animator.add(frame, to: slab)
    try animator.add(insets, to: slab)
    try animator.add(color, to: slab)
    try animator.add(node, to: slab)
    try animator.render(at: [0, 0.1, 0.2])
    #expect(slab.node.x > 0 && slab.node.x < 1)
    try animator.renderTime(0.4)
    #expect(slab.frame == Rect2D(x: 1, y: 2, width: 3, height: 4))
    #expect(slab.insets == Insets2D(top: 1, left: 2, bottom: 3, right: 4))
    #expect(slab.color == RGBAColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
    #expect(slab.node == SIMD3(1, 2, 3))
  }

  @Test("white to black by a spring, part by part; a grey has equal parts, and no colour is clear")
  func colors() throws {
    let animation = try PopSpringAnimation<Slab, RGBAColor>(.layerBackgroundColor, of: Slab.self)
    animation.fromValue = RGBAColor(white: 1)
    animation.toValue = RGBAColor(white: 0)
    try animator.add(animation, to: slab)
    try animator.render(at: [0, 0.1])
    expectClose(slab.color.red, 1 - 0.61670480775654647, Tolerance(relative: 1e-13), "red, mpmath")
    #expect(slab.color.green == slab.color.red && slab.color.blue == slab.color.red && slab.color.alpha == 1)
    try animator.renderTime(5)
    #expect(slab.color == RGBAColor(white: 0))
    #expect(RGBAColor(white: 0.5, alpha: 0.25) == RGBAColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.25))
    #expect(RGBAColor.clear == RGBAColor(red: 0, green: 0, blue: 0, alpha: 0))
  }

  /// facebookarchive/pop#414, #165 and #131
  @Test("it takes its time also when the object is at the target already")
  func alreadyThere() throws {
    slab.x = 0
    let animation = linear(1, 0, duration: 10)
    var end: Double?
    animation.completionBlock = { [animator] _, _ in end = animator.time }
    try animator.add(animation, to: slab)
    try animator.render(12, step: 0.5)
    #expect(end == 10)
  }
}
