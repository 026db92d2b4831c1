/// What tuning an engine's constants found: what was asked, the constants before and after, and what they do.
public struct TuningRecord: Hashable, Sendable {
  /// Of the text that is written from it.
  public static let schemaVersion = 1

  /// "rk4-step".
  public var name: String
  /// What it is for; may be empty.
  public var purpose: String
  public var engine: String
  public var engineSummary: String
  /// `suite@version`.
  public var suite: String
  /// The cases of it; empty for all.
  public var filter: String
  /// "the largest step with …".
  public var objective: String
  /// What ``TuningCurve/Point/left`` and ``TuningFigures/mostLeft`` are in: "in units of length", "as a fraction of the way".
  public var leftUnit: String
  /// Whether the objective speaks of claims of rest.
  public var isOfRest: Bool
  /// The error that a curve's line is drawn at; nil where the objective has none.
  public var errorLimit: Double?
  public var seed: UInt64
  /// Cases that were run, that the engine could not be asked, whose truth could not be had, and that never come to rest.
  public var cases: Int
  public var refused: Int
  public var unsolved: Int
  public var neverAtRest: Int
  public var constants: [TunedConstant]
  public var outcome: Outcome
  /// What the objective makes small, before and after; infinity where it cannot be had.
  public var before: TuningValue
  public var after: TuningValue
  /// Candidates that were run over all cases.
  public var evaluations: Int
  public var sweeps: [TunedSweep]
  /// One for each constant that was chosen, the others at their values after.
  public var curves: [TuningCurve]

  /// How the search ended.
  public enum Outcome: Hashable, Sendable {
    /// The constants after are the answer; so many of the local searches ended there.
    case found(agreeing: Int, of: Int)
    /// The answer is the end of its range: nothing there passes the limit.
    case endOfRange
    /// No value keeps to the limit or the condition; the constants stay as they are.
    case nothingKeeps
  }

  public init(
    name: String, purpose: String, engine: String, engineSummary: String, suite: String, filter: String,
    objective: String, leftUnit: String, isOfRest: Bool, errorLimit: Double?, seed: UInt64, cases: Int, refused: Int,
    unsolved: Int, neverAtRest: Int, constants: [TunedConstant], outcome: Outcome, before: TuningValue,
    after: TuningValue, evaluations: Int, sweeps: [TunedSweep], curves: [TuningCurve]
  ) {
    self.name = name
    self.purpose = purpose
    self.engine = engine
    self.engineSummary = engineSummary
    self.suite = suite
    self.filter = filter
    self.objective = objective
    self.leftUnit = leftUnit
    self.isOfRest = isOfRest
    self.errorLimit = errorLimit
    self.seed = seed
    self.cases = cases
    self.refused = refused
    self.unsolved = unsolved
    self.neverAtRest = neverAtRest
    self.constants = constants
    self.outcome = outcome
    self.before = before
    self.after = after
    self.evaluations = evaluations
    self.sweeps = sweeps
    self.curves = curves
  }
}

/// A constant before and after.
public struct TunedConstant: Hashable, Sendable {
  public var name: String
  public var meaning: String
  public var unit: String?
  public var before: Double
  public var after: Double
  /// Where it was looked for; equal ends for one that was not to be chosen.
  public var lower: Double
  public var upper: Double
  public var isLogarithmic: Bool
  public var isChosen: Bool

  public init(
    name: String, meaning: String, unit: String?, before: Double, after: Double, lower: Double, upper: Double,
    isLogarithmic: Bool, isChosen: Bool
  ) {
    self.name = name
    self.meaning = meaning
    self.unit = unit
    self.before = before
    self.after = after
    self.lower = lower
    self.upper = upper
    self.isLogarithmic = isLogarithmic
    self.isChosen = isChosen
  }
}

/// What an objective says to one choice of constants.
public struct TuningValue: Hashable, Sendable {
  /// The error or time that is to be small; s for times.
  public var value: Double
  /// By how much the earliest claim comes too early, s; 0 where none does.
  public var violation: Double
  /// Cases without a claim, or without a trace.
  public var missing: Int

  public init(value: Double, violation: Double, missing: Int) {
    self.value = value
    self.violation = violation
    self.missing = missing
  }
}

/// The figures of one sweep before and after.
public struct TunedSweep: Hashable, Sendable {
  public var sweep: String
  public var cases: Int
  public var before: TuningFigures
  public var after: TuningFigures

  public init(sweep: String, cases: Int, before: TuningFigures, after: TuningFigures) {
    self.sweep = sweep
    self.cases = cases
    self.before = before
    self.after = after
  }
}

/// What an engine does on one sweep.
public struct TuningFigures: Hashable, Sendable {
  /// The largest error of position over all cases and instants; a fraction of the amplitude. Infinity where a case has no
  /// trace.
  public var worstError: Double
  /// The root of the mean square of the cases' root mean squares.
  public var rmsError: Double
  /// Claims of rest, and those that come before the true last exit.
  public var claims: Int
  public var early: Int
  /// How far a motion still goes after a claim at most; nil without claims, or where it cannot be had.
  public var mostLeft: Double?
  /// Claim minus last exit over all claims, s; nil without claims.
  public var meanWaste: Double?
  public var leastWaste: Double?
  public var mostWaste: Double?

  public init(
    worstError: Double, rmsError: Double, claims: Int, early: Int, mostLeft: Double?, meanWaste: Double?,
    leastWaste: Double?, mostWaste: Double?
  ) {
    self.worstError = worstError
    self.rmsError = rmsError
    self.claims = claims
    self.early = early
    self.mostLeft = mostLeft
    self.meanWaste = meanWaste
    self.leastWaste = leastWaste
    self.mostWaste = mostWaste
  }
}

/// What a constant trades for what, over its whole range.
public struct TuningCurve: Hashable, Sendable {
  public struct Point: Hashable, Sendable {
    /// Of the constant.
    public var value: Double
    /// The largest error of position of all cases, a fraction of the amplitude.
    public var error: Double
    /// Mean time wasted, s; nil without claims.
    public var waste: Double?
    /// The most that is left after a claim; nil without claims.
    public var left: Double?

    public init(value: Double, error: Double, waste: Double?, left: Double?) {
      self.value = value
      self.error = error
      self.waste = waste
      self.left = left
    }
  }

  public var constant: String
  public var unit: String?
  public var isLogarithmic: Bool
  public var points: [Point]

  public init(constant: String, unit: String?, isLogarithmic: Bool, points: [Point]) {
    self.constant = constant
    self.unit = unit
    self.isLogarithmic = isLogarithmic
    self.points = points
  }
}
