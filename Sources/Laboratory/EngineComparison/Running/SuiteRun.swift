public import EngineModels
internal import MotionProblems
internal import ReferenceSolver
public import RunRecords

/// A suite with what was selected of it, ready to run.
public struct SuiteRun: Sendable {
  /// What to run of a suite, and with how many threads.
  public struct Options: Sendable {
    /// The one case to run.
    public var caseID: String?
    /// Only the cases that this ``CaseFilter`` means.
    public var filter: String?
    /// Only these engines, where the suite has them; empty for all.
    public var engines: [String]
    /// Threads, ≥ 1.
    public var jobs: Int
    /// The share of those cases that is run here; nil for all of them.
    public var shard: Shard?

    public init(
      caseID: String? = nil, filter: String? = nil, engines: [String] = [], jobs: Int = 1, shard: Shard? = nil
    ) {
      self.caseID = caseID
      self.filter = filter
      self.engines = engines
      self.jobs = jobs
      self.shard = shard
    }
  }

  public let suite: Suite
  public let options: Options
  /// Cases that will run: those selected that have an engine to run.
  public let plannedCases: Int
  private let selection: CaseSelection
  private let share: CaseShare
  let bench: Bench

  /// - Parameter engines: what the names in the suite stand for.
  /// - Throws: ``SelectionError`` when the options select nothing or name what is not there.
  public init(
    _ suite: Suite, options: Options, engines: [any EngineModel] = EngineCatalog.all
  ) throws(SelectionError) {
    self.suite = suite
    self.options = options
    for name in options.engines where !suite.engineNames.contains(name) {
      throw .engineNotOnBench(
        name, suite: suite.label, nearest: NearestWord.nearest(to: name, among: suite.engineNames),
        known: suite.engineNames)
    }
    if let id = options.caseID {
      selection = try suite.cases(matching: CaseFilter.parse(id))
      guard selection.count == 1 else { throw .notOneCase(id, count: selection.count) }
    } else {
      selection = try suite.cases(
        matching: options.filter.map { (text) throws(SelectionError) in
          try CaseFilter.parse(text)
        })
    }
    guard suite.count(of: selection, with: options.engines) > 0 else {
      throw .noCaseForEngines(options.engines, suite: suite.label)
    }
    share = CaseShare(of: selection, shard: options.shard)
    plannedCases = suite.count(of: share, with: options.engines)
    guard plannedCases > 0 else { throw .emptyShard(options.shard?.text ?? "", cases: selection.count) }
    bench = Bench(engines)
  }

  /// The run as it stands before its first case.
  public func record(circumstances: [ProvenanceItem] = []) -> RunRecord {
    RunRecord(
      suite: suite.name, suiteVersion: suite.version, suiteHash: suite.hash,
      provenance: RunProvenance.items(of: options), circumstances: circumstances, plannedCases: plannedCases,
      isComplete: false)
  }

  /// Runs the cases on ``Options/jobs`` threads and hands each on, in the suite's order, on the calling thread.
  ///
  /// - Parameters:
  ///   - finished: indices in the suite of cases that are not to be run again; ascending and apart.
  ///   - consume: returning false ends the run after that case; what was handed on is whole.
  public func run(leavingOut finished: [Range<Int>] = [], _ consume: (MeasuredCase) -> Bool) {
    let batchSize = 8
    let batches = (share.count + batchSize - 1) / batchSize
    // Why so much room: a store that waits for the disk, some tenths of a second, is to keep no thread from its work.
    let work = OrderedWork(
      items: batches, workers: min(max(options.jobs, 1), max(batches, 1)), roomPerWorker: 64)
    let (suite, share, bench, engines) = (suite, share, bench, options.engines)
    work.run(
      state: { CaseRunner(bench: bench, engines: engines) },
      make: { batch, runner in
        (batch * batchSize..<min((batch + 1) * batchSize, share.count)).compactMap { place in
          let index = share[place]
          return finished.holds(index) ? nil : runner.run(index, of: suite)
        }
      },
      finish: { FLINTLibrary.releaseThreadCaches() },
      consume: { cases in cases.allSatisfy(consume) })
  }

  /// Whether the specimens among the engines that ran show what they must, and their twins do not.
  ///
  /// A share says it of all the cases that were divided, so that every share says the same.
  public func signatures() -> [SignatureRecord] {
    let running = suite.engines(of: selection).filter { options.engines.isEmpty || options.engines.contains($0) }
    return EngineCatalog.specimens.filter { running.contains($0.engine.name) }.flatMap(SignatureCheck.records(of:))
  }
}

/// One case with its truth and its measurements.
public struct MeasuredCase: Sendable {
  public let record: CaseRecord
  public let measurements: [MeasurementRecord]
  /// The place of the case in its suite.
  public let index: Int
}
