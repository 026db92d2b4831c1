import CoreAnimationInterface
import MotionEngine
import Testing

/// Published positions along a line and a curve, to 0.01 or better.
@Suite("Core Animation: along a path")
struct PathAnimationTests {
  static var path: MotionPath {
    var path = MotionPath(start: .zero)
    path.addLine(to: Point2D(x: 100))
    path.addCurve(
      to: Point2D(x: 200, y: 100), control1: Point2D(x: 150), control2: Point2D(x: 200, y: 50))
    return path
  }

  static let times = [0, 0.1, 0.25, 0.5, 0.6, 0.75, 0.9, 0.99]

  static func shown(
    _ times: [Double], _ change: (inout PathAnimation) -> Void
  ) throws -> [Point2D] {
    let scene = Scene()
    var animation = PathAnimation(path: path, duration: 1)
    change(&animation)
    try scene.stage.add(animation, to: scene.sheet)
    scene.clock.tick(at: 0)
    return try times.map {
      scene.clock.tick(at: $0)
      return try scene.stage.presentation(of: scene.sheet).value("position")
    }
  }

  static func expect(_ shown: [Point2D], _ rows: [(Double, Double)], _ tolerance: Double) {
    #expect(shown.count == rows.count)
    for (index, (point, row)) in zip(shown, rows).enumerated() {
      expectClose(point.x, row.0, Tolerance(absolute: tolerance), "x of \(index)")
      expectClose(point.y, row.1, Tolerance(absolute: tolerance), "y of \(index)")
    }
  }

  @Test("linear: by the parameter of the curve")
  func linear() throws {
    let rows = [
      (0.0, 0.0), (20, 0), (50, 0), (100, 0), (129.6, 5.6), (168.75, 31.25), (194.4, 70.4), (199.94, 97),
    ]
    Self.expect(try Self.shown(Self.times) { _ in }, rows, 5e-3)
  }

  @Test("linear with key times")
  func keyTimes() throws {
    let rows = [
      (0.0, 0.0), (50, 0), (109.36, 0.57), (153.61, 18.46), (168.75, 31.25), (186.88, 54.65), (197.75, 81.35),
      (199.98, 98.13),
    ]
    Self.expect(try Self.shown(Self.times) { $0.keyTimes = [0, 0.2, 1] }, rows, 6e-3)
  }

  @Test("discrete: the start of each segment, never the end of the path")
  func discrete() throws {
    let points = try Self.shown(Self.times + [0.999999]) { $0.calculationMode = .discrete }
    #expect(points == [0, 0, 0, 100, 100, 100, 100, 100, 100].map { Point2D(x: $0) })
  }

  /// Computed with 40 digits; the curve is 154.88679880318649 long.
  @Test("paced: by the length along the path", arguments: [CalculationMode.paced, .cubicPaced])
  func paced(_ mode: CalculationMode) throws {
    let points = try Self.shown([0.1, 0.25, 0.5, 0.75, 0.9, 0.99]) { $0.calculationMode = mode }
    let rows = [
      (25.48867988031864916, 0), (63.72169970079662291, 0), (126.92268595464773, 4.6412388138610119),
      (177.87206036806048, 41.490272477784615), (195.97068659632424, 74.933744935137948),
      (199.95694185673526, 97.4516162917419),
    ]
    Self.expect(points, rows, 1e-10)
  }

  @Test("it starts and ends exactly", arguments: [CalculationMode.linear, .paced, .cubic, .cubicPaced])
  func ends(_ mode: CalculationMode) throws {
    let points = try Self.shown([0, 1]) {
      $0.calculationMode = mode
      $0.fillMode = .both
      $0.isRemovedOnCompletion = false
    }
    #expect(points == [.zero, Point2D(x: 200, y: 100)])
  }

  @Test("a quadratic curve is the cubic one that is the same")
  func quadratic() throws {
    var path = MotionPath(start: .zero)
    path.addQuadCurve(to: Point2D(x: 2), control: Point2D(x: 1, y: 4))
    let points = try Self.shown([0.25, 0.5]) { $0.path = path }
    Self.expect(points, [(0.5, 1.5), (1, 2)], 1e-14)
  }

  @Test("it turns along its direction, or against it")
  func rotation() throws {
    for (mode, turn) in [(PathAnimation.RotationMode.auto, 0.0), (.autoReverse, Double.pi)] {
      let scene = Scene()
      var animation = PathAnimation(path: Self.path, duration: 1)
      animation.rotationMode = mode
      animation.rotationKeyPath = "gauge.scale"
      animation.fillMode = .forwards
      animation.isRemovedOnCompletion = false
      try scene.stage.add(animation, to: scene.sheet)
      let angles = try scene.values("gauge.scale", at: [0, 0.25, 0.75, 1])
      for (angle, expected) in zip(angles, [0, 0, 0.25 * Double.pi, 0.5 * Double.pi]) {
        expectClose(angle, expected + turn, Tolerance(absolute: 1e-12), "the direction")
      }
    }
  }

  @Test("a path without segments has no effect; one that is not finite is refused")
  func degenerate() throws {
    let still = try Self.shown([0.5]) { $0.path = MotionPath(start: Point2D(x: 7)) }
    #expect(still == [.zero])
    var path = MotionPath(start: .zero)
    path.addLine(to: Point2D(x: .nan))
    #expect(throws: CoreAnimationError.self) { try Self.shown([]) { $0.path = path } }
    var point = MotionPath(start: .zero)
    point.close()
    for mode in CalculationMode.allCases {
      let points = try Self.shown([0.25, 0.75]) {
        $0.path = point
        $0.calculationMode = mode
      }
      #expect(points == [.zero, .zero])
    }
  }
}
