internal import EngineComparison
internal import EngineModels

/// Reads the mapping of a tuning file.
///
/// Why untyped throws: a reader of YAML throws ``SuiteError``, and what an engine has to say to it ``TuningFileError``;
/// ``TuningFile/parse(_:path:engines:)`` makes one of both.
struct TuningFileParser {
  static let keys = ["tuning", "purpose", "engine", "over", "objective", "constants", "seed"]

  let engines: [any TunableEngine]

  func file(_ bytes: [UInt8]) throws -> TuningFile {
    let root = try YAMLDocument.parse(bytes)
    if case .scalar("", true) = root.content { throw SuiteError(.emptyFile, at: root.mark) }
    let entry = try MappingReader(root, what: "the tuning", known: Self.keys)
    let name = try entry.required("tuning").name("tuning")
    let engine = try self.engine(try entry.required("engine"))
    let over = try Self.over(try entry.required("over"))
    let objective = try Self.objective(try entry.required("objective"), of: engine)
    let constants = try entry["constants"].map { try Self.constants($0, of: engine) }
    return TuningFile(
      name: name, purpose: try entry["purpose"]?.text("purpose") ?? "", engine: engine, suite: over.suite,
      filter: over.filter, objective: objective, ranges: constants?.ranges ?? [:], starts: constants?.starts ?? [:],
      only: constants?.names, seed: try entry["seed"]?.integer("seed", in: 0...UInt64.max) ?? 1)
  }

  private func engine(_ node: YAMLNode) throws -> any TunableEngine {
    let name = try node.name("engine")
    if let engine = engines.first(where: { $0.name == name }) { return engine }
    let tunable = engines.map(\.name)
    if EngineCatalog.engine(named: name) != nil {
      throw TuningFileError(.notTunable(engine: name, tunable: tunable), at: node.mark)
    }
    throw node.unknown("engine", name, known: tunable)
  }

  private static func over(_ node: YAMLNode) throws -> (suite: String, filter: String?) {
    guard case .scalar = node.content else {
      let entry = try MappingReader(node, what: "over", known: ["suite", "filter"])
      return (try entry.required("suite").text("suite"), try entry["filter"]?.text("filter"))
    }
    return TuningFile.parts(ofOver: try node.text("over"))
  }

  // MARK: Objectives

  private static func objective(_ node: YAMLNode, of engine: any TunableEngine) throws -> TuningObjective {
    let kinds = ["largest", "smallest", "leastError", "leastWaste", "leastSettlingError"]
    let figures = TuningObjective.ErrorFigure.allCases.map(\.rawValue)
    let entry = try MappingReader(
      node, what: "the objective", known: kinds + figures + ["of", "motionLeft", "motionLeftOfTheWay"])
    let (kind, value) = try entry.exactlyOne(of: kinds)
    switch kind {
    case "largest", "smallest":
      let constant = try value.text(kind)
      do { try TuningObjective.check(constant, of: engine) } catch {
        throw TuningFileError(.objective(error), at: value.mark)
      }
      let given = figures.filter { entry[$0] != nil }
      guard !given.isEmpty else { throw TuningFileError(.figureIsMissing(known: figures), at: entry.mark) }
      try keep(to: [kind] + figures, entry)
      let (figure, limit) = try entry.exactlyOne(of: figures)
      return .extreme(
        kind == "largest" ? .largest : .smallest, of: constant,
        figure: TuningObjective.ErrorFigure(rawValue: figure) ?? .positionError, limit: try self.limit(limit, figure))
    case "leastError":
      try keep(to: [kind, "of"], entry)
      return .leastError(try entry["of"]?.word("of") ?? .positionError, try value.word(kind))
    default:
      try keep(to: [kind, "motionLeft", "motionLeftOfTheWay"], entry)
      let (measure, limit) = try entry.exactlyOne(of: ["motionLeft", "motionLeftOfTheWay"])
      let length = try self.limit(limit, measure)
      let left: TuningObjective.MotionLeft = measure == "motionLeft" ? .length(length) : .ofTheWay(length)
      let gathering: TuningObjective.Gathering = try value.word(kind)
      return kind == "leastWaste"
        ? .leastWaste(gathering, motionLeft: left) : .leastSettlingError(gathering, motionLeft: left)
    }
  }

  private static func limit(_ node: YAMLNode, _ what: String) throws -> Double {
    try node.number(what, rule: "above 0") { $0 > 0 }
  }

  /// Keys that an objective of another kind has say something that would not be done.
  private static func keep(to known: [String], _ entry: MappingReader) throws {
    guard let other = entry.keys.first(where: { !known.contains($0.name) }) else { return }
    throw SuiteError(
      .unknownKey(other.name, within: "an objective with '\(known[0])'", nearest: nil, known: known), at: other.mark)
  }

  // MARK: Constants

  private static func constants(
    _ node: YAMLNode, of engine: any TunableEngine
  ) throws -> (names: [String], ranges: [String: ConstantRange], starts: [String: Double]) {
    let entry = try MappingReader(node, what: "constants", known: engine.constants.map(\.name))
    guard !entry.keys.isEmpty else { throw SuiteError(.emptyList(what: "constants"), at: entry.mark) }
    var (ranges, starts) = ([String: ConstantRange](), [String: Double]())
    for constant in engine.constants {
      guard let given = entry[constant.name] else { continue }
      let parts = try MappingReader(given, what: constant.name, known: ["from", "to", "scale", "start"])
      let scale: ConstantRange.Scale =
        try parts["scale"]?.word("scale") ?? (constant.isLogarithmic ? .logarithmic : .linear)
      let lower = try parts["from"]?.number("from") ?? constant.bounds.lowerBound
      let upper = try parts["to"]?.number("to") ?? constant.bounds.upperBound
      do {
        let range = try ConstantRange(from: lower, to: upper, scale: scale)
        ranges[constant.name] = range
        guard let node = parts["start"] else { continue }
        let start = try node.number("start")
        guard range.contains(start) else {
          throw TuningFileError(
            .startOutside(constant: constant.name, value: start, lower: lower, upper: upper), at: node.mark)
        }
        starts[constant.name] = start
      } catch let error as ConstantRangeError {
        throw TuningFileError(.range(constant: constant.name, error), at: parts.mark)
      }
    }
    return (entry.keys.map(\.name), ranges, starts)
  }
}

extension TuningFile {
  /// The suite and the filter for its cases in words such as `standard/grid` or `mine.yaml`: a path to a file is taken
  /// whole.
  public static func parts(ofOver text: String) -> (suite: String, filter: String?) {
    if text.hasSuffix(".yaml") || text.hasSuffix(".yml") || text.hasPrefix("/") || text.hasPrefix(".") {
      return (text, nil)
    }
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    return (parts[0], parts.count == 2 ? parts[1] : nil)
  }
}
