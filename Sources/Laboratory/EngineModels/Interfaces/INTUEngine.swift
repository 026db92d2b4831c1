internal import INTUInterface
internal import MotionEngine
package import MotionProblems

/// Dashpot's engine through INTUAnimationEngine's words: a block that is called with a progress at every frame, along an
/// easing that is the spring's own motion.
///
/// A spring block would end on its target where INTUAnimationEngine's rest rule ends it; the easing goes on to the end of
/// the window, or of a leg that is repeated, so that it is judged to the last digits. At a retarget the block is cancelled
/// and another takes over, as fast as the first one moved. A block is told no velocity, and none is judged.
package struct INTUEngine: EngineModel {
  package init() {}

  package var name: String { "dashpot-intu" }
  package var summary: String {
    "Dashpot through INTUAnimationEngine's words: blocks along an easing, driven by a clock"
  }

  package func refusal(of problem: MotionProblem) -> String? { SpokenLaws.springs.refusal(of: problem, by: name) }

  package func refusal(of problem: MotionProblem, played playback: Playback) -> String? {
    if let reason = refusal(of: problem) { return reason }
    return playback.pauses.isEmpty ? nil : "INTUAnimationEngine cannot pause an animation, only cancel it"
  }

  package func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    try watch(problem, nil, at: times, into: &trace)
  }

  package func record(
    _ problem: MotionProblem, played playback: Playback, at times: [Double], into trace: inout Trace
  ) throws(EngineFailure) {
    try watch(problem, playback, at: times, into: &trace)
  }

  private func watch(
    _ problem: MotionProblem, _ playback: Playback?, at times: [Double], into trace: inout Trace
  ) throws(EngineFailure) {
    trace.clear()
    guard case .spring(let oscillator) = problem.law, let end = times.last else { return }
    do {
      let run = try BlockRun(
        try DashpotEngine.spring(oscillator), from: problem.start, until: end, repeats: playback?.repeats)
      try trace.watch(run, at: times, events: problem.wallEvents(played: playback), hasVelocity: false)
    } catch {
      throw error as? EngineFailure ?? .rejected(reason: "\(error)")
    }
  }
}

/// One motion, from block to block.
private final class BlockRun: WatchedRun {
  private let clock = ManualClock()
  private var shown: Double
  private let engine: AnimationEngine
  private let spring: Spring
  private let end: Double
  private let options: AnimationOptions
  private var target = 0.0
  private var anchor = 0.0
  private var course: SpringCourseEasing
  private var block: AnimationEngine.ID?

  init(_ spring: Spring, from start: PhaseState, until end: Double, repeats: Playback.Repeats?) throws {
    self.spring = spring
    self.end = end
    shown = start.position
    options = repeats == nil ? [] : repeats?.autoreverses == true ? [.repeat, .autoreverse] : .repeat
    engine = AnimationEngine(clock: clock)
    course = SpringCourseEasing(
      spring, from: SpringState(displacement: start.position, velocity: start.velocity),
      duration: repeats?.duration ?? end)
    try begin()
  }

  func tick(at time: Double) { clock.tick(at: time) }

  func apply(_ deed: WallEvent.Deed) throws {
    guard case .change(let change) = deed, let newTarget = change.target else { return }
    if let block { engine.cancel(block) }
    let state = course.kernel.state(at: change.time - anchor)
    course = SpringCourseEasing(
      spring, from: SpringState(displacement: state.displacement + (target - newTarget), velocity: state.velocity),
      duration: end - change.time)
    (target, anchor) = (newTarget, change.time)
    try begin()
  }

  func position() -> Double { shown }
  func velocity() -> Double { 0 }

  private func begin() throws {
    let target = target
    block = try engine.animate(
      duration: course.duration, easing: course, options: options, at: anchor,
      animations: { [unowned self] in shown = target + $0 })
  }
}
