/// Which way a figure gets worse.
public enum Polarity: Hashable, Sendable {
  /// Errors that are not negative, counts of what is against an engine.
  case larger
  /// Counts of what is good.
  case smaller
  /// Errors with a sign: the farther from 0, on either side.
  case magnitude
  /// Ratios that should be 1: the farther from it, on either side.
  case distanceFromOne
  /// What should stay as it is, such as the number of cases, and every figure of a specimen: one that shows less of its
  /// fault is as wrong as one that shows more.
  case anyChange

  /// The word for it in files.
  public var name: String {
    switch self {
    case .larger: "larger"
    case .smaller: "smaller"
    case .magnitude: "magnitude"
    case .distanceFromOne: "from-one"
    case .anyChange: "change"
    }
  }

  /// For people: "worse when larger".
  public var meaning: String {
    switch self {
    case .larger: "worse when larger"
    case .smaller: "worse when smaller"
    case .magnitude: "worse when farther from 0"
    case .distanceFromOne: "worse when farther from 1"
    case .anyChange: "must not change"
    }
  }

  /// How bad a value is: larger is worse. For ``anyChange`` the value itself, of which no direction is good.
  func badness(_ value: Double) -> Double {
    switch self {
    case .larger, .anyChange: value
    case .smaller: -value
    case .magnitude: value.magnitude
    case .distanceFromOne: (value - 1).magnitude
    }
  }
}
