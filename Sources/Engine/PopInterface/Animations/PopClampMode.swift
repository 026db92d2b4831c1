/// Which sides of the way are closed to the value that is written; the motion itself goes on.
///
/// The sides are those of the present course: from where the value was when it started, or was given its last target,
/// to the target. A change of target never makes the value jump.
public struct PopClampMode: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Both sides open.
  public static let none: PopClampMode = []
  /// Not before the start.
  public static let start = PopClampMode(rawValue: 1)
  /// Not beyond the target: a spring ends where all its components have reached theirs for the first time.
  public static let end = PopClampMode(rawValue: 2)
  public static let both: PopClampMode = [.start, .end]
}
