/// At `time` the constants of a spring become those of `oscillator`; position, velocity and target are kept.
///
/// A mass that changes does so without a push: what is kept is the velocity, not the momentum.
public struct ConstantsChange: Hashable, Sendable {
  /// Seconds from the start, > 0.
  public let time: Double
  public let oscillator: Oscillator

  public init(time: Double, oscillator: Oscillator) {
    self.time = time
    self.oscillator = oscillator
  }
}
