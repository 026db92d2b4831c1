/// Drives animations, frame by frame.
///
/// It is confined to the isolation of its creator and takes no locks. Frames come from a ``FrameClock``, which it stops
/// while nothing runs, or from whoever calls ``advance(to:)``.
///
/// **Time.** Everything is evaluated at absolute times; what is shown at a time does not depend on the frames before. A
/// frame at the time of the last one shows the same again. A clock that is set back costs nothing: the animator's time
/// stands still for that frame and goes on from there. A jump of a day is a day's time. A time that is not finite is
/// refused, and nothing changes.
///
/// **A frame** goes through the animations in the order in which they were added, those added meanwhile left out. For
/// each: started if it begins, reachedTarget, repeated, the write, applied, stopped, as ``AnimationEvent`` says.
public final class Animator {
  /// The time of the last frame, s.
  public private(set) var time = 0.0
  /// Why the clock's last frame was refused; nil when it was not.
  public private(set) var refusal: AnimatorError?
  /// Before and after the animations of a frame.
  public var willAdvance: (() -> Void)?
  public var didAdvance: (() -> Void)?

  private let clock: (any FrameClock)?
  private var clockRuns = false
  private var clockOffset = 0.0
  private var hasTime = false
  private var isAdvancing = false
  private var slots: ContiguousArray<Slot> = []
  private var deadSlots = 0
  private var attached: [ObjectIdentifier: [Attached]] = [:]
  private var unnamed = 0
  private var queue: [Told] = []
  private var isTelling = false

  private struct Slot {
    let animation: DrivenAnimation
    let run: Int

    var isLive: Bool { animation.run == run && animation.state != .idle }
  }

  private struct Attached {
    let key: Attachment.Key
    let animation: DrivenAnimation
  }

  private struct Told {
    let animation: DrivenAnimation
    let event: TimedAnimationEvent
  }

  /// - Parameter clock: where frames come from; nil when you call ``advance(to:)`` yourself.
  public init(clock: (any FrameClock)? = nil) { self.clock = clock }

  deinit {
    clock?.stop()
    for slot in slots where slot.isLive { detachForGood(slot.animation) }
  }

  /// Whether no animation needs frames: none is attached, or all are paused or completed.
  public var isIdle: Bool {
    !slots.contains { $0.isLive && !$0.animation.isPaused && $0.animation.state != .completed }
  }

  /// The number of attached animations.
  public var count: Int { slots.count - deadSlots }

  /// The time of the last frame while frames come; nil while they do not, since no one knows what time it is then.
  public var currentFrameTime: Double? { hasTime && (clock == nil || clockRuns) ? time : nil }

  // MARK: Adding and removing

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
  /// - Throws: ``AnimatorError/alreadyAttached``.
  public func add<Target: AnyObject>(
    _ animation: TargetedAnimation<Target>, to target: Target, forKey key: String? = nil, at startTime: Double? = nil
  ) throws(AnimatorError) {
    guard animation.state == .idle else { throw .alreadyAttached }
    if let startTime, !startTime.isFinite { throw .timeNotFinite(startTime) }
    // Why: claimed before the replaced one is told, whose completion may try to add it too.
    animation.state = .waiting
    animation.run += 1
    let run = animation.run
    if let key, let old = self.animation(forKey: key, of: target) { end(old, finished: false, keeping: false) }
    guard animation.run == run, animation.state == .waiting else { return }
    unnamed += 1
    let attachment = Attachment(
      target: ObjectIdentifier(target), key: key.map(Attachment.Key.named) ?? .unnamed(unnamed))
    dropDead(of: attachment.target)
    animation.target = target
    animation.animator = self
    animation.attachment = attachment
    animation.anchor = ClockAnchor(clock: startTime)
    animation.localTime = 0
    animation.prepareRun()
    attached[attachment.target, default: []].append(Attached(key: attachment.key, animation: animation))
    slots.append(Slot(animation: animation, run: run))
    activityChanged()
  }

  /// The animation that an object has under a key.
  public func animation(forKey key: String, of target: AnyObject) -> DrivenAnimation? {
    attached[ObjectIdentifier(target)]?.first { $0.key == .named(key) && $0.animation.targetIsAlive }?.animation
  }

  /// The keys of an object's animations, in the order in which they were added; those without a key left out.
  public func keys(of target: AnyObject) -> [String] { animations(of: target).compactMap { $0.attachment?.key.name } }

  /// The animations of an object, in the order in which they were added.
  public func animations(of target: AnyObject) -> [DrivenAnimation] {
    attached[ObjectIdentifier(target)]?.filter { $0.animation.targetIsAlive }.map(\.animation) ?? []
  }

  /// Removes the animation that an object has under a key, which stops unfinished.
  public func remove(forKey key: String, of target: AnyObject) {
    if let animation = animation(forKey: key, of: target) { remove(animation) }
  }

