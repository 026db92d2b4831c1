public import RunRecords

/// An engine that a sweep puts on the bench, and what for.
public struct EngineSelection: Hashable, Sendable {
  public let engine: String
  public let role: Role
  public let precision: PrecisionClass
  /// Why a class other than binary64 is right for it.
  public let reason: String?
  /// It is asked for the first of so many instants of a case, and for the last of all; 1 for every one.
  public let every: Int

  /// - Precondition: `every` ≥ 1.
  public init(
    engine: String, role: Role, precision: PrecisionClass = .binary64, reason: String? = nil, every: Int = 1
  ) {
    precondition(every >= 1, "an engine is asked for some of the instants")
    self.every = every
    self.engine = engine
    self.role = role
    self.precision = precision
    self.reason = reason
  }
}
