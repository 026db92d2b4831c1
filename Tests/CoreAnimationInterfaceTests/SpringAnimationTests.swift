import CoreAnimationInterface
import MotionEngine
import Testing

@Suite("Core Animation: springs")
struct SpringAnimationTests {
  static func spring(
    _ mass: Double = 1, _ stiffness: Double = 100, _ damping: Double = 10, velocity: Double = 0
  ) -> SpringAnimation<Double> {
    var animation = SpringAnimation(keyPath: "opacity", from: 0.0, to: 100)
    animation.mass = mass
    animation.stiffness = stiffness
    animation.damping = damping
    animation.initialVelocity = velocity
    return animation
  }

  /// Published settling durations; with a few digits where few are published.
  static let settling: [(Double, Double, Double, Double, Double, Double)] = [
    (1, 100, 10, 0, 1.4727003346780927, 1e-15), (1, 300, 20, 0, 0.7442555275721707, 1e-15),
    (1, 100, 10, 5, 1.3815510557964275, 1e-15), (1, 100, 20, 0, 0.9999999999999999, 0), (1, 100, 30, 0, 1, 1e-6),
    (1, 400, 40, 0, 0.5, 1e-6), (1, 1, 2, 0, 9.299999999999983, 0), (1, 100, 1, 0, 13.91321015404625, 1e-14),
    (1, 100, 0, 0, Double(Float.greatestFiniteMagnitude), 0), (1, 100, 5, 0, 2.854974609888761, 1e-15),
    (1, 100, 15, 0, 1.0220937981854987, 1e-15),
  ]

  @Test("settling durations", arguments: settling)
  func settlingDuration(
    _ mass: Double, _ stiffness: Double, _ damping: Double, _ velocity: Double, _ value: Double, _ tolerance: Double
  ) throws {
    let animation = Self.spring(mass, stiffness, damping, velocity: velocity)
    expectClose(
      try animation.settlingDuration, value, Tolerance(absolute: tolerance), "\(stiffness)/\(damping)/\(velocity)")
    #expect(animation.duration == 0, "the duration does not follow by itself")
  }

  /// k, c and settling duration; nil where none is published.
  static let perceptual: [(Double, Double, Double, Double, Double?)] = [
    (0.5, 0, 157.91367041742973, 25.132741228718345, 0.7999999999999999),
    (1, 0, 39.47841760435743, 12.566370614359172, 1.5000000000000002),
    (0.25, 0, 631.6546816697189, 50.26548245743669, 0.4),
    (0.5, 0.3, 157.91367041742973, 17.59291886010284, 0.8629552831744205),
    (0.5, 0.7, 157.91367041742973, 7.539822368615504, 1.904872615017113),
    (0.5, -0.3, 157.91367041742973, 35.90391604102621, nil),
  ]

  @Test("perceptual duration and bounce", arguments: perceptual)
  func perceptualDuration(_ p: Double, _ b: Double, _ k: Double, _ c: Double, _ settling: Double?) throws {
    let animation = try SpringAnimation<Double>(keyPath: "opacity", perceptualDuration: p, bounce: b)
    let tolerance = Tolerance(relative: 4e-16)
    expectClose(animation.mass, 1, tolerance, "m")
    expectClose(animation.stiffness, k, tolerance, "k")
    expectClose(animation.damping, c, tolerance, "c")
    #expect(animation.allowsOverdamping)
    if let settling { expectClose(animation.duration, settling, tolerance, "duration") }
    expectClose(animation.perceptualDuration, p, tolerance, "perceptual duration back")
    expectClose(animation.bounce, b, Tolerance(absolute: 4e-16), "bounce back")
  }

  @Test("defaults, and what the setters keep")
  func setters() {
    var animation = SpringAnimation<Double>(keyPath: "opacity")
    #expect(animation.mass == 1 && animation.stiffness == 100 && animation.damping == 10)
    #expect(animation.initialVelocity == 0 && !animation.allowsOverdamping && animation.duration == 0)
    expectClose(animation.perceptualDuration, 0.62831853071795865, Tolerance(relative: 2e-16), "of the default")
    animation.mass = 0
    animation.stiffness = 0
    animation.damping = -1
    #expect(animation.mass == 1 && animation.stiffness == 100 && animation.damping == 10)
    animation.damping = 0
    #expect(animation.damping == 0)
  }

  /// At 0.05, 0.15, 0.25 and 0.45 s, from 0 to 100; the platform is in single precision in places.
  static let positions: [(Double, Double, [Double])] = [
    (10, 0, [10.44054701924324, 61.04925274848938, 102.33595371246338, 111.84459924697876]),
    (20, 0, [9.020400792360306, 44.217461347579956, 71.27025127410889, 93.89005303382874]),
    (30, 0, [9.020400792360306, 44.217461347579956, 71.27025127410889, 93.89005303382874]),
    (10, 5, [29.307806491851807, 87.320476770401, 116.04145765304565, 107.67215490341187]),
  ]

