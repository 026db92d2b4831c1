internal import INTUInterface
internal import MotionEngine
package import MotionProblems

/// Dashpot's engine through INTUAnimationEngine's words: a block that is called with a progress at every frame, along an
/// easing that is the spring's own motion.
///
/// A spring block would end on its target where INTUAnimationEngine's rest rule ends it; the easing goes on to the end of
/// the window, so that it is judged to the last digits. At a retarget the block is cancelled and another takes over, as
/// fast as the first one moved. A block is told no velocity, and none is judged.
package struct INTUEngine: EngineModel {
  package init() {}

  package var name: String { "dashpot-intu" }
  package var summary: String {
    "Dashpot through INTUAnimationEngine's words: blocks along an easing, driven by a clock"
  }

  package func refusal(of problem: MotionProblem) -> String? { SpokenLaws.springs.refusal(of: problem, by: name) }

  package func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    trace.clear()
    guard case .spring(let oscillator) = problem.law, let end = times.last else { return }
    trace.positions.reserveCapacity(times.count)
    do {
      let spring = try Spring(
        mass: oscillator.mass, stiffness: oscillator.stiffness, dampingCoefficient: oscillator.dampingCoefficient)
      let run = try BlockRun(spring, from: problem.start, until: end)
      var pending = problem.retargets[...]
      for time in times {
        while let next = pending.first, next.time <= time {
          try run.retarget(to: next.target, at: next.time)
          pending.removeFirst()
        }
        run.clock.tick(at: time)
        trace.positions.append(run.position)
      }
    } catch {
      throw .rejected(reason: "\(error)")
    }
  }
}

/// One motion, from block to block.
private final class BlockRun {
  let clock = ManualClock()
  private(set) var position: Double
  private let engine: AnimationEngine
  private let spring: Spring
  private let end: Double
  private var target = 0.0
  private var anchor = 0.0
  private var course: SpringCourseEasing
  private var block: AnimationEngine.ID?

  init(_ spring: Spring, from start: PhaseState, until end: Double) throws {
    self.spring = spring
    self.end = end
    position = start.position
    engine = AnimationEngine(clock: clock)
    course = SpringCourseEasing(
      spring, from: SpringState(displacement: start.position, velocity: start.velocity), duration: end)
    try begin()
  }

  func retarget(to newTarget: Double, at time: Double) throws {
    clock.tick(at: time)
    if let block { engine.cancel(block) }
    let state = course.kernel.state(at: time - anchor)
    course = SpringCourseEasing(
      spring, from: SpringState(displacement: state.displacement + (target - newTarget), velocity: state.velocity),
      duration: end - time)
    (target, anchor) = (newTarget, time)
    try begin()
  }

  private func begin() throws {
    let target = target
    block = try engine.animate(
      duration: course.duration, easing: course, at: anchor, animations: { [unowned self] in position = target + $0 })
  }
}

/// A spring's displacement as a function of the share of a time: an easing that ends wherever the spring is then.
private struct SpringCourseEasing: TimingFunction {
  let kernel: SpringKernel
  let duration: Double

  init(_ spring: Spring, from start: SpringState, duration: Double) {
    kernel = SpringKernel(spring: spring, start: start)
    self.duration = duration
  }

  func value(at share: Double) -> Double { kernel.displacement(at: share * duration) }
  func derivative(at share: Double) -> Double { kernel.velocity(at: share * duration) * duration }
}
