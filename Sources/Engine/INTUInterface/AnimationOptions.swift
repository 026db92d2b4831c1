/// How an animation by duration goes on at its end, with INTUAnimationEngine's raw values.
public struct AnimationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Starts again at the end, for ever; it only stops when it is cancelled.
  public static let `repeat` = AnimationOptions(rawValue: 1)
  /// Every second repeat runs backwards along the same curve; with ``repeat`` alone.
  public static let autoreverse = AnimationOptions(rawValue: 2)
}
