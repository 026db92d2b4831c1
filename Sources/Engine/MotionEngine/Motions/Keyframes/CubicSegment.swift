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
    let way = end - start
    let second = 3 * way - 2 * startSlope - endSlope
    let third = startSlope + endSlope - 2 * way
    return startSlope + place * (2 * second + place * 3 * third)
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

  /// The length of the way up to a place, by the three-point rule of Gauss on 16 pieces.
  func length(to place: Double) -> Double {
    let pieces = 16.0
    let half = 0.5 * place / pieces
    var sum = 0.0
    for piece in 0..<Int(pieces) {
      let middle = (2 * Double(piece) + 1) * half
      sum += 8 * speed(at: middle) + 5 * (speed(at: middle - half * node) + speed(at: middle + half * node))
    }
    return sum * half / 9
  }

  /// The place at which a share of the length is gone.
  func place(ofShare share: Double, length whole: Double) -> Double {
    guard whole > 0, share > 0, share < 1 else { return share }
    var (low, high) = (0.0, 1.0)
    var place = share
    for _ in 0..<40 {
      let excess = length(to: place) - share * whole
      if excess > 0 { high = place } else { low = place }
      let next = place - excess / speed(at: place)
      let step = next > low && next < high ? next : 0.5 * (low + high)
      if (step - place).magnitude <= 1e-15 { return step }
      place = step
    }
    return place
  }

  /// √(3/5).
  private var node: Double { 0.7745966692414834 }
}
