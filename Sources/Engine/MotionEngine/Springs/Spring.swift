/// A damped spring, m x″ + c x′ + k (x − target) = 0.
///
/// The three constants are all that is stored; every other description is a conversion. Where a description leaves
/// the mass free it is a parameter, and the constants follow from it: k = m ωₙ², c = 2 ζ m ωₙ.
public struct Spring: Hashable, Sendable {
  /// m > 0, in any unit of mass.
  public let mass: Double
  /// k > 0, mass / s².
  public let stiffness: Double
  /// c ≥ 0, mass / s.
  public let dampingCoefficient: Double

  /// The largest damping ratio that is accepted, 10¹⁵⁰: beyond it no motion could be told from standing still.
  public static let largestDampingRatio = 1e150

  /// - Throws: ``SpringError`` unless all three are finite, mass and stiffness above zero, the damping coefficient not
  ///   negative, and the damping ratio at most ``largestDampingRatio``.
  public init(mass: Double = 1, stiffness: Double, dampingCoefficient: Double) throws(SpringError) {
    try Self.requirePositive(mass, "mass")
    try Self.requirePositive(stiffness, "stiffness")
    try Self.requireNotNegative(dampingCoefficient, "dampingCoefficient")
    self.init(uncheckedMass: mass, stiffness: stiffness, dampingCoefficient: dampingCoefficient)
    guard dampingRatio <= Self.largestDampingRatio else { throw .dampingRatioTooLarge(dampingRatio) }
  }

  /// For constants that are in order by construction.
  init(uncheckedMass mass: Double, stiffness: Double, dampingCoefficient: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.dampingCoefficient = dampingCoefficient
  }

  static func requirePositive(_ value: Double, _ quantity: String) throws(SpringError) {
    guard value.isFinite, value > 0 else { throw .mustBePositive(quantity: quantity, value: value) }
  }

  static func requireNotNegative(_ value: Double, _ quantity: String) throws(SpringError) {
    guard value.isFinite, value >= 0 else { throw .mustNotBeNegative(quantity: quantity, value: value) }
  }
}
