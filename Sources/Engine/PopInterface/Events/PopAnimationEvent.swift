/// One entry of a ``PopAnimationTracer``.
public struct PopAnimationEvent: Hashable, Sendable {
  /// In Pop's order and with its numbers.
  public enum Kind: Int, Hashable, Sendable, CaseIterable {
    case propertyRead, propertyWrite
    case toValueUpdate, fromValueUpdate, velocityUpdate
    case bouncinessUpdate, speedUpdate, frictionUpdate, massUpdate, tensionUpdate
    case didStart, didStop, didReachToValue, autoreversed
  }

  public let kind: Kind
  /// Seconds since the start of the run, pauses left out; 0 before it.
  public let time: Double
  /// The numbers of the value that was read, written or set; empty where there is none.
  public let value: [Double]
  /// The numbers of the velocity then, of a spring or a decay that runs; else empty.
  public let velocity: [Double]
  /// Of a didStop: whether it was finished.
  public let finished: Bool?

  public init(
    kind: Kind, time: Double, value: [Double] = [], velocity: [Double] = [], finished: Bool? = nil
  ) {
    self.kind = kind
    self.time = time
    self.value = value
    self.velocity = velocity
    self.finished = finished
  }
}

extension PopAnimationEvent: CustomStringConvertible {
  public var description: String {
    var text = "\(time) \(kind)"
    if !value.isEmpty { text += " value \(value)" }
    if !velocity.isEmpty { text += " velocity \(velocity)" }
    if let finished { text += finished ? " finished" : " unfinished" }
    return text
  }
}
