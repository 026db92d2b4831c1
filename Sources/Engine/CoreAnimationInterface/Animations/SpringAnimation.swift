public import MotionEngine
internal import PlatformSprings

/// From one value to another on a spring: `CASpringAnimation`.
///
/// The share of the way is the spring's position from 0 to 1, in real seconds; the duration only cuts it off. As with
/// Core Animation the duration does not follow the constants: give it ``settlingDuration``. A timing function does not
/// apply to a spring. From, to and by are those of ``BasicAnimation``.
public struct SpringAnimation<Value: AnimatableValue>: PropertyMediaAnimation {
  public var keyPath: String
  public var fromValue: Value?
  public var toValue: Value?
  public var byValue: Value?
  public var mediaTiming = MediaTiming()
  public var timingFunction: MediaTimingFunction?
  public var isRemovedOnCompletion = true
  public var isAdditive = false
  public var isCumulative = false
  public var valueFunction: ValueFunction?
  /// Ways from start to target per second, positive towards the target.
  public var initialVelocity = 0.0
  private var words = CoreAnimationSpring()

  public init(keyPath: String = "", from: Value? = nil, to: Value? = nil, by: Value? = nil, duration: Double = 0) {
    self.keyPath = keyPath
    fromValue = from
    toValue = to
    byValue = by
    mediaTiming.duration = duration
  }

  /// By perceptual duration and bounce: mass 1, k = (2π/p)², ζ = 1 − b, or 1/(1 + b) for a negative bounce. Overdamping is
  /// allowed, and the duration is the settling duration.
  ///
  /// - Throws: ``CoreAnimationError/spring(_:)`` unless 0 < p and −1 < b ≤ 1.
  public init(
    keyPath: String = "", from: Value? = nil, to: Value? = nil, by: Value? = nil, perceptualDuration: Double,
    bounce: Double
  ) throws(CoreAnimationError) {
    self.init(keyPath: keyPath, from: from, to: to, by: by)
    do throws(SpringError) {
      words = try CoreAnimationSpring(perceptualDuration: perceptualDuration, bounce: bounce)
    } catch {
      throw .spring(error)
    }
    mediaTiming.duration = try settlingDuration
  }

  /// m; one that is not above 0 gives the default, 1.
  public var mass: Double {
    get { words.mass }
    set { keep(mass: newValue, stiffness: stiffness, damping: damping) }
  }

  /// k; one that is not above 0 gives the default, 100.
  public var stiffness: Double {
    get { words.stiffness }
    set { keep(mass: mass, stiffness: newValue, damping: damping) }
  }

  /// c; a negative one gives the default, 10.
  public var damping: Double {
    get { words.damping }
    set { keep(mass: mass, stiffness: stiffness, damping: newValue) }
  }

  /// Whether a damping ratio above 1 is followed; else such a spring moves as one of ratio 1, and keeps its damping.
  public var allowsOverdamping: Bool {
    get { words.allowsOverdamping }
    set { words.allowsOverdamping = newValue }
  }

  private mutating func keep(mass: Double, stiffness: Double, damping: Double) {
    let overdamping = allowsOverdamping
    words = .kept(mass: mass, stiffness: stiffness, damping: damping)
    words.allowsOverdamping = overdamping
  }

  /// 2π √(m/k), s.
  public var perceptualDuration: Double { words.perceptualDuration }

  /// 1 − ζ, or 1/ζ − 1 above a ratio of 1.
  public var bounce: Double { words.bounce }

  /// When Core Animation calls it settled, s: `CoreAnimationSpring.settlingDuration(initialVelocity:)` of
  /// `PlatformSprings`.
  public var settlingDuration: Double {
    get throws(CoreAnimationError) {
      do throws(SpringError) {
        return try words.settlingDuration(initialVelocity: initialVelocity)
      } catch {
        throw .spring(error)
      }
    }
  }

  public func lay(_ plan: inout AnimationPlan) throws(CoreAnimationError) {
    let span = try ValueSpan(from: fromValue, to: toValue, by: byValue, keyPath: keyPath)
    _ = try plan.enter(self, function: nil)
    defer { plan.leave() }
    let progress = try progress()
    try plan.track(keyPath, kind) { (current, previous) throws(MotionError) -> SpringProgressCourse<Value> in
      let ends = span.ends(current: current, previous: previous)
      return try SpringProgressCourse(from: ends.from, to: ends.to, progress: progress)
    }
  }

  private func progress() throws(CoreAnimationError) -> SpringCourse<Double> {
    let spring: Spring
    do throws(SpringError) { spring = try words.spring() } catch { throw .spring(error) }
    return try wrapping { () throws(MotionError) in
      try SpringCourse(spring: spring, from: 0, to: 1, velocity: initialVelocity, rest: .never)
    }
  }
}

/// A value that is a share of the way, and the share on a spring.
struct SpringProgressCourse<Value: AnimatableValue>: Motion {
  let start: Value
  let end: Value
  private let progress: SpringCourse<Double>

  init(from: Value, to: Value, progress: SpringCourse<Double>) throws(MotionError) {
    try ValueCheck.requireFinite(from, "the from value")
    try ValueCheck.requireFinite(to, "the to value")
    try ValueCheck.requireCount(to, "the to value", from.componentCount)
    start = from
    end = to
    self.progress = progress
  }

  var target: Value? { nil }
  var restTime: Double { .infinity }

  func value(at time: Double) -> Value { start.interpolated(to: end, at: progress.value(at: time)) }

  var frames: FrameEvaluator {
    guard Value.curvedInterpolation == nil, start.componentCount > 0 else { return plainFrames }
    let (from, to, runner) = (start.components, end.components, progress.runner)
    let velocity: FrameEvaluator.Evaluation = { time, numbers in
      runner.evaluateVelocity(at: time, into: numbers)
      let rate = numbers[0]
      for index in 0..<from.count { numbers[index] = (to[index] - from[index]) * rate }
    }
    if from.count == 1 {
      let (from, to) = (from[0], to[0])
      return FrameEvaluator(number: { Mixing.mix(from, to, at: runner.number(at: $0)) }, velocity: velocity)
    }
    return FrameEvaluator(
      { time, numbers in
        let progress = runner.number(at: time)
        for index in 0..<from.count { numbers[index] = Mixing.mix(from[index], to[index], at: progress) }
      }, velocity: velocity)
  }

  func velocity(at time: Double) -> Value {
    let rate = progress.velocity(at: time)
    return start.interpolationRate(to: end, at: progress.value(at: time)).mapped { $0 * rate }
  }
}
