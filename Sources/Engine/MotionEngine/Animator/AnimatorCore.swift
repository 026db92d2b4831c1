/// What an ``Animator`` does.
///
/// Why apart: a clock's closure keeps this alive for the length of a frame, and an animator that goes inside one of its own
/// callbacks ends its animations and leaves it to finish the frame.
///
/// Why unchecked accesses: every check of one costs a frame some 4 ns, and all of them are over before anyone is called.
final class AnimatorCore {
  /// The time of the last frame, s.
  @exclusivity(unchecked) private(set) var time = 0.0
  /// Why the clock's last frame was refused; nil when it was not.
  @exclusivity(unchecked) private(set) var refusal: AnimatorError?
  /// Before the animations of a frame.
  @exclusivity(unchecked) var willAdvance: (() -> Void)?
  /// After the animations of a frame.
  @exclusivity(unchecked) var didAdvance: (() -> Void)?

  private let clock: (any FrameClock)?
  private var clockRuns = false
  @exclusivity(unchecked) private var clockOffset = 0.0
  @exclusivity(unchecked) private var hasTime = false
  /// Whether a frame has come since the clock was started last.
  @exclusivity(unchecked) private var isTimeFresh = true
  @exclusivity(unchecked) private var isAdvancing = false
  @exclusivity(unchecked) private var list = AnimationList()
  private var holds: [ObjectIdentifier: TargetHold] = [:]
  private var unnamed = 0
  @exclusivity(unchecked) private var frames: UInt = 1
  @exclusivity(unchecked) private var changedHolds: [TargetHold] = []
  private let events = EventQueue()
  @exclusivity(unchecked) private var activeCount = 0

  /// The animator that this is the core of; nil when that is gone.
  unowned(unsafe) private(set) var shell: Animator?

  init(clock: (any FrameClock)?) { self.clock = clock }

  func serve(_ shell: Animator) { self.shell = shell }

  /// The animator goes: everything ends.
  func close() {
    shell = nil
    removeAll()
    clock?.stop()
    clockRuns = false
  }

  deinit { list.deallocate() }

  /// Whether no animation needs frames: none is attached, or all are paused or completed.
  var isIdle: Bool { activeCount == 0 }

  /// The number of attached animations.
  var count: Int { list.liveCount }

  /// The time of the last frame while frames come; nil while they do not, and from the start of a clock to its first
  /// frame, since no one knows what time it is then.
  var currentFrameTime: Double? { hasTime && (clock == nil || clockRuns && isTimeFresh) ? time : nil }

  // MARK: Frames

  /// One frame.
  ///
  /// - Parameter clockTime: s.
  /// - Throws: ``AnimatorError`` as ``Animator/advance(to:)``.
  func advance(to clockTime: Double) throws(AnimatorError) {
    try AnimatorError.requireTime(clockTime)
    guard !isAdvancing else { throw .frameInsideFrame }
    setTime(clockTime)
    isAdvancing = true
    willAdvance?()
    let count = list.count
    var index = 0
    while index < count {
      let slot = list[index]
      slot.animation._withUnsafeGuaranteedRef { if $0.run == slot.run { step($0) } }
      index += 1
    }
    didAdvance?()
    isAdvancing = false
    if list.hasDead { list.sweep() }
    frames &+= 1
    if frames & 0xFF <= 1, clockRuns { loosen(frames & 0xFF == 0) }
    if !changedHolds.isEmpty || (activeCount == 0 && clockRuns) { activityChanged() }
  }

  /// Holds all objects weakly, from one frame of 256 to the next.
  ///
  /// Why: of two animators that hold an object strongly, each would see in the other its owner, and keep it for ever.
  private func loosen(_ isLoose: Bool) {
    for index in 0..<list.count {
      list[index].animation._withUnsafeGuaranteedRef { animation in
        if let hold = animation.hold { hold.hold(strongly: !isLoose && hold.activeCount > 0) }
      }
    }
  }

  private func setTime(_ clockTime: Double) {
    var now = clockTime + clockOffset
    if hasTime, now < time {
      clockOffset = time - clockTime
      now = time
    }
    time = now
    hasTime = true
    isTimeFresh = true
  }

  @inline(__always)
  private func step(_ animation: DrivenAnimation) {
    guard animation.isActive else { return }
    animation.anchor.begin(at: time)
    let local = animation.anchor.localTime(at: time)
    animation.localTime = local
    if local < animation.quietUntil, animation.state == .running { return }
    let isThere = animation.withObject { animation.frame(of: $0, at: local, by: self) }
    if !isThere { lose(animation) }
  }

  /// The object of an animation is gone.
  ///
  /// Why no part of the frame: what it needs of this object would be made ready before every frame.
  @inline(never)
  private func lose(_ animation: DrivenAnimation) {
    animation.object = nil
    end(animation, finished: false, keeping: false)
  }

