/// At `time` the target jumps to `target`; position and velocity are kept.
public struct Retarget: Hashable, Sendable {
  /// Seconds from the start, > 0.
  public let time: Double
  /// In the coordinates of the problem, whose first target is 0.
  public let target: Double

  public init(time: Double, target: Double) {
    self.time = time
    self.target = target
  }
}
