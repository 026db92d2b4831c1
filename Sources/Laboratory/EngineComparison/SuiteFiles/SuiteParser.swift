extension Suite {
  /// Reads a suite file.
  ///
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
