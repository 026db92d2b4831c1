/// One engine over the frame rates of one sweep: what the same motion looks like on different displays.
///
/// Cases that share `CaseRecord.frameRateGroup` differ in the frame rate alone. A motion that is evaluated at its time
/// has a spread of rounding size; one that is stepped by frames has not.
public struct FrameRateSummary: Hashable, Sendable {
  /// All cases at one rate.
  public struct Rate: Hashable, Sendable {
    /// Frames per second.
    public let framesPerSecond: Double
    public internal(set) var cases = 0
    public internal(set) var positionError: Extreme?
    public internal(set) var endError: Extreme?
    var timeScaleSum = 0.0
    var timeScaleCount = 0

    /// Mean over the cases that have one; 1 is right.
    public var timeScale: Double? { timeScaleCount == 0 ? nil : timeScaleSum / Double(timeScaleCount) }
  }

  public let sweep: String
  public let engine: String
  public let role: Role
  /// Ascending. A sweep over more than `rateLimit` of them keeps the first ones it met; the spreads are over all.
  public internal(set) var rates: [Rate] = []
  /// Groups with two rates or more.
  public internal(set) var groups = 0
  /// Groups with fewer rates than the fullest one.
  public internal(set) var partialGroups = 0
  /// Largest difference over one group's rates; infinite where an error is not finite. Its id is the group's.
  public internal(set) var positionErrorSpread: Extreme?
  public internal(set) var endErrorSpread: Extreme?

  /// How many rates of a sweep are told apart.
  public static let rateLimit = 32
}
