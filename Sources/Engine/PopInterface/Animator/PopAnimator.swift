public import MotionEngine

/// Attaches animations to objects and drives them: an `Animator` of `MotionEngine` with Pop's calls.
///
/// Several may exist side by side; an object may have animations of each. It is confined to its creator's isolation.
public final class PopAnimator {
  public weak var delegate: (any PopAnimatorDelegate)? {
    didSet { listenersChanged() }
  }
  /// The engine's animator.
  public let engine: Animator
  /// The nominal time between two frames, s; 0 when the clock does not say.
  public let refreshPeriod: Double

  private let slowMotion: SlowMotion
  private let queue = PopEventQueue()
  private var observers: [any PopAnimatorObserver] = []
  private var awake: FrameAnimation<PopAnimator>?

  /// - Parameter clock: where frames come from; nil when you call ``renderTime(_:)`` yourself.
  public init(clock: (any FrameClock)? = nil) {
    slowMotion = SlowMotion(clock)
    engine = Animator(clock: clock == nil ? nil : slowMotion)
    refreshPeriod = (clock as? DispatchFrameClock).map { 1 / $0.framesPerSecond } ?? 0
  }

  // MARK: Frames

  /// One frame at a time in seconds.
  ///
  /// - Throws: ``PopError/animator(_:)`` for a time that is not finite, and inside a frame.
  public func renderTime(_ time: Double) throws(PopError) {
    guard time.isFinite else { throw .animator(.timeNotFinite(time)) }
    do throws(AnimatorError) { try engine.advance(to: slowMotion.frame(at: time)) } catch { throw .animator(error) }
  }

  /// The time of the last frame, s, slowed by ``dragCoefficient``: what a begin time is compared with.
  public var time: Double { engine.time }

  /// Whether no frames are needed: nothing is attached and nobody observes, or all that is attached is paused or kept at
  /// its end.
  public var isDisplayLinkPaused: Bool { engine.isIdle }

  /// How many times slower than the clock the time passes: a slow motion of everything; 1 at first.
  public var dragCoefficient: Double { slowMotion.drag }

  /// Slows the time down from the last frame on.
  ///
  /// - Parameter drag: finite, 1 or more.
  /// - Throws: ``PopError/dragOutOfRange(_:)``.
  public func setDragCoefficient(_ drag: Double) throws(PopError) {
    guard drag.isFinite, drag >= 1 else { throw .dragOutOfRange(drag) }
    slowMotion.setDrag(drag)
  }

  // MARK: Observers

  /// Calls an observer after every frame's animations, in the order in which they were added; it is kept alive.
  public func addObserver(_ observer: any PopAnimatorObserver) {
    guard !observers.contains(where: { $0 === observer }) else { return }
    observers.append(observer)
    listenersChanged()
    guard awake == nil else { return }
    let awake = FrameAnimation<PopAnimator> { _, _ in .goesOn }
    do { try engine.add(awake, to: self) } catch { return }
    self.awake = awake
  }

  public func removeObserver(_ observer: any PopAnimatorObserver) {
    observers.removeAll { $0 === observer }
    listenersChanged()
    guard observers.isEmpty else { return }
    awake?.remove()
    awake = nil
  }

  /// Why only where someone listens: taking a weak reference costs as much as a spring each frame.
  private func listenersChanged() {
    engine.willAdvance = delegate == nil ? nil : { [weak self] in self?.willAdvance() }
    engine.didAdvance = delegate == nil && observers.isEmpty ? nil : { [weak self] in self?.didAdvance() }
  }

  private func willAdvance() { delegate?.animatorWillAnimate(self) }

  private func didAdvance() {
    for observer in observers where observers.contains(where: { $0 === observer }) {
      observer.animatorDidAnimate(self)
    }
    delegate?.animatorDidAnimate(self)
  }

  // MARK: Adding and removing

  /// Attaches an animation to an object.
  ///
  /// An animation that the object has under the key already is removed first, and told stopped unfinished, before the
  /// new one is there. The same animation under the same key again changes nothing.
  ///
  /// - Parameters:
  ///   - animation: what moves it; it must not be attached anywhere else.
  ///   - target: is not kept alive; when it is gone the animation stops unfinished at the next frame.
  ///   - key: nil for none, so that any number of them are there at once.
  /// - Throws: ``PopError/alreadyAttached`` to another object or under another key; what the animation's properties are
  ///   refused for.
  public func add<A: PopTargetedAnimation>(
    _ animation: A, to target: A.Target, forKey key: String? = nil
  ) throws(PopError) {
    if animation.isAttached {
      guard animation.animator === self, animation.object === target, animation.key == key, key != nil else {
        throw .alreadyAttached
      }
      return
    }
    try animation.check()
    animation.isContinuing = false
    animation.prepareRun()
    animation.animator = self
    animation.queue = queue
    animation.object = target
    animation.key = key
    do throws(AnimatorError) {
      try engine.add(animation.makeCore(), to: target, forKey: key)
    } catch { throw .animator(error) }
  }

  /// The animation that an object has under a key.
  public func animation(forKey key: String, of target: AnyObject) -> PopAnimation? {
    engine.animation(forKey: key, of: target)?.front as? PopAnimation
  }

  /// The animations of an object, in the order in which they were added, those without a key included.
  public func animations(of target: AnyObject) -> [PopAnimation] {
    engine.animations(of: target).compactMap { $0.front as? PopAnimation }
  }

  /// The keys of an object's animations, in the order in which they were added; those without a key left out.
  public func animationKeys(of target: AnyObject) -> [String] { engine.keys(of: target) }

  /// Removes the animation that an object has under a key, which is told stopped unfinished; nil removes nothing.
  public func removeAnimation(forKey key: String?, of target: AnyObject) {
    if let key { engine.remove(forKey: key, of: target) }
  }

  /// Removes all animations of an object, also those that had no frame yet.
  public func removeAllAnimations(of target: AnyObject) { engine.removeAll(of: target) }

  /// Sets one that is kept at its end in motion again, under its key.
  func runAgain(_ animation: PopAnimation, on object: AnyObject) {
    animation.core?.remove()
    animation.prepareRun()
    do throws(AnimatorError) {
      try engine.add(animation.makeCore(), to: object, forKey: animation.key)
    } catch { animation.refusal = .animator(error) }
  }
}
