public import MotionProblems

/// A spring that a suite calls by name, with the constants that are its truth.
///
/// An engine that knows the name starts from its own words for it and is judged against these doubles.
public struct SuiteSpring: Hashable, Sendable {
  public let name: String
  public let oscillator: Oscillator
  /// Units of length per second; the travel is 1, from −1 to 0.
  public let velocity: Double

  public init(name: String, oscillator: Oscillator, velocity: Double = 0) {
    self.name = name
    self.oscillator = oscillator
    self.velocity = velocity
  }
}
