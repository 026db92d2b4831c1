internal import ConstantFitting
internal import EngineComparison
internal import EngineModels

/// A tuning as options state it.
struct StatedTuning: Sendable {
  private typealias Options = TuneCommand.Options

  let engine: any TunableEngine
  let objective: TuningObjective
  let suiteWord: String
  let filter: CaseFilter?
  let ranges: [String: ConstantRange]
  let starts: [String: Double]
  let seed: UInt64

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard let name = try arguments.value(of: Options.engine) else {
      throw .refused(reason: "an engine is named with '--engine NAME', or in a file with '--file FILE'")
    }
    engine = try Self.engine(named: name)
    guard let over = try arguments.value(of: Options.over) else {
      throw .refused(
        reason: "give the cases with '--over SUITE' or '--over SUITE/SWEEP'; 'dashpot list suites' prints them")
    }
    guard let word = try arguments.value(of: Options.objective) else {
      let constant = engine.constants.first?.name ?? ""
      throw .refused(reason: "give what is sought with '--objective', such as largest-\(constant) or least-error")
    }
    let parts = TuningFile.parts(ofOver: over)
    suiteWord = parts.suite
    filter = try Self.filter(parts.filter, try arguments.value(of: Options.filter))
    let limit = try arguments.value(of: Options.limit)
    do throws(TuningObjectiveError) {
      objective = try TuningObjective(word: word, limit: limit, for: engine)
    } catch {
      throw .refused(reason: "\(error)")
    }
    ranges = try Self.ranges(try arguments.values(of: Options.bounds), of: engine)
    var starts: [String: Double] = [:]
    for begun in try arguments.values(of: Options.begin) {
      guard starts.updateValue(begun.value, forKey: begun.name) == nil else {
        throw .refused(reason: "'--begin' says twice where \(begun.name) begins; give it once")
      }
    }
    self.starts = starts
    seed = UInt64(try arguments.value(of: Options.seed) ?? 1)
  }

  private static func engine(named name: String) throws(UsageError) -> any TunableEngine {
    let tunable = EngineCatalog.tunable
    if let engine = tunable.first(where: { $0.name == name }) { return engine }
    let names = tunable.map(\.name)
    if EngineCatalog.engine(named: name) != nil {
      throw .refused(reason: "\(name) has no constants to tune; those that have: \(names.joined(separator: ", "))")
    }
    let nearest = NearestWord.nearest(to: name, among: names)
    throw .refused(
      reason: "there is no engine '\(name)'; "
        + (nearest.map { "did you mean '\($0)'?" } ?? "with constants to tune: \(names.joined(separator: ", "))"))
  }

  private static func filter(_ first: String?, _ second: String?) throws(UsageError) -> CaseFilter? {
    if let first, second != nil {
      throw .conflict(options: ["--over", "--filter"], reason: "'\(first)' says already which cases are meant")
    }
    guard let text = first ?? second else { return nil }
    do { return try CaseFilter.parse(text) } catch { throw .refused(reason: "\(error)") }
  }

  private static func ranges(
    _ bounds: [BoundedConstant], of engine: any TunableEngine
  ) throws(UsageError) -> [String: ConstantRange] {
    var ranges: [String: ConstantRange] = [:]
    for bound in bounds {
      guard ranges[bound.name] == nil else {
        throw .refused(reason: "'--bounds' bounds \(bound.name) twice; give it once")
      }
      let isLogarithmic = engine.constants.first { $0.name == bound.name }?.isLogarithmic ?? false
      do {
        ranges[bound.name] = try ConstantRange(
          from: bound.lower, to: bound.upper, scale: isLogarithmic ? .logarithmic : .linear)
      } catch {
        throw .refused(reason: "\(bound.name): \(error)")
      }
    }
    return ranges
  }

  /// - Throws: ``CommandFailure`` for a suite that is not there, and for names that the engine has not.
  func plan() throws(CommandFailure) -> TuningPlan {
    let suite = try SuiteChoice.suite(named: suiteWord, for: "tune")
    do {
      return try TuningPlan(
        name: engine.name, engine: engine, suite: suite, filter: filter, objective: objective, ranges: ranges,
        starts: starts, seed: seed)
    } catch {
      throw .usage(.refused(reason: "\(error)"), command: "tune")
    }
  }
}
