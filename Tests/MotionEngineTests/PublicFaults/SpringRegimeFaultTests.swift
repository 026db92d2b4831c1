import Testing

@testable import MotionEngine

/// Faults that users of other engines reported in public, as kinds: the whole kind is to be right here.
@Suite("Public faults: regimes and parameters of springs")
struct SpringRegimeFaultTests {
  static let thirteenDigits = Tolerance(relative: 1e-13)

  private func step(_ mass: Double, _ stiffness: Double, _ damping: Double, velocity: Double = 0) throws -> SpringMotion
  {
    SpringMotion(
      spring: try Spring(mass: mass, stiffness: stiffness, dampingCoefficient: damping), from: 0, to: 1,
      velocity: velocity)
  }

  /// google-deepmind/mujoco#3551
  @Test("strong damping keeps its slow root", arguments: [1e6, 1e9])
  func slowRootCancellation(_ damping: Double) throws {
    let spring = try Spring(stiffness: 1, dampingCoefficient: damping)
    let state = spring.state(after: damping, from: SpringState(displacement: 1, velocity: 0))
    expectClose(state.displacement, 0.3678794411714423, Self.thirteenDigits, "displacement")
  }

  /// YaLTeR/niri, src/animation/spring.rs
  @Test("strong damping: no overflow of cosh, and a settling time that is not the envelope's")
  func overflowingHyperbolicCosine() throws {
    let spring = try Spring(naturalFrequency: 1200.0.squareRoot(), dampingRatio: 6)
    let response = spring.stepResponse
    expectClose(response.value(at: 4), 0.9999910267159791, Tolerance(relative: 1e-15), "value at 4")
    let state = spring.state(after: 10, from: SpringState(displacement: -1, velocity: 0))
    expectClose(state.displacement, -2.386571547649270e-13, Self.thirteenDigits, "displacement at 10")
    expectClose(spring.settlingTime(within: 1e-4), 3.170673958930147, Self.thirteenDigits, "settling time")
  }

  /// flutter/flutter#109675
  @Test("critical damping with a velocity")
  func criticalConstant() throws {
    let motion = try step(1, 100, 20, velocity: 5)
    for (time, expected) in [(0.05, 0.2418366753592082), (0.1, 0.4481808382428365), (0.2, 0.7293294335267746)] {
      expectClose(motion.value(at: time), expected, Self.thirteenDigits, "value at \(time)")
    }
  }

  /// flutter/flutter#163858
  @Test("a mass other than 1")
  func massOtherThanOne() throws {
    let motion = try step(2, 100, 15)
    for (time, expected) in [(0.1, 0.1899822056267776), (0.2, 0.5530831065573773), (0.5, 1.137978324186814)] {
      expectClose(motion.value(at: time), expected, Self.thirteenDigits, "value at \(time)")
    }
    expectClose(motion.velocity(at: 0.1), 3.234284571266397, Self.thirteenDigits, "velocity")
  }

  @Test("mass, stiffness and damping in the same proportion are the same motion", arguments: [0.01, 2, 1000])
  func scalingLaw(_ factor: Double) throws {
    for damping in [0, 5, 15, 28, 200.0 / 7, 40, 900] {
      let motion = try step(2, 100, damping, velocity: -3)
      let scaled = try step(2 * factor, 100 * factor, damping * factor, velocity: -3)
      for time in [0.01, 0.1, 0.7, 3] {
        expectClose(
          scaled.value(at: time), motion.value(at: time), Tolerance(absolute: 1e-13), "damping \(damping) at \(time)")
      }
    }
  }

  /// remotion-dev/remotion#3771, skevy/wobble#39
  @Test("no damping: it swings for ever, and the settling time says so at once")
  func noDamping() throws {
    let motion = try step(1, 100, 0)
    expectClose(motion.value(at: 1), 1.839071529076452, Self.thirteenDigits, "value at 1")
    expectClose(motion.velocity(at: 1), -5.440211108893698, Self.thirteenDigits, "velocity at 1")
    expectClose(motion.value(at: 1000), 1.952155368259015, Self.thirteenDigits, "value at 1000")
    #expect(motion.settlingTime(within: 1e-3) == .infinity)
    for second in 0...1000 {
      let state = motion.state(at: Double(second))
      let energy = motion.spring.energy(of: SpringState(displacement: state.value - 1, velocity: state.velocity))
      expectClose(energy, 50, Tolerance(relative: 1e-13), "energy at \(second)")
    }
  }

  /// flutter/flutter#164411, slint-ui/slint#12503, motiondivision/motion#1628
  @Test("duration and bounce give the constants that were meant, never a negative damping")
  func durationAndBounce() throws {
    let expected: [(bounce: Double, damping: Double, value: Double)] = [
      (0.3, 17.59291886010284, 0.9840874909713709), (0, 25.13274122871835, 0.8210255535859311),
      (-0.3, 35.90391604102621, 0.6673818028586282),
    ]
    for row in expected {
      let spring = try Spring(duration: 0.5, bounce: row.bounce)
      expectClose(spring.stiffness, 157.9136704174297, Self.thirteenDigits, "stiffness")
      expectClose(spring.dampingCoefficient, row.damping, Self.thirteenDigits, "damping at \(row.bounce)")
      expectClose(spring.stepResponse.value(at: 0.25), row.value, Self.thirteenDigits, "value at \(row.bounce)")
    }
    let endless = try Spring(duration: 0.5, bounce: 1)
    #expect(endless.dampingCoefficient == 0 && endless.settlingTime(within: 0.01) == .infinity)
    #expect(throws: SpringError.bounceOutOfRange(-1)) { try Spring(duration: 0.5, bounce: -1) }
    #expect(throws: SpringError.self) { try Spring(duration: 0, bounce: 0) }
  }
}
