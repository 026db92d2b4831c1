public import EngineComparison
public import EngineModels

/// A tuning as a file states it: the engine, the cases, the objective, the bounds and the seed.
///
/// ```yaml
/// tuning: rk4-step
/// purpose: what it is for                       # optional
/// engine: rk4
/// over: standard/named                          # a suite, and which of its cases; or {suite: mine.yaml, filter: named}
/// objective: {largest: step, positionError: 1e-6}
/// constants:                                    # optional: those that are chosen; all of them where it is left out
///   step: {from: 1e-4, to: 0.1, scale: logarithmic, start: 0.05}
/// seed: 1                                       # optional
/// ```
///
/// The objectives:
///
/// ```yaml
/// {largest: step, positionError: 1e-3}          # or smallest; or positionErrorRMS, velocityError, endError
/// {leastError: worst, of: positionError}        # or mean; the figure is positionError where it is left out
/// {leastWaste: mean, motionLeft: 0.5}           # or worst; units of length, or motionLeftOfTheWay: 1e-3
/// {leastSettlingError: worst, motionLeft: 0.5}  # or mean
/// ```
///
/// What a constant's range leaves out is as the engine says. Errors name line and column.
public struct TuningFile: Sendable {
  public let name: String
  public let purpose: String
  public let engine: any TunableEngine
  /// The suite's name or path as it is written, and the filter for its cases.
  public let suite: String
  public let filter: String?
  public let objective: TuningObjective
  public let ranges: [String: ConstantRange]
  public let starts: [String: Double]
  /// nil for all.
  public let only: [String]?
  public let seed: UInt64

  /// The plan over a suite, whose choice is the caller's.
  ///
  /// - Throws: ``TuningError``.
  public func plan(over suite: Suite, filter: CaseFilter?) throws(TuningError) -> TuningPlan {
    try TuningPlan(
      name: name, engine: engine, suite: suite, filter: filter, objective: objective, ranges: ranges, starts: starts,
      only: only, seed: seed, purpose: purpose)
  }

  /// - Parameters:
  ///   - bytes: UTF-8 YAML.
  ///   - path: how errors name the file.
  ///   - engines: those that it may name.
  /// - Throws: ``TuningFileError``.
  public static func parse(
    _ bytes: [UInt8], path: String, engines: [any TunableEngine] = EngineCatalog.tunable
  ) throws(TuningFileError) -> TuningFile {
    do {
      return try TuningFileParser(engines: engines).file(bytes)
    } catch {
      var located =
        error as? TuningFileError
        ?? (error as? SuiteError).map { TuningFileError(.text($0.kind), at: $0.mark) }
        ?? TuningFileError(.text(.syntax(problem: "\(error)")), at: Mark(line: 1, column: 1))
      located.path = path
      throw located
    }
  }
}

/// What is wrong with a tuning file, and where.
public struct TuningFileError: Error, Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case text(SuiteError.Kind)
    case objective(TuningObjectiveError)
    case range(constant: String, ConstantRangeError)
    /// An engine that is there and has nothing to choose.
    case notTunable(engine: String, tunable: [String])
    case figureIsMissing(known: [String])
    case startOutside(constant: String, value: Double, lower: Double, upper: Double)
  }

  public let kind: Kind
  public internal(set) var path = ""
  public let mark: Mark

  init(_ kind: Kind, at mark: Mark) {
    self.kind = kind
    self.mark = mark
  }
}

extension TuningFileError: CustomStringConvertible {
  public var description: String { "\(path):\(mark.line):\(mark.column): \(sentence)" }

  private var sentence: String {
    switch kind {
    case .text(.emptyFile): "the file is empty; a tuning starts with 'tuning: NAME'"
    case .text(.secondDocument): "a tuning file holds one document; move what follows '---' to a file of its own"
    case .text(.notAllowed(let feature, let text)):
      "\(feature) (\(text.prefix(40))) is not allowed here; write the value out where it is used"
    case .text(.nestedTooDeep(let limit)): "nested more than \(limit) deep; a tuning needs three levels"
    case .text(.fileTooLarge(let bytes, let limit)):
      "the file has \(bytes) bytes, more than \(limit); is it a tuning file?"
    case .text(.emptyList): "constants names none to choose; leave it out to choose all of them"
    case .text(let kind): "\(kind)"
    case .objective(let error): "\(error)"
    case .range(let constant, let error): "\(constant): \(error)"
    case .notTunable(let engine, let tunable):
      "\(engine) has no constants to tune; those that have: \(tunable.joined(separator: ", "))"
    case .figureIsMissing(let known): "the objective needs a limit: one of \(known.joined(separator: ", "))"
    case .startOutside(let constant, let value, let lower, let upper):
      "\(TuningError.valueOutside(constant: constant, value: value, lower: lower, upper: upper))"
    }
  }
}
