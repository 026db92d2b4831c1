public import MotionEngine

/// Where objects are animated in the words of Core Animation: what a window's layers and their renderer are there.
///
/// It has the frames of an `Animator` and, like that, is confined to the isolation of its creator. Objects
/// are not kept alive.
///
/// An object's own values are the model, which no animation writes. What shows, the presentation, is the model with the
/// animations upon it, in the order in which they were added: one that is not additive stands for itself, one that is
/// adds to what is below. When an animation is taken away, what is below shows again.
public final class AnimationStage {
  public let animator: Animator
  /// The words of `CATransaction`.
  public let transaction = MediaTransaction()
  private let queue = EventQueue()
  private var objects: [ObjectIdentifier: ObjectAnimations] = [:]
  private var objectsToSweep = 64

  public init(animator: Animator) {
    self.animator = animator
    transaction.committed = { [weak self] in self?.committed($0, free: $1) }
    transaction.needsFrame = { [weak self] in self?.afterNextFrame {} }
  }

  /// - Parameter clock: where frames come from; nil when you advance the animator yourself.
  public convenience init(clock: (any FrameClock)? = nil) { self.init(animator: Animator(clock: clock)) }

  deinit {
    for there in objects.values { there.removeAll() }
  }

  /// The time of the last frame, s: what `CACurrentMediaTime()` is to begin times.
  public var currentTime: Double { animator.time }

  // MARK: Adding

  /// Attaches a copy of an animation to an object, whose properties it finds by their key paths.
  ///
  /// One that the object has under the key already is replaced: it stops unfinished.
  ///
  /// - Parameters:
  ///   - animation: is copied; a later change of it changes nothing.
  ///   - object: is not kept alive.
  ///   - key: nil for none, so that any number of them are there at once.
  ///   - delegate: kept until the animation has stopped.
  /// - Throws: ``CoreAnimationError``, and then nothing has changed.
  @discardableResult
  public func add<Object: AnimatableObject>(
    _ animation: some MediaAnimation, to object: Object, forKey key: String? = nil,
    delegate: (any MediaAnimationDelegate)? = nil
  ) throws(CoreAnimationError) -> AttachedAnimation {
    let there = animations(of: object, making: true)
    guard let owner = object as? Object.PropertyOwner, let there else {
      throw .property(.unknownName("\(Object.PropertyOwner.self)"))
    }
    let finder = KeyPathFinder(
      object: owner, overlay: object.overlay, table: Object.properties, animations: there)
    return try attach(animation, there, finder, key, delegate)
  }

  /// Attaches a copy of an animation of one property, on an object of any class.
  ///
  /// Such an object has one place for its own value and for what shows: what shows is written there, and its own value is
  /// put back when the animations are gone. Animations know of one another when the property has a name.
  @discardableResult
  public func add<Object: AnyObject, Value: AnimatableValue>(
    _ animation: some PropertyMediaAnimation<Value>, to object: Object, along property: Property<Object, Value>,
    forKey key: String? = nil, delegate: (any MediaAnimationDelegate)? = nil
  ) throws(CoreAnimationError) -> AttachedAnimation {
    guard let there = animations(of: object, making: true) else { throw .groupNeedsKeyPaths }
    let finder = PropertyFinder(object: object, property: property, animations: there)
    return try attach(animation, there, finder, key, delegate)
  }

  private func attach(
    _ animation: some MediaAnimation, _ there: ObjectAnimations, _ finder: any PlaceFinder, _ key: String?,
    _ delegate: (any MediaAnimationDelegate)?
  ) throws(CoreAnimationError) -> AttachedAnimation {
    var plan = AnimationPlan(
      finder: finder, usualDuration: transaction.animationDuration,
      usualFunction: transaction.animationTimingFunction)
    try animation.lay(&plan)
    guard let level = plan.entry else { throw .groupNeedsKeyPaths }
    let entry = AttachedAnimation(animation, key: key, plan: plan, level: level)
    entry.delegate = delegate
    let old = key.flatMap { there.entry(forKey: $0) }
    try there.append(entry)
    for track in plan.tracks { track.place.append(track) }
    transaction.take(entry)
    if let old { there.remove(old) }
    return entry
  }

  private func committed(_ entries: [AttachedAnimation], free: [TransactionCompletion]) {
    for entry in entries { entry.isCommitted = true }
    guard !free.isEmpty else { return }
    afterNextFrame { [queue] in
      for completion in free { queue.tell(.completion(completion)) }
    }
  }

  /// Runs a block with the next frame, after what is attached by now.
  private func afterNextFrame(_ block: @escaping () -> Void) {
    let token = FrameToken()
    let animation = FrameAnimation<FrameToken> { [transaction] _, _ in
      transaction.flush()
      return .finished
    }
    animation.onStop = { _ in
      block()
      token.isUsed = true
    }
    do { try animator.add(animation, to: token) } catch { block() }
  }

  // MARK: Looking up and removing

  /// The animation that an object has under a key, as it was frozen.
  public func animation(forKey key: String, of object: AnyObject) -> AttachedAnimation? {
    animations(of: object, making: false)?.entry(forKey: key)
  }

  /// The keys of an object's animations, in the order in which they were added; those without a key left out.
  public func animationKeys(of object: AnyObject) -> [String] {
    animations(of: object, making: false)?.entries.compactMap(\.key) ?? []
  }

  /// The animations of an object, in the order in which they were added.
  public func animations(of object: AnyObject) -> [AttachedAnimation] {
    animations(of: object, making: false)?.entries ?? []
  }

  /// Takes an animation away, which stops unfinished.
  public func removeAnimation(forKey key: String, of object: AnyObject) { animation(forKey: key, of: object)?.remove() }

  /// Takes all animations of an object away.
  public func removeAllAnimations(of object: AnyObject) {
    for animation in animations(of: object) { animation.remove() }
  }

  private func animations(of object: AnyObject, making: Bool) -> ObjectAnimations? {
    if let there = objects[ObjectIdentifier(object)], there.target === object { return there }
    guard making else { return nil }
    if objects.count >= objectsToSweep {
      for there in objects.values where there.target == nil { there.removeAll() }
      objects = objects.filter { $0.value.target != nil && !$0.value.entries.isEmpty }
      objectsToSweep = max(64, 2 * objects.count)
    }
    let new = ObjectAnimations(of: object, animator: animator, transaction: transaction, queue: queue)
    objects[ObjectIdentifier(object)] = new
    return new
  }
}

/// Something for a frame to be asked for.
private final class FrameToken {
  var isUsed = false
}
