public import MotionEngine

extension Animator {
  /// `UIView.animate(withDuration:delay:options:animations:completion:)`.
  ///
  /// The changes begin at the time of the last frame while the animator has frames, otherwise with the next one; until
  /// the delay has passed the values of the start are shown.
  ///
  /// There and back ends where it began, and the model with it: UIKit leaves the model at the other end, to which the view
  /// jumps.
  ///
  /// - Parameters:
  ///   - duration: of a leg, s, finite, ≥ 0; 0 is at its end with the first frame.
  ///   - delay: s, finite, ≥ 0.
  ///   - repetition: how often, there and back counting as one; `.repeat` is for ever.
  ///   - completion: is told once: whether all changes ran to their end. Of a block without a change at once.
  /// - Throws: what is wrong with the numbers or the block; nothing has changed then.
  public func animate(
    withDuration duration: Double, delay: Double = 0, options: ViewAnimationOptions = [],
    repetition: Repetition = .once, animations: (inout Changes) -> Void, completion: ((Bool) -> Void)? = nil
  ) throws(UIKitError) {
    try animate(
      duration, delay, .curve(options.curve), options, repetition, animations: animations, completion: completion)
  }

  /// `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)`.
  ///
  /// - Parameters:
  ///   - dampingRatio: above 0.001, at most 1.
  ///   - velocity: ways per second; nil: as fast as each value moves now.
  public func animate(
    withDuration duration: Double, delay: Double = 0, usingSpringWithDamping dampingRatio: Double,
    initialSpringVelocity velocity: Double? = nil, options: ViewAnimationOptions = [],
    repetition: Repetition = .once, animations: (inout Changes) -> Void, completion: ((Bool) -> Void)? = nil
  ) throws(UIKitError) {
    let spring = SpringTimingParameters(
      dampingRatio: dampingRatio, initialVelocity: velocity.map(SpringVelocity.uniform) ?? .current)
    try animate(
      duration, delay, .spring(spring), options, repetition, animations: animations, completion: completion)
  }

  /// `UIView.animate(springDuration:bounce:initialSpringVelocity:delay:options:animations:completion:)`.
  ///
  /// - Parameters:
  ///   - duration: the perceptual duration, s; it runs for Core Animation's settling duration of the spring.
  ///   - bounce: above −1, at most 1; 1 never comes to rest.
  ///   - velocity: ways per second; nil: as fast as each value moves now.
  public func animate(
    springDuration duration: Double = 0.5, bounce: Double = 0, initialSpringVelocity velocity: Double? = nil,
    delay: Double = 0, options: ViewAnimationOptions = [], repetition: Repetition = .once,
    animations: (inout Changes) -> Void, completion: ((Bool) -> Void)? = nil
  ) throws(UIKitError) {
    let spring = SpringTimingParameters(
      duration: duration, bounce: bounce, initialVelocity: velocity.map(SpringVelocity.uniform) ?? .current)
    try animate(
      duration, delay, .spring(spring), options, repetition, animations: animations, completion: completion)
  }

  /// With any timing parameters.
  public func animate(
    withDuration duration: Double, delay: Double = 0, timingParameters: TimingParameters,
    options: ViewAnimationOptions = [], repetition: Repetition = .once, animations: (inout Changes) -> Void,
    completion: ((Bool) -> Void)? = nil
  ) throws(UIKitError) {
    try animate(
      duration, delay, timingParameters, options, repetition, animations: animations, completion: completion)
  }

  private func animate(
    _ duration: Double, _ delay: Double, _ curve: TimingParameters, _ options: ViewAnimationOptions,
    _ repetition: Repetition, animations: (inout Changes) -> Void, completion: ((Bool) -> Void)?
  ) throws(UIKitError) {
    try UIKitError.requireDuration(duration)
    try UIKitError.requireDelay(delay)
    let length = try curve.duration(animatorDuration: duration)
    _ = try curve.course(from: 0.0, to: 1.0, duration: length)
    let timing: Timing
    do throws(TimingError) {
      timing = try Timing(
        beginTime: delay, duration: length, repetition: options.contains(.repeat) ? .forever : repetition,
        autoreverses: options.contains(.autoreverse), fillMode: .backwards)
    } catch {
      throw .timing(error)
    }
    var made: [any BlockAnimation] = []
    for change in try Changes.of(animations, on: self) {
      made.append(try change.block(curve, BlockTiming(timing: timing, duration: length), on: self))
    }
    let group = BlockGroup(completion)
    for animation in made { try animation.attach(to: self, group: group) }
    group.close()
  }
}
