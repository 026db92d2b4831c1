import MotionEngine
import Testing

/// What is known of INTUAnimationEngine's own functions.
@Suite("Curves of INTUAnimationEngine")
struct INTUCurveTests {
  /// The printed samples have nine digits after the point.
  private static let printed = Tolerance(absolute: 5.1e-10)

  struct Samples: Sendable {
    let curve: INTUEasing
    /// At 0.1, 0.25, 0.5, 0.75 and 0.9.
    let values: [Double]
  }

  static let printedSamples = [
    Samples(curve: .easeInSine, values: [0.012311659, 0.076120467, 0.292893219, 0.617316568, 0.843565535]),
    Samples(curve: .easeInExponential, values: [0.001953125, 0.005524272, 0.03125, 0.176776695, 0.5]),
    Samples(curve: .easeInCircular, values: [0.005012563, 0.031754163, 0.133974596, 0.338562172, 0.564110106]),
    Samples(curve: .easeInBack, values: [-0.029901699, -0.161151695, -0.375, -0.108455086, 0.450884705]),
    Samples(curve: .easeInElastic, values: [0.001740247, -0.005103762, -0.022097087, 0.067649513, -0.226995250]),
    Samples(curve: .easeOutBounce, values: [0.075625, 0.472656250, 0.71875, 0.958864266, 1.0]),
  ]

  @Test("printed samples", arguments: printedSamples)
  func samples(_ samples: Samples) {
    for (t, value) in zip([0.1, 0.25, 0.5, 0.75, 0.9], samples.values) {
      expectClose(samples.curve.value(at: t), value, Self.printed, "\(samples.curve) at \(t)")
    }
  }

  struct Extreme: Sendable {
    let curve: INTUEasing
    let least: Double
    let largest: Double
  }

  static let knownExtremes = [
    Extreme(curve: .easeInBack, least: -0.378772, largest: 1),
    Extreme(curve: .easeOutBack, least: 0, largest: 1.378772),
    Extreme(curve: .easeInOutBack, least: -0.189386, largest: 1.189386),
    Extreme(curve: .easeInElastic, least: -0.364281, largest: 1),
    Extreme(curve: .easeOutElastic, least: 0, largest: 1.364281),
    Extreme(curve: .easeInOutElastic, least: -0.182141, largest: 1.182141),
  ]

  @Test("how far back and elastic curves go beyond the ends", arguments: knownExtremes)
  func extremes(_ extreme: Extreme) {
    // 20,001 samples: near an extreme the value is off by at most f″ h²/8 = 4e-7.
    let values = (0...20_000).map { extreme.curve.value(at: Double($0) / 20_000) }
    let tolerance = Tolerance(absolute: 1e-6)
    expectClose(values.min() ?? .nan, extreme.least, tolerance, "least of \(extreme.curve)")
    expectClose(values.max() ?? .nan, extreme.largest, tolerance, "largest of \(extreme.curve)")
  }

  @Test("the bounce dips to 0.70, 0.91 and 0.973")
  func dips() {
    let exact = Tolerance(absolute: 2e-16)
    expectClose(INTUEasing.easeOutBounce.value(at: 6.0 / 11), 0.7, exact, "dip at 6/11")
    expectClose(INTUEasing.easeOutBounce.derivative(at: 6.0 / 11), 0, Tolerance(absolute: 1e-14), "level at 6/11")
    // −b/2a of the third arc: (35442/1805) / (2 · 4356/361) = 179/220.
    expectClose(INTUEasing.easeOutBounce.value(at: 179.0 / 220), 0.91, exact, "dip at 0.8136")
    expectClose(INTUEasing.easeOutBounce.value(at: 0.95), 0.973, exact, "dip at 0.95")
  }

  @Test("the exponential curves step by 2^-10 at the guarded end, in and out by half of it")
  func exponentialStep() {
    #expect(INTUEasing.easeInExponential.value(at: 0) == 0)
    #expect(INTUEasing.easeInExponential.value(at: .leastNonzeroMagnitude) == 0.0009765625)
    #expect(INTUEasing.easeOutExponential.value(at: 1) == 1)
    expectClose(
      INTUEasing.easeOutExponential.value(at: 1.0.nextDown), 1 - 0.0009765625, Tolerance(absolute: 1e-15), "out at 1−")
    #expect(INTUEasing.easeInOutExponential.value(at: .leastNonzeroMagnitude) == 0.00048828125)
    expectClose(
      INTUEasing.easeOutExponential.value(at: 0.99), 1 - 0.001046653772008099, Tolerance(absolute: 1e-15),
      "the step from 0.99")
  }

  @Test("Penner's exponential has no step")
  func normalised() throws {
    let out = try PennerEasing(.expo, .easeOut)
    expectClose(out.value(at: 0.5), 0.9696969696969697, Tolerance(absolute: 1.2e-16), "at 0.5")
    expectClose(out.value(at: 0.99), 0.9999298402125745, Tolerance(absolute: 1.2e-16), "at 0.99")
  }

  @Test("Penner's constants: a back of 10 %, dips of 3/4, 15/16 and 63/64")
  func penner() throws {
    let back = try PennerEasing(.back(overshoot: PennerEasing.overshoot), .easeIn)
    let least = (0...20_000).map { back.value(at: Double($0) / 20_000) }.min() ?? .nan
    expectClose(least, -0.1, Tolerance(absolute: 5e-6), "overshoot of 1.70158")
    let bounce = try PennerEasing(.bounce, .easeOut)
    for (t, dip) in [(6.0 / 11, 0.75), (9.0 / 11, 0.9375), (10.5 / 11, 0.984375)] {
      expectClose(bounce.value(at: t), dip, Tolerance(absolute: 2e-16), "dip at \(t)")
    }
    // GSAP's elastic.out differs by the plain exponential alone: at most 2^-10 of the wave.
    let elastic = try PennerEasing(.elastic(amplitude: 1, period: 0.3), .easeOut)
    expectClose(elastic.value(at: 0.15), 1 + 0.35355339059327379, Tolerance(absolute: 0.0009765625), "GSAP at 0.15")
  }

  @Test(
    "constants that make no easing are refused",
    arguments: [
      (PennerEasing.Family.back(overshoot: .nan), "overshoot"), (.back(overshoot: 1001), "overshoot"),
      (.elastic(amplitude: 0.5, period: 0.3), "amplitude"), (.elastic(amplitude: 1, period: 0), "period"),
      (.elastic(amplitude: 1, period: .infinity), "period"),
    ])
  func refused(_ family: PennerEasing.Family, _ name: String) {
    do throws(EasingError) {
      _ = try PennerEasing(family, .easeOut)
      Issue.record("\(family) was taken")
    } catch {
      #expect("\(error)".hasPrefix("\(name) is "))
    }
  }
}
