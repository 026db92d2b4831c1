internal import ConstantFitting
internal import RunRecords

extension TuneCommand.Options {
  static let engine = Option(
    "engine", "NAME", .text, "tune this engine's constants; a name that has none prints those that have")
  static let over = Option(
    "over", "SUITE", .text, "with '--engine': a suite or a file, or part of a suite such as SUITE/SWEEP")
  static let filter = Option(
    "filter", "FILTER", .text, "only the cases of a sweep, of some values, or both, such as SWEEP/mass=2")
  static let objective = Option(
    "objective", "WORD", .text,
    "largest-CONSTANT or smallest-CONSTANT within a limit of the error, least-error, least-rms-error, least-waste, "
      + "least-worst-waste or least-settling-error")
  static let limit = Option(
    "limit", "X", .positive,
    "the largest error / amplitude (default: 0.001), or for rest the motion that may be left, in units of length "
      + "(default: 0.5)")
  static let bounds = Option(
    "bounds", "NAME=A..B", BoundedConstant.reader, repeats: true, "where a constant is looked for")
  static let begin = Option(
    "begin", "NAME=X", BegunConstant.reader, repeats: true, "where the search begins besides its own points")
  static let seed = Option("seed", "S", .count(in: 0...Int.max), "another set of these points (default: 1)")
  static let file = Option(
    "file", "FILE", .text, repeats: true, "a tuning file: engine, cases, objective, bounds and seed")
  static let publish = Option("publish", "DIR", .text, "write the page of all files to this folder instead")
  static let against = Option("against", "DIR", .text, "compare that page with the one in this folder instead")
  static let jobs = Option("jobs", "N", .count(in: 1...1024), "threads (default: one for each processor)")

  /// What a tuning file says instead.
  static let statingEngine = [
    engine.syntax, over.syntax, filter.syntax, objective.syntax, limit.syntax, bounds.syntax, begin.syntax,
    seed.syntax,
  ]

  /// Those of an engine's constants.
  static let engineTuning = statingEngine + [file.syntax, publish.syntax, against.syntax, jobs.syntax]
}

/// `step=1e-4..0.1` on a command line.
struct BoundedConstant: Hashable, Sendable {
  let name: String
  let lower: Double
  let upper: Double

  static let reader = ValueReader<BoundedConstant> { (word) throws(ValueRefusal) in
    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let gap = parts[1].firstRange(of: ".."),
      let lower = Double(parts[1][..<gap.lowerBound]), lower.isFinite,
      let upper = Double(parts[1][gap.upperBound...].drop { $0 == "." && parts[1].contains("...") }), upper.isFinite
    else { throw ValueRefusal(expectation: "a constant and two bounds, such as step=1e-4..0.1") }
    return BoundedConstant(name: parts[0], lower: lower, upper: upper)
  }
}

/// `step=0.05` on a command line.
struct BegunConstant: Hashable, Sendable {
  let name: String
  let value: Double

  static let reader = ValueReader<BegunConstant> { (word) throws(ValueRefusal) in
    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let value = Double(parts[1]), value.isFinite else {
      throw ValueRefusal(expectation: "a constant and a finite number, such as step=0.05")
    }
    return BegunConstant(name: parts[0], value: value)
  }
}
