/// What a property animator is doing, with the raw values of `UIViewAnimatingState`.
public enum AnimatingState: Int, Hashable, Sendable, CaseIterable {
  /// It has not begun, or is over.
  case inactive = 0
  /// It drives its changes, running or paused.
  case active = 1
  /// It was stopped and waits to be finished.
  case stopped = 2
}

/// Where an animation ended, with the raw values of `UIViewAnimatingPosition`.
public enum AnimatingPosition: Int, Hashable, Sendable, CaseIterable {
  case end = 0
  case start = 1
  /// Between the two, where it was stopped.
  case current = 2
}
