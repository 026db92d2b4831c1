/// The cases that came out worst for one engine, over all sweeps.
public struct WorstCases: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    public var caseID: String
    public var sweep: String
    public var verdict: Verdict
    public var positionError: Double?
    public var velocityError: Double?
    public var tolerance: Double
    /// `positionError / tolerance`; infinite where the error is not finite or the engine failed without one.
    public var severity: Double
  }

  public let engine: String
  public let role: Role
  public let limit: Int
  /// Worst first; of severities that agree to about seven digits by case id, so that neither the order of the cases nor
  /// the last bits of a mathematical library matter.
  public private(set) var entries: [Entry] = []

  init(engine: String, role: Role, limit: Int) {
    self.engine = engine
    self.role = role
    self.limit = limit
  }

  mutating func add(_ measurement: MeasurementRecord) {
    guard limit > 0, let severity = measurement.severity else { return }
    if entries.count == limit, let last = entries.last,
      !Self.precedes(severity, measurement.caseID, last.severity, last.caseID)
    {
      return
    }
    let position =
      entries.firstIndex { Self.precedes(severity, measurement.caseID, $0.severity, $0.caseID) } ?? entries.count
    let entry = Entry(
      caseID: measurement.caseID, sweep: measurement.sweep, verdict: measurement.verdict,
      positionError: measurement.positionError, velocityError: measurement.velocityError,
      tolerance: measurement.tolerance, severity: severity)
    entries.insert(entry, at: position)
    if entries.count > limit { entries.removeLast() }
  }

  private static func precedes(_ severity: Double, _ id: String, _ other: Double, _ otherID: String) -> Bool {
    let rank = (rounded(severity), rounded(other))
    return rank.0 != rank.1 ? rank.0 > rank.1 : id < otherID
  }

  /// To 24 bits, which is about seven digits.
  private static func rounded(_ severity: Double) -> Double {
    let rest = UInt64(1) << 29
    return severity.isFinite ? Double(bitPattern: (severity.bitPattern + rest / 2) & ~(rest - 1)) : severity
  }
}
