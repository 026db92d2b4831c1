/// A time that is a double, or an exact multiple of one.
public struct Instant: Hashable, Sendable {
  /// h, s.
  public let interval: Double
  public let multiple: Int

  /// - Precondition: finite and not negative.
  public init(_ time: Double) { self.init(multiple: 1, of: time) }

  /// The exact product i h, which is not the double next to it.
  ///
  /// - Precondition: neither is negative, the interval is finite.
  public init(multiple: Int, of interval: Double) {
    precondition(multiple >= 0 && interval >= 0 && interval.isFinite, "an instant is finite and not before the start")
    self.interval = interval
    self.multiple = multiple
  }

  /// The double next to it, s.
  public var rounded: Double { Double(multiple) * interval }

  var ball: Ball { Ball(exactly: multiple) * Ball(exactly: interval) }
}
