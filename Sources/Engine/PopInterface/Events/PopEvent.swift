/// What happens to an animation in Pop's words.
///
/// One run is told didStart, then in each frame the progress markers that were passed, didReachToValue where the value
/// was reached or passed, the write, didApply; at the end didStop. A run of several legs is told didStop(finished:
/// false) and didStart at the end of each leg but the last. Start and stop always come as a pair.
public enum PopEvent: Hashable, Sendable {
  case didStart
  /// One of the progress markers was passed.
  case didReachProgress(Double)
  /// The value has reached the target of the leg, or passed it, for the first time since the start of the leg or the
  /// last change of the target; told before that value is written.
  case didReachToValue
  /// A value was written.
  case didApply
  /// Finished: the last leg ran to its end. Not finished: a leg before the last one ended, or the animation was removed
  /// or replaced, or its object is gone.
  case didStop(finished: Bool)
}
