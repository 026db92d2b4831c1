/// Where in its timing an animation is: the legs, and what a change of the motion does to those that follow.
struct LegCourse {
  private var timing: Timing
  /// Legs before those of `timing`.
  private var legsBefore = 0
  /// Whether a motion must still be made.
  var isUnprepared = true
  /// Whether there is one leg, whose time goes as the parent's does.
  private let isStraight: Bool

  /// Time in the motion, s; falling in a leg that is played backwards.
  private(set) var time = 0.0
  private(set) var leg = 0
  /// Whether the leg leads from the target to the start.
  private(set) var isBackwards = false
  private(set) var isOver = false
  /// The length of the leg, s.
  private(set) var duration = 0.0
  /// Whether the even legs are the ones that lead back, after a swapped leg was changed and counts as the way there.
  private var isFlipped = false

  init(_ timing: Timing) {
    self.timing = timing
    isStraight = timing.isStraight
  }

  /// Time since the leg's border, s.
  var legTime: Double { isBackwards ? duration - time : time }

  /// How many plays are finished, a there and back being one.
  var plays: Int { timing.autoreverses ? leg >> 1 : leg }

  mutating func move(to local: Double, restTime: Double) {
    if isStraight {
      // Why: what the timing below says of a single leg, without asking it.
      let elapsed = local - timing.beginTime
      duration = timing.duration ?? restTime
      isOver = elapsed >= duration - 2 * duration.ulp
      time = isOver ? duration : elapsed > 0 ? elapsed : 0
      return
    }
    let sample = timing.sample(at: local, of: restTime)
    leg = legsBefore + sample.leg
    duration = sample.duration
    isOver = sample.isOver
    isBackwards = timing.autoreverses && (leg & 1 != 0) != isFlipped
    time = isBackwards == sample.isReversed ? sample.time : sample.duration - sample.time
  }

  /// Until when a leg that is on its way goes on as it does, s since its begin; nil where that is not so simple.
  func steadyEnd(restTime: Double) -> Double? {
    guard isStraight, !isOver else { return nil }
    let length = timing.duration ?? restTime
    return length < .infinity ? length - 2 * length.ulp : .infinity
  }

  /// The same as ``move(to:restTime:)`` before the steady end.
  @inline(__always)
  mutating func goOn(to elapsed: Double) { time = elapsed }

  /// Lets the present leg go on with a changed motion: the legs that follow begin where it ends then, at its new length.
  ///
  /// - Parameters:
  ///   - restTime: the length of the motion before the change.
  ///   - turns: whether a leg that leads back counts as the way there from now on.
  mutating func rebase(restTime: Double, turns: Bool) {
    let legLength = timing.duration ?? restTime
    if turns, isBackwards {
      isFlipped.toggle()
      isBackwards = false
    }
    let legs = leg - legsBefore
    guard timing.duration == nil, legs > 0, let rest = timing.continued(afterLegs: legs, of: legLength) else { return }
    legsBefore = leg
    timing = rest
  }
}

extension Timing {
  /// What is left after some legs of a forward timing; nil when nothing can be taken off.
  fileprivate func continued(afterLegs legs: Int, of length: Double) -> Timing? {
    guard speed > 0, length > 0, length < .infinity else { return nil }
    let gone = Double(legs) * length
    let rest: Repetition
    switch repetition {
    case .forever: rest = .forever
    case .duration(let total): rest = .duration(total - gone)
    case .once: rest = .count(1 - Double(legs) / 2)
    case .count(let count): rest = .count(autoreverses ? count - Double(legs) / 2 : count - Double(legs))
    }
    return try? Timing(
      beginTime: beginTime + (gone - timeOffset) / speed, duration: nil, speed: speed, repetition: rest,
      autoreverses: autoreverses, fillMode: fillMode)
  }
}
