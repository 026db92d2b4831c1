internal import EngineComparison
internal import EngineModels
internal import Foundation
public import RunRecords

extension TuningPlan {
  /// How far a tuning is.
  public enum Progress: Hashable, Sendable {
    /// Truths that are worked out, of all.
    case solving(Int, of: Int)
    /// Candidates that were run over all cases.
    case searching(Int)
  }

  /// Works out the truth of every case, searches, and sets the constants found beside those that there were.
  ///
  /// The same record whatever the number of threads, for the same plan.
  ///
  /// - Parameters:
  ///   - jobs: threads, ≥ 1.
  ///   - progress: called now and then, from any thread; returning false stops the work. A cancelled task stops it too.
  /// - Throws: ``TuningError``; ``TuningError/cancelled`` when it was stopped.
  public func run(
    jobs: Int = 1, progress: @escaping @Sendable (Progress) -> Bool = { _ in true }
  ) throws(TuningError) -> TuningRecord {
    let bench = try TuningBench(self, jobs: jobs) { progress(.solving($0, of: $1)) }
    return try TuningRun(plan: self, bench: bench, progress: progress).record()
  }

  /// What determines the numbers besides the plan.
  public static var provenance: [ProvenanceItem] { WorkPrecisionGallery.provenance }
}

/// One search on a bench that is ready.
struct TuningRun {
  private let plan: TuningPlan
  private let bench: TuningBench
  private let progress: (TuningPlan.Progress) -> Bool
  private let tally = Tally()

  /// Candidates so far, and the case that refuted the last one that was.
  private final class Tally {
    var count = 0
    var suspect = 0
  }

  init(plan: TuningPlan, bench: TuningBench, progress: @escaping (TuningPlan.Progress) -> Bool) {
    self.plan = plan
    self.bench = bench
    self.progress = progress
  }

  func record() throws(TuningError) -> TuningRecord {
    let before = plan.engine.constantValues
    let (found, outcome) = try search()
    let after = before.merging(found) { $1 }
    let searched = tally.count
    var record = TuningRecord(
      name: plan.name, purpose: plan.purpose, engine: plan.engine.name, engineSummary: plan.engine.summary,
      suite: plan.suite.label, filter: plan.filter?.description ?? "", objective: plan.objective.text,
      leftUnit: plan.objective.motionLeft.unit, isOfRest: plan.objective.isOfRest,
      errorLimit: plan.objective.errorLimit,
      seed: plan.seed, cases: bench.entries.count, refused: bench.refused, unsolved: bench.unsolved,
      neverAtRest: bench.entries.count { $0.settled == nil }, constants: constants(before: before, after: after),
      outcome: outcome, before: try value(before), after: try value(after), evaluations: searched,
      sweeps: try sweeps(before: before, after: after), curves: [])
    record.curves = try plan.choices.map { (choice) throws(TuningError) in try curve(choice, after: after) }
    return record
  }

  // MARK: Searching

  private func search() throws(TuningError) -> (values: [String: Double], TuningRecord.Outcome) {
    switch plan.objective {
    case .extreme(let end, _, _, let limit): try searchExtreme(end, limit: limit)
    case .leastError, .leastWaste, .leastSettlingError: try searchLeast()
    }
  }

  private func searchExtreme(
    _ end: TuningObjective.End, limit: Double
  ) throws(TuningError) -> ([String: Double], TuningRecord.Outcome) {
    guard let choice = plan.choices.first else { return ([:], .nothingKeeps) }
    let range = choice.range
    let turned = end == .smallest
    let search = ExtremeSearch(
      seed: plan.seed, starts: [range.fraction(of: choice.start)].map { turned ? 1 - $0 : $0 },
      resolution: range.fineStep)
    var known: [Double: Double] = [:]
    let outcome = try search.run(limit: limit) { (place) throws(TuningError) -> Double in
      let value = range.value(at: turned ? 1 - place : place)
      if let error = known[value] { return error }
      let bound = TuningScore(value: limit)
      let error = try score([choice.constant.name: value], within: bound)?.value ?? .infinity
      known[value] = error
      return error
    }
    switch outcome {
    case .nothing: return ([:], .nothingKeeps)
    case .wholeRange: return ([choice.constant.name: turned ? range.lower : range.upper], .endOfRange)
    case .found(let place):
      return ([choice.constant.name: range.value(at: turned ? 1 - place : place)], .found(agreeing: 1, of: 1))
    }
  }