  @Test("published positions", arguments: positions)
  func position(_ damping: Double, _ velocity: Double, _ values: [Double]) throws {
    let scene = Scene()
    var animation = Self.spring(1, 100, damping, velocity: velocity)
    animation.duration = 1
    #expect(animation.damping == damping, "the stored damping stays")
    try scene.stage.add(animation, to: scene.sheet)
    scene.clock.tick(at: 0)
    for (value, expected) in zip(try scene.values(at: [0.05, 0.15, 0.25, 0.45]), values) {
      expectClose(value, expected, Tolerance(absolute: 1e-4), "c \(damping), v \(velocity)")
    }
  }

  @Test("it runs in real seconds, and the duration only cuts it off")
  func truncated() throws {
    let scene = Scene()
    var animation = Self.spring()
    animation.duration = 0.5
    try scene.stage.add(animation, to: scene.sheet)
    let shown = try scene.values(at: [0, 0.1, 0.49, 0.51])
    expectClose(shown[1], 34.02998447418213, Tolerance(absolute: 1e-5), "published, single precision")
    expectClose(shown[1], 34.02998466082983, Tolerance(absolute: 1e-12), "exact")
    expectClose(shown[2], 108.34387540817261, Tolerance(absolute: 1e-5), "published, single precision")
    #expect(shown[3] == 0.5)
  }

  @Test("it takes no timing function, neither its own nor the transaction's")
  func noTimingFunction() throws {
    let scene = Scene()
    var animation = Self.spring()
    animation.duration = 1
    animation.timingFunction = .easeIn
    scene.stage.transaction.animationTimingFunction = .easeOut
    try scene.stage.add(animation, to: scene.sheet)
    let shown = try scene.values(at: [0, 0.1, 0.25])
    expectClose(shown[1], 34.02998466082983, Tolerance(absolute: 1e-12), "at 0.1")
    expectClose(shown[2], 102.33595799066943, Tolerance(absolute: 1e-12), "at 0.25")
  }

  @Test("overdamping is followed when it is allowed: mass 1, stiffness 100, damping 40")
  func overdamped() throws {
    let scene = Scene()
    var animation = Self.spring(1, 100, 40)
    animation.allowsOverdamping = true
    animation.duration = 3
    try scene.stage.add(animation, to: scene.sheet)
    // 1 + u, u = -(r1 e^(r2 t) - r2 e^(r1 t))/(r1 - r2) with r = -20 ± √300.
    expectClose(
      try scene.values(at: [0, 0.25])[1], 44.864745916282280069, Tolerance(absolute: 1e-12), "at 0.25")
  }

  /// Its value at a share of the settling duration, with 40 digits.
  @Test(
    "the tutorial's jump: from 1 to 2 by mass 1, stiffness 1500, damping 10, velocity 100, for its settling duration")
  func tutorialJump() throws {
    let scene = Scene()
    var animation = SpringAnimation(keyPath: "gauge.scale", from: 1.0, to: 2)
    animation.mass = 1
    animation.stiffness = 1500
    animation.damping = 10
    animation.initialVelocity = 100
    animation.duration = try animation.settlingDuration
    expectClose(animation.duration, 1.6305887442455332555, Tolerance(absolute: 1e-15), "settling duration")
    try scene.add(animation, as: "jump")
    let shown = try scene.values("gauge.scale", at: [0, 0.05, 0.1, 1])
    for (value, expected) in zip(shown, [1, 4.0766514677328381155, 1.4989443675252538951, 2.0056966026559682555]) {
      expectClose(value, expected, Tolerance(absolute: 5e-14), "jump")
    }
    scene.clock.tick(at: animation.duration.nextUp)
    #expect(scene.told == ["jump starts", "jump stops true"])
    #expect(scene.sheet.scale == 1)
  }

  @Test("what is no spring is refused")
  func refused() {
    let scene = Scene()
    var animation = Self.spring()
    animation.mass = .infinity
    #expect(throws: CoreAnimationError.self) { try scene.stage.add(animation, to: scene.sheet) }
    animation = Self.spring(velocity: .nan)
    #expect(throws: CoreAnimationError.self) { try scene.stage.add(animation, to: scene.sheet) }
    for (p, b) in [(0.0, 0.0), (-1, 0), (.nan, 0), (1, -1), (1, 1.5)] {
      #expect(throws: CoreAnimationError.self) {
        try SpringAnimation<Double>(keyPath: "opacity", perceptualDuration: p, bounce: b)
      }
    }
    #expect(scene.stage.animations(of: scene.sheet).isEmpty)
  }

  @Test("a velocity is that of the spring, in units of the value")
  func velocity() throws {
    let scene = Scene()
    var animation = Self.spring()
    animation.duration = 2
    let attached = try scene.stage.add(animation, to: scene.sheet)
    scene.clock.tick(at: 0)
    scene.clock.tick(at: 0.1)
    expectClose(attached.velocity(), 533.50719511469297, Tolerance(absolute: 1e-11), "at 0.1")
  }
}
