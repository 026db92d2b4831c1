/// Why a motion or an animation cannot be made of what was given.
public enum MotionError: Error, Hashable, Sendable {
  /// A number of a value is NaN or infinite.
  case notFinite(quantity: String, component: Int, value: Double)
  /// Two values of one motion have unequal counts of numbers.
  case shapesDiffer(quantity: String, count: Int, expected: Int)
  /// The way between two values is more than a double can hold.
  case wayTooLong(component: Int)
  /// A duration that is negative or not a number, or infinite where it must end.
  case durationOutOfRange(quantity: String, value: Double)
  /// A number that must be finite and above zero.
  case mustBePositive(quantity: String, value: Double)
  /// A number that must be finite and zero or more.
  case mustNotBeNegative(quantity: String, value: Double)
  /// Keyframes need at least this many values.
  case tooFewKeys(count: Int, least: Int)
  /// As many key times, timing functions or the like are needed as the second number says.
  case countMismatch(quantity: String, count: Int, expected: Int)
  /// A key time that is outside 0 … 1, not a number, or before its predecessor.
  case keyTimeOutOfOrder(index: Int, value: Double)
  /// A time at which something is to change is NaN or infinite.
  case timeNotFinite(Double)
  /// The leg that runs now is the motion played backwards, which cannot be led elsewhere.
  case playsBackwards
  /// The motion is made when the animation begins, and was to be changed before.
  case notMadeYet
  /// A spring was to rest by its speed.
  case springRestsBySpeed
  /// The motion brings nothing to rest, so that it has no place to end.
  case neverRests
}

extension MotionError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notFinite(let quantity, let component, let value):
      "component \(component) of \(quantity) is \(value); give finite numbers"
    case .shapesDiffer(let quantity, let count, let expected):
      "\(quantity) has \(count) numbers, but \(expected) are needed; give values of one shape"
    case .wayTooLong(let component):
      "component \(component) would have to go farther than a double can hold; choose other units of length"
    case .durationOutOfRange(let quantity, let value):
      "\(quantity) is \(value); give a finite number of seconds, 0 or more"
    case .mustBePositive(let quantity, let value):
      "\(quantity) is \(value); give a finite number above 0"
    case .mustNotBeNegative(let quantity, let value):
      "\(quantity) is \(value); give a finite number, 0 or more"
    case .tooFewKeys(let count, let least):
      "there are \(count) key values; give at least \(least)"
    case .countMismatch(let quantity, let count, let expected):
      "there are \(count) \(quantity), but \(expected) are needed; give one for each"
    case .keyTimeOutOfOrder(let index, let value):
      "key time \(index) is \(value); give ascending fractions from 0 to 1"
    case .timeNotFinite(let value):
      "the time of a change is \(value); give finite seconds"
    case .playsBackwards:
      "the motion is played backwards now; change it in a forward leg, or autoreverse by swapped legs"
    case .notMadeYet:
      "the motion is made when the animation begins; change it from its first frame on"
    case .springRestsBySpeed:
      "a spring is slow at every turn, so its speed says nothing of its rest; give a band or a time"
    case .neverRests:
      "the motion never comes to rest; give it friction, or say when it ends"
    }
  }
}

extension MotionError {
  static func requireFinite(_ value: some AnimatableValue, _ quantity: String) throws(MotionError) {
    for index in 0..<value.componentCount {
      let number = value[component: index]
      guard number.isFinite else { throw .notFinite(quantity: quantity, component: index, value: number) }
    }
  }

  static func requireShape(
    _ value: some AnimatableValue, _ quantity: String, count: Int
  ) throws(MotionError) {
    guard value.componentCount == count else {
      throw .shapesDiffer(quantity: quantity, count: value.componentCount, expected: count)
    }
    try requireFinite(value, quantity)
  }

  static func requireDuration(_ value: Double, _ quantity: String) throws(MotionError) {
    guard value.isFinite, value >= 0 else { throw .durationOutOfRange(quantity: quantity, value: value) }
  }
}
