/// What an animator refuses.
public enum AnimatorError: Error, Hashable, Sendable {
  /// A frame at a time that is NaN or infinite.
  case timeNotFinite(Double)
  /// A time farther from 0 than ``Animator/largestTime``.
  case timeTooLarge(Double)
  /// A frame was asked for inside a frame.
  case frameInsideFrame
  /// The animation is attached already; remove it first or make another.
  case alreadyAttached
  /// A frame rate outside 0 … 1000.
  case frameRateOutOfRange(Double)
}

extension AnimatorError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .timeNotFinite(let time): "the time of a frame is \(time); give finite seconds"
    case .timeTooLarge(let time):
      "the time \(time) is so far from 0 that doubles there are more than a millisecond apart; count from a nearer origin"
    case .frameInsideFrame: "a frame was asked for inside a frame; wait until it is over"
    case .alreadyAttached: "the animation is attached already; remove it first, or make another one"
    case .frameRateOutOfRange(let rate): "the frame rate is \(rate); give a number above 0 and at most 1000"
    }
  }

  /// - Throws: ``timeNotFinite(_:)``, ``timeTooLarge(_:)``.
  static func requireTime(_ time: Double) throws(AnimatorError) {
    guard time.magnitude <= Animator.largestTime else {
      throw time.isFinite ? .timeTooLarge(time) : .timeNotFinite(time)
    }
  }
}
