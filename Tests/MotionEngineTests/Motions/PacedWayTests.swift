import Testing

@testable import MotionEngine

/// Expected places are computed with mpmath to 40 digits, or in closed form.
@Suite("Ways at an even pace")
struct PacedWayTests {
  /// Of the whole length, and of the places.
  static let promised = Tolerance(absolute: 1e-13, relative: 1e-13)
  /// Around a cusp half the digits of a place are lost in the length before it: 1e-14 of it is 1e-7 of the place.
  static let atCusp = Tolerance(absolute: 2e-7)

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let slopes: [SIMD3<Double>]
    let length: Double
    let places: [(share: Double, place: Double)]
  }

  static let rows = [
    Row(
      testDescription: "a parabola", slopes: [SIMD3(1, 0, 0), SIMD3(0, 2, 0)], length: 1.4789428575445974338,
      places: [
        (0.125, 0.18098963903660747985), (0.5, 0.61073868295805988604), (0.875, 0.91441208841522385047),
      ]),
    Row(
      testDescription: "a cubic in space", slopes: [SIMD3(1, -3, 5), SIMD3(-2, 1, 4), SIMD3(0.5, 2, -3)],
      length: 1.9621080708310119713,
      places: [(0.1, 0.08862756877655091304), (0.4, 0.42186438824603777766), (0.77, 0.87378456423669031224)]),
    Row(
      testDescription: "a cusp in the middle", slopes: [SIMD3(-1.5, 3, 0), SIMD3(0.25, -1, 1)],
      length: 0.75518446841951070775,
      places: [(0.1, 0.052481863913614582053), (0.6, 0.72422195403832598323), (0.500001, 0.50070954654902894786)]),
    Row(testDescription: "a straight line", slopes: [SIMD3(3, 0, 0), SIMD3(4, 0, 0)], length: 5, places: [(0.3, 0.3)]),
  ]

  @Test("length and places are right", arguments: rows)
  func values(_ row: Row) {
    let way = PacedWay(slopes: row.slopes)
    expectClose(way.length, row.length, Self.promised, "the length")
    for (share, place) in row.places {
      expectClose(way.place(ofShare: share), place, share == 0.500001 ? Self.atCusp : Self.promised, "at \(share)")
    }
  }

  @Test("the ends, what lies beyond them, and a way without length")
  func edges() {
    for row in Self.rows {
      let way = PacedWay(slopes: row.slopes)
      for share in [0, 1, -0.5, 1.5] { #expect(way.place(ofShare: share) == share) }
      #expect(way.place(ofShare: .nan).isNaN)
      #expect(way.place(ofShare: .leastNonzeroMagnitude) >= 0)
      #expect(way.place(ofShare: 1.0.nextDown) <= 1)
    }
    let still = PacedWay(slopes: [.zero])
    #expect(still.length == 0)
    #expect(still.place(ofShare: 0.25) == 0.25)
  }

  /// The closed form of |τ| √(9 + τ²) is ((9 + τ²)^(3/2) − 27)/3 on either side of the cusp.
  @Test("the length before a place is the share of the whole, to 1e-12 of it, across a cusp too")
  func residual() {
    let way = PacedWay(slopes: [SIMD3(-1.5, 3, 0), SIMD3(0.25, -1, 1)])
    func half(_ t: Double) -> Double { ((9 + t * t) * (9 + t * t).squareRoot() - 27) / 3 }
    var last = 0.0
    for index in 1..<2000 {
      let share = Double(index) / 2000
      let place = way.place(ofShare: share)
      #expect(place > last)
      last = place
      let t = place - 0.5
      let gone = half(0.5) + (t < 0 ? -half(t) : half(t))
      expectClose(gone, share * way.length, Tolerance(absolute: 1e-12 * way.length), "at \(share)")
    }
  }
}
