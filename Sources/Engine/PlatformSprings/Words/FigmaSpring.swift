public import MotionEngine

/// The words of Figma's custom spring: mass, stiffness and damping as they are.
public struct FigmaSpring: Hashable, Sendable {
  public var mass: Double
  public var stiffness: Double
  public var damping: Double

  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }

  public init(_ spring: Spring) {
    self.init(mass: spring.mass, stiffness: spring.stiffness, damping: spring.dampingCoefficient)
  }

  public func spring() throws(SpringError) -> Spring {
    try Spring(mass: mass, stiffness: stiffness, dampingCoefficient: damping)
  }
}
