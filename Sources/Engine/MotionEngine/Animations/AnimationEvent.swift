/// What happens to an animation.
///
/// Of one run the order is: started; then in each frame reachedTarget where it applies, repeated where a leg has ended,
/// the property is written, applied; at the end stopped. Started and stopped come exactly once each and as a pair: an
/// animation that is taken away before it began is told started and stopped(finished: false).
public enum AnimationEvent: Hashable, Sendable {
  /// It has begun; nothing is written yet.
  case started
  /// Every component has come to its target or passed it, for the first time in this leg; told before that write.
  case reachedTarget
  /// A value was written.
  case applied
  /// A new leg runs; its number, from 1. Legs that passed wholly between two frames are counted and not told.
  case repeated(leg: Int)
  /// It is over. Finished: it ran to its end; otherwise it was removed or replaced, or its target is gone.
  case stopped(finished: Bool)
}

/// An event and when it happened.
public struct TimedAnimationEvent: Hashable, Sendable {
  public let event: AnimationEvent
  /// The animator's time of the frame, s.
  public let time: Double
  /// Time since the animation's anchor without its pauses, s; 0 for one that has not begun.
  public let localTime: Double

  public init(event: AnimationEvent, time: Double, localTime: Double) {
    self.event = event
    self.time = time
    self.localTime = localTime
  }
}

/// The kinds of events that anyone listens to, so that a frame that nobody listens to tells nothing.
struct EventMask: Hashable {
  let started: Bool
  let reachedTarget: Bool
  let applied: Bool
  let repeated: Bool
  let stopped: Bool

  static let none = EventMask(started: false, reachedTarget: false, applied: false, repeated: false, stopped: false)
  static let all = EventMask(started: true, reachedTarget: true, applied: true, repeated: true, stopped: true)

  func hears(_ event: AnimationEvent) -> Bool {
    switch event {
    case .started: started
    case .reachedTarget: reachedTarget
    case .applied: applied
    case .repeated: repeated
    case .stopped: stopped
    }
  }
}

/// Is told the events of an animation, before its closures. Every method has an empty default.
public protocol AnimationDelegate: AnyObject {
  func animationDidStart(_ animation: DrivenAnimation)
  func animationDidReachTarget(_ animation: DrivenAnimation)
  func animationDidApply(_ animation: DrivenAnimation)
  func animation(_ animation: DrivenAnimation, didRepeatWithLeg leg: Int)
  func animation(_ animation: DrivenAnimation, didStopFinished finished: Bool)
}

extension AnimationDelegate {
  public func animationDidStart(_ animation: DrivenAnimation) {}
  public func animationDidReachTarget(_ animation: DrivenAnimation) {}
  public func animationDidApply(_ animation: DrivenAnimation) {}
  public func animation(_ animation: DrivenAnimation, didRepeatWithLeg leg: Int) {}
  public func animation(_ animation: DrivenAnimation, didStopFinished finished: Bool) {}
}

extension AnimationEvent {
  func tell(_ delegate: any AnimationDelegate, of animation: DrivenAnimation) {
    switch self {
    case .started: delegate.animationDidStart(animation)
    case .reachedTarget: delegate.animationDidReachTarget(animation)
    case .applied: delegate.animationDidApply(animation)
    case .repeated(let leg): delegate.animation(animation, didRepeatWithLeg: leg)
    case .stopped(let finished): delegate.animation(animation, didStopFinished: finished)
    }
  }
}
