/// How exact an engine can be by its nature: what its numbers are made of, not how good it is.
///
/// An engine may be off by `relative` · amplitude + `time` · |v| + `absolute` + 4 ulp(max |x|).
public enum PrecisionClass: String, CaseIterable, Hashable, Sendable {
  /// Doubles throughout.
  case binary64
  /// Floats in constants, state or result.
  case binary32
  /// Doubles, but times in whole milliseconds.
  case milliseconds
  /// Positions in whole pixels, taken as the unit of length.
  case pixel

  /// Of the case's amplitude.
  public var relative: Double {
    switch self {
    case .binary64, .milliseconds, .pixel: 1e-12
    case .binary32: 2e-6
    }
  }

  /// Seconds, times the speed.
  public var time: Double { self == .milliseconds ? 1e-3 : 0 }

  /// Units of length.
  public var absolute: Double { self == .pixel ? 0.5 : 0 }
}
