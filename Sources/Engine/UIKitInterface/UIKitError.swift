public import MotionEngine
public import PlatformSprings

/// What the UIKit interface refuses; where UIKit raises an exception, this is thrown.
public enum UIKitError: Error, Hashable, Sendable {
  /// A call that the property animator's state does not allow.
  case wrongState(call: AnimatorCall, state: AnimatingState)
  /// A call that needs an interruptible animator.
  case notInterruptible(call: AnimatorCall)
  /// Continuing an animator that runs.
  case notPaused
  /// Starting an animator without an animation block.
  case nothingToAnimate
  /// Setting what may only be set while the animator is inactive.
  case onlyWhileInactive(quantity: String, state: AnimatingState)
  /// A delay that is negative or not finite.
  case delayOutOfRange(Double)
  /// Starting an animator with a delay that is active already.
  case delayWhileActive
  /// A duration that is negative or not finite.
  case durationOutOfRange(Double)
  /// A fraction outside 0 … 1, or not a number.
  case fractionOutOfRange(quantity: String, value: Double)
  /// A duration factor that is negative or not finite.
  case durationFactorOutOfRange(Double)
  /// A call that needs an end, of an animation that has none.
  case endless(call: AnimatorCall)
  /// The animator that drives it is gone.
  case animatorGone
  case spring(PlatformSpringError)
  case easing(EasingError)
  case motion(MotionError)
  case timing(TimingError)
  case property(PropertyError)
  case animator(AnimatorError)
}

/// The calls of a ``PropertyAnimator``, as errors name them.
public enum AnimatorCall: String, Hashable, Sendable, CaseIterable {
  case startAnimation, pauseAnimation, continueAnimation, stopAnimation, finishAnimation
  case setFractionComplete, setReversed, addAnimations
}

extension UIKitError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .wrongState(let call, let state):
      "\(call.rawValue) is not possible while the animator is \(state); \(Self.way(out: state))"
    case .notInterruptible(let call):
      "\(call.rawValue) needs an interruptible animator; set isInterruptible before it starts"
    case .notPaused: "continueAnimation needs a paused animator; pause it first"
    case .nothingToAnimate: "the animator has no animations; add a block before it starts"
    case .onlyWhileInactive(let quantity, let state):
      "\(quantity) may only be set while the animator is inactive, and it is \(state); set it before the start"
    case .delayOutOfRange(let delay): "the delay is \(delay); give a finite number of seconds, 0 or more"
    case .delayWhileActive: "the animator is active already; start it without a delay"
    case .durationOutOfRange(let duration): "the duration is \(duration); give a finite number of seconds, 0 or more"
    case .fractionOutOfRange(let quantity, let value): "\(quantity) is \(value); give a number from 0 to 1"
    case .durationFactorOutOfRange(let factor):
      "the duration factor is \(factor); give a finite number, 0 or more, 0 for the time that is left"
    case .endless(let call): "\(call.rawValue) needs an animation that ends; give timing parameters with a duration"
    case .animatorGone: "the animator that is to drive it is gone; keep it for as long as something moves"
    case .spring(let error): error.description
    case .easing(let error): error.description
    case .motion(let error): error.description
    case .timing(let error): error.description
    case .property(let error): error.description
    case .animator(let error): error.description
    }
  }

  private static func way(out state: AnimatingState) -> String {
    switch state {
    case .inactive: "start or pause it first"
    case .active: "stop it first"
    case .stopped: "finish it first"
    }
  }
}

extension UIKitError {
  static func wrapping<Result>(_ make: () throws(MotionError) -> Result) throws(UIKitError) -> Result {
    do throws(MotionError) { return try make() } catch { throw .motion(error) }
  }

  static func wrapping<Result>(_ make: () throws(PlatformSpringError) -> Result) throws(UIKitError) -> Result {
    do throws(PlatformSpringError) { return try make() } catch { throw .spring(error) }
  }

  static func wrapping<Result>(_ make: () throws(AnimatorError) -> Result) throws(UIKitError) -> Result {
    do throws(AnimatorError) { return try make() } catch { throw .animator(error) }
  }

  static func requireDuration(_ duration: Double) throws(UIKitError) {
    guard duration.isFinite, duration >= 0 else { throw .durationOutOfRange(duration) }
  }

  static func requireDelay(_ delay: Double) throws(UIKitError) {
    guard delay.isFinite, delay >= 0 else { throw .delayOutOfRange(delay) }
  }

  static func requireFraction(_ value: Double, _ quantity: String) throws(UIKitError) {
    guard value >= 0, value <= 1 else { throw .fractionOutOfRange(quantity: quantity, value: value) }
  }
}
