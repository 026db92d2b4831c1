internal import MotionEngine

/// One change of a property animator, whatever kind of value it has.
protocol AnimatorTrack: AnyObject {
  /// Whether it still has its object and its property: no other animation took them.
  var isLive: Bool { get }

  /// Begins to drive the property.
  func attach(to animator: Animator) throws(UIKitError)
  /// Goes through the path from a place on, from the animator's present time.
  func follow(from position: Double, isReversed: Bool)
  func pause()
  func resume()
  /// Shows the value at a place on the path now, or on its straightened form.
  func show(position: Double, onStraight: Bool) throws(UIKitError)
  /// Prepares another course from here on; ``commit()`` takes it.
  func prepare(_ leg: PathLeg, onStraight: Bool) throws(UIKitError)
  func commit()
  /// Gives the property and the model their last value and lets go.
  func finish(at position: AnimatingPosition)
}

final class PropertyTrack<Target: AnyObject, Value: AnimatableValue>: AnimatorTrack {
  private weak var target: Target?
  private let change: Detached
  private let animation: PropertyAnimation<Target, PathCourse<Value>>
  private var path: PathCourse<Value>
  private var prepared: PathCourse<Value>?

  /// A change without its object, which is not kept alive.
  private struct Detached {
    let key: String?
    let shown: Property<Target, Value>
    let model: Property<Target, Value>?
    let goal: Value
  }

  init(_ change: PropertyChange<Target, Value>, path: PathCourse<Value>) {
    target = change.target
    self.change = Detached(key: change.key, shown: change.shown, model: change.model, goal: change.goal)
    self.path = path
    animation = PropertyAnimation(change.shown, motion: path)
  }

  var isLive: Bool { animation.animator != nil && target != nil }

  func attach(to animator: Animator) throws(UIKitError) {
    guard let target else { return }
    try UIKitError.wrapping { () throws(AnimatorError) in
      try animator.add(animation, to: target, forKey: change.key, at: animator.currentFrameTime)
    }
    change.model?.write(change.goal, to: target)
  }

  func follow(from position: Double, isReversed: Bool) {
    guard let animator = animation.animator else { return }
    path.clock = PathClock(
      position: position, local: animation.localTime(at: animator.time), isReversed: isReversed)
    setMotion(path)
  }

  func pause() { animation.pause(at: animation.animator?.time) }

  func resume() { animation.resume(at: animation.animator?.currentFrameTime) }

  func show(position: Double, onStraight: Bool) throws(UIKitError) {
    let path = onStraight ? try path.straightened() : path
    guard isLive, let target else { return }
    change.shown.write(path.value(position: position), to: target)
  }

  func prepare(_ leg: PathLeg, onStraight: Bool) throws(UIKitError) {
    var path = onStraight ? try path.straightened() : path
    try path.goOn(leg)
    prepared = path
  }

  func commit() {
    guard let prepared else { return }
    path = prepared
    self.prepared = nil
    setMotion(path)
  }

  func finish(at position: AnimatingPosition) {
    defer { animation.remove() }
    guard isLive, let target else { return }
    let last =
      switch position {
      case .start: path.start
      case .end: path.end
      case .current: change.shown.read(from: target)
      }
    if let model = change.model {
      model.write(last, to: target)
    } else if position != .current {
      change.shown.write(last, to: target)
    }
  }

  private func setMotion(_ path: PathCourse<Value>) {
    // Why: nothing in here throws; the signature is the one of the core.
    try? animation.changeMotion { (motion, _) throws(MotionError) in motion = path }
  }
}
