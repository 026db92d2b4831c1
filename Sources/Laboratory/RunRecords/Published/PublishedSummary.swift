/// A fold over rows of published values, by who printed them.
public struct PublishedSummary: Hashable, Sendable {
  /// What came of one source's rows.
  public struct Source: Hashable, Sendable {
    public let name: String
    public internal(set) var rows = 0
    /// Of them those that the certified truth answers too.
    public internal(set) var certified = 0
    public internal(set) var within = 0
    public internal(set) var exceeds = 0
    public internal(set) var failed = 0
    /// The largest distance of a value from its printed one, in tolerances.
    public internal(set) var worst = 0.0
  }

  /// In the order of their first row.
  public private(set) var sources: [Source] = []
  public private(set) var records: [PublishedRecord] = []

  public init() {}

  public mutating func add(_ record: PublishedRecord) {
    records.append(record)
    let index = sources.firstIndex { $0.name == record.source } ?? sources.endIndex
    if index == sources.endIndex { sources.append(Source(name: record.source)) }
    sources[index].rows += 1
    if record.truthValue != nil { sources[index].certified += 1 }
    sources[index].worst = max(sources[index].worst, record.severity)
    switch record.verdict {
    case .within: sources[index].within += 1
    case .exceeds: sources[index].exceeds += 1
    case .failed, .notApplicable: sources[index].failed += 1
    }
  }

  public var exitStatus: ExitStatus {
    if records.isEmpty { return .nothingJudged }
    return records.allSatisfy { $0.verdict == .within } ? .allWithin : .somethingIsWrong
  }

  /// "412 rows from 31 sources: 412 within, 0 exceed, 0 failed; 280 also held against the certified truth."
  public var sentence: String {
    let certified = records.count { $0.truthValue != nil }
    let within = records.count { $0.verdict == .within }
    let exceeds = records.count { $0.verdict == .exceeds }
    let rows = "\(records.count) \(records.count == 1 ? "row" : "rows")"
    let origin = "\(sources.count) \(sources.count == 1 ? "source" : "sources")"
    return "\(rows) from \(origin): \(within) within, \(exceeds) exceed, \(records.count - within - exceeds) failed; "
      + "\(certified) also held against the certified truth."
  }
}
