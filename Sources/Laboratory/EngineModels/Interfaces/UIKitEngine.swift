internal import MotionEngine
package import MotionProblems
internal import UIKitInterface

/// Dashpot through its UIKit interface: an object, its property, a property animator, and blocks that take over from it,
/// turned by a clock from frame to frame.
///
/// A retarget is a block animation at its own instant, which goes on from what is shown as fast as it moves. The spring is
/// told to run until it is replaced: UIKit's durations cut a motion off at a thousandth of its way. A motion with pauses is
/// retargeted by another property animator, since blocks cannot be paused. Only a spring that is stated by UIKit's duration
/// can be cut off and repeated, after that duration, by a block.
package struct UIKitEngine: EngineModel {
  package init() {}

  package var name: String { "dashpot-uikit" }
  package var summary: String {
    "Dashpot through its UIKit interface: property animator, blocks, property and clock"
  }

  package func refusal(of problem: MotionProblem) -> String? { SpokenLaws.springs.refusal(of: problem, by: name) }

  package func refusal(of problem: MotionProblem, played playback: Playback) -> String? {
    if let reason = refusal(of: problem) { return reason }
    guard let repeats = playback.repeats else { return nil }
    guard playback.pauses.isEmpty else { return "UIKit's blocks repeat, and only its property animators pause" }
    guard let words = problem.settlingWords, words.rule == .uikit, words.duration == repeats.duration else {
      return "UIKit's blocks repeat a spring after the duration that states it, and cannot cut one off"
    }
    return nil
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
    guard case .spring(let oscillator) = problem.law else { return }
    do {
      let run: UIKitRun
      if let repeats = playback?.repeats, let words = problem.settlingWords {
        run = UIKitRun(.spring(SpringTimingParameters(dampingRatio: words.dampingRatio)), from: problem.start)
        try run.repeats(repeats, from: problem.start)
      } else {
        let spring = try DashpotEngine.spring(oscillator)
        run = UIKitRun(.spring(SpringTimingParameters(endless: spring)), from: problem.start)
        try run.begin(velocity: problem.start.velocity, pauses: playback != nil)
      }
      try trace.watch(run, at: times, events: problem.wallEvents(played: playback))
    } catch {
      throw error as? EngineFailure ?? .rejected(reason: "\(error)")
    }
  }
}

/// One motion through the interface.
private final class UIKitRun: WatchedRun {
  private let clock = ManualClock()
  private let animator: Animator
  private let marker: Marker
  private let property = Property<Marker, Double>("position", read: { $0.position }, write: { $0.position = $1 })
  private let timing: TimingParameters
  private var latest: PropertyAnimator?
  private var pauses = false

  init(_ timing: TimingParameters, from start: PhaseState) {
    animator = Animator(clock: clock)
    marker = Marker(position: start.position)
    self.timing = timing
  }

  func begin(velocity: Double, pauses: Bool) throws {
    self.pauses = pauses
    try go(to: 0, velocity: velocity)
  }

  private func go(to target: Double, velocity: Double?) throws {
    let animator = try PropertyAnimator(duration: 1, timingParameters: timing, on: animator)
    try animator.addAnimations { [property, marker] change in
      change(marker, property, to: target, velocity: velocity)
    }
    try animator.startAnimation()
    latest = animator
  }

  /// To the target by a block that is cut off at the end of its duration and begins anew.
  func repeats(_ repeats: Playback.Repeats, from start: PhaseState) throws {
    let plays = repeats.autoreverses ? Double(repeats.count) / 2 : Double(repeats.count)
    try animator.animate(
      withDuration: repeats.duration, timingParameters: timing, options: repeats.autoreverses ? .autoreverse : [],
      repetition: .count(plays),
      animations: { change in change(marker, property, to: 0, velocity: start.velocity) })
  }

  func tick(at time: Double) { clock.tick(at: time) }

  func apply(_ deed: WallEvent.Deed) throws {
    switch deed {
    case .change(let change):
      guard let target = change.target else { return }
      if pauses { return try go(to: target, velocity: nil) }
      try animator.animate(withDuration: 1, timingParameters: timing) { change in change(marker, property, to: target) }
    case .pause: try latest?.pauseAnimation()
    case .resume: try latest?.startAnimation()
    }
  }

  func position() -> Double { marker.position }
  func velocity() -> Double { animator.velocity(of: property, on: marker) ?? 0 }
}
