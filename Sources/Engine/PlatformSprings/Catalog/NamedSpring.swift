public import MotionEngine

/// A spring that a platform, a library or a tutorial made known, under a name of ours.
public struct NamedSpring: Sendable {
  /// Lower case with hyphens; what commands and suites call it.
  public let name: String
  /// Where it comes from.
  public let platform: String
  /// One line, in the platform's own words and numbers.
  public let summary: String
  public let spring: Spring
  /// Travels per second: 1 is the whole way from start to target in a second. 0 unless the platform's example has one.
  public let initialVelocity: Double
  /// The public page or file that the numbers are read from.
  public let source: String
}
