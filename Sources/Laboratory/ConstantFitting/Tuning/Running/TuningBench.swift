internal import Dispatch
internal import EngineComparison
internal import EngineModels
internal import MotionProblems
internal import ReferenceSolver
internal import Synchronization

/// The cases of a plan with their truth, on which a candidate costs no more than its own run.
struct TuningBench: Sendable {
  /// One case that the engine is put to.
  struct Entry: Sendable {
    let solved: SolvedCase
    /// The true last exit from the objective's band, s: 0 where the motion is never outside; nil where it never rests, so
    /// that no claim can be held against it.
    let settled: Double?
  }

  /// What a candidate did in one case.
  struct Figures: Hashable, Sendable {
    var errors: CaseErrors?
    /// Claim minus last exit, s; nil without one of them.
    var waste: Double?
  }

  let entries: [Entry]
  /// Cases that the engine cannot be asked, with the first reason, and cases without a truth.
  let refused: Int
  let unsolved: Int
  let jobs: Int

  static let mostCases = 20_000

  /// - Parameter progress: cases solved, of all; returning false ends the work.
  init(
    _ plan: TuningPlan, jobs: Int, progress: @Sendable (Int, Int) -> Bool
  ) throws(TuningError) {
    self.jobs = max(1, jobs)
    let (subjects, refused, reason) = try Self.subjects(of: plan)
    guard !subjects.isEmpty else {
      throw .noCase(engine: plan.engine.name, suite: plan.suite.label, reason: reason ?? "there is none")
    }
    guard subjects.count <= Self.mostCases else {
      throw .tooManyCases(count: subjects.count, limit: Self.mostCases)
    }
    let left = plan.objective.motionLeft
    let done = Mutex((solved: 0, isStopped: false))
    let solved = Self.inParts(self.jobs, of: subjects.count) { index in
      let goesOn = done.withLock { done in
        if !done.isStopped { done.isStopped = Task.isCancelled || !progress(done.solved, subjects.count) }
        done.solved += 1
        return !done.isStopped
      }
      return goesOn ? Self.entry(subjects[index], left) : nil
    } finish: {
      FLINTLibrary.releaseThreadCaches()
    }
    guard !done.withLock({ $0.isStopped }) else { throw .cancelled }
    entries = solved.compactMap { $0 }
    self.refused = refused
    unsolved = subjects.count - entries.count
    guard !entries.isEmpty else {
      throw .noCase(engine: plan.engine.name, suite: plan.suite.label, reason: "none of them could be solved")
    }
  }

  /// Those on whose bench the engine is; all that it can be asked where it is on none.
  private static func subjects(
    of plan: TuningPlan
  ) throws(TuningError) -> (subjects: [Case], refused: Int, reason: String?) {
    let selection: CaseSelection
    do { selection = try plan.suite.cases(matching: plan.filter) } catch {
      throw .noCase(engine: plan.engine.name, suite: plan.suite.label, reason: "\(error)")
    }
    let isOnBench = selection.contains { index in
      plan.suite.selections(ofCaseAt: index).contains { $0.engine == plan.engine.name }
    }
    var subjects: [Case] = []
    var refused = 0
    var reason: String?
    for index in selection {
      if isOnBench, !plan.suite.selections(ofCaseAt: index).contains(where: { $0.engine == plan.engine.name }) {
        continue
      }
      guard let subject = try? plan.suite.case(at: index) else { continue }
      if let refusal = subject.refusal(by: plan.engine) {
        refused += 1
        reason = reason ?? refusal
      } else {
        subjects.append(subject)
      }
    }
    return (subjects, refused, reason)
  }

  private static func entry(_ subject: Case, _ left: TuningObjective.MotionLeft) -> Entry? {
    do throws(ReferenceError) {
      let solved = try SolvedCase(subject)
      guard subject.playback == nil else { return Entry(solved: solved, settled: nil) }
      let exit = try solved.lastExit(within: left.halfWidth(scale: solved.settlingScale)) ?? 0
      return Entry(solved: solved, settled: exit.isFinite ? exit : nil)
    } catch {
      return nil
    }
  }

  /// Runs an engine over all cases; the same whatever the number of threads.
  func figures(of engine: any TunableEngine) -> [Figures] {
    Self.inParts(jobs, of: entries.count, state: Trace()) { figures(of: engine, at: $0, into: &$1) }
  }

  /// The same, given up as soon as one case refutes the candidate.
  ///
  /// - Parameter suspect: the case that is run first; becomes the one that refuted. Which of several that is depends on
  ///   the threads, and nothing but the work depends on it.
  /// - Returns: nil when it was given up.
  func figures(
    of engine: any TunableEngine, suspect: inout Int, refutes: @Sendable (Figures, Entry) -> Bool
  ) -> [Figures]? {
    var trace = Trace()
    let first = min(suspect, entries.count - 1)
    let known = figures(of: engine, at: first, into: &trace)
    if refutes(known, entries[first]) { return nil }
    let refuting = Atomic(-1)
    let all = Self.inParts(jobs, of: entries.count, state: trace) { index, trace -> Figures in
      guard index != first else { return known }
      guard refuting.load(ordering: .relaxed) < 0 else { return Figures() }
      let found = figures(of: engine, at: index, into: &trace)
      if refutes(found, entries[index]) { refuting.store(index, ordering: .relaxed) }
      return found
    }
    let index = refuting.load(ordering: .relaxed)
    guard index >= 0 else { return all }
    suspect = index
    return nil
  }

  private func figures(of engine: any TunableEngine, at index: Int, into trace: inout Trace) -> Figures {
    let entry = entries[index]
    guard let errors = try? entry.solved.measure(engine, into: &trace) else { return Figures() }
    guard let settled = entry.settled, let claimed = errors.claimed else { return Figures(errors: errors) }
    return Figures(errors: errors, waste: claimed - settled)
  }

  /// How far each motion still goes after its claim, length; nil without one.
  func motionLeft(after figures: [Figures]) -> [Double?] {
    Self.inParts(jobs, of: entries.count) { index -> Double? in
      guard figures[index].waste != nil, let claimed = figures[index].errors?.claimed else { return nil }
      return entries[index].solved.motionLeft(after: claimed)
    } finish: {
      FLINTLibrary.releaseThreadCaches()
    }
  }
}

extension TuningBench {
  /// `make` of every index, by turns on so many threads.
  private static func inParts<Result: Sendable>(
    _ parts: Int, of count: Int, _ make: @Sendable (Int) -> Result, finish: @Sendable () -> Void
  ) -> [Result] {
    let made = Mutex<[[Result]]>(Array(repeating: [], count: parts))
    DispatchQueue.concurrentPerform(iterations: parts) { part in
      let own = stride(from: part, to: count, by: parts).map(make)
      finish()
      made.withLock { $0[part] = own }
    }
    return made.withLock { made in (0..<count).map { made[$0 % parts][$0 / parts] } }
  }

  /// The same with a state for each thread.
  private static func inParts<State: Sendable, Result: Sendable>(
    _ parts: Int, of count: Int, state: State, _ make: @Sendable (Int, inout State) -> Result
  ) -> [Result] {
    let made = Mutex<[[Result]]>(Array(repeating: [], count: parts))
    DispatchQueue.concurrentPerform(iterations: parts) { part in
      var own = state
      let results = stride(from: part, to: count, by: parts).map { make($0, &own) }
      made.withLock { $0[part] = results }
    }
    return made.withLock { made in (0..<count).map { made[$0 % parts][$0 / parts] } }
  }
}
