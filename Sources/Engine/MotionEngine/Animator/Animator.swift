/// Drives animations, frame by frame.
///
/// It is confined to the isolation of its creator and takes no locks. Frames come from a ``FrameClock``, which it stops
/// while nothing runs, or from whoever calls ``advance(to:)``.
///
/// **Time.** Everything is evaluated at absolute times; what is shown at a time does not depend on the frames before. A
/// frame at the time of the last one shows the same again. A clock that is set back costs nothing: the animator's time
/// stands still for that frame and goes on from there. A jump of a day is a day's time. A time that is not finite, or
/// farther from 0 than ``largestTime``, is refused, and nothing changes.
///
/// **A frame** goes through the animations in the order in which they were added, those added meanwhile left out. For
/// each: started if it begins, reachedTarget, repeated, the write, applied, stopped, as ``AnimationEvent`` says.
///
/// **Targets** are not kept alive. While a clock calls, an object that lost its last owner is found at the next frame and
/// goes then; else it goes at once. Its animations stop unfinished at that frame.
public final class Animator {
  /// The farthest from 0 that a time of a frame may be, 2⁴³ s: beyond it doubles are more than a millisecond apart, and
  /// what is shown would be wrong without a word.
  public static let largestTime = 0x1p43

  let core: AnimatorCore

  /// - Parameter clock: where frames come from; nil when you call ``advance(to:)`` yourself.
  public init(clock: (any FrameClock)? = nil) {
    core = AnimatorCore(clock: clock)
    core.serve(self)
  }

  deinit { core.close() }

  /// The time of the last frame, s.
  public var time: Double { core.time }

  /// Why the clock's last frame was refused; nil when it was not.
  public var refusal: AnimatorError? { core.refusal }

  /// Before the animations of a frame.
  public var willAdvance: (() -> Void)? {
    get { core.willAdvance }
    set { core.willAdvance = newValue }
  }

  /// After the animations of a frame.
  public var didAdvance: (() -> Void)? {
    get { core.didAdvance }
    set { core.didAdvance = newValue }
  }

  /// Whether no animation needs frames: none is attached, or all are paused or completed.
  public var isIdle: Bool { core.isIdle }

  /// The number of attached animations.
  public var count: Int { core.count }

  /// The time of the last frame while frames come; nil while they do not, and from the start of a clock to its first
  /// frame, since no one knows what time it is then.
  public var currentFrameTime: Double? { core.currentFrameTime }

  /// One frame.
  ///
  /// - Parameter clockTime: s, finite, at most ``largestTime`` from 0.
  /// - Throws: ``AnimatorError/timeNotFinite(_:)``, ``AnimatorError/timeTooLarge(_:)``,
  ///   ``AnimatorError/frameInsideFrame``.
  public func advance(to clockTime: Double) throws(AnimatorError) { try core.advance(to: clockTime) }

  /// Attaches an animation to an object.
  ///
  /// An animation that the object has under the key already is replaced: it stops unfinished first.
  ///
  /// - Parameters:
  ///   - animation: of this class of objects.
  ///   - target: is not kept alive; when it is gone the animation stops unfinished at the next frame.
  ///   - key: nil for none, so that any number of them are there at once.
  ///   - startTime: the animator's time that is the animation's time 0, from which its begin time counts; nil: that of
  ///     the first frame that finds it unpaused.
  /// - Throws: ``AnimatorError/alreadyAttached``; ``AnimatorError/timeNotFinite(_:)``, ``AnimatorError/timeTooLarge(_:)``.
  public func add<A: TargetedAnimation>(
    _ animation: A, to target: A.Target, forKey key: String? = nil, at startTime: Double? = nil
  ) throws(AnimatorError) {
    try core.attach(animation, to: target, forKey: key, at: startTime)
  }

  /// Attaches an animation of an interface, which has seen to it that it is one of this kind of object.
  package func add(
    _ animation: HostedAnimation, to target: AnyObject, forKey key: String? = nil, at startTime: Double? = nil
  ) throws(AnimatorError) {
    try core.attach(animation, to: target, forKey: key, at: startTime)
  }

  /// The animation that an object has under a key.
  public func animation(forKey key: String, of target: AnyObject) -> DrivenAnimation? {
    core.liveHold(of: target)?.animation(forKey: key)
  }

  /// The keys of an object's animations, in the order in which they were added; those without a key left out.
  public func keys(of target: AnyObject) -> [String] {
    core.liveHold(of: target)?.inOrder.compactMap(\.key.name) ?? []
  }

  /// The animations of an object, in the order in which they were added.
  public func animations(of target: AnyObject) -> [DrivenAnimation] {
    core.liveHold(of: target)?.inOrder.map(\.animation) ?? []
  }

  /// Removes the animation that an object has under a key, which stops unfinished.
  public func remove(forKey key: String, of target: AnyObject) {
    if let animation = animation(forKey: key, of: target) { remove(animation) }
  }

  /// Removes all animations of an object.
  public func removeAll(of target: AnyObject) {
    for animation in animations(of: target) { remove(animation) }
  }

  /// Removes all animations that are there now.
  public func removeAll() { core.removeAll() }

  /// Removes an animation; one that is not attached here stays as it is.
  public func remove(_ animation: DrivenAnimation) { core.remove(animation) }
}
