internal import MotionEngine

extension PropertyAnimator {
  /// Stops where it is.
  ///
  /// - Parameter withoutFinishing: true: it is inactive at once, its completions are dropped and the values stay as they
  ///   were shown last. False: it is stopped until ``finishAnimation(at:)``.
  public func stopAnimation(_ withoutFinishing: Bool) throws(UIKitError) {
    guard state == .active else { throw .wrongState(call: .stopAnimation, state: state) }
    try requireInterruptible(.stopAnimation)
    halt()
    guard withoutFinishing else { return state = .stopped }
    completions.drop()
    end(at: .current)
  }

  /// Ends a stopped animator: the values become those of the position, and the completions are told it.
  public func finishAnimation(at position: AnimatingPosition) throws(UIKitError) {
    guard state == .stopped else { throw .wrongState(call: .finishAnimation, state: state) }
    end(at: position)
  }

  /// One frame, after its tracks' or before them; true when it is the last.
  func frame(local: Double, at time: Double) -> Bool {
    guard isRunning, isOver(local: local, at: time) else { return false }
    let position: AnimatingPosition = isReversed ? .start : .end
    guard pausesOnCompletion else {
      settle(at: position)
      return true
    }
    let place = isReversed ? 0 : progress?.length ?? 0
    follow(from: place)
    for track in tracks { try? track.show(position: place, onStraight: false) }
    halt()
    isAtCompletion = true
    return false
  }

  /// Why the slack: a sum of a start and a duration is a bit before the end in one case of three.
  private func isOver(local: Double, at time: Double) -> Bool {
    guard let progress else { return false }
    let place = position(atLocal: local)
    guard progress.length < .infinity else { return isReversed && place <= 0 }
    let slack = 2 * max(progress.length.ulp, time.ulp)
    return isReversed ? place <= slack : place >= progress.length - slack
  }

  private func end(at position: AnimatingPosition) {
    let driver = driver
    settle(at: position)
    driver?.remove()
  }

  /// Gives all values their place and becomes inactive; the completions follow with the driver's stop.
  func settle(at position: AnimatingPosition) {
    for track in tracks { track.finish(at: position) }
    completions.position = position
    letGo()
  }

  /// Becomes inactive and forgets the run.
  private func letGo() {
    completions = CompletionList()
    tracks = []
    driver = nil
    progress = nil
    isRunning = false
    isOnStraight = false
    isAtCompletion = false
    state = .inactive
    keptAlive = nil
  }
}
