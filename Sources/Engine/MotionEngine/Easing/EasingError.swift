/// Why numbers are not an easing.
public enum EasingError: Error, Hashable, Sendable {
  /// A coordinate that must be finite.
  case mustBeFinite(quantity: String, value: Double)
  /// A control point before the start or after the end, where the curve would not be a function of time.
  case abscissaOutOfRange(quantity: String, value: Double)
  /// A count of steps that is too small for where they jump.
  case tooFewSteps(count: Int, least: Int)
  /// More steps than doubles can count.
  case tooManySteps(count: Int, most: Int)
  /// A piecewise linear function without a point.
  case noPoints
  /// A parameter of a named curve with which it would be no easing any more.
  case parameterOutOfRange(quantity: String, value: Double, least: Double, largest: Double)
  /// A name that no curve has.
  case unknownName(String, known: [String])
}

extension EasingError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .mustBeFinite(let quantity, let value): "\(quantity) is \(value); give a finite number"
    case .abscissaOutOfRange(let quantity, let value):
      "\(quantity) is \(value); give a number from 0 to 1, since a control point beyond them would turn time back"
    case .tooFewSteps(let count, let least): "there are \(count) steps; give \(least) or more"
    case .tooManySteps(let count, let most): "there are \(count) steps; give \(most) at most"
    case .noPoints: "a piecewise linear function has no points; give one or more"
    case .parameterOutOfRange(let quantity, let value, let least, let largest):
      "\(quantity) is \(value); give a number from \(least) to \(largest)"
    case .unknownName(let name, let known): "no curve is named '\(name)'; there are \(known.joined(separator: ", "))"
    }
  }
}
