internal import CoreAnimationInterface
internal import MotionEngine
package import MotionProblems

/// Dashpot through its Core Animation interface: an object, its model and its presentation, spring animations by key path,
/// and a clock that turns from frame to frame.
///
/// A retarget is what it is there: at its own instant the model takes the new target, and a spring from what shows replaces
/// the one before, with its velocity in ways per second. A motion that begins at its target has no way; it is two additive
/// springs whose starts cancel out. A pause stops the object's own time, and a motion is cut off and repeated by its
/// duration and its repeat count.
package struct CoreAnimationEngine: EngineModel {
  package init() {}

  package var name: String { "dashpot-core-animation" }
  package var summary: String {
    "Dashpot through its Core Animation interface: spring animations, key path, presentation and clock"
  }

  package func refusal(of problem: MotionProblem) -> String? { SpokenLaws.springs.refusal(of: problem, by: name) }

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
    guard case .spring(let oscillator) = problem.law else { return }
    do {
      let run = CoreAnimationRun(oscillator, until: times.last ?? 0, playback)
      try run.go(to: 0, from: problem.start, at: 0)
      try trace.watch(run, at: times, events: problem.wallEvents(played: playback))
    } catch {
      throw .rejected(reason: "\(error)")
    }
  }
}

/// One motion through the interface.
private final class CoreAnimationRun: WatchedRun {
  private let clock = ManualClock()
  private let stage: AnimationStage
  private let layer: AnimatedMarker
  private let oscillator: Oscillator
  private let end: Double
  private let repeats: Playback.Repeats?
  private var attached: [AttachedAnimation] = []

  init(_ oscillator: Oscillator, until end: Double, _ playback: Playback?) {
    self.oscillator = oscillator
    self.end = end
    repeats = playback?.repeats
    layer = playback?.pauses.isEmpty == false ? HeldMarker() : AnimatedMarker()
    stage = AnimationStage(clock: clock)
  }

  func tick(at time: Double) { clock.tick(at: time) }

  func apply(_ deed: WallEvent.Deed) throws {
    switch deed {
    case .change(let change):
      guard let target = change.target else { return }
      try go(to: target, from: PhaseState(position: try position(), velocity: velocity()), at: clock.time)
    case .pause: (layer as? HeldMarker)?.hold(at: clock.time)
    case .resume: (layer as? HeldMarker)?.goOn(at: clock.time)
    }
  }

  func go(to target: Double, from start: PhaseState, at time: Double) throws {
    layer.position = target
    stage.removeAllAnimations(of: layer)
    if start.position != target {
      let velocity = start.velocity / (target - start.position)
      attached = [try add(from: start.position, to: target, velocity: velocity, at: time)]
    } else {
      // A way that the motion goes by itself, give or take.
      let way = start.velocity == 0 ? 1 : start.velocity / oscillator.naturalFrequency
      attached = [
        try add(from: -way, to: 0, velocity: start.velocity / way, at: time, isAdditive: true),
        try add(from: way, to: 0, velocity: 0, at: time, isAdditive: true),
      ]
    }
    clock.tick(at: time)
  }

  private func add(
    from: Double, to: Double, velocity: Double, at time: Double, isAdditive: Bool = false
  ) throws -> AttachedAnimation {
    var animation = SpringAnimation(keyPath: "position", from: from, to: to)
    animation.mass = oscillator.mass
    animation.stiffness = oscillator.stiffness
    animation.damping = oscillator.dampingCoefficient
    animation.allowsOverdamping = true
    animation.initialVelocity = velocity
    animation.isAdditive = isAdditive
    if let repeats {
      animation.duration = repeats.duration
      animation.repeatCount = repeats.autoreverses ? Double(repeats.count) / 2 : Double(repeats.count)
      animation.autoreverses = repeats.autoreverses
    } else {
      // Why beyond the last frame: a duration cuts a spring off.
      animation.duration = 2 * (end - time) + 1
    }
    return try stage.add(animation, to: layer)
  }

  func position() throws -> Double { try stage.presentation(of: layer).value("position") }

  func velocity() -> Double {
    var velocity = 0.0
    for animation in attached { velocity += animation.velocity() ?? 0 }
    return velocity
  }
}

/// An object with a presentation.
private class AnimatedMarker: AnimatableObject {
  var position = 0.0
  let overlay = PresentationOverlay()

  static var properties: PropertyTable<AnimatedMarker> {
    var table = PropertyTable<AnimatedMarker>()
    // A table that is empty has no properties of that name.
    try? table.register(Property("position", read: { $0.position }, write: { $0.position = $1 }))
    return table
  }
}

/// One with a time of its own, which can be stopped: what is done to a `CALayer` to pause its animations.
private final class HeldMarker: AnimatedMarker, MediaTimeSpace {
  var mediaTiming = MediaTiming()
  var timeParent: (any MediaTimeSpace)? { nil }

  func hold(at time: Double) {
    let own = convertTime(time, from: nil)
    mediaTiming.speed = 0
    mediaTiming.beginTime = 0
    mediaTiming.timeOffset = own
  }

  func goOn(at time: Double) {
    let stood = mediaTiming.timeOffset
    mediaTiming = MediaTiming()
    mediaTiming.beginTime = convertTime(time, from: nil) - stood
  }
}
