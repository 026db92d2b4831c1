/// How exact an engine can be by its nature: what its numbers are made of, not how good it is.
///
/// An engine may be off by `relative` · amplitude + `time` · |v| + `absolute` + 4 ulp(max |x|). The finest class comes
/// first; of two classes that an engine reaches, the earlier one is reported.
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

  /// Whether velocities are held to the class as well: one that rounds times or places says nothing of them.
  public var holdsVelocities: Bool { time == 0 && absolute == 0 }
}

/// The class that every one of several cases reaches.
struct ClassFold: Hashable, Sendable {
  private var hasCases = false
  private var worst: PrecisionClass?

  /// - Parameter reached: nil for a case that reaches none, from which no later case recovers.
  mutating func add(_ reached: PrecisionClass?) {
    defer { hasCases = true }
    guard hasCases else {
      worst = reached
      return
    }
    guard let held = worst, let reached else {
      worst = nil
      return
    }
    worst = PrecisionClass.allCases.last { $0 == held || $0 == reached }
  }

  /// nil without cases.
  var value: PrecisionClass? { worst }
}
