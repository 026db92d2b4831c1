import MotionEngine
import PlatformSprings
import Testing
import UIKitInterface

@Suite("Timing parameters")
struct TimingParametersTests {
  /// Damping ratio, duration, initial velocity, stiffness of the spring that UIKit emits.
  static let emitted: [(Double, Double, Double, Double)] = [
    (0.1, 1, 0, 2125.3901278407934), (0.2, 1, 0, 707.2217886060563), (0.5, 1, 0, 161.7195025042016),
    (0.8, 1, 0, 80.89737200360506), (0.9, 1, 0, 71.92472915770972), (0.99, 1, 0, 80.02518243167793),
    (0.5, 0.3, 0, 1796.8833611577954), (0.5, 0.5, 0, 646.8780100168065), (1, 1, 0, 85.25592900599884),
    (1, 1, 1, 83.13803615388531), (0.5, 1, 0.25, 159.67233773812114), (0.5, 1, 1, 152.86841381792456),
  ]
  /// The emitted numbers are single precision in places.
  static let emittedTolerance = Tolerance(relative: 1e-6)

  @Test("a damping ratio and a duration give UIKit's stiffness, as a number and as a vector", arguments: emitted)
  func stiffness(_ row: (Double, Double, Double, Double)) throws {
    let ways: [SpringVelocity] = [
      .uniform(row.2), .vector(Vector2D(dx: row.2, dy: row.2 / 2)), .vector(Vector2D(dx: row.2)),
    ]
    let spring = try SpringTimingParameters(dampingRatio: row.0, initialVelocity: ways[0])
      .spring(animatorDuration: row.1)
    expectClose(spring.stiffness, row.3, Self.emittedTolerance, "\(row)")
    expectClose(spring.dampingRatio, row.0, Tolerance(absolute: 4e-16), "ratio of \(row)")
    #expect(spring.mass == 1)
    // Why: the axis that stands still needs the stiffer spring.
    let still = try SpringTimingParameters(dampingRatio: row.0, initialVelocity: .uniform(0)).spring(
      animatorDuration: row.1)
    let vector = try SpringTimingParameters(dampingRatio: row.0, initialVelocity: ways[2]).spring(
      animatorDuration: row.1)
    #expect(vector.stiffness == max(spring.stiffness, still.stiffness))
  }

  @Test("critical damping from rest has ωD = 9.233413476451586")
  func critical() throws {
    let spring = try SpringTimingParameters(dampingRatio: 1).spring(animatorDuration: 0.5)
    expectClose(spring.naturalFrequency * 0.5, 9.233413476451586, Tolerance(relative: 1e-14))
  }

  @Test("init() has damping ratio 4.56 and stands still at first")
  func standard() throws {
    let parameters = SpringTimingParameters()
    let spring = try parameters.spring(animatorDuration: 1)
    expectClose(spring.dampingRatio, 500 / (2 * 3000.0.squareRoot()), Tolerance(relative: 1e-15))
    expectClose(spring.dampingRatio, 4.56, Tolerance(absolute: 0.005))
    #expect(parameters.initialVelocity == .uniform(0))
  }

  @Test("only a damping ratio keeps the animator's duration")
  func durations() throws {
    let stage = Stage()
    let ratio = try stage.turning(in: 4, by: .spring(SpringTimingParameters(dampingRatio: 0.3)))
    #expect(ratio.duration == 4)
    let constants = try stage.turning(
      in: 4, by: .spring(SpringTimingParameters(mass: 1, stiffness: 100, damping: 10)))
    expectClose(constants.duration, 1.4727003346780927, Tolerance(relative: 4e-16))
    #expect(try stage.turning(in: 4, by: .spring(SpringTimingParameters())).duration != 4)
    #expect(try stage.turning(in: 4).duration == 4)
  }

  @Test("duration and bounce: the constants and the duration that UIKit emits")
  func perceptual() throws {
    let usual = SpringTimingParameters()
    #expect(usual.words == .standard)
    let parameters = SpringTimingParameters(duration: 0.5, bounce: 0)
    let spring = try parameters.spring(animatorDuration: 9)
    expectClose(spring.stiffness, 157.91367041742973, Tolerance(relative: 4e-16))
    expectClose(spring.dampingCoefficient, 25.132741228718345, Tolerance(relative: 4e-16))
    #expect(try parameters.duration(animatorDuration: 9) == 0.7999999999999999)
    let bouncy = try SpringTimingParameters(duration: 0.5, bounce: 0.3).spring(animatorDuration: 9)
    expectClose(bouncy.dampingCoefficient, 17.59291886010284, Tolerance(relative: 4e-16))
  }

