/// What is to be compared: sweeps of cases, and the engines that take them.
///
/// It holds axes, not cases: ``case(at:)`` computes one from its index alone.
public struct Suite: Sendable {
  /// A suite beyond this would run for days on any machine; it is refused with a way out.
  public static let largestCaseCount = 100_000_000

  public let name: String
  public let version: Int
  /// FNV-1a 64 of the file's bytes, 16 hexadecimal digits.
  public let hash: String
  public let summary: String
  /// A fraction of the settling scale; what a sweep has that says nothing.
  public let settlingBand: Double
  public let engines: [EngineSelection]
  public let springs: [SuiteSpring]
  public let sweeps: [Sweep]
  /// The index of each sweep's first case.
  let offsets: [Int]
  let springsByName: [String: SuiteSpring]

  init(
    name: String, version: Int, hash: String, summary: String, settlingBand: Double, engines: [EngineSelection],
    springs: [SuiteSpring], sweeps: [Sweep]
  ) {
    self.name = name
    self.version = version
    self.hash = hash
    self.summary = summary
    self.settlingBand = settlingBand
    self.engines = engines
    self.springs = springs
    self.sweeps = sweeps
    offsets = sweeps.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.caseCount) }.dropLast()
    springsByName = Dictionary(springs.map { ($0.name, $0) }) { first, _ in first }
  }

  /// In all sweeps.
  public var caseCount: Int { sweeps.reduce(0) { $0 + $1.caseCount } }

  /// Every engine that some sweep calls, in the order of their first mention.
  public var engineNames: [String] {
    var seen: Set<String> = []
    return (engines + sweeps.flatMap(\.engines)).map(\.engine).filter { seen.insert($0).inserted }
  }

  /// `suite@version`, the first part of every case id.
  public var label: String { "\(name)@\(version)" }

  /// The case at an index in 0 ..< ``caseCount``, in the order of the file.
  ///
  /// - Throws: ``CaseError`` where the constants are not a valid problem although the ends of the axes were.
  public func `case`(at index: Int) throws(CaseError) -> Case {
    precondition((0..<caseCount).contains(index), "a case index lies in 0 ..< caseCount")
    let place = self.place(of: index)
    return try makeCase(of: sweeps[place.sweep], at: place.index, globalIndex: index)
  }

  /// The sweep of a case and its index in it.
  func place(of index: Int) -> (sweep: Int, index: Int) {
    var low = 0
    var high = offsets.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if offsets[middle] <= index { low = middle } else { high = middle }
    }
    return (low, index - offsets[low])
  }
}
