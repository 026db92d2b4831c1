/// An instant at which a motion is at a level.
public struct LevelCrossing: Hashable, Sendable {
  public enum Direction: String, Hashable, Sendable {
    case rising
    case falling
    /// It turns exactly there, and does not pass: an undamped motion at its amplitude, and few strongly damped ones.
    case touching
  }

  public let instant: EventTime
  public let direction: Direction
  /// Turning points of the segment before this instant, its start not counted; nil beyond 2⁵³.
  public let lobe: Int?
  /// The segment in force: how many moves of the target have happened by then. An instant at which the target moves
  /// belongs to the segment it opens.
  public let segment: Int
}

/// An instant at which a motion turns: its velocity is 0 and changes its sign.
public struct Extremum: Hashable, Sendable {
  public let instant: EventTime
  /// The double next to the position, in the coordinates of the problem.
  public let position: Double
  /// What `position` lacks.
  public let positionTail: Double
  /// The position is within this of `position + positionTail`, at most 2⁻⁶² of its distance from the target.
  public let positionRadius: Double
  /// Whether the motion turns downwards.
  public let isMaximum: Bool
  /// Turning points of the segment before this one; nil beyond 2⁵³.
  public let lobe: Int?
  /// How many moves of the target have happened by then.
  public let segment: Int
}

/// A motion passes an edge of a band.
public struct BandCrossing: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case entry
    case exit
    /// It turns exactly at the edge and stays inside.
    case touch
  }

  public let crossing: LevelCrossing
  public let kind: Kind
  /// Whether it is the edge above the target.
  public let isUpperEdge: Bool
}

/// Which instants are asked for.
public struct EventWindow: Hashable, Sendable {
  /// Seconds. An event that may be as early as this is in.
  public var first: Double
  /// Seconds; infinite for all. An event that may be as late as this is in.
  public var last: Double
  /// No more events than this.
  public var limit: Int

  /// - Precondition: `first` is finite, `limit` ≥ 1.
  public init(from first: Double = 0, to last: Double = .infinity, limit: Int = 256) {
    precondition(first.isFinite && !last.isNaN, "a window of events has ends")
    precondition(limit >= 1, "a window of events has room for one")
    self.first = first
    self.last = last
    self.limit = limit
  }

  static let firstEvent = EventWindow(limit: 1)
}
