internal import MotionEngine

extension PropertyAnimator {
  /// Starts an inactive animator, or goes on with a paused one; one that runs goes on running.
  ///
  /// - Throws: ``UIKitError/nothingToAnimate`` without a block, ``UIKitError/wrongState(call:state:)`` when it is stopped,
  ///   and what is wrong with a block; nothing has changed then.
  public func startAnimation() throws(UIKitError) {
    switch state {
    case .inactive: try activate(running: true)
    case .active where isRunning: return
    case .active: try goOn(with: nil, durationFactor: 0)
    case .stopped: throw .wrongState(call: .startAnimation, state: state)
    }
  }

  /// Starts an inactive animator after a delay, in which the values of the start are shown.
  ///
  /// - Parameter newDelay: s, finite, ≥ 0.
  public func startAnimation(afterDelay newDelay: Double) throws(UIKitError) {
    try UIKitError.requireDelay(newDelay)
    switch state {
    case .inactive:
      let old = delay
      delay = newDelay
      do throws(UIKitError) { try activate(running: true) } catch {
        delay = old
        throw error
      }
    case .active where newDelay == 0: try startAnimation()
    case .active: throw .delayWhileActive
    case .stopped: throw .wrongState(call: .startAnimation, state: state)
    }
  }

  /// Pauses: what is shown stands still. An inactive animator becomes active and stands at its start.
  public func pauseAnimation() throws(UIKitError) {
    try requireInterruptible(.pauseAnimation)
    switch state {
    case .inactive: try activate(running: false)
    case .active: halt()
    case .stopped: throw .wrongState(call: .pauseAnimation, state: state)
    }
  }

  /// Goes on with a paused animator, with another timing if one is given.
  ///
  /// What is left is then a new course from the values that are shown: a curve starts anew, and a spring of
  /// ``SpringVelocity/current`` as fast as the values moved when it was paused. Without a timing and a factor it goes on
  /// as if there had been no pause, unless it was scrubbed along the straight way.
  ///
  /// - Parameters:
  ///   - timingParameters: nil for those it has.
  ///   - durationFactor: the time that is left, as a multiple of the animator's duration; 0 leaves it as it is. A spring
  ///     with a duration of its own takes that.
  public func continueAnimation(
    withTimingParameters timingParameters: TimingParameters? = nil, durationFactor: Double = 0
  ) throws(UIKitError) {
    guard state == .active else { throw .wrongState(call: .continueAnimation, state: state) }
    try requireInterruptible(.continueAnimation)
    guard !isRunning else { throw .notPaused }
    guard durationFactor.isFinite, durationFactor >= 0 else { throw .durationFactorOutOfRange(durationFactor) }
    try goOn(with: timingParameters, durationFactor: durationFactor)
  }

  // MARK: How

  func requireInterruptible(_ call: AnimatorCall) throws(UIKitError) {
    guard isInterruptible else { throw .notInterruptible(call: call) }
  }

  private func activate(running: Bool) throws(UIKitError) {
    guard !blocks.isEmpty else { throw .nothingToAnimate }
    guard let animator else { throw .animatorGone }
    if isReversed, duration == .infinity { throw .endless(call: .startAnimation) }
    let course = try timingParameters.course(from: 0.0, to: 1.0, duration: duration)
    var made: [any AnimatorTrack] = []
    for block in blocks {
      made += try tracks(of: block.body, delayFactor: block.delayFactor, at: 0, length: duration, isReversed: false)
    }
    progress = PathCourse(start: 0, end: 1, course: course, origin: 0, length: duration)
    blocks = []
    tracks = made
    state = .active
    isOnStraight = false
    isAtCompletion = false
    let driver = makeDriver()
    let wait = running ? delay : 0
    let place = isReversed ? duration + wait : -wait
    try UIKitError.wrapping { () throws(AnimatorError) in
      try animator.add(driver, to: self, at: animator.currentFrameTime)
    }
    isRunning = true
    keptAlive = self
    guard try attach(made, to: animator, of: driver) else { return }
    follow(from: place)
    for track in tracks { try track.show(position: place, onStraight: false) }
    if !running { halt() }
  }

