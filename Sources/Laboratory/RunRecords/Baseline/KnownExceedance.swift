/// A case on which a judged engine is beyond its tolerance, or failed, and that is put up with.
public struct KnownExceedance: Hashable, Sendable {
  /// What it is known by.
  public struct Key: Hashable, Comparable, Sendable {
    public var engine: String
    public var caseID: String

    public init(engine: String, caseID: String) {
      self.engine = engine
      self.caseID = caseID
    }

    public static func < (left: Key, right: Key) -> Bool {
      if !left.engine.hasSameBytes(as: right.engine) { return left.engine.precedesByBytes(right.engine) }
      return left.caseID.precedesByBytes(right.caseID)
    }
  }

  public var key: Key
  public var sweep: String
  /// Position error over tolerance; where another figure than the position exceeds, 1 and that figure; infinity for an
  /// engine that failed or whose error is infinite, NaN where an error is.
  public var severity: Double
  /// Why it is put up with; nil where nobody has said.
  public var reason: String?

  public init(key: Key, sweep: String, severity: Double, reason: String? = nil) {
    self.key = key
    self.sweep = sweep
    self.severity = severity
    self.reason = reason
  }

  /// As a figure of its engine.
  var rowKey: BaselineRow.Key { BaselineRow.Key(sweep: sweep, engine: key.engine, quantity: .severity) }
}

/// Exceedances that somebody has accepted, each with a reason.
public struct AcceptedExceedances: Hashable, Sendable {
  public struct Entry: Hashable, Sendable {
    public var engine: String
    /// A case id, or the beginning of one with a `*` after it.
    public var pattern: String
    public var reason: String
    /// In the file it came from, from 1.
    public var line: Int

    public init(engine: String, pattern: String, reason: String, line: Int) {
      self.engine = engine
      self.pattern = pattern
      self.reason = reason
      self.line = line
    }

    func matches(_ engine: String, _ caseID: String) -> Bool {
      guard engine == self.engine else { return false }
      return pattern.hasSuffix("*") ? caseID.utf8.starts(with: pattern.utf8.dropLast()) : caseID == pattern
    }
  }

  public private(set) var entries: [Entry]
  private var exact: [KnownExceedance.Key: Int] = [:]
  private var beginnings: [Int] = []

  public init(_ entries: [Entry] = []) {
    self.entries = entries
    for (index, entry) in entries.enumerated() {
      if entry.pattern.hasSuffix("*") {
        beginnings.append(index)
      } else {
        exact[KnownExceedance.Key(engine: entry.engine, caseID: entry.pattern)] = index
      }
    }
  }

  /// The place of the first entry about this case, an exact one before a beginning.
  func index(engine: String, caseID: String) -> Int? {
    if entries.isEmpty { return nil }
    return exact[KnownExceedance.Key(engine: engine, caseID: caseID)]
      ?? beginnings.first { entries[$0].matches(engine, caseID) }
  }
}
