/// Folds a run into the figures of a baseline, one case at a time.
///
/// Its size depends on the numbers of sweeps, engines and exceedances, not on the number of cases.
public struct BaselineFold: Sendable {
  /// Which judged results are left out of the figures, to be judged one by one.
  public enum Exclusion: Sendable {
    case none
    /// All that count against an engine.
    case exceedances
    /// Those that are known, whatever they are now.
    case known([KnownExceedance])
    /// None, but these are looked for.
    case noneWatching([KnownExceedance])
  }

  private let exclusion: Exclusion
  private let accepted: AcceptedExceedances
  private let watched: Set<KnownExceedance.Key>
  private var summary = RunSummary(worstLimit: 0)
  private var judgements: [Pair: Int] = [:]
  private var parts: [Pair: BaselineRow.Part] = [:]

  /// Judged results that count against an engine, at most ``Baseline/knownLimit`` of them.
  private(set) var exceedances: [KnownExceedance.Key: KnownExceedance] = [:]
  public private(set) var exceedanceCount = 0
  /// Watched cases that came to a judgement and are within.
  private(set) var settled: Set<KnownExceedance.Key> = []
  /// How many cases each entry of the accepted ones is about, and how many of them exceed.
  private(set) var acceptedCases: [Int]
  private(set) var acceptedExceedances: [Int]

  private struct Pair: Hashable {
    var sweep: String
    var engine: String
  }

  public init(_ exclusion: Exclusion, accepted: AcceptedExceedances = AcceptedExceedances()) {
    self.exclusion = exclusion
    self.accepted = accepted
    watched =
      switch exclusion {
      case .none, .exceedances: []
      case .known(let known), .noneWatching(let known): Set(known.map(\.key))
      }
    acceptedCases = Array(repeating: 0, count: accepted.entries.count)
    acceptedExceedances = acceptedCases
  }

  /// - Precondition: the measurements are of this case. A sweep's cases follow one another.
  public mutating func add(_ record: CaseRecord, _ measurements: [MeasurementRecord]) {
    var kept: [MeasurementRecord] = []
    kept.reserveCapacity(measurements.count)
    for measurement in measurements {
      if case .notApplicable = measurement.verdict {
      } else {
        let pair = Pair(sweep: record.sweep, engine: measurement.engine)
        judgements[pair, default: 0] += 1
        parts[pair] = BaselineRow.Part(measurement.role)
      }
      if measurement.role == .judged, isJudgedAlone(measurement) { continue }
      kept.append(measurement)
    }
    summary.add(record, kept)
  }

  public mutating func add(_ signature: SignatureRecord) { summary.add(signature) }

  private mutating func isJudgedAlone(_ measurement: MeasurementRecord) -> Bool {
    let isAgainst = measurement.verdict.isAgainst || measurement.isUnsound
    let place = accepted.index(engine: measurement.engine, caseID: measurement.caseID)
    guard isAgainst || place != nil || !watched.isEmpty else { return false }
    let key = KnownExceedance.Key(engine: measurement.engine, caseID: measurement.caseID)
    if let place {
      acceptedCases[place] += 1
      if isAgainst { acceptedExceedances[place] += 1 }
    }
    if isAgainst {
      note(measurement, key, reason: place.map { accepted.entries[$0].reason })
    } else if watched.contains(key), measurement.verdict == .within {
      settled.insert(key)
    }
    return switch exclusion {
    case .none, .noneWatching: false
    case .exceedances: isAgainst
    case .known: watched.contains(key) || place != nil
    }
  }

  private mutating func note(_ measurement: MeasurementRecord, _ key: KnownExceedance.Key, reason: String?) {
    exceedanceCount += 1
    guard exceedances.count < Baseline.knownLimit || watched.contains(key) else { return }
    exceedances[key] = KnownExceedance(
      key: key, sweep: measurement.sweep, severity: measurement.exceedance, reason: reason)
  }

  /// Ascending by key.
  public var rows: [BaselineRow] {
    var rows: [BaselineRow] = []
    for sweep in summary.sweeps {
      rows += sweep.baselineRows
      for engine in sweep.engines { rows += engine.baselineRows }
    }
    for (pair, count) in judgements {
      guard let part = parts[pair] else { continue }
      let key = BaselineRow.Key(sweep: pair.sweep, engine: pair.engine, quantity: .judgements)
      rows.append(BaselineRow(key: key, part: part, value: Double(count)))
    }
    return (rows + SignatureRecord.baselineRows(of: summary.signatures)).sorted { $0.key < $1.key }
  }

  /// The run as a baseline.
  ///
  /// - Parameters:
  ///   - tolerances: of a baseline that is recorded anew.
  ///   - requiresReasons: whether every exceedance has to be an accepted one.
  public func baseline(
    of run: RunRecord, tolerances: [BaselineQuantity: BaselineTolerance] = BaselineTolerance.standard,
    allowsNaN: Bool, requiresReasons: Bool = false
  ) throws(BaselineObjection) -> Baseline {
    if let objection = BaselineObjection(toUseOf: run) { throw objection }
    guard exceedanceCount <= Baseline.knownLimit else { throw .tooManyExceedances(count: exceedanceCount) }
    let rows = rows
    let notNumbers = rows.filter(\.value.isNaN).map(\.key) + exceedances.values.filter(\.severity.isNaN).map(\.rowKey)
    if let first = notNumbers.min(), !allowsNaN { throw .notANumber(count: notNumbers.count, first: first) }
    let unaccepted = exceedances.values.filter { $0.reason == nil }.map(\.key).sorted()
    if requiresReasons, let first = unaccepted.first { throw .notAccepted(count: unaccepted.count, first: first) }
    return Baseline(
      suite: run.suite, suiteVersion: run.suiteVersion, suiteHash: run.suiteHash,
      selection: run.provenance.filter { Baseline.selecting.contains($0.name) },
      madeWith: run.provenance.filter { !Baseline.selecting.contains($0.name) }, allowsNaN: allowsNaN,
      tolerances: tolerances, rows: rows, known: Array(exceedances.values))
  }

  /// The run as it is, whole or not, for another to be held against it. Of its exceedances those that are listed.
  public func snapshot(of run: RunRecord, tolerances: [BaselineQuantity: BaselineTolerance]) -> Baseline {
    Baseline(
      suite: run.suite, suiteVersion: run.suiteVersion, suiteHash: run.suiteHash,
      selection: run.provenance.filter { Baseline.selecting.contains($0.name) },
      madeWith: run.provenance.filter { !Baseline.selecting.contains($0.name) }, allowsNaN: true,
      tolerances: tolerances, rows: rows, known: Array(exceedances.values))
  }

  /// Whether no judged engine came to a judgement.
  public var nothingJudged: Bool { !parts.values.contains(.judged) }
}

extension MeasurementRecord {
  /// How far beyond its tolerance it is; NaN where an error of it is, infinity for an engine that failed.
  fileprivate var exceedance: Double {
    let errors = [positionError, positionErrorRMS, velocityError, endError, excursionAfterStop]
    if errors.contains(where: { $0?.isNaN ?? false }) { return .nan }
    return isUnsound ? .infinity : rank ?? .infinity
  }
}