  @Test("the raw values of the enumerations")
  func rawValues() {
    #expect(AnimatingState.allCases.map(\.rawValue) == [0, 1, 2])
    #expect([AnimatingState.inactive, .active, .stopped].map(\.rawValue) == [0, 1, 2])
    #expect([AnimatingPosition.end, .start, .current].map(\.rawValue) == [0, 1, 2])
    #expect([TimingCurveType.builtIn, .cubic, .spring, .composed].map(\.rawValue) == [0, 1, 2, 3])
    #expect([ViewAnimationCurve.easeInOut, .easeIn, .easeOut, .linear].map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test("what kind of curve it is, and the default one")
  func kinds() throws {
    #expect(TimingParameters.curve(.easeIn).timingCurveType == .builtIn)
    #expect(TimingParameters.cubic(CubicTimingParameters()).timingCurveType == .cubic)
    #expect(TimingParameters.spring(SpringTimingParameters()).timingCurveType == .spring)
    let usual = try CubicTimingParameters(
      controlPoint1: Point2D(x: 0.25, y: 0.1), controlPoint2: Point2D(x: 0.25, y: 1))
    #expect(CubicTimingParameters() == usual)
    #expect(TimingParameters.cubic(usual).cubicTimingParameters == usual)
    #expect(TimingParameters.cubic(usual).springTimingParameters == nil)
  }

  /// The exact curves; what Core Animation returns is within 2e-6 of them.
  @Test(
    "an animator goes along its curve",
    arguments: [
      (ViewAnimationCurve.easeIn, [0.0170266097, 0.0934646507, 0.3153568126, 0.6218618692, 0.8394278458]),
      (.easeOut, [0.1605721542, 0.3781381308, 0.6846431874, 0.9065353493, 0.9829733903]),
      (.easeInOut, [0.0197224535, 0.1291619310, 0.5, 0.8708380690, 0.9802775465]),
      (.linear, [0.1, 0.25, 0.5, 0.75, 0.9]),
    ])
  func curves(_ curve: ViewAnimationCurve, _ shares: [Double]) throws {
    let stage = Stage()
    try stage.turning(to: 1, by: .curve(curve)).startAnimation()
    try stage.run(0)
    for (time, share) in zip([0.1, 0.25, 0.5, 0.75, 0.9], shares) {
      try stage.run(time)
      expectClose(stage.dial.angle, share, Tolerance(absolute: 6e-11), "\(curve) at \(time)")
    }
  }

  @Test("a vector starts each axis of a place by itself, in ways per second")
  func vector() throws {
    let stage = Stage()
    let spring = SpringTimingParameters(
      mass: 1, stiffness: 100, damping: 20, initialVelocity: .vector(Vector2D(dx: 5, dy: -5)))
    try stage.animator.animate(withDuration: 1, timingParameters: .spring(spring)) { change in
      change(stage.view, View.centerProperty, to: Point2D(x: 51, y: 51))
      change(stage.dial, Dial.angleProperty, to: 1)
    }
    try stage.run(0, 0.1)
    // x(t) of m = 1, k = 100, c = 20 from 0 to 1 with v = 5, and the mirror of its velocity's part.
    expectClose(stage.view.shownCenter.x - 50, 0.4481808382428365, Tolerance(absolute: 2e-14), "x")
    expectClose(
      stage.view.shownCenter.y - 50, 2 * 0.2642411176571153 - 0.4481808382428365, Tolerance(absolute: 2e-14), "y")
    // 1 − (2 − √50 / 10 …): v is the signed length √50 here.
    let length = 50.0.squareRoot()
    expectClose(
      stage.dial.angle, 0.2642411176571153 + (0.4481808382428365 - 0.2642411176571153) / 5 * length,
      Tolerance(absolute: 2e-14), "length")
  }

  @Test("words that are no spring or no curve are refused")
  func refusals() throws {
    let animator = Animator()
    for ratio in [0, -1, 1.2, Double.nan] {
      #expect(throws: UIKitError.self) { try PropertyAnimator(duration: 1, dampingRatio: ratio, on: animator) }
    }
    for words in [
      SpringTimingParameters(mass: 0, stiffness: 1, damping: 1),
      SpringTimingParameters(mass: 1, stiffness: .nan, damping: 1),
      SpringTimingParameters(mass: 1, stiffness: 1, damping: -1), SpringTimingParameters(duration: 0, bounce: 0),
      SpringTimingParameters(duration: 1, bounce: -1),
      SpringTimingParameters(dampingRatio: 0.5, initialVelocity: .uniform(.infinity)),
    ] {
      #expect(throws: UIKitError.self) {
        try PropertyAnimator(duration: 1, timingParameters: .spring(words), on: animator)
      }
    }
    for duration in [-1, Double.nan, .infinity] {
      #expect(throws: UIKitError.self) { try PropertyAnimator(duration: duration, curve: .linear, on: animator) }
    }
    #expect(throws: UIKitError.easing(.abscissaOutOfRange(quantity: "x1", value: 1.5))) {
      try CubicTimingParameters(controlPoint1: Point2D(x: 1.5, y: 0), controlPoint2: Point2D(x: 1, y: 1))
    }
  }
}
