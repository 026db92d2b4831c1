import MotionEngine
import Testing

@testable import PlatformSprings

@Suite("Cubic pieces of a motion")
struct CubicApproximationTests {
  /// The value of the pieces, from their Bézier control points as `PathInterpolator` is given them.
  private func read(_ path: String) -> [[Double]] {
    path.split(separator: "\n").filter { $0.contains("cubicTo") }.map { line in
      line.split(whereSeparator: { "(), ".contains($0) }).compactMap { Double($0.replacing("f", with: "")) }
    }
  }

  @Test(
    "read back from what is pasted, they stay within their stated error, and that within the one asked for",
    arguments: ["swiftui-bouncy", "core-animation-default", "compose-default", "react-spring-molasses"],
    [0.01, 1e-3, 1e-4])
  func error(_ name: String, _ error: Double) throws {
    let spring = try #require(SpringCatalog.spring(named: name)).spring
    let found = try CubicApproximation(SmoothCurve(spring), within: error)
    #expect(found.error <= error)
    var start = (0.0, 0.0)
    var largest = 0.0
    let pieces = read(found.pathInterpolator)
    #expect(pieces.count == found.knots.count - 1)
    for piece in pieces {
      for step in 0...500 {
        let s = Double(step) / 500
        let r = 1 - s
        func bezier(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
          r * r * r * a + 3 * r * r * s * b + 3 * r * s * s * c + s * s * s * d
        }
        let time = bezier(start.0, piece[0], piece[2], piece[4]) * found.duration
        let value = bezier(start.1, piece[1], piece[3], piece[5])
        largest = max(largest, (value - spring.stepResponse.value(at: time)).magnitude)
      }
      start = (piece[4], piece[5])
    }
    #expect(start.0 == 1 && start.1 == 1)
    #expect(largest <= found.error, "\(name): observed \(largest), stated \(found.error)")
    #expect(largest >= 0.2 * error, "\(name): \(largest)")
  }

  @Test("no piece goes beyond its own two values, so that tangents can be said as shares of their difference")
  func monotone() throws {
    let spring = try Spring(stiffness: 100, dampingCoefficient: 4)
    let found = try CubicApproximation(SmoothCurve(spring), within: 1e-3)
    let turns = found.knots.dropFirst().dropLast().filter { $0.velocity == 0 }
    #expect(turns.count >= 5)
    // The turns of m = 1, k = 100, c = 4 come every π/√96 s.
    for (index, turn) in turns.enumerated() {
      let expected = Double(index + 1) * Double.pi / 96.0.squareRoot()
      #expect((turn.time - expected).magnitude <= 1e-9, "turn \(index): \(turn.time), expected \(expected)")
    }
    for (from, to) in zip(found.knots, found.knots.dropFirst()) where from.velocity * to.velocity != 0 {
      #expect((from.velocity > 0) == (to.value > from.value))
    }
  }

  @Test("fewer pieces than lines, by far")
  func count() throws {
    for name in ["swiftui-bouncy", "core-animation-default", "compose-default"] {
      let curve = SmoothCurve(try #require(SpringCatalog.spring(named: name)).spring)
      let lines = try LinearApproximation(curve, within: 1e-4).points.count - 1
      let cubics = try CubicApproximation(curve, within: 1e-4).knots.count - 1
      #expect(2 * cubics < lines, "\(name): \(cubics) cubics, \(lines) lines")
    }
  }

  @Test("Lottie's key frames are whole numbers of JSON, the last one at the goal")
  func lottie() throws {
    let curve = SmoothCurve(try Spring(stiffness: 100, dampingCoefficient: 20))
    let found = try CubicApproximation(curve, within: 1e-3)
    let frames = found.lottie().split(separator: "\n").filter { $0.contains("\"t\"") }
    #expect(frames.count == found.knots.count)
    #expect(frames.first?.contains("\"t\": 0, \"s\": [0]") == true)
    #expect(frames.last?.contains("\"s\": [100]}") == true)
  }
}