  private func searchLeast() throws(TuningError) -> ([String: Double], TuningRecord.Outcome) {
    let choices = plan.choices
    func values(_ place: [Double]) -> [String: Double] {
      Dictionary(uniqueKeysWithValues: zip(choices, place).map { ($0.constant.name, $0.range.value(at: $1)) })
    }
    let start = choices.map { $0.range.fraction(of: $0.start) }
    let search = MultiStartSearch(dimensions: choices.count, seed: plan.seed, starts: [start])
    let found = try search.run { (place, bound) throws(TuningError) in try score(values(place), within: bound) }
    guard found.score.violation == 0, found.score.value < .infinity else { return ([:], .nothingKeeps) }
    // Why: the way to a fraction and back would change the last bits of a value that stays.
    if found.place == start { return ([:], .found(agreeing: found.agreeing, of: found.searches)) }
    return (values(found.place), .found(agreeing: found.agreeing, of: found.searches))
  }

  /// nil when it is worse than a bound.
  private func score(
    _ values: [String: Double], within bound: TuningScore?
  ) throws(TuningError) -> TuningScore? {
    guard let bound else { return bench.score(try figures(values), by: plan.objective) }
    try goOn()
    let objective = plan.objective
    let figures = bench.figures(of: plan.engine.with(values), suspect: &tally.suspect) { one, entry in
      TuningBench.refutes(one, entry, bound, by: objective)
    }
    return figures.map { bench.score($0, by: objective) }
  }

  private func figures(_ values: [String: Double]) throws(TuningError) -> [TuningBench.Figures] {
    try goOn()
    return bench.figures(of: plan.engine.with(values))
  }

  private func goOn() throws(TuningError) {
    guard !Task.isCancelled, progress(.searching(tally.count)) else { throw .cancelled }
    tally.count += 1
  }
}

extension TuningRun {
  // MARK: Telling

  private func value(_ values: [String: Double]) throws(TuningError) -> TuningValue {
    let score = bench.score(try figures(values), by: plan.objective)
    return TuningValue(value: score.value, violation: score.violation, missing: score.missing)
  }

  private func constants(before: [String: Double], after: [String: Double]) -> [TunedConstant] {
    plan.engine.constants.map { constant in
      let choice = plan.choices.first { $0.constant.name == constant.name }
      return TunedConstant(
        name: constant.name, meaning: constant.meaning, unit: constant.unit, before: constant.value,
        after: after[constant.name] ?? constant.value, lower: choice?.range.lower ?? constant.value,
        upper: choice?.range.upper ?? constant.value, isLogarithmic: choice?.range.scale == .logarithmic,
        isChosen: choice != nil)
    }
  }

  private func sweeps(before: [String: Double], after: [String: Double]) throws(TuningError) -> [TunedSweep] {
    let (first, second) = (try figures(before), try figures(after))
    let (leftFirst, leftSecond) = (bench.motionLeft(after: first), bench.motionLeft(after: second))
    var names: [String] = []
    for entry in bench.entries where !names.contains(entry.solved.subject.sweep) {
      names.append(entry.solved.subject.sweep)
    }
    return names.map { name in
      let indices = bench.entries.indices.filter { bench.entries[$0].solved.subject.sweep == name }
      return TunedSweep(
        sweep: name, cases: indices.count,
        before: bench.summary(of: first, left: leftFirst, at: indices, by: plan.objective),
        after: bench.summary(of: second, left: leftSecond, at: indices, by: plan.objective))
    }
  }

  /// Points of a curve, one every half of a tenth of the range.
  private static let curveSteps = 20

  private func curve(
    _ choice: TuningPlan.Choice, after: [String: Double]
  ) throws(TuningError) -> TuningCurve {
    var points: [TuningCurve.Point] = []
    let indices = Array(bench.entries.indices)
    for step in 0...Self.curveSteps {
      let value = choice.range.value(at: Double(step) / Double(Self.curveSteps))
      let figures = try figures(after.merging([choice.constant.name: value]) { $1 })
      let left = bench.motionLeft(after: figures)
      let summary = bench.summary(of: figures, left: left, at: indices, by: plan.objective)
      points.append(
        TuningCurve.Point(
          value: value, error: summary.worstError, waste: summary.meanWaste, left: summary.mostLeft))
    }
    return TuningCurve(
      constant: choice.constant.name, unit: choice.constant.unit, isLogarithmic: choice.range.scale == .logarithmic,
      points: points)
  }
}

extension ConstantRange {
  /// A thousandth of the value on a logarithmic scale, of the range on a linear one, as a fraction of the way along it.
  var fineStep: Double {
    switch scale {
    case .linear: 1e-3
    case .logarithmic: log(1.001) / log(upper / lower)
    }
  }
}

extension TuningObjective {
  var errorLimit: Double? {
    if case .extreme(_, _, _, let limit) = self { limit } else { nil }
  }
}

extension TuningObjective.MotionLeft {
  var unit: String {
    switch self {
    case .length: "in units of length"
    case .ofTheWay: "as a fraction of the way"
    }
  }
}
