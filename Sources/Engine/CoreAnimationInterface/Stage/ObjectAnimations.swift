internal import MotionEngine

/// The animations of one object, in the order in which they were added, and the places that they move.
final class ObjectAnimations {
  weak var target: AnyObject?
  private weak var space: (any MediaTimeSpace)?
  private let animator: Animator
  private let transaction: MediaTransaction
  private let queue: EventQueue
  private(set) var entries: [AttachedAnimation] = []
  private var places: [String: Place] = [:]
  private var placeList: [Place] = []
  /// Brings the frames while one of the animations needs them.
  private var frames: FrameService?
  // Why unchecked, here and below: a check costs a frame some 4 ns, and each access is over before anyone is called.
  @exclusivity(unchecked) private var isStepping = false
  /// Serves the frames while all that goes on is one plain animation.
  @exclusivity(unchecked) private var lane: SingleLane?
  /// Lanes that were dropped and may be in the middle of a write.
  @exclusivity(unchecked) private var retiredLanes: [SingleLane] = []

  init(of target: AnyObject, animator: Animator, transaction: MediaTransaction, queue: EventQueue) {
    self.target = target
    space = target as? any MediaTimeSpace
    self.animator = animator
    self.transaction = transaction
    self.queue = queue
  }

  func entry(forKey key: String) -> AttachedAnimation? { entries.first { $0.key == key } }

  // MARK: Places

  func place<Kind: Place>(_ name: String, make: () -> Kind) -> Kind? {
    guard !name.isEmpty, let there = places[name] else {
      let place = make()
      if !name.isEmpty { places[name] = place }
      placeList.append(place)
      return place
    }
    return there as? Kind
  }

  private func dropEmptyPlaces() {
    guard placeList.contains(where: { $0.isEmpty && !$0.isCovered }) else { return }
    placeList.removeAll { $0.isEmpty && !$0.isCovered }
    places = places.filter { !($0.value.isEmpty && !$0.value.isCovered) }
  }

  // MARK: Adding and removing

  func append(_ entry: AttachedAnimation) throws(CoreAnimationError) {
    try askForFrames()
    dropLane()
    entry.owner = self
    entries.append(entry)
  }

  private func askForFrames() throws(CoreAnimationError) {
    guard frames == nil, let target else { return }
    // Why strongly: they need one another while frames come, and part when those end.
    let frames = FrameService { [self] object, time in step(object, at: time) }
    frames.onStop = { [weak self] finished in
      if !finished { self?.framesEnded() }
    }
    self.frames = frames
    do throws(AnimatorError) {
      try animator.add(frames, to: target)
    } catch {
      self.frames = nil
      throw .animator(error)
    }
  }

  func remove(_ entry: AttachedAnimation) {
    guard entry.state != .removed else { return }
    let wasUnfinished = entry.isUnfinished
    detach(entry)
    if wasUnfinished { tellStop(of: entry, finished: false) }
    stopFramesIfIdle()
  }

  func removeAll() {
    for entry in entries { remove(entry) }
  }

  /// Takes it out of what shows.
  private func detach(_ entry: AttachedAnimation) {
    dropLane()
    entry.state = .removed
    entries.removeAll { $0 === entry }
    for track in entry.tracks {
      track.place.remove(track)
      track.place.isDirty = true
    }
    if let target { compose(on: target) }
    dropEmptyPlaces()
  }

  private func tellStop(of entry: AttachedAnimation, finished: Bool) {
    if !entry.hasStarted {
      entry.hasStarted = true
      queue.tell(.event(entry, .didStart))
    }
    let free = entry.completions.filter { $0.leave() }
    entry.completions = []
    for completion in free { queue.tell(.completion(completion)) }
    queue.tell(.event(entry, .didStop(finished: finished)))
  }

  // MARK: Frames

  private var needsFrames: Bool { entries.contains { $0.isUnfinished || $0.lingers } }

  private func stopFramesIfIdle() {
    guard !isStepping, let frames, !needsFrames else { return }
    self.frames = nil
    frames.remove()
  }

