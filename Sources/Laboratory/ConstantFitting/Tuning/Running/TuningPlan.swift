public import EngineComparison
public import EngineModels

/// What to tune, over which cases, and for what: all that determines the result.
public struct TuningPlan: Sendable {
  /// A constant that is to be chosen.
  public struct Choice: Hashable, Sendable {
    public let constant: TunableConstant
    public let range: ConstantRange
    /// Where the search begins besides its own points.
    public let start: Double
  }

  /// A word for it: "rk4-step".
  public let name: String
  public let engine: any TunableEngine
  public let suite: Suite
  /// The cases of it; nil for all.
  public let filter: CaseFilter?
  public let objective: TuningObjective
  /// In the order of the engine's constants; what is not among them keeps its value.
  public let choices: [Choice]
  public let seed: UInt64
  /// What it is for, in sentences; may be empty.
  public let purpose: String

  /// - Parameters:
  ///   - ranges: by the constants' names; a constant without one is looked for where the engine says.
  ///   - starts: by the constants' names, else the engine's own values.
  ///   - only: the names of the constants to choose, nil for all. An objective that names one chooses that alone.
  /// - Throws: ``TuningError`` for names that the engine has not, and for a start outside of its range.
  public init(
    name: String, engine: any TunableEngine, suite: Suite, filter: CaseFilter? = nil, objective: TuningObjective,
    ranges: [String: ConstantRange] = [:], starts: [String: Double] = [:], only: [String]? = nil, seed: UInt64 = 1,
    purpose: String = ""
  ) throws(TuningError) {
    self.name = name
    self.engine = engine
    self.suite = suite
    self.filter = filter
    self.objective = objective
    self.seed = seed
    self.purpose = purpose
    var chosen = only
    if case .extreme(_, let constant, _, _) = objective { chosen = [constant] }
    for name in (ranges.keys.sorted() + starts.keys.sorted() + (chosen ?? [])) {
      do { try TuningObjective.check(name, of: engine) } catch { throw .objective(error) }
    }
    var choices: [Choice] = []
    for constant in engine.constants where chosen?.contains(constant.name) ?? true {
      choices.append(try Self.choice(constant, range: ranges[constant.name], start: starts[constant.name]))
    }
    self.choices = choices
  }

  private static func choice(
    _ constant: TunableConstant, range given: ConstantRange?, start: Double?
  ) throws(TuningError) -> Choice {
    let range: ConstantRange
    do throws(ConstantRangeError) {
      if let given { range = given } else { range = try constant.range() }
    } catch {
      throw .range(constant: constant.name, error)
    }
    if let start, !range.contains(start) {
      throw .valueOutside(constant: constant.name, value: start, lower: range.lower, upper: range.upper)
    }
    return Choice(constant: constant, range: range, start: start ?? constant.value)
  }
}

extension TunableConstant {
  /// Where the engine says it may lie.
  public func range() throws(ConstantRangeError) -> ConstantRange {
    try ConstantRange(from: bounds.lowerBound, to: bounds.upperBound, scale: isLogarithmic ? .logarithmic : .linear)
  }
}
