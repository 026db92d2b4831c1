import Testing

@testable import MotionEngine

@Suite("Transforms")
struct TransformTests {
  /// Core Animation's own values are single precision in places and are published to four digits.
  static let published = Tolerance(absolute: 1e-4)
  static let half = 0.5.squareRoot()

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let start: Transform2D
    let end: Transform2D
    let share: Double
    /// m11, m12, m21, m22.
    let expected: [Double]
  }

  static let rows: [Row] = {
    let identity = Transform2D.identity
    let turned = Transform2D.rotation(0.5) * .scale(x: -1, y: 1)
    let scaled = Transform2D.scale(x: 2, y: 1) * .rotation(1.5)
    let sheared = Transform2D(m11: 1, m12: 0, m21: 0.5, m22: 1)
    func row(_ name: String, _ start: Transform2D, _ end: Transform2D, _ share: Double, _ m: [Double]) -> Row {
      Row(testDescription: "\(name) at \(share)", start: start, end: end, share: share, expected: m)
    }
    let h = half
    return [
      row("flipped in x", identity, .scale(x: -1, y: 1), 0.25, [0.5, 0, 0, 1]),
      row("flipped in x", identity, .scale(x: -1, y: 1), 0.5, [0, 0, 0, 1]),
      row("flipped in y", identity, .scale(x: 1, y: -1), 0.25, [1, 0, 0, 0.5]),
      row("flipped in both", identity, .scale(x: -1, y: -1), 0.25, [h, -h, h, h]),
      row("flipped in both", identity, .scale(x: -1, y: -1), 0.5, [0, -1, 1, 0]),
      row("half a turn", identity, .rotation(Double.pi), 0.25, [h, -h, h, h]),
      row("sheared", identity, sheared, 0.25, [1, 0, 0.1151, 1.0023]),
      row("sheared", identity, sheared, 0.5, [1, 0, 0.2368, 1.0031]),
      row("turned, then flipped", identity, turned, 0.25, [0.4961, -0.0623, 0.1247, 0.9922]),
      row("turned, then flipped", identity, turned, 0.5, [0, 0, 0.2474, 0.9689]),
      row("scaled, then turned", identity, scaled, 0.25, [1.1631, 0.4578, -0.3663, 0.9305]),
      row("scaled, then turned", identity, scaled, 0.5, [1.0975, 1.0225, -0.6816, 0.7317]),
      row("x to y flipped", .scale(x: -1, y: 1), .scale(x: 1, y: -1), 0.25, [-h, -h, -h, h]),
      row("x to y flipped", .scale(x: -1, y: 1), .scale(x: 1, y: -1), 0.5, [0, -1, -1, 0]),
    ]
  }()

  @Test("Core Animation's ways between maps of the plane", arguments: rows)
  func plane(_ row: Row) {
    let between = row.start.interpolated(to: row.end, at: row.share)
    for (index, expected) in row.expected.enumerated() {
      expectClose(between[component: index], expected, Self.published, "\(row.testDescription), number \(index)")
    }
  }

  @Test("taken apart and put together again: the same map of the plane")
  func planeRoundTrip() {
    var generator = SeededGenerator(seed: 21)
    for _ in 0..<2000 {
      var map = Transform2D.identity
      for index in 0..<6 { map[component: index] = Double.random(in: -3...3, using: &generator) }
      let again = Transform2D(TransformParts2D(map))
      for index in 0..<6 {
        expectClose(again[component: index], map[component: index], Tolerance(absolute: 1e-14), "number \(index)")
      }
    }
  }

  @Test("maps of the plane that flatten it are taken apart without a division by 0")
  func flatPlane() {
    for map in [
      Transform2D.scale(x: 0, y: 0), .scale(x: 0, y: 2), .scale(x: 3, y: 0),
      Transform2D(m11: 1, m12: 2, m21: 2, m22: 4),
    ] {
      let parts = TransformParts2D(map)
      #expect(parts.isFinite)
      let again = Transform2D(parts)
      for index in 0..<6 {
        expectClose(again[component: index], map[component: index], Tolerance(absolute: 1e-15), "number \(index)")
      }
      #expect(Transform2D.identity.interpolated(to: map, at: 0.5).isFinite)
    }
  }

  struct SpaceRow: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let start: Transform3D
    let end: Transform3D
    /// Row, column, value.
    let expected: [(Int, Int, Double)]
  }

  static let spaceRows: [SpaceRow] = {
    let z = SIMD3<Double>(0, 0, 1)
    return [
      SpaceRow(
        testDescription: "170° about z", start: .identity, end: .rotation(170 * Double.pi / 180, axis: z),
        expected: [(0, 0, 0.73728), (0, 1, 0.67559)]),
      SpaceRow(
        testDescription: "270° about z: the short way", start: .identity,
        end: .rotation(270 * Double.pi / 180, axis: z), expected: [(0, 0, 0.92388), (0, 1, -0.38268)]),
      SpaceRow(
        testDescription: "1.2 rad about y", start: .identity, end: .rotation(1.2, axis: [0, 1, 0]),
        expected: [(0, 0, 0.95534), (0, 2, -0.29552)]),
      SpaceRow(
        testDescription: "scaled, to turned and moved", start: .scale(x: 2),
        end: .rotation(1, axis: z) * .translation(x: 40),
        expected: [(0, 0, 1.69560), (0, 1, 0.43296), (1, 0, -0.24740), (1, 1, 0.96891), (3, 0, 10)]),
    ]
  }()

  @Test("Core Animation's ways between maps of space, at a quarter", arguments: spaceRows)
  func space(_ row: SpaceRow) {
    let between = row.start.interpolated(to: row.end, at: 0.25)
    for (line, column, expected) in row.expected {
      expectClose(
        between.rows[line][column], expected, Tolerance(absolute: 6e-6), "\(row.testDescription) \(line) \(column)")
    }
  }

  @Test("taken apart and put together again: the same map of space, with perspective too")
  func spaceRoundTrip() throws {
    var generator = SeededGenerator(seed: 22)
    for round in 0..<1000 {
      var map = Transform3D.identity
      for index in 0..<16 { map[component: index] = Double.random(in: -2...2, using: &generator) }
      map.rows.fourth.w = 1
      if round % 2 == 0 {
        (map.rows.first.w, map.rows.second.w, map.rows.third.w) = (0, 0, 0)
      }
      let parts = try #require(TransformParts3D(map))
      let again = Transform3D(parts)
      // The errors grow with the square of how nearly the map flattens space.
      let sizes = parts.scale.replacing(with: -parts.scale, where: parts.scale .< 0)
      let condition = sizes.max() / sizes.min()
      for index in 0..<16 {
        expectClose(
          again[component: index], map[component: index], Tolerance(absolute: 1e-14 * condition * condition),
          "round \(round), number \(index)")
      }
    }
    #expect(TransformParts3D(.scale(x: 0)) == nil)
    #expect(Transform3D.identity.interpolated(to: .scale(x: 0), at: 0.5) == .scale(x: 0.5))
  }

  @Test("the change of a way is its derivative")
  func rates() {
    let (a, b) = (Transform2D.rotation(0.3), Transform2D.scale(x: 2, y: -1) * .rotation(1.5) * .translation(x: 3, y: 4))
    let (c, d) = (
      Transform3D.rotation(0.3, axis: [1, 2, 3]),
      Transform3D.scale(x: 2, y: 3) * .rotation(1, axis: [1, 0, 1]) * .translation(y: 5)
    )
    for share in [0.1, 0.5, 0.8] {
      let step = 1e-6
      let plane = a.interpolated(to: b, at: share + step).combined(with: a.interpolated(to: b, at: share - step)) {
        ($0 - $1) / (2 * step)
      }
      for index in 0..<6 {
        expectClose(
          a.interpolationRate(to: b, at: share)[component: index], plane[component: index], Tolerance(absolute: 1e-8),
          "plane \(index)")
      }
      let space = c.interpolated(to: d, at: share + step).combined(with: c.interpolated(to: d, at: share - step)) {
        ($0 - $1) / (2 * step)
      }
      for index in 0..<16 {
        expectClose(
          c.interpolationRate(to: d, at: share)[component: index], space[component: index], Tolerance(absolute: 1e-8),
          "space \(index)")
      }
    }
  }

  @Test("first the left map, then the right one")
  func order() {
    let map = Transform2D.scale(x: 2, y: 2) * .translation(x: 10, y: 0)
    #expect(map.applied(to: Point2D(x: 1, y: 1)) == Point2D(x: 12, y: 2))
    let space = Transform3D.scale(x: 2, y: 2) * .translation(x: 10)
    #expect(space.applied(to: [1, 1, 0, 1]) == [12, 2, 0, 1])
    #expect(Transform3D(map) == Transform3D.scale(x: 2, y: 2) * .translation(x: 10))
  }
}
