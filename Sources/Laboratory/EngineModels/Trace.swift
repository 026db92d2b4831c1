/// What an engine delivered.
public struct Trace: Hashable, Sendable {
  /// In the coordinates of the problem, one for each instant asked for.
  public var positions: [Double] = []
  /// Units of length per second, one for each instant, or empty for an engine that reports none.
  public var velocities: [Double] = []
  /// When the engine said it was finished for good, seconds from the start; nil when it has not, or has no such rule.
  ///
  /// An engine that steps frame by frame names the frame at which it noticed. One that knows the whole motion may name
  /// a time beyond the last sample.
  public var finished: Double?
  /// How often the right-hand side of the equation of motion was evaluated for it; 0 for a closed form.
  public var evaluations = 0

  public init() {}

  /// Empties it and keeps the storage.
  public mutating func clear() {
    positions.removeAll(keepingCapacity: true)
    velocities.removeAll(keepingCapacity: true)
    finished = nil
    evaluations = 0
  }
}
