internal import MotionEngine
package import MotionProblems

/// Dashpot's animator: a property animation on an object, turned by a clock from frame to frame.
///
/// A retarget changes the motion at a frame of its own; pauses are the animation's, and so are repeats, by its timing. The
/// motion never rests: what is judged is the motion, to its last digits.
package struct AnimatorEngine: EngineModel {
  package init() {}

  package var name: String { "dashpot-animator" }
  package var summary: String { "Dashpot's animator: a property animation on an object, driven by a clock" }

  package func refusal(of problem: MotionProblem) -> String? {
    SpokenLaws.changingSpringsAndFriction.refusal(of: problem, by: name) ?? tooSlow(problem)
  }

  /// A drag falls off so slowly that its motion is watched for some thousand times the time 1/(b |v|) in which it halves
  /// its speed.
  private func tooSlow(_ problem: MotionProblem) -> String? {
    guard case .friction(.quadratic(let drag)) = problem.law else { return nil }
    let halving = 1 / (drag * problem.start.velocity.magnitude)
    guard halving.isFinite, 1000 * halving > Animator.largestTime else { return nil }
    return "\(name) counts \(Animator.largestTime) s, less than this drag takes, which halves the speed in \(halving) s"
  }

  package func refusal(of problem: MotionProblem, played playback: Playback) -> String? { refusal(of: problem) }

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
    let watched = Watched(start: problem.start, playback: playback, events: problem.wallEvents(played: playback))
    do {
      switch problem.law {
      case .resistedSpring: throw EngineFailure.rejected(reason: refusal(of: problem) ?? "")
      case .spring(let oscillator):
        let course = try SpringCourse(
          spring: try DashpotEngine.spring(for: oscillator, in: problem), from: problem.start.position, to: 0,
          velocity: problem.start.velocity, rest: .never)
        try watched.turn(course, at: times, into: &trace, Self.change)
      case .friction(.exponential(let rate)):
        try watched.slide(by: try DashpotEngine.decay(rate: rate, of: problem), at: times, into: &trace)
      case .friction(.constant(let deceleration)):
        try watched.slide(by: try ConstantDeceleration(frictionDeceleration: deceleration), at: times, into: &trace)
      case .friction(.combined(let rate, let deceleration)):
        try watched.slide(
          by: try CombinedFriction(frictionRate: rate, frictionDeceleration: deceleration), at: times, into: &trace)
      case .friction(.quadratic(let drag)):
        try watched.slide(by: try QuadraticDrag(dragCoefficient: drag), at: times, into: &trace)
      }
    } catch {
      throw error as? EngineFailure ?? .rejected(reason: "\(error)")
    }
  }

  private static func change(
    _ course: inout SpringCourse<Double>, _ change: CourseChange, _ time: Double
  ) throws(MotionError) {
    let spring: Spring?
    do throws(EngineFailure) {
      spring = try change.oscillator.map { (oscillator) throws(EngineFailure) in try DashpotEngine.spring(oscillator) }
    } catch {
      throw .notFinite(quantity: "the constants of the spring", component: 0, value: .nan)
    }
    try course.retarget(to: change.target ?? course.destination, with: spring, at: time)
  }
}

/// What is watched, whatever motion it is.
private struct Watched {
  let start: PhaseState
  let playback: Playback?
  let events: [WallEvent]

  func slide(by law: some FrictionLaw, at times: [Double], into trace: inout Trace) throws {
    let course = try FrictionCourse(law: law, from: start.position, velocity: start.velocity, rest: .never)
    try turn(course, at: times, into: &trace) { _, _, _ in }
  }

  func turn<M: Motion>(
    _ motion: M, at times: [Double], into trace: inout Trace,
    _ change: @escaping (inout M, CourseChange, Double) throws(MotionError) -> Void
  ) throws where M.Value == Double {
    let run = try AnimatorRun(motion, timing: try timing(), from: start.position, change)
    try trace.watch(run, at: times, events: events)
  }

  private func timing() throws(TimingError) -> Timing {
    guard let repeats = playback?.repeats else { return .once }
    let plays = repeats.autoreverses ? Double(repeats.count) / 2 : Double(repeats.count)
    return try Timing(
      duration: repeats.duration, repetition: .count(plays), autoreverses: repeats.autoreverses)
  }
}

/// One motion on the animator.
private final class AnimatorRun<M: Motion>: WatchedRun where M.Value == Double {
  private let clock = ManualClock()
  private let animator: Animator
  private let marker: Marker
  private let animation: PropertyAnimation<Marker, M>
  private let change: (inout M, CourseChange, Double) throws(MotionError) -> Void

  init(
    _ motion: M, timing: Timing, from start: Double,
    _ change: @escaping (inout M, CourseChange, Double) throws(MotionError) -> Void
  ) throws {
    self.change = change
    marker = Marker(position: start)
    animator = Animator(clock: clock)
    animation = PropertyAnimation(
      Property("position", read: { $0.position }, write: { $0.position = $1 }), motion: motion, timing: timing)
    try animator.add(animation, to: marker)
  }

  func tick(at time: Double) { clock.tick(at: time) }

  func apply(_ deed: WallEvent.Deed) throws {
    switch deed {
    case .change(let made):
      try animation.changeMotion { [change] (motion, time) throws(MotionError) in try change(&motion, made, time) }
    case .pause: animation.pause()
    case .resume: animation.resume()
    }
  }

  func position() -> Double { marker.position }
  func velocity() -> Double { animation.isPaused ? 0 : animation.velocity ?? 0 }
}
