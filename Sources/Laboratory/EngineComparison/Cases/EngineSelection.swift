public import RunRecords

/// An engine that a sweep puts on the bench, and what for.
public struct EngineSelection: Hashable, Sendable {
  public let engine: String
  public let role: Role
  public let precision: PrecisionClass
  /// Why a class other than binary64 is right for it.
  public let reason: String?

  public init(engine: String, role: Role, precision: PrecisionClass = .binary64, reason: String? = nil) {
    self.engine = engine
    self.role = role
    self.precision = precision
    self.reason = reason
  }
}
