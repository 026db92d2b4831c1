/// How the time of a thing follows from that of its parent: local = (parent − begin) · speed + offset.
public struct TimeMapping: Hashable, Sendable {
  /// The parent's time at which the local time is ``timeOffset``, s.
  public let beginTime: Double
  /// Local seconds per second of the parent; negative runs backwards, 0 stands still.
  public let speed: Double
  /// s of local time.
  public let timeOffset: Double

  /// The parent's time itself.
  public static let identity = TimeMapping(uncheckedBeginTime: 0, speed: 1, timeOffset: 0)

  /// - Throws: ``TimingError/mustBeFinite(quantity:value:)``.
  public init(beginTime: Double = 0, speed: Double = 1, timeOffset: Double = 0) throws(TimingError) {
    for (quantity, value) in [("the begin time", beginTime), ("the speed", speed), ("the time offset", timeOffset)] {
      guard value.isFinite else { throw .mustBeFinite(quantity: quantity, value: value) }
    }
    self.init(uncheckedBeginTime: beginTime, speed: speed, timeOffset: timeOffset)
  }

  init(uncheckedBeginTime beginTime: Double, speed: Double, timeOffset: Double) {
    self.beginTime = beginTime
    self.speed = speed
    self.timeOffset = timeOffset
  }

  /// Local time at a time of the parent.
  public func localTime(at parentTime: Double) -> Double { (parentTime - beginTime) * speed + timeOffset }

  /// The parent's time at a local time; nil when the local time stands still, as every time of the parent has it then.
  public func parentTime(at localTime: Double) -> Double? {
    speed == 0 ? nil : (localTime - timeOffset) / speed + beginTime
  }
}

extension Sequence where Element == TimeMapping {
  /// The local time of the last of a chain, from the outermost inwards, at a time of the outermost one's parent.
  public func localTime(at rootTime: Double) -> Double {
    var time = rootTime
    for mapping in self { time = mapping.localTime(at: time) }
    return time
  }
}

extension BidirectionalCollection where Element == TimeMapping {
  /// The time of the outermost one's parent at a local time of the last; nil when one of the chain stands still.
  public func rootTime(at localTime: Double) -> Double? {
    var time = localTime
    for mapping in reversed() {
      guard let outer = mapping.parentTime(at: time) else { return nil }
      time = outer
    }
    return time
  }
}
