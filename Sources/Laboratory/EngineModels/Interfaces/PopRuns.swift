internal import MotionEngine
internal import MotionProblems
internal import PlatformSprings
internal import PopInterface

/// A motion on Pop's animator.
class PopRun: WatchedRun {
  let clock = ManualClock()
  let marker = Marker()
  private let animator: PopAnimator
  private let moving: PopAnimation
  private var isHeld = false

  // Why so small: what is judged is the motion, to its last digits, and not where it is called at rest.
  static let threshold = 1e-290

  init(_ animation: some PopTargetedAnimation<Marker>) throws {
    moving = animation
    animator = PopAnimator(clock: clock)
    animation.removedOnCompletion = false
    try animator.add(animation, to: marker, forKey: "x")
  }

  final func tick(at time: Double) { clock.tick(at: time) }

  final func apply(_ deed: WallEvent.Deed) {
    switch deed {
    case .change(let change): retarget(change)
    case .pause: hold(true)
    case .resume: hold(false)
    }
  }

  final func position() -> Double { marker.position }
  final func velocity() -> Double { isHeld ? 0 : speed() }

  private func hold(_ isHeld: Bool) {
    self.isHeld = isHeld
    moving.paused = isHeld
  }

  func retarget(_ change: CourseChange) {}
  /// Units per second at the last frame.
  func speed() -> Double { 0 }
}

/// A spring from the start to its target.
final class PopSpringRun: PopRun {
  private let animation: PopSpringAnimation<Marker, Double>
  /// The present way alone, to be asked when it ends.
  private var way: (from: Double, velocity: Double?, to: Double, since: Double)

  init(_ oscillator: Oscillator, from start: PhaseState) throws {
    animation = PopSpringAnimation(named: "x", read: { $0.position }, write: { $0.position = $1 })
    animation.dynamicsMass = oscillator.mass
    animation.dynamicsTension = oscillator.stiffness
    animation.dynamicsFriction = oscillator.dampingCoefficient
    animation.fromValue = start.position
    animation.velocity = start.velocity
    animation.toValue = 0
    animation.threshold = Self.threshold
    way = (start.position, start.velocity, 0, 0)
    try super.init(animation)
  }

  override func retarget(_ change: CourseChange) {
    guard let target = change.target else { return }
    way = (marker.position, animation.velocity, target, change.time)
    animation.toValue = target
  }

  override func speed() -> Double { animation.velocity ?? 0 }

  /// When it is at rest within a band, s; nil for never.
  func settled(within band: Double) -> Double? {
    let asked = animation.copy()
    (asked.fromValue, asked.velocity, asked.toValue) = (way.from, way.velocity, way.to)
    asked.threshold = 2 * band
    guard let settled = asked.settlingTime, settled.isFinite else { return nil }
    return way.since + settled
  }
}

/// A decay by its factor per millisecond.
final class PopDecayRun: PopRun {
  private let animation: PopDecayAnimation<Marker, Double>
  /// How far Pop's sum goes, as a multiple of the integral of its velocity.
  private let share: Double

  init(_ problem: MotionProblem) throws {
    let factor = problem.decelerationFactor ?? .nan
    share = try PopDecay(deceleration: factor).decay.distanceFactor
    animation = PopDecayAnimation(named: "x", read: { $0.position }, write: { $0.position = $1 })
    animation.fromValue = problem.start.position
    animation.velocity = problem.start.velocity / share
    animation.deceleration = factor
    animation.threshold = Self.threshold
    try super.init(animation)
  }

  override func speed() -> Double { share * (animation.velocity ?? 0) }
}

/// A spring's motion that is cut off and repeated; Pop does not say how fast a basic animation moves.
final class PopLegRun: PopRun {
  init(_ spring: Spring, from start: PhaseState, _ repeats: Playback.Repeats) throws {
    let animation = PopBasicAnimation<Marker, Double>(named: "x", read: { $0.position }, write: { $0.position = $1 })
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = repeats.duration
    animation.timingFunction = SpringCourseEasing(
      spring, from: SpringState(displacement: start.position, velocity: start.velocity), duration: repeats.duration)
    animation.repeatCount = repeats.count
    try super.init(animation)
  }
}
