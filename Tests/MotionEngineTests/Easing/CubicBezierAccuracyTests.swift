import Testing

@testable import MotionEngine

/// A point of a curve with its true value and slope.
struct BezierPoint: Sendable, CustomTestStringConvertible {
  let region: String
  let numbers: [Double]

  var testDescription: String { "\(region) \(numbers)" }
  var curve: CubicBezier {
    get throws { try CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3]) }
  }
  var time: Double { numbers[4] }

  static let all: [BezierPoint] = ReferenceTable.rows(of: "bezier_reference").map { fields in
    BezierPoint(region: String(fields[0]), numbers: fields.dropFirst().map { Double($0) ?? .nan })
  }

  static let regions = ["ordinary", "steep-start", "steep-end", "vertical", "cusp", "flat", "corners"]
}

@Suite("Accuracy of Bézier curves")
struct CubicBezierAccuracyTests {
  /// |observed − (high + tail)| in ulp of `scale`.
  private func error(_ observed: Double, _ high: Double, _ tail: Double, scale: Double) -> Double {
    ((observed - high) - tail).magnitude / scale.ulp
  }

  @Test("value and slope beside mpmath, in every region", arguments: BezierPoint.regions)
  func reference(_ region: String) throws {
    let points = BezierPoint.all.filter { $0.region == region }
    #expect(points.count == 60)
    for point in points {
      let n = point.numbers
      let curve = try point.curve
      let height = max(1, n[1].magnitude, n[3].magnitude)
      let value = error(curve.value(at: point.time), n[5], n[6], scale: height)
      let slope = error(curve.derivative(at: point.time), n[7], n[8], scale: max(height, n[7].magnitude))
      #expect(value <= 1, "\(point.testDescription): \(curve.value(at: point.time)), off by \(value) ulp")
      #expect(slope <= 2, "\(point.testDescription): \(curve.derivative(at: point.time)), off by \(slope) ulp")
    }
  }
}