  private func clockFrame(_ time: Double) {
    do {
      try advance(to: time)
      refusal = nil
    } catch { refusal = error }
  }

  // MARK: Activity

  /// The animation began or ceased to need frames.
  func activityChanged(of animation: DrivenAnimation, from wasActive: Bool) {
    let change = animation.isActive == wasActive ? 0 : wasActive ? -1 : 1
    activeCount += change
    if let hold = animation.hold {
      hold.activeCount += change
      // Why appended even inside a frame: it keeps the hold to the end of the frame.
      changedHolds.append(hold)
    }
    activityChanged()
  }

  /// Starts or stops the clock, and holds strongly what it animates, as is needed.
  private func activityChanged() {
    guard !isAdvancing else { return }
    if let clock, (activeCount > 0) != clockRuns {
      clockRuns = activeCount > 0
      if clockRuns {
        isTimeFresh = false
        clock.start { time in self.clockFrame(time) }
      } else {
        clock.stop()
      }
      changedHolds.append(contentsOf: holds.values)
    }
    let changed = changedHolds
    changedHolds.removeAll(keepingCapacity: true)
    for hold in changed { hold.hold(strongly: clockRuns && hold.activeCount > 0) }
  }

  // MARK: Adding

  func attach(
    _ animation: DrivenAnimation, to target: AnyObject, forKey key: String?, at startTime: Double?
  ) throws(AnimatorError) {
    guard animation.state == .idle else { throw .alreadyAttached }
    if let startTime { try AnimatorError.requireTime(startTime) }
    // Why: claimed before the replaced one is told, whose completion may try to add it too.
    let run = animation.claim()
    if let key, let old = liveHold(of: target)?.animation(forKey: key) { end(old, finished: false, keeping: false) }
    guard animation.run == run, animation.state == .waiting else { return }
    let hold = hold(of: target)
    unnamed += 1
    let attachmentKey = key.map(AttachmentKey.named) ?? .unnamed(unnamed)
    hold.insert(animation, under: attachmentKey)
    animation.enter(self, hold: hold, key: attachmentKey, object: target, startTime: startTime)
    list.append(animation)
    activityChanged(of: animation, from: false)
  }

  /// Runs a completed animation again.
  func restart(_ animation: DrivenAnimation, at startTime: Double?) {
    _ = animation.claim()
    list.markDead()
    animation.startAgain(at: startTime)
    list.append(animation)
    activityChanged(of: animation, from: false)
  }

  /// The hold on an object that lives.
  func liveHold(of target: AnyObject) -> TargetHold? {
    guard let hold = holds[ObjectIdentifier(target)], hold.isAlive else { return nil }
    return hold
  }

  /// The hold on an object. What is attached to one that is gone and had the same place in memory ends first.
  private func hold(of target: AnyObject) -> TargetHold {
    let id = ObjectIdentifier(target)
    if let there = holds[id] {
      if there.isAlive { return there }
      for entry in there.inOrder { end(entry.animation, finished: false, keeping: false) }
    }
    let hold = TargetHold(target)
    holds[id] = hold
    return hold
  }

  // MARK: Removing

  /// Removes all animations that are there now.
  func removeAll() {
    for animation in list.live { remove(animation) }
  }

  /// Removes an animation; one that is not attached here stays as it is.
  func remove(_ animation: DrivenAnimation) {
    guard animation.owner === self, animation.state != .idle else { return }
    end(animation, finished: false, keeping: false)
  }

  /// The end of a run, told once.
  ///
  /// - Parameter keeping: whether one that finished may stay attached.
  func end(_ animation: DrivenAnimation, finished: Bool, keeping: Bool = true) {
    let wasActive = animation.isActive
    let before = animation.state
    let staysAttached = keeping && finished && !animation.removedOnCompletion
    animation.state = staysAttached ? .completed : .idle
    animation.endRun(finished: finished)
    activityChanged(of: animation, from: wasActive)
    if !staysAttached { detach(animation) }
    guard before != .completed else { return }
    if before != .running { animation.tell(.started, by: self) }
    animation.tell(.stopped(finished: finished), by: self)
  }

  private func detach(_ animation: DrivenAnimation) {
    guard let hold = animation.hold, let key = animation.key else { return }
    hold.remove(key)
    if hold.isEmpty, holds[hold.id] === hold { holds[hold.id] = nil }
    animation.exit()
    list.markDead()
    if !isAdvancing, list.isMostlyDead { list.sweep() }
  }

  /// Tells an event after those that are being told already.
  func tell(_ event: TimedAnimationEvent, of animation: DrivenAnimation) { events.tell(event, of: animation) }
}