  /// Lets changes begin to drive their properties; false when the animator was stopped meanwhile.
  ///
  /// Why that may be: whoever is replaced is told so at once, and may do anything.
  private func attach(
    _ tracks: [any AnimatorTrack], to animator: Animator, of driver: HostedAnimation
  ) throws(UIKitError) -> Bool {
    for track in tracks {
      try track.attach(to: animator)
      guard self.driver === driver else {
        track.finish(at: .current)
        return false
      }
    }
    return true
  }

  private func makeDriver() -> HostedAnimation {
    let driver = HostedAnimation { unsafeDowncast($0, to: PropertyAnimator.self).frame(local: $1, at: $2) }
    let completions = completions
    driver.onStop = { [weak self, weak driver] _ in
      if let self, let driver, self.driver === driver { self.settle(at: .current) }
      completions.tell()
    }
    self.driver = driver
    return driver
  }

  func tracks(
    of block: (inout Changes) -> Void, delayFactor: Double, at place: Double, length: Double, isReversed: Bool
  ) throws(UIKitError) -> [any AnimatorTrack] {
    guard let animator else { throw .animatorGone }
    let left = isReversed ? place : length - place
    if delayFactor > 0, left == .infinity { throw .endless(call: .addAnimations) }
    let wait = delayFactor > 0 ? delayFactor * left : 0
    let trackPlace = TrackPlace(
      origin: isReversed ? place - wait : place + wait, length: length, isReversed: isReversed)
    var made: [any AnimatorTrack] = []
    for change in try Changes.of(block, on: animator) {
      made.append(try change.track(timingParameters, in: trackPlace, on: animator))
    }
    return made
  }

  func addTracks(_ delayFactor: Double, _ block: (inout Changes) -> Void) throws(UIKitError) {
    guard let progress, let animator, let driver else { return }
    let place = max(0, position)
    let added = try tracks(
      of: block, delayFactor: delayFactor, at: place, length: progress.length, isReversed: isReversed)
    tracks.removeAll { !$0.isLive }
    tracks += added
    guard try attach(added, to: animator, of: driver) else { return }
    for track in added {
      track.follow(from: position, isReversed: isReversed)
      try track.show(position: position, onStraight: isOnStraight)
      if !isRunning { track.pause() }
    }
  }

  /// Everything goes on from a place, at the animator's present time.
  func follow(from place: Double) {
    guard let driver else { return }
    let local = driver.localTime(at: now)
    progress?.clock = PathClock(position: place, local: local, isReversed: isReversed)
    let left = isReversed ? place : (progress?.length ?? 0) - place
    // Why a part less: the exact test follows, and this one only spares it while the end is far.
    let earliest = local + left - 0x1p-20 * (left.magnitude + local.magnitude + now.magnitude)
    driver.quietUntil = left < .infinity ? earliest : .infinity
    for track in tracks { track.follow(from: place, isReversed: isReversed) }
  }

  func halt() {
    guard isRunning else { return }
    isRunning = false
    keptAlive = nil
    driver?.pause(at: now)
    for track in tracks { track.pause() }
  }

  func goOn(with timing: TimingParameters?, durationFactor: Double) throws(UIKitError) {
    guard let place = try cut(with: timing, durationFactor: durationFactor) else { return run() }
    follow(from: place)
    run()
  }

  private func run() {
    isRunning = true
    isOnStraight = false
    isAtCompletion = false
    keptAlive = self
    driver?.resume(at: animator?.currentFrameTime)
    for track in tracks { track.resume() }
  }

  /// Puts a new course on all paths from here on.
  ///
  /// - Returns: where it is on them then; nil when nothing needs another course.
  private func cut(with timing: TimingParameters?, durationFactor: Double) throws(UIKitError) -> Double? {
    guard var path = progress, isOnStraight || timing != nil || durationFactor > 0 else { return nil }
    let place = max(0, position)
    let left = isReversed ? place : path.length - place
    let asked = durationFactor > 0 ? durationFactor * statedDuration : left
    let next = timing ?? timingParameters
    let length = try next.duration(animatorDuration: asked)
    if isReversed, length == .infinity { throw .endless(call: .continueAnimation) }
    let leg = PathLeg(position: place, duration: length, timing: next, keepsVelocity: !isOnStraight)
    if isOnStraight { path = try path.straightened() }
    try path.goOn(leg)
    tracks.removeAll { !$0.isLive }
    for track in tracks { try track.prepare(leg, onStraight: isOnStraight) }
    progress = path
    for track in tracks { track.commit() }
    return isReversed ? length : place
  }
}
