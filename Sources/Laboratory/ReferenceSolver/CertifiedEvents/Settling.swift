/// When a motion is outside a band around its target for the last time, T = sup { t : |x(t) − target| > half width }.
public enum SettlingAnswer: Hashable, Sendable {
  /// It is not outside the band at any instant (from the last retarget on, for a problem with retargets).
  case never
  /// It keeps leaving the band for ever, or the band has no width.
  case infinite
  /// T is within `radius` of `time`, the double next to it; seconds from the start of the problem.
  case finite(time: Double, radius: Double)
}

/// A ``SettlingAnswer`` with all that is known about the last exit.
public enum Settling: Hashable, Sendable {
  case never
  case infinite
  case finite(LastExit)

  /// The answer for those who need a time and no more.
  public var answer: SettlingAnswer {
    switch self {
    case .never: .never
    case .infinite: .infinite
    case .finite(let exit): .finite(time: exit.time, radius: (exit.radius + abs(exit.tail)).nextUp)
    }
  }
}

/// The last exit from a band.
public struct LastExit: Hashable, Sendable {
  /// The double next to T, seconds from the start of the problem.
  public let time: Double
  /// What `time` lacks: T is within ``radius`` of `time + tail`, added exactly.
  public let tail: Double
  /// At most 2⁻⁶² of T (2⁻¹⁰⁷⁴ when T is below the normal range).
  public let radius: Double
  /// The same as one value.
  public var instant: EventTime { EventTime(time: time, tail: tail, radius: radius) }
  /// How many turning points, instants of zero velocity after the last retarget (or the start), lie before T; 0 while the
  /// motion is still on its first way. nil when there are more than 2⁵³.
  public let lobe: Int?
}
