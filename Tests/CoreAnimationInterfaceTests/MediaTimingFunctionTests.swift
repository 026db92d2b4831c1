import CoreAnimationInterface
import MotionEngine
import Testing

@Suite("Core Animation: timing functions")
struct MediaTimingFunctionTests {
  static let points: [(MediaTimingFunction.Name, [Double])] = [
    (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
    (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
  ]

  @Test("control points", arguments: points)
  func controlPoints(_ name: MediaTimingFunction.Name, _ points: [Double]) throws {
    let function = try MediaTimingFunction(named: name.rawValue)
    #expect(function == MediaTimingFunction(name: name))
    #expect(function.controlPoint(at: 0) == .zero)
    #expect(function.controlPoint(at: 1) == Point2D(x: points[0], y: points[1]))
    #expect(function.controlPoint(at: 2) == Point2D(x: points[2], y: points[3]))
    #expect(function.controlPoint(at: 3) == Point2D(x: 1, y: 1))
    #expect(function.controlPoint(at: 4) == nil)
    let own = try MediaTimingFunction(controlPoints: points[0], points[1], points[2], points[3])
    for share in stride(from: 0, through: 1, by: 0.0625) { #expect(own.value(at: share) == function.value(at: share)) }
  }

  static let shares = [0.1, 0.2, 0.25, 0.4, 0.5, 0.6, 0.75, 0.8, 0.9]

  /// Ten digits, computed elsewhere; published too.
  static let computed: [(MediaTimingFunction, [Double])] = [
    (
      .easeIn,
      [
        0.0170266097, 0.0622820001, 0.0934646507, 0.2148609388, 0.3153568126, 0.4291197693, 0.6218618692,
        0.6916339333, 0.8394278458,
      ]
    ),
    (
      .easeOut,
      [
        0.1605721542, 0.3083660667, 0.3781381308, 0.5708802307, 0.6846431874, 0.7851390612, 0.9065353493,
        0.9377179999, 0.9829733903,
      ]
    ),
    (
      .easeInEaseOut,
      [
        0.0197224535, 0.0816598563, 0.1291619310, 0.3318838701, 0.5, 0.6681161299, 0.8708380690, 0.9183401437,
        0.9802775465,
      ]
    ),
    (
      .default,
      [
        0.0947963057, 0.2952443343, 0.4085105914, 0.6825405060, 0.8024033876, 0.8852293099, 0.9604589783,
        0.9756253556, 0.9943164775,
      ]
    ),
  ]

  @Test("values", arguments: computed)
  func values(_ function: MediaTimingFunction, _ values: [Double]) {
    for (share, value) in zip(Self.shares, values) {
      expectClose(function.value(at: share), value, Tolerance(absolute: 5.1e-11), "\(function) at \(share)")
    }
    #expect(function.value(at: 0) == 0 && function.value(at: 1) == 1)
  }

  /// What the platform itself returned, at 0.1, 0.25, 0.5, 0.75 and 0.9: within 2e-6 of the curve.
  static let recorded: [(MediaTimingFunction, [Double])] = [
    (.easeIn, [0.017026613, 0.09346466, 0.31535682, 0.6218605, 0.83942777]),
    (.easeOut, [0.16057223, 0.37813953, 0.6846432, 0.9065353, 0.9829734]),
    (.easeInEaseOut, [0.019722449, 0.12916191, 0.5, 0.8708381, 0.98027754]),
    (.default, [0.094795, 0.4085106, 0.8024034, 0.96045905, 0.99431646]),
  ]

  @Test("near the platform's own values", arguments: recorded)
  func recordedValues(_ function: MediaTimingFunction, _ values: [Double]) {
    for (share, value) in zip([0.1, 0.25, 0.5, 0.75, 0.9], values) {
      expectClose(function.value(at: share), value, Tolerance(absolute: 2e-6), "\(function) at \(share)")
    }
  }

  @Test("an unknown name and control points beside 0 … 1 are refused")
  func refused() {
    #expect(throws: CoreAnimationError.self) { try MediaTimingFunction(named: "easeInOut") }
    #expect(throws: CoreAnimationError.self) { try MediaTimingFunction(controlPoints: -0.1, 0, 1, 1) }
    #expect(throws: CoreAnimationError.self) { try MediaTimingFunction(controlPoints: 0, .nan, 1, 1) }
  }

  /// hyprwm/hyprutils#32
  @Test("a curve above 1 is not cut off, and does not end early")
  func overshoot() throws {
    let scene = Scene()
    var animation = BasicAnimation(keyPath: "opacity", from: 0.0, to: 1, duration: 1)
    animation.timingFunction = try MediaTimingFunction(controlPoints: 0.25, 1.75, 0, 0.9)
    try scene.add(animation, as: "fade")
    scene.clock.tick(at: 0)
    let rows = [
      (0.1, 0.7377146531091458), (0.2328990829917643, 1.120073478288867), (0.5, 1.034927009505359),
      (0.8352463498113627, 0.9914916873528710),
    ]
    for (time, value) in rows {
      expectClose(try scene.values(at: [time])[0], value, Tolerance(absolute: 1e-14), "at \(time)")
    }
    #expect(scene.told == ["fade starts"])
  }
}
