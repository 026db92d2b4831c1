internal import Foundation

/// A condition on a spring as a curve in the plane of damping ratio and frequency, over a range of damping ratios in which it
/// does not jump.
struct FrequencyPiece {
  /// Of damping ratios; a condition holds at both ends or comes as near to it as one likes.
  let domain: ClosedRange<Double>
  /// rad/s that meet the condition for a damping ratio; nil where none does.
  let frequency: (Double) -> Double?
  /// Bounds of the frequency between two damping ratios of the domain.
  let bounds: (ClosedRange<Double>) -> ClosedRange<Double>

  /// A curve that only rises or only falls.
  init(monotone domain: ClosedRange<Double>, frequency: @escaping (Double) -> Double?) {
    self.domain = domain
    self.frequency = frequency
    bounds = { part in
      let ends = [frequency(part.lowerBound) ?? .infinity, frequency(part.upperBound) ?? .infinity]
      return min(ends[0], ends[1])...max(ends[0], ends[1])
    }
  }

  /// A curve of events within one stretch of the motion, from one turning point to the next, at `time` s.
  init(
    stretch: Int, at time: Double, in domain: ClosedRange<Double>, event: @escaping (FeelShape) -> Double?
  ) {
    self.domain = domain
    frequency = { event(FeelShape(dampingRatio: $0)).map { $0 / time } }
    bounds = { part in
      let first = FeelShape(dampingRatio: part.lowerBound).halfSwing / time * Double(stretch)
      let last = FeelShape(dampingRatio: part.upperBound).halfSwing / time * Double(stretch + 1)
      return (stretch == 0 ? 0 : first)...last
    }
  }

  func restricted(to range: ClosedRange<Double>) -> FrequencyPiece? {
    let (lower, upper) = (max(domain.lowerBound, range.lowerBound), min(domain.upperBound, range.upperBound))
    guard lower <= upper else { return nil }
    return FrequencyPiece(domain: lower...upper, frequency: frequency, bounds: bounds)
  }

  private init(
    domain: ClosedRange<Double>, frequency: @escaping (Double) -> Double?,
    bounds: @escaping (ClosedRange<Double>) -> ClosedRange<Double>
  ) {
    self.domain = domain
    self.frequency = frequency
    self.bounds = bounds
  }
}

extension FrequencyPiece {
  /// Damping ratios that are looked at.
  static let dampingRatios = 0...1e6
  /// Swings beyond the band, and passings of a level, that are looked at.
  static let mostSwings = 200
  static let mostPassings = 12

  /// The curve of ω = factor · ζ^exponent.
  static func power(_ exponent: Double, factor: Double) -> [FrequencyPiece] {
    [FrequencyPiece(monotone: dampingRatios) { factor * pow($0, exponent) }]
  }

  /// The pieces of a target for a spring that starts at rest; empty where nothing meets it, and for an overshoot, which
  /// says nothing of a frequency.
  static func pieces(of target: SpringTarget, on course: FeelCourse) -> [FrequencyPiece] {
    let passing = dampingRatios.lowerBound...1.0.nextDown
    switch target {
    case .overshoot: return []
    case .peakTime(let time):
      return [FrequencyPiece(monotone: passing) { FeelShape(dampingRatio: $0).halfSwing / time }]
    case .firstArrival(let time):
      return [
        FrequencyPiece(monotone: passing) { FeelShape(dampingRatio: $0).firstArrival(at: 0).map { $0 / time } }
      ]
    case .riseTime(let time):
      return [FrequencyPiece(monotone: dampingRatios) { FeelShape(dampingRatio: $0).riseTime.map { $0 / time } }]
    case .peakSpeed(let speed):
      return [
        FrequencyPiece(monotone: dampingRatios) { speed / (FeelShape(dampingRatio: $0).peakSpeed * course.way) }
      ]
    case .settlingTime(let time, let band): return settling(within: band, at: time)
    case .value(let value, let time): return passings(of: course.place(of: value), at: time)
    }
  }

  /// The damping ratio at which turning point `count` is just at `distance` from the target:
  /// exp(−count π ζ/√(1 − ζ²)) = distance. Infinite for 0 turning points.
  static func dampingRatio(turning count: Int, at distance: Double) -> Double {
    guard count > 0 else { return .infinity }
    let slope = -log(distance) / (Double(count) * Double.pi)
    return slope / (1 + slope * slope).squareRoot()
  }

  /// The settling time jumps wherever one more turning point comes to lie outside of the band; between two such damping
  /// ratios it does not, and the last exit follows a known turning point.
  private static func settling(within band: Double, at time: Double) -> [FrequencyPiece] {
    (0...mostSwings).compactMap { count in
      let upper = min(dampingRatio(turning: count, at: band), dampingRatios.upperBound)
      let lower = dampingRatio(turning: count + 1, at: band)
      guard lower < upper else { return nil }
      return FrequencyPiece(stretch: count, at: time, in: lower...upper) { shape in
        guard count > 0 else { return shape.fallTime(to: band) }
        let left = exp(-Double.pi * shape.dampingRatio / shape.gap * Double(count))
        return shape.fallTime(to: band / left).map { Double(count) * shape.halfSwing + $0 }
      }
    }
  }

  /// The motion passes a level once in each stretch whose ends lie on either side of it.
  private static func passings(of level: Double, at time: Double) -> [FrequencyPiece] {
    guard level > -1, level < 1 else { return [] }
    return (0..<mostPassings).compactMap { stretch in
      // The first end on the far side of the level is turning point `stretch` or the next one, whichever is on that side.
      let needed = stretch + (stretch.isMultiple(of: 2) == (level > 0) ? 1 : 0)
      let highest =
        level == 0
        ? 1.0.nextDown : min(dampingRatio(turning: needed, at: abs(level)), dampingRatios.upperBound)
      guard highest > dampingRatios.lowerBound else { return nil }
      return FrequencyPiece(stretch: stretch, at: time, in: dampingRatios.lowerBound...highest) { shape in
        guard stretch > 0 else { return shape.fallTime(to: -level) }
        let sign = stretch.isMultiple(of: 2) ? -1.0 : 1.0
        let left = sign * exp(-Double.pi * shape.dampingRatio / shape.gap * Double(stretch))
        return shape.fallTime(to: level / left).map { Double(stretch) * shape.halfSwing + $0 }
      }
    }
  }
}
