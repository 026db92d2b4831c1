internal import MotionEngine

/// An object with a time of its own inside that of another one, as a `CALayer` inside its superlayer.
///
/// Its animations run in its time: with a speed of 0 they stand where ``MediaTiming/timeOffset`` says, and can be moved
/// by hand through it. Begin, speed and offset count; the object itself has no end.
public protocol MediaTimeSpace: AnyObject {
  /// How its time follows from that of ``timeParent``.
  var mediaTiming: MediaTiming { get }
  /// In whose time it lives; nil: in that of the stage.
  var timeParent: (any MediaTimeSpace)? { get }
}

extension MediaTimeSpace {
  /// The object's own time at a time of the stage, s.
  public func localTime(at stageTime: Double) -> Double {
    let outer = timeParent?.localTime(at: stageTime) ?? stageTime
    return (outer - mediaTiming.beginTime) * mediaTiming.speed + mediaTiming.timeOffset
  }

  /// The stage's time at a time of the object, s. Where the object's time stands still, every time of the stage would do:
  /// then it is that of its begin.
  public func stageTime(at localTime: Double) -> Double {
    let timing = mediaTiming
    let outer =
      timing.speed == 0 ? timing.beginTime : (localTime - timing.timeOffset) / timing.speed + timing.beginTime
    return timeParent?.stageTime(at: outer) ?? outer
  }

  /// Own seconds per second of the stage.
  var rate: Double { (timeParent?.rate ?? 1) * mediaTiming.speed }

  /// A time of another object in this one's time, s; nil: a time of the stage.
  public func convertTime(_ time: Double, from other: (any MediaTimeSpace)?) -> Double {
    localTime(at: other?.stageTime(at: time) ?? time)
  }

  /// A time of this object in another one's time, s; nil: in that of the stage.
  public func convertTime(_ time: Double, to other: (any MediaTimeSpace)?) -> Double {
    let stage = stageTime(at: time)
    return other?.localTime(at: stage) ?? stage
  }
}
