/// The true motion at a list of instants, each value the sum of two doubles and known to within a radius.
///
/// `positions[i]` is the double next to the position at instant i, and `positions[i] + positionTails[i]`, added exactly,
/// is within ``positionRadius`` of the true position; velocities likewise.
public struct ReferenceTrace: Sendable {
  /// In the coordinates of the problem.
  public var positions: [Double] = []
  /// What `positions` lack, about 53 more bits.
  public var positionTails: [Double] = []
  /// Units of length per second.
  public var velocities: [Double] = []
  /// What `velocities` lack.
  public var velocityTails: [Double] = []
  /// Bound of |position − (positions[i] + positionTails[i])| over all instants, units of length.
  public var positionRadius: Double = 0
  /// Bound of |velocity − (velocities[i] + velocityTails[i])| over all instants, units of length per second.
  public var velocityRadius: Double = 0

  public init() {}

  public var count: Int { positions.count }

  /// Empties it and keeps the storage.
  public mutating func clear() {
    positions.removeAll(keepingCapacity: true)
    positionTails.removeAll(keepingCapacity: true)
    velocities.removeAll(keepingCapacity: true)
    velocityTails.removeAll(keepingCapacity: true)
    positionRadius = 0
    velocityRadius = 0
  }

  /// Makes room for `count` instants, all 0; storage is kept when the count is the same as before.
  mutating func reset(count: Int) {
    if self.count != count {
      clear()
      positions.append(contentsOf: repeatElement(0, count: count))
      positionTails.append(contentsOf: repeatElement(0, count: count))
      velocities.append(contentsOf: repeatElement(0, count: count))
      velocityTails.append(contentsOf: repeatElement(0, count: count))
    }
    positionRadius = 0
    velocityRadius = 0
  }
}
