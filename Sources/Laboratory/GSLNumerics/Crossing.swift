/// A time at which a function of the state passes through zero.
public struct Crossing: Hashable, Sendable {
  public let time: Double
  /// From negative to positive.
  public let isRising: Bool
  public let state: [Double]

  public init(time: Double, isRising: Bool, state: [Double]) {
    self.time = time
    self.isRising = isRising
    self.state = state
  }
}
