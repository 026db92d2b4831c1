/// A cubic between two keys, from its ends and its slopes there per unit of the segment.
struct CubicSegment: Hashable, Sendable {
  let start: Double
  let end: Double
  let startSlope: Double
  let endSlope: Double

  /// The value at a place in the segment; exact at 0 and 1.
  func value(at place: Double) -> Double {
    if place == 1 { return end }
    let way = end - start
    let first = startSlope
    let second = 3 * way - 2 * startSlope - endSlope
    let third = startSlope + endSlope - 2 * way
    return start + place * (first + place * (second + place * third))
  }

  /// dvalue / dplace.
  func slope(at place: Double) -> Double {
    let slopes = slopes
    return slopes.x + place * (slopes.y + place * slopes.z)
  }

  /// dvalue / dplace as a polynomial, from the constant on.
  var slopes: SIMD3<Double> {
    let way = end - start
    let second = 3 * way - 2 * startSlope - endSlope
    let third = startSlope + endSlope - 2 * way
    return SIMD3(startSlope, 2 * second, 3 * third)
  }
}

/// The cubic between two keys of a value, a segment a component.
struct CubicWay: Hashable, Sendable {
  let components: [CubicSegment]

  /// Speed per unit of the segment: the length of the slopes.
  func speed(at place: Double) -> Double {
    var sum = 0.0
    for component in components {
      let slope = component.slope(at: place)
      sum += slope * slope
    }
    return sum.squareRoot()
  }

  /// By its length.
  var paced: PacedWay { PacedWay(slopes: components.map(\.slopes)) }
}
