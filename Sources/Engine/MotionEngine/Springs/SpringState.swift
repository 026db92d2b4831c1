/// Where a spring is and how fast it moves, seen from its target.
public struct SpringState: Hashable, Sendable {
  /// Value − target, in the units of the value.
  public var displacement: Double
  /// Units of the value per second; positive in the direction of growing values.
  public var velocity: Double

  public init(displacement: Double, velocity: Double = 0) {
    self.displacement = displacement
    self.velocity = velocity
  }

  /// At the target and still.
  public static let rest = SpringState(displacement: 0, velocity: 0)
}