  /// The object or the animator is gone, or someone has taken all its animations away.
  private func framesEnded() {
    guard frames != nil else { return }
    frames = nil
    for entry in entries where entry.isUnfinished || target == nil { remove(entry) }
  }

  /// True to go on.
  private func step(_ object: AnyObject, at time: Double) -> Bool {
    if transaction.isImplicitOpen { transaction.flush() }
    isStepping = true
    if stepLane(object, at: time) { return true }
    dropLane()
    let local = space?.localTime(at: time) ?? time
    let rate = space?.rate ?? 1
    var changes = false
    for entry in entries where entry.isCommitted && (entry.isUnfinished || entry.lingers) {
      if update(entry, at: local, rate: rate) { changes = true }
    }
    compose(on: object)
    if changes { tellChanges() }
    isStepping = false
    retiredLanes.removeAll()
    guard needsFrames else {
      frames = nil
      return false
    }
    if !changes, space == nil, entries.count == 1 { lane = SingleLane(entries[0]) }
    return true
  }

  /// False when this frame is not one for a lane. Why the lane is not counted: a dropped one stays to the end of the frame.
  @inline(__always)
  private func stepLane(_ object: AnyObject, at time: Double) -> Bool {
    guard let lane = lane.map({ Unmanaged.passUnretained($0) }) else { return false }
    let isServed = lane._withUnsafeGuaranteedRef { $0.step(object, at: time) }
    if !retiredLanes.isEmpty { retiredLanes.removeAll() }
    if isServed { isStepping = false }
    return isServed
  }

  private func dropLane() {
    guard let lane else { return }
    if isStepping { retiredLanes.append(lane) }
    self.lane = nil
  }

  /// Brings one to an instant; true when it starts or stops.
  private func update(_ entry: AttachedAnimation, at time: Double, rate: Double) -> Bool {
    if entry.beginTime == nil, !begin(entry, at: time) { return true }
    let timing = entry.level.timing
    let sample = timing.sample(at: time)
    let shown = sample.isShown(by: timing.fillMode)
    entry.sample = sample
    entry.lingers = false
    for track in entry.tracks {
      track.update(sample, isShown: shown, level: entry.level, outerRate: rate)
      track.place.isDirty = true
    }
    guard entry.isUnfinished else { return false }
    return (entry.state == .waiting && sample.phase != .before) || sample.isOver
  }

  private func begin(_ entry: AttachedAnimation, at time: Double) -> Bool {
    let media = entry.animation.mediaTiming
    let begin = (media.beginTime == 0 ? time : media.beginTime) + media.delay
    do throws(CoreAnimationError) {
      let timing = try media.timing(beginningAt: begin, usualDuration: entry.usualDuration)
      entry.level = TimeLevel(timing: timing, function: entry.level.function)
      entry.beginTime = begin
      return true
    } catch {
      entry.error = error
      return false
    }
  }

  private func tellChanges() {
    for entry in entries where entry.isCommitted && entry.isUnfinished {
      if entry.error != nil {
        remove(entry)
        continue
      }
      guard let sample = entry.sample, sample.phase != .before else { continue }
      if entry.state == .waiting {
        entry.state = .running
        entry.hasStarted = true
        queue.tell(.event(entry, .didStart))
      }
      if sample.isOver, entry.state == .running { finish(entry, sample) }
    }
  }

  private func finish(_ entry: AttachedAnimation, _ sample: TimingSample) {
    if entry.animation.isRemovedOnCompletion {
      detach(entry)
    } else {
      entry.state = .completed
      // Why: the end itself still shows, and what comes after it does not.
      entry.lingers = sample.phase == .active && !entry.level.timing.fillMode.fillsAfter
    }
    tellStop(of: entry, finished: true)
  }

  /// Shows what has changed. An animation whose value cannot be shown is taken away, and stops unfinished with its error.
  private func compose(on object: AnyObject) {
    for place in placeList where place.isDirty {
      place.isDirty = false
      while let (track, error) = place.compose(on: object) {
        guard let entry = entries.first(where: { $0.tracks.contains { $0 === track } }) else { break }
        entry.error = .motion(error)
        remove(entry)
      }
    }
  }
}
