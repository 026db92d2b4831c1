/// What resists a spring's motion besides its damper, as a force: the statement, not a solution.
///
/// With y = x − target the spring's equation becomes m y″ + c y′ + k y + resistance(y′) = 0.
public enum Resistance: Hashable, Sendable {
  /// F sign y′ with F = `force` > 0, mass · length / s². Where the velocity is 0 it holds the motion fast as long as
  /// |k y| ≤ F, and else lets it go towards the target against F.
  case coulomb(force: Double)
  /// b |y′| y′ with b = `coefficient` > 0, mass / length.
  case quadratic(coefficient: Double)

  /// Coulomb friction, checked.
  ///
  /// - Throws: ``ProblemError`` unless the force is finite and positive.
  public static func coulomb(coulombFriction force: Double) throws(ProblemError) -> Resistance {
    try Resistance.coulomb(force: force).checked()
  }

  /// Quadratic damping, checked.
  ///
  /// - Throws: ``ProblemError`` unless the coefficient is finite and positive.
  public static func quadratic(quadraticDamping coefficient: Double) throws(ProblemError) -> Resistance {
    try Resistance.quadratic(coefficient: coefficient).checked()
  }

  /// F, mass · length / s²; 0 where the law has none.
  public var coulombFriction: Double {
    if case .coulomb(let force) = self { force } else { 0 }
  }

  /// b, mass / length; 0 where the law has none.
  public var quadraticDamping: Double {
    if case .quadratic(let coefficient) = self { coefficient } else { 0 }
  }

  /// The law itself when its constant is finite and positive.
  func checked() throws(ProblemError) -> Resistance {
    let (quantity, value) =
      switch self {
      case .coulomb(let force): ("coulombFriction", force)
      case .quadratic(let coefficient): ("quadraticDamping", coefficient)
      }
    guard value.isFinite, value > 0 else { throw .mustBePositive(quantity: quantity, value: value) }
    return self
  }
}