  /// Removes all animations of an object.
  public func removeAll(of target: AnyObject) {
    for animation in animations(of: target) where animation.animator === self { remove(animation) }
  }

  /// Removes all animations.
  public func removeAll() {
    for slot in slots where slot.isLive { remove(slot.animation) }
  }

  /// Removes an animation; one that is not attached here stays as it is.
  public func remove(_ animation: DrivenAnimation) {
    guard animation.animator === self, animation.state != .idle else { return }
    end(animation, finished: false, keeping: false)
  }

  // MARK: Frames

  /// One frame.
  ///
  /// - Parameter clockTime: s, finite.
  /// - Throws: ``AnimatorError/timeNotFinite(_:)``, ``AnimatorError/frameInsideFrame``.
  public func advance(to clockTime: Double) throws(AnimatorError) {
    guard clockTime.isFinite else { throw .timeNotFinite(clockTime) }
    guard !isAdvancing else { throw .frameInsideFrame }
    setTime(clockTime)
    isAdvancing = true
    willAdvance?()
    let count = slots.count
    var index = 0
    while index < count {
      step(slots[index])
      index += 1
    }
    didAdvance?()
    isAdvancing = false
    if deadSlots > 0 { sweep() }
    if clockRuns { activityChanged() }
  }

  private func setTime(_ clockTime: Double) {
    var now = clockTime + clockOffset
    if hasTime, now < time {
      clockOffset = time - clockTime
      now = time
    }
    time = now
    hasTime = true
  }

  private func step(_ slot: Slot) {
    let animation = slot.animation
    guard animation.run == slot.run else { return }
    guard animation.state == .running || animation.state == .waiting, !animation.isPaused else {
      if animation.state != .idle, !animation.targetIsAlive { end(animation, finished: false, keeping: false) }
      return
    }
    if animation.anchor.clock == nil { animation.anchor.clock = time }
    let local = animation.anchor.localTime(at: time)
    animation.localTime = local
    animation.frame(at: local, by: self)
  }

  /// Starts or stops the clock as it is needed.
  func activityChanged() {
    guard let clock, !isAdvancing else { return }
    let needed = !isIdle
    guard needed != clockRuns else { return }
    clockRuns = needed
    guard needed else { return clock.stop() }
    clock.start { [weak self] time in self?.clockFrame(time) }
  }

  private func clockFrame(_ time: Double) {
    do {
      try advance(to: time)
      refusal = nil
    } catch { refusal = error }
  }

  // MARK: Ends

  /// The end of a run, told once.
  func end(_ animation: DrivenAnimation, finished: Bool, keeping: Bool = true) {
    let wasCompleted = animation.state == .completed
    let hadStarted = animation.state == .running
    let staysAttached = keeping && finished && !animation.removedOnCompletion
    animation.state = staysAttached ? .completed : .idle
    if !staysAttached { detach(animation) }
    animation.endRun(finished: finished)
    if !wasCompleted {
      if !hadStarted { animation.tell(.started, by: self) }
      animation.tell(.stopped(finished: finished), by: self)
    }
    activityChanged()
  }

  private func detach(_ animation: DrivenAnimation) {
    guard let attachment = animation.attachment else { return }
    animation.attachment = nil
    animation.animator = nil
    deadSlots += 1
    attached[attachment.target]?.removeAll { $0.animation === animation }
    if attached[attachment.target]?.isEmpty == true { attached[attachment.target] = nil }
    if !isAdvancing, deadSlots > 32, deadSlots > slots.count / 2 { sweep() }
  }

  private func detachForGood(_ animation: DrivenAnimation) {
    let wasCompleted = animation.state == .completed
    let hadStarted = animation.state == .running
    animation.state = .idle
    animation.attachment = nil
    animation.endRun(finished: false)
    guard !wasCompleted else { return }
    if !hadStarted { animation.tell(.started, by: nil) }
    animation.tell(.stopped(finished: false), by: nil)
  }

  /// Ends what is attached to an object that is gone and whose place in memory another one has now.
  private func dropDead(of target: ObjectIdentifier) {
    guard let there = attached[target] else { return }
    for entry in there where !entry.animation.targetIsAlive { end(entry.animation, finished: false, keeping: false) }
  }

  private func sweep() {
    slots.removeAll { !$0.isLive }
    deadSlots = 0
  }

  // MARK: Events

  /// Tells an event after those that are being told already.
  func tell(_ event: TimedAnimationEvent, of animation: DrivenAnimation) {
    guard !isTelling else { return queue.append(Told(animation: animation, event: event)) }
    isTelling = true
    animation.deliver(event)
    var index = 0
    while index < queue.count {
      queue[index].animation.deliver(queue[index].event)
      index += 1
    }
    if index > 0 { queue.removeAll() }
    isTelling = false
  }
}
