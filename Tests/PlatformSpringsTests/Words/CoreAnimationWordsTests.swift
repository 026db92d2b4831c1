import MotionEngine
import PlatformSprings
import Testing

@Suite("Core Animation's words")
struct CoreAnimationWordsTests {
  @Test("overdamping counts only when allowed")
  func overdamping() throws {
    let stiff = CoreAnimationSpring(damping: 30)
    #expect(try stiff.spring().dampingCoefficient == 20)
    #expect(stiff.damping == 30)
    #expect(try CoreAnimationSpring(damping: 30, allowsOverdamping: true).spring().dampingCoefficient == 30)
  }

  /// Perceptual duration, bounce, k, c as the platform derives them.
  static let perceptual: [(Double, Double, Double, Double)] = [
    (0.5, 0, 157.91367041742973, 25.132741228718345), (1, 0, 39.47841760435743, 12.566370614359172),
    (0.25, 0, 631.6546816697189, 50.26548245743669), (0.5, 0.3, 157.91367041742973, 17.59291886010284),
    (0.5, 0.7, 157.91367041742973, 7.539822368615504), (0.5, -0.3, 157.91367041742973, 35.90391604102621),
  ]

  @Test("perceptual duration and bounce, both ways", arguments: perceptual)
  func perceptualWords(_ row: (Double, Double, Double, Double)) throws {
    let words = try CoreAnimationSpring(perceptualDuration: row.0, bounce: row.1)
    expectClose(words.stiffness, row.2, relative: 3e-16, "k of \(row)")
    expectClose(words.damping, row.3, relative: 3e-16, "c of \(row)")
    #expect(words.allowsOverdamping && words.mass == 1)
    expectClose(words.perceptualDuration, row.0, relative: 4e-16, "duration of \(row)")
    expectClose(words.bounce, row.1, absolute: 4e-16, "bounce of \(row)")
  }

  @Test("the default spring's perceptual duration is 0.6283…")
  func getters() {
    expectClose(CoreAnimationSpring().perceptualDuration, 0.6283185307179586, relative: 2e-16, "duration")
    #expect(CoreAnimationSpring().bounce == 0.5)
  }

  @Test("setters keep the default for what is no spring")
  func setters() {
    #expect(CoreAnimationSpring.kept(mass: 0, stiffness: 0, damping: -1) == CoreAnimationSpring())
    #expect(CoreAnimationSpring.kept(mass: 2, stiffness: 3, damping: 0).damping == 0)
  }

  @Test("come back from a spring, overdamping allowed just when there is some", arguments: [0.5, 1, 2, 4])
  func roundTrip(_ mass: Double) throws {
    for damping in [3.0, 10, 200] {
      let spring = try Spring(mass: mass, stiffness: 100, dampingCoefficient: damping)
      let words = CoreAnimationSpring(spring)
      #expect(try words.spring() == spring)
      #expect(words.allowsOverdamping == (spring.regime == .overdamped))
    }
  }

  /// x at 0.05, 0.15, 0.25 and 0.45 s from 0 to 100, as the platform showed them.
  @Test("positions measured on the platform, to 1e-4")
  func positions() throws {
    let rows: [(damping: Double, velocity: Double, positions: [Double])] = [
      (10, 0, [10.44054701924324, 61.04925274848938, 102.33595371246338, 111.84459924697876]),
      (20, 0, [9.020400792360306, 44.217461347579956, 71.27025127410889, 93.89005303382874]),
      (30, 0, [9.020400792360306, 44.217461347579956, 71.27025127410889, 93.89005303382874]),
      (10, 5, [29.307806491851807, 87.320476770401, 116.04145765304565, 107.67215490341187]),
    ]
    for row in rows {
      let spring = try CoreAnimationSpring(damping: row.damping).spring()
      let motion = SpringMotion(spring: spring, from: 0, to: 100, velocity: row.velocity * 100)
      for (time, expected) in zip([0.05, 0.15, 0.25, 0.45], row.positions) {
        expectClose(motion.value(at: time), expected, absolute: 1e-4, "damping \(row.damping) at \(time)")
      }
    }
  }

  @Test("a duration only cuts the curve")
  func cut() throws {
    let motion = SpringMotion(spring: try CoreAnimationSpring().spring(), from: 0, to: 100)
    expectClose(motion.value(at: 0.1), 34.02998447418213, absolute: 1e-4, "at 0.1")
    expectClose(motion.value(at: 0.49), 108.34387540817261, absolute: 1e-4, "at 0.49")
  }
}
