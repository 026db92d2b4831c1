internal import MotionEngine

extension PropertyAnimator {
  /// Sets ``fractionComplete``.
  ///
  /// A paused animator shows that place at once, along the straight way when it ``scrubsLinearly``, and an inactive one
  /// becomes active and paused; a running one goes on along its curve from there.
  ///
  /// - Parameter fraction: 0 … 1, in reverse counted from the end.
  public func setFractionComplete(_ fraction: Double) throws(UIKitError) {
    try UIKitError.requireFraction(fraction, "fractionComplete")
    try requireInterruptible(.setFractionComplete)
    guard duration < .infinity else { throw .endless(call: .setFractionComplete) }
    switch state {
    case .inactive:
      try pauseAnimation()
    case .active: break
    case .stopped: throw .wrongState(call: .setFractionComplete, state: state)
    }
    guard let progress, progress.length < .infinity else { throw .endless(call: .setFractionComplete) }
    let share = isReversed ? 1 - fraction : fraction
    isAtCompletion = false
    isOnStraight = scrubsLinearly && !isRunning
    let place = isOnStraight ? share * progress.length : progress.position(ofFraction: share)
    follow(from: place)
    for track in tracks { try track.show(position: place, onStraight: isOnStraight) }
  }

  /// Sets ``isReversed``. An active animator turns round where it is and goes back the way that it came; its fraction
  /// becomes 1 − fraction.
  public func setReversed(_ isReversed: Bool) throws(UIKitError) {
    guard state != .stopped else { throw .wrongState(call: .setReversed, state: state) }
    try requireInterruptible(.setReversed)
    guard isReversed != self.isReversed else { return }
    let place = position
    self.isReversed = isReversed
    if state == .active { follow(from: place) }
  }
}
