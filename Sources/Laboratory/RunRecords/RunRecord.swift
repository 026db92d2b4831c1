/// What determines the numbers of a run, and what became of it.
public struct RunRecord: Hashable, Sendable {
  /// Version of this schema.
  public static let schemaVersion = 3

  public var suite: String
  public var suiteVersion: Int
  /// FNV-1a 64 of the suite file's bytes, 16 hexadecimal digits.
  public var suiteHash: String
  /// Name and value, in a fixed order: toolchain, GSL, FLINT, options that select cases or engines.
  public var provenance: [ProvenanceItem]
  /// Not in reports: date, host, jobs, duration.
  public var circumstances: [ProvenanceItem]
  /// Cases the suite and filters call for.
  public var plannedCases: Int
  /// False when it was interrupted.
  public var isComplete: Bool

  public init(
    suite: String, suiteVersion: Int, suiteHash: String, provenance: [ProvenanceItem],
    circumstances: [ProvenanceItem], plannedCases: Int, isComplete: Bool
  ) {
    self.suite = suite
    self.suiteVersion = suiteVersion
    self.suiteHash = suiteHash
    self.provenance = provenance
    self.circumstances = circumstances
    self.plannedCases = plannedCases
    self.isComplete = isComplete
  }
}

/// A name and its value.
public struct ProvenanceItem: Codable, Hashable, Sendable {
  public var name: String
  public var value: String

  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
