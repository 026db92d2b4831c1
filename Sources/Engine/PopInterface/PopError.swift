public import MotionEngine
public import PlatformSprings

/// What Pop's words refuse.
public enum PopError: Error, Hashable, Sendable {
  /// The animation is attached already, to another object or under another key.
  case alreadyAttached
  /// A number that must be finite.
  case mustBeFinite(quantity: String, value: Double)
  /// A number that must be finite and zero or more.
  case mustNotBeNegative(quantity: String, value: Double)
  /// A slow motion of less than 1.
  case dragOutOfRange(Double)
  /// A progress marker outside 0 … 1.
  case markerOutOfRange(Double)
  /// The values do not make a motion.
  case motion(MotionError)
  /// Tension, friction and mass are no spring.
  case spring(SpringError)
  /// The conversion of bounciness and speed, or of the deceleration, has no answer.
  case words(PlatformSpringError)
  /// The object has no such property.
  case property(PropertyError)
  /// A name of Pop's table is taken for a property with another count of numbers than it has there.
  case componentCount(name: String, count: Int, expected: Int)
  /// The animator refuses the frame or the addition.
  case animator(AnimatorError)
}

extension PopError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .alreadyAttached:
      "the animation is attached already; remove it first, or attach a copy"
    case .mustBeFinite(let quantity, let value):
      "\(quantity) is \(value); give a finite number"
    case .mustNotBeNegative(let quantity, let value):
      "\(quantity) is \(value); give a finite number, 0 or more"
    case .dragOutOfRange(let value):
      "the drag coefficient is \(value); give a finite number, 1 or more (1 is no slow motion)"
    case .markerOutOfRange(let value):
      "a progress marker is \(value); give numbers from 0 to 1"
    case .motion(let error): "\(error)"
    case .spring(let error): "tension, friction and mass are no spring: \(error)"
    case .words(let error): "\(error)"
    case .property(let error): "\(error)"
    case .componentCount(let name, let count, let expected):
      "property '\(name)' has \(count) numbers here, but \(expected) in Pop's table; animate it under another name"
    case .animator(let error): "\(error)"
    }
  }
}
