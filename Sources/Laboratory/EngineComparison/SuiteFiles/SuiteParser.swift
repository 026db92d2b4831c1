extension Suite {
  /// Reads a suite file.
  ///
  /// ```yaml
  /// suite: mine
  /// version: 1
  /// summary: what it is for                       # optional, also of a sweep
  /// settlingBand: 1e-3                            # optional, also of a sweep
  /// engines:                                      # also of a sweep, which then has its own list
  ///   judged: [dashpot, {engine: mine, precision: binary32, reason: it computes in floats}]
  ///   shown: [{engine: rk4, every: 4}]             # asked for every fourth instant of a case
  /// springs:                                      # only where an axis or template says `spring`
  ///   - {name: pop-default, mass: 1, stiffness: 342.10058823529414, dampingCoefficient: 30.48697964824425}
  /// sweeps:
  ///   - name: grid
  ///     template: {mass: 1, start: -1}            # parameters that all cases share
  ///     axes:                                     # the last one runs fastest
  ///       - {parameter: stiffness, logarithmic: {from: 1, to: 1e8, perDecade: 2}}     # or count
  ///       - {parameter: dampingRatio, linear: {from: 0, to: 1, step: 0.05}}           # or count
  ///       - {parameter: relativeVelocity, list: [-1, 0, 2]}
  ///     sampling: grid                            # or {sobol: {count: 500, seed: 1}}, axes with from and to only
  ///     schedule: {samples: 360}                  # or {frames: {rate: 60, jitter: 0.3, seed: 1,
  ///                                               #              hitches: [{start: 0.1, length: 0.25}]}}
  ///     retargets: [{after: 0.25, target: 1}]     # after so many natural periods
  ///     changes: [{after: 0.5, stiffnessFactor: 4}]                         # massFactor, dampingFactor
  ///     pauses: [{after: 0.3, length: 0.5}]       # natural periods of running time, and of the pause
  ///     repeats: {count: 3, duration: 0.7, autoreverses: true}     # natural periods, or settlingDuration
  ///     window: standard                          # or long, or {periods: 200}
  ///   - name: settling
  ///     axes:
  ///       - {parameter: settlingDuration, rule: {exact: 1e-3}, list: [0.3, 0.5]}      # or coreAnimation,
  ///       - {parameter: dampingRatio, list: [0.5, 1]}                                 # swiftUI, uikit
  /// ```
  ///
  /// The parameters are those of ``AxisParameter``. Anchors, aliases and tags are refused.
  /// Everything that can be known without computing a case is checked here: words, types, ranges, grids, the count,
  /// and every combination of the ends of the axes.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8 YAML.
  ///   - path: how errors name the file.
  ///   - vocabulary: the engines and springs there are.
  /// - Throws: ``SuiteError`` with line and column.
  public static func parse(
    _ bytes: [UInt8], path: String, vocabulary: SuiteVocabulary = .open
  ) throws(SuiteError) -> Suite {
    do {
      return try SuiteParser(vocabulary: vocabulary).suite(bytes)
    } catch {
      var located = error
      located.path = path
      throw located
    }
  }
}

/// Reads the outermost mapping of a suite file.
struct SuiteParser {
  static let keys = ["suite", "version", "summary", "settlingBand", "engines", "springs", "sweeps"]
  /// 0.1 % of the way, the band of most platforms.
  static let standardBand = 1e-3

  let vocabulary: SuiteVocabulary

  func suite(_ bytes: [UInt8]) throws(SuiteError) -> Suite {
    let root = try YAMLDocument.parse(bytes)
    if case .scalar("", true) = root.content { throw SuiteError(.emptyFile, at: root.mark) }
    let entry = try MappingReader(root, what: "the suite", known: Self.keys)
    let name = try entry.required("suite").name("suite")
    let version = try entry.required("version").integer("version", in: 1...999_999)
    let band = try entry["settlingBand"].map(Self.settlingBand) ?? Self.standardBand
    let engineParser = EngineParser(vocabulary: vocabulary)
    let engines = try engineParser.engines(try entry.required("engines"))
    let springs = try entry["springs"].map(SpringParser(vocabulary: vocabulary).springs) ?? []
    let sweepParser = SweepParser(
      springs: springs, engineParser: engineParser, suiteEngines: engines, suiteBand: band)
    let nodes = try entry.required("sweeps").items("sweeps")
    let sweeps = try self.sweeps(nodes, with: sweepParser)
    let suite = Suite(
      name: name, version: version, hash: FNV1a.text(bytes), summary: try entry["summary"]?.text("summary") ?? "",
      settlingBand: band, engines: engines, springs: springs, sweeps: sweeps)
    guard suite.caseCount <= Suite.largestCaseCount else {
      throw SuiteError(
        .tooManyCases(sweep: nil, count: Double(suite.caseCount), limit: Suite.largestCaseCount), at: root.mark)
    }
    for (index, node) in nodes.enumerated() { try suite.checkExtremes(of: index, at: node.mark) }
    return suite
  }

  private func sweeps(_ nodes: [YAMLNode], with parser: SweepParser) throws(SuiteError) -> [Sweep] {
    var sweeps: [Sweep] = []
    var lines: [String: Int] = [:]
    for node in nodes {
      let sweep = try parser.sweep(node)
      if let line = lines[sweep.name] {
        throw SuiteError(.duplicateName(what: "sweep", name: sweep.name, firstLine: line), at: node.mark)
      }
      lines[sweep.name] = node.mark.line
      sweeps.append(sweep)
    }
    return sweeps
  }

  static func settlingBand(_ node: YAMLNode) throws(SuiteError) -> Double {
    try node.number("settlingBand", rule: "between 0 and 1, both excluded") { $0 > 0 && $0 < 1 }
  }
}
