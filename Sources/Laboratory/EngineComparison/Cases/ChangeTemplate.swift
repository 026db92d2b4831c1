/// A change of a spring's constants in words that fit every spring.
public struct ChangeTemplate: Hashable, Sendable {
  /// Natural periods of the first constants after the change before it, or after the start.
  public let after: Double
  /// What mass, stiffness and damping coefficient in force are multiplied by.
  public let massFactor: Double
  public let stiffnessFactor: Double
  public let dampingFactor: Double

  public init(after: Double, massFactor: Double = 1, stiffnessFactor: Double = 1, dampingFactor: Double = 1) {
    self.after = after
    self.massFactor = massFactor
    self.stiffnessFactor = stiffnessFactor
    self.dampingFactor = dampingFactor
  }
}
