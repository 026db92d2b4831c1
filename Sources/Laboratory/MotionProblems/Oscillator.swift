/// A damped linear oscillator, m x″ + c x′ + k (x − target) = 0: the statement, not a solution.
///
/// A case of the laboratory *is* these three doubles, taken as exact. Whatever words an engine speaks, it is judged
/// against them.
public struct Oscillator: Hashable, Sendable {
  /// m > 0, kg or any unit of mass.
  public let mass: Double
  /// k > 0, mass / s².
  public let stiffness: Double
  /// c ≥ 0, mass / s.
  public let dampingCoefficient: Double

  /// - Throws: ``ProblemError`` unless mass and stiffness are positive, the damping coefficient is not negative, and
  ///   all three are finite.
  public init(mass: Double, stiffness: Double, dampingCoefficient: Double) throws(ProblemError) {
    guard mass.isFinite, mass > 0 else { throw .mustBePositive(quantity: "mass", value: mass) }
    guard stiffness.isFinite, stiffness > 0 else { throw .mustBePositive(quantity: "stiffness", value: stiffness) }
    guard dampingCoefficient.isFinite, dampingCoefficient >= 0 else {
      throw .mustNotBeNegative(quantity: "dampingCoefficient", value: dampingCoefficient)
    }
    self.mass = mass
    self.stiffness = stiffness
    self.dampingCoefficient = dampingCoefficient
  }

  /// ωₙ = √(k/m), rad/s, to about an ulp and formed so that k/m can neither overflow nor underflow: a description for
  /// windows and tables, never a step of a solution.
  public var naturalFrequency: Double {
    let square = stiffness / mass
    return square.isNormal ? square.squareRoot() : stiffness.squareRoot() / mass.squareRoot()
  }

  /// 2π/ωₙ, s.
  public var naturalPeriod: Double { 2 * Double.pi / naturalFrequency }

  /// ζ = c / (2 √(k m)), formed so that k m can neither overflow nor underflow.
  public var dampingRatio: Double {
    dampingCoefficient / 2 / stiffness.squareRoot() / mass.squareRoot()
  }

  /// Whether the ratio of its two rates asks for an implicit stepper: ζ > 20.
  public var isStiff: Bool { dampingRatio > 20 }
}
