/// What a run found, for later runs to be held against: one figure for each sweep, engine and measurement, and the
/// cases that exceed and are put up with.
///
/// The figures are over the cases that are not among ``known``, so that one bad case that is known does not hide what
/// becomes of the good ones.
public struct Baseline: Hashable, Sendable {
  /// Version of the file format.
  public static let formatVersion = 1
  /// More exceedances than this are not recorded one by one: the tolerances do not suit the engine.
  public static let knownLimit = 10_000

  public var suite: String
  public var suiteVersion: Int
  public var suiteHash: String
  /// What selected a part of the suite: case, filter, engines.
  public var selection: [ProvenanceItem]
  /// Toolchain, libraries and processor, to read when figures have moved; they need not be the same later.
  public var madeWith: [ProvenanceItem]
  /// Whether NaN may follow NaN.
  public var allowsNaN: Bool
  public var tolerances: [BaselineQuantity: BaselineTolerance]
  /// Ascending by key.
  public var rows: [BaselineRow]
  /// Ascending by key.
  public var known: [KnownExceedance]

  public init(
    suite: String, suiteVersion: Int, suiteHash: String, selection: [ProvenanceItem] = [],
    madeWith: [ProvenanceItem] = [], allowsNaN: Bool = false,
    tolerances: [BaselineQuantity: BaselineTolerance] = BaselineTolerance.standard, rows: [BaselineRow],
    known: [KnownExceedance] = []
  ) {
    self.suite = suite
    self.suiteVersion = suiteVersion
    self.suiteHash = suiteHash
    self.selection = selection
    self.madeWith = madeWith
    self.allowsNaN = allowsNaN
    self.tolerances = tolerances
    self.rows = rows.sorted { $0.key < $1.key }
    self.known = known.sorted { $0.key < $1.key }
  }

  /// Those of the file, or the standard ones for what the file does not speak of.
  public func tolerance(of quantity: BaselineQuantity) -> BaselineTolerance {
    tolerances[quantity] ?? BaselineTolerance.standard(for: quantity)
  }

  /// Names of the provenance that select cases or engines.
  static let selecting: Set<String> = ["case", "filter", "engines"]

  /// Why a run cannot be held against it; nil where it can.
  public func objection(to run: RunRecord) -> BaselineObjection? {
    if run.suite != suite { return .otherSuite(recorded: suite, found: run.suite) }
    if run.suiteVersion != suiteVersion { return .otherVersion(recorded: suiteVersion, found: run.suiteVersion) }
    if run.suiteHash != suiteHash { return .otherSuiteFile }
    let selection = run.provenance.filter { Self.selecting.contains($0.name) }
    if selection != self.selection { return .otherSelection(recorded: self.selection, found: selection) }
    return BaselineObjection(toUseOf: run)
  }
}

/// Why a run can be neither recorded nor held against a baseline.
public enum BaselineObjection: Error, Hashable, Sendable {
  case otherSuite(recorded: String, found: String)
  case otherVersion(recorded: Int, found: Int)
  case otherSuiteFile
  case otherSelection(recorded: [ProvenanceItem], found: [ProvenanceItem])
  case incomplete
  /// One share of a run's cases.
  case part(String)
  /// Figures that are NaN, of which the first is named.
  case notANumber(count: Int, first: BaselineRow.Key)
  /// More exceedances than are recorded one by one.
  case tooManyExceedances(count: Int)
  /// Exceedances that the list of accepted ones does not have, of which the first is named.
  case notAccepted(count: Int, first: KnownExceedance.Key)

  /// Nil for a run that is whole.
  public init?(toUseOf run: RunRecord) {
    if let shard = run.circumstances.first(where: { $0.name == RunRecord.shardName }) {
      self = .part(shard.value)
    } else if !run.isComplete {
      self = .incomplete
    } else {
      return nil
    }
  }
}

extension BaselineObjection: CustomStringConvertible {
  /// A sentence without its full stop: what is wrong, and the way out.
  public var description: String {
    switch self {
    case .otherSuite(let recorded, let found):
      "the run is of the suite '\(found)', the baseline of '\(recorded)'; name a run of '\(recorded)'"
    case .otherVersion(let recorded, let found):
      "the run is of version \(found) of the suite, the baseline of version \(recorded); "
        + "record a baseline of version \(found)"
    case .otherSuiteFile:
      "the suite file is not the one that the baseline was recorded with; record it anew"
    case .otherSelection(let recorded, let found):
      "the run has \(Self.words(found)), the baseline \(Self.words(recorded)); select the same, or record it anew"
    case .incomplete:
      "the run was interrupted; go on with it by 'dashpot verify --resume'"
    case .part(let share):
      "the run is part \(share) of one; join the parts with 'dashpot merge --run'"
    case .notANumber(let count, let first):
      "\(count == 1 ? "one figure is" : "\(count) figures are") NaN, the first the \(first.quantity.title) of "
        + "'\(first.engine)' in '\(first.sweep)'; if that is right, record with '--allow-nan'"
    case .tooManyExceedances(let count):
      "\(count) cases exceed, more than the \(Baseline.knownLimit) that are recorded one by one; give the engine "
        + "tolerances that suit it, or select fewer cases"
    case .notAccepted(let count, let first):
      "\(count == 1 ? "one exceedance is" : "\(count) exceedances are") not in the list of accepted ones, the first "
        + "'\(first.caseID)' of '\(first.engine)'; mend it, or add it to the list with a reason"
    }
  }

  private static func words(_ items: [ProvenanceItem]) -> String {
    items.isEmpty ? "the whole suite" : items.map { "\($0.name) '\($0.value)'" }.joined(separator: ", ")
  }
}
