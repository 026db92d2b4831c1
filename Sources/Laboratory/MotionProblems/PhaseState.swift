/// Where a motion is and how fast it goes.
public struct PhaseState: Hashable, Sendable {
  /// In units of length, measured from the first target of a spring or from the start of a free motion.
  public var position: Double
  /// Units of length per second.
  public var velocity: Double

  public init(position: Double, velocity: Double) {
    self.position = position
    self.velocity = velocity
  }
}
