/// A course from 0 to 1: what share of the way is gone when a share of the time is.
///
/// A function gives exactly 0 at 0 and exactly 1 at 1, unless it is a step there. Between, and beyond, its value is not
/// limited: it may overshoot and come back. It is asked for times in 0 … 1 only by the motions of this module; what it
/// says outside is its own affair, as long as it is no trap. A time that is not a number gives NaN.
public protocol TimingFunction: Sendable {
  /// The share of the way at a share `time` of the duration.
  func value(at time: Double) -> Double

  /// dvalue / dtime there, 1; where the two sides differ, that of the right side (of the left one at 1).
  func derivative(at time: Double) -> Double
}

/// The straight course: the share of the way is the share of the time.
public struct LinearTiming: TimingFunction, Hashable {
  public init() {}

  public func value(at time: Double) -> Double { time }

  public func derivative(at time: Double) -> Double { 1 }
}

extension TimingFunction where Self == LinearTiming {
  /// The straight course.
  public static var linear: LinearTiming { LinearTiming() }
}
