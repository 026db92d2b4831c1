public import EngineModels
internal import MotionProblems
internal import ReferenceSolver

/// One case run again for its curves: the true motion and what an engine shows, at the instants of the case.
public struct Replay: Sendable {
  /// s.
  public let times: [Double]
  public let truth: [Double]
  /// What the engine shows, whatever it says.
  public let shown: [Double]
  /// What people see when the engine's word is taken for it: from the time on at which it said that it was finished, the
  /// target, or the place of a friction then.
  public let seen: [Double]
  /// s; the natural period, 2π/λ for friction.
  public let period: Double

  /// - Returns: nil where there is no truth or the engine shows nothing.
  /// - Throws: ``SelectionError`` for an id that is no case of the suite.
  public init?(of engine: any EngineModel, onCase id: String, of suite: Suite) throws(SelectionError) {
    let selection = try suite.cases(matching: CaseFilter.parse(id))
    guard selection.count == 1 else { throw .notOneCase(id, count: selection.count) }
    guard let subject = try? suite.case(at: selection[0]), let motion = try? TrueMotion(subject.problem),
      let window = try? CaseWindow(motion, of: subject)
    else { return nil }
    let sampling = CaseSampling(of: subject, window: window.length)
    var trace = ReferenceTrace()
    var shown = Trace()
    guard (try? motion.record(at: sampling.motionTimes, into: &trace)) != nil, subject.refusal(by: engine) == nil,
      (try? engine.record(
        subject, at: sampling.times.times, restBand: subject.settlingBand * window.settlingScale, into: &shown)) != nil,
      shown.positions.count == sampling.times.count
    else { return nil }
    if let played = sampling.played { trace = played.seen(trace) }
    times = sampling.times.times
    truth = trace.positions
    self.shown = shown.positions
    seen = Self.seen(shown, sampling.times.times, subject.problem)
    period = sampling.times.last / RecordedLaw.periods(of: subject.problem, in: sampling.times.last)
  }

  private static func seen(_ shown: Trace, _ times: [Double], _ problem: MotionProblem) -> [Double] {
    guard let finished = shown.finished, let end = times.firstIndex(where: { $0 >= finished }) else {
      return shown.positions
    }
    var rest = shown.positions[end]
    if problem.oscillator != nil { rest = problem.finalTarget }
    return shown.positions[..<end] + Array(repeating: rest, count: times.count - end)
  }
}
