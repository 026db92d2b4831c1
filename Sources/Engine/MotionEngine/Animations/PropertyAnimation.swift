/// Moves a property of an object by a motion.
///
/// The motion may be given, or made when the animation begins, from the value that the property has then.
public final class PropertyAnimation<Target: AnyObject, M: Motion>: TargetedAnimation<Target> {
  public typealias Value = M.Value

  public let property: Property<Target, Value>
  /// The motion; nil before the start of one that is made from the value at the start.
  public private(set) var motion: M?
  /// What is done to a copy of the value before it is written.
  public var display = DisplayRule.plain
  /// Whether the value is added to the one of the object, each frame the change since the last one.
  public var isAdditive = false
  /// What an odd leg of an autoreversing timing is.
  public var reversal = Reversal.mirrored
  /// Why it stopped unfinished by itself; nil when it did not.
  public private(set) var error: MotionError?

  private let makeMotion: ((Value) throws(MotionError) -> M)?
  private var wayBack: M?
  private var current: Value?
  private var contribution: AdditiveContribution<Value>?
  private var leg = 0
  private var hasReached = false
  private var sample: TimingSample?

  /// - Parameters:
  ///   - property: what is moved.
  ///   - motion: how.
  ///   - timing: when and how often.
  public init(_ property: Property<Target, Value>, motion: M, timing: Timing = .once) {
    self.property = property
    self.motion = motion
    makeMotion = nil
    super.init(timing: timing)
  }

  /// - Parameter motionFrom: makes the motion at the start, from the property's value then. When it throws, nothing is
  ///   written and the animation stops unfinished, with its ``error``.
  public init(
    _ property: Property<Target, Value>, timing: Timing = .once,
    motionFrom: @escaping (Value) throws(MotionError) -> M
  ) {
    self.property = property
    makeMotion = motionFrom
    super.init(timing: timing)
  }

  /// The value of the last frame, before it was rounded, clamped or added; nil before the first.
  public var value: Value? { current }

  /// Units per second at the last frame; nil before the first.
  public var velocity: Value? {
    guard let sample else { return nil }
    if sample.isReversed {
      switch reversal {
      case .mirrored: return motion?.velocity(at: sample.time).mapped { -$0 }
      case .swapped: return wayBack?.velocity(at: sample.legTime)
      }
    }
    return motion?.velocity(at: sample.time)
  }

  /// Where in the timing the last frame was; nil before the first.
  public var lastSample: TimingSample? { sample }

  /// Changes the motion while it runs.
  ///
  /// - Parameter change: is handed the motion and the time in it of the last frame, s. When it throws, the motion stays
  ///   as it was.
  public func changeMotion(_ change: (inout M, Double) throws(MotionError) -> Void) throws(MotionError) {
    guard var changed = motion else { return }
    try change(&changed, sample?.time ?? 0)
    motion = changed
    wayBack = nil
    hasReached = false
  }

  override func prepareRun() {
    if makeMotion != nil { motion = nil }
    wayBack = nil
    current = nil
    contribution = nil
    leg = 0
    hasReached = false
    sample = nil
    error = nil
  }

  override func endRun(finished: Bool) {
    guard let target, state == .idle || !timing.fillMode.fillsAfter else { return }
    property.clear(on: target)
  }

  override func frame(at local: Double, by animator: Animator) {
    guard let target else { return animator.end(self, finished: false) }
    if state == .waiting {
      if local < timing.beginTime, timing.speed != 0 { return showBeforehand(target) }
      guard prepareMotion(target, animator) else { return }
      state = .running
      guard tell(.started, by: animator) else { return }
    }
    guard let restTime = motion?.restTime else { return }
    let sample = timing.sample(at: local, of: restTime)
    self.sample = sample
    if sample.leg != leg {
      guard enterLeg(sample.leg, by: animator) else { return }
    }
    evaluate(sample)
    guard current?.isFinite == true else { return fail(animator) }
    if !hasReached, sample.isOver || isAtTarget(sample) {
      hasReached = true
      guard tell(.reachedTarget, by: animator) else { return }
    }
    show(target)
    guard tell(.applied, by: animator), sample.isOver else { return }
    animator.end(self, finished: true)
  }

  private func prepareMotion(_ target: Target, _ animator: Animator) -> Bool {
    if let makeMotion, motion == nil {
      do { motion = try makeMotion(property.read(from: target)) } catch {
        self.error = error
        animator.end(self, finished: false)
        return false
      }
    }
    if current == nil { current = motion?.start }
    return true
  }

  private func fail(_ animator: Animator) {
    if let current { do { try MotionError.requireFinite(current, "the value") } catch { self.error = error } }
    animator.end(self, finished: false)
  }

  private func showBeforehand(_ target: Target) {
    guard timing.fillMode.fillsBefore, let animator, prepareMotion(target, animator), let motion else { return }
    evaluate(timing.sample(at: timing.beginTime, of: motion.restTime))
    if current?.isFinite == true { show(target) }
  }

  private func enterLeg(_ next: Int, by animator: Animator) -> Bool {
    leg = next
    if !hasReached, !tell(.reachedTarget, by: animator) { return false }
    hasReached = false
    return tell(.repeated(leg: next), by: animator)
  }

  private func evaluate(_ sample: TimingSample) {
    if sample.isReversed, reversal == .swapped {
      if wayBack == nil { wayBack = motion?.reversed }
      if wayBack != nil {
        if var value = current { wayBack?.evaluate(at: sample.legTime, into: &value); current = value }
        return
      }
    }
    if sample.isReversed, sample.duration == 0 {
      current = motion?.start
      return
    }
    guard var value = current else { return }
    motion?.evaluate(at: sample.time, into: &value)
    current = value
  }

  private func isAtTarget(_ sample: TimingSample) -> Bool {
    guard let motion, let target = motion.target, let current else { return false }
    let (from, to) = sample.isReversed ? (target, motion.start) : (motion.start, target)
    var anyWay = false
    for index in 0..<current.componentCount {
      let way = to[component: index] - from[component: index]
      guard way != 0 else { continue }
      anyWay = true
      let left = to[component: index] - current[component: index]
      if left != 0, (left < 0) == (way < 0) { return false }
    }
    return anyWay
  }

  private func show(_ target: Target) {
    guard var value = current else { return }
    if !display.isPlain, let motion {
      let end = motion.target ?? value
      for index in 0..<value.componentCount {
        value[component: index] = display.shown(
          value[component: index], from: motion.start[component: index], to: end[component: index])
      }
    }
    guard isAdditive else { return property.write(value, to: target) }
    let base = property.read(from: target)
    var added = contribution ?? AdditiveContribution(zero: value.zero)
    property.write(added.sum(base, value), to: target)
    contribution = added
  }
}

/// What an odd leg of an autoreversing timing is.
public enum Reversal: Hashable, Sendable {
  /// The motion played backwards: what starts slowly ends slowly on its way back.
  case mirrored
  /// A motion of its own from the target to the start: what starts slowly starts slowly on its way back too.
  case swapped
}

/// What an additive animation has added to a value so far.
///
/// Why it is kept, with its rounding error: the sum would otherwise wander off by an ulp each frame.
package struct AdditiveContribution<Value: AnimatableValue> {
  private var added: Value

  package init(zero: Value) { added = zero }

  /// The base with the contribution brought up to `value`.
  package mutating func sum(_ base: Value, _ value: Value) -> Value {
    var result = base
    for index in 0..<base.componentCount {
      let old = base[component: index]
      result[component: index] = old + (value[component: index] - added[component: index])
      added[component: index] += result[component: index] - old
    }
    return result
  }
}
