/// Why there is no such property.
public enum PropertyError: Error, Hashable, Sendable {
  /// A threshold that is not finite or not above zero.
  case thresholdOutOfRange(Double)
  /// The object has no property of that name.
  case unknownName(String)
  /// The property has values of another kind.
  case wrongKind(name: String, kind: String, asked: String)
  /// Two properties of one table have the same name.
  case nameTaken(String)
}

extension PropertyError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .thresholdOutOfRange(let value): "the threshold is \(value); give a finite number above 0"
    case .unknownName(let name): "there is no property '\(name)'; ask the object for its names"
    case .wrongKind(let name, let kind, let asked):
      "property '\(name)' has values of kind \(kind), not \(asked); animate it with that kind"
    case .nameTaken(let name): "there is a property '\(name)' already; give another name"
    }
  }
}
