internal import MotionEngine

/// What one animation does to one place of one object, in bare numbers: a frame of generic code would cost several times
/// as much as the mathematics in it.
final class Track {
  /// The place that it moves.
  let place: Place
  /// From the entry's inner time to this track's own, outermost first; empty for an animation that is in no group.
  private let levels: [TimeLevel]
  private let landing: Landing
  private let kind: TrackKind
  private let autoreverses: Bool
  /// Makes the motion over what shows in the numbers of the place.
  private let make: (Numbers) throws(MotionError) -> TrackMotion
  // Why unchecked, here and below: a check costs a frame some 4 ns, and each access is over before anyone is called.
  @exclusivity(unchecked) private var motion: TrackMotion?

  /// Whether it has a say in what shows now.
  @exclusivity(unchecked) private(set) var isShown = false
  @exclusivity(unchecked) private var sample: TimingSample?
  /// Own seconds per second of the stage.
  @exclusivity(unchecked) private var rate = 1.0

  init(
    in place: Place, levels: [TimeLevel], landing: Landing, kind: TrackKind, autoreverses: Bool,
    make: @escaping (Numbers) throws(MotionError) -> TrackMotion
  ) {
    self.place = place
    self.levels = levels
    self.landing = landing
    self.kind = kind
    self.autoreverses = autoreverses
    self.make = make
  }

  /// Brings it to an instant.
  ///
  /// - Parameters:
  ///   - outer: where the entry is.
  ///   - isShown: whether the entry shows anything.
  ///   - level: the entry's stage of time.
  ///   - outerRate: own seconds of the object per second of the stage.
  func update(_ outer: TimingSample, isShown shows: Bool, level: TimeLevel, outerRate: Double) {
    rate = outerRate * level.rate(outer)
    guard !levels.isEmpty else {
      sample = outer
      isShown = shows
      return
    }
    var (current, shown, outerLevel) = (outer, shows, level)
    for inner in levels where shown {
      rate *= outerLevel.innerRate(current)
      current = inner.timing.sample(at: outerLevel.innerTime(current))
      shown = current.isShown(by: inner.timing.fillMode)
      rate *= inner.rate(current)
      outerLevel = inner
    }
    sample = current
    isShown = shown
  }

  /// Puts its value upon what the numbers of the place are.
  func fold(into root: Numbers) throws(MotionError) {
    guard let sample else { return }
    if motion == nil { motion = try make(root) }
    guard let motion else { return }
    if case .run(let offset) = landing, !kind.isAdditive, !kind.isCumulative {
      motion.evaluate(sample, into: root + offset)
      return try Self.requireFinite(root + offset, motion.count)
    }
    motion.evaluate(sample, into: motion.value)
    if kind.isCumulative { accumulate(motion, sample) }
    switch landing {
    case .run(let offset):
      let place = root + offset
      if kind.isAdditive { motion.put(onto: place) } else { motion.store(in: place) }
      try Self.requireFinite(place, motion.count)
    case .lens(let get, let set):
      if kind.isAdditive {
        get(root, motion.below)
        motion.put(onto: motion.below)
        motion.storeBelow()
      }
      set(root, motion.value)
      try Self.requireFinite(root, self.place.count)
    }
  }

  /// Puts the value on top of the ends of the cycles before: one that goes there and back ends where it began.
  private func accumulate(_ motion: TrackMotion, _ sample: TimingSample) {
    let cycles = autoreverses ? (sample.leg - (sample.leg & 1)) / 2 : sample.leg
    guard cycles != 0 else { return }
    motion.accumulate(cycles, endingAt: autoreverses ? 0 : sample.duration)
  }

  private static func requireFinite(_ numbers: Numbers, _ count: Int) throws(MotionError) {
    for index in 0..<count where !numbers[index].isFinite {
      throw .notFinite(quantity: "the value", component: index, value: numbers[index])
    }
  }

  /// The motion and its place among the numbers, where it does nothing but stand for itself in its entry's time.
  var plainMotion: (motion: TrackMotion, offset: Int)? {
    guard let motion, levels.isEmpty, isShown, case .run(let offset) = landing, !kind.isAdditive, !kind.isCumulative
    else { return nil }
    return (motion, offset)
  }

  /// A frame of a plain motion.
  func moveAlone(to next: TimingSample, rate nextRate: Double) {
    sample = next
    rate = nextRate
  }

  /// ``velocity(of:)`` of a plain number.
  ///
  /// Why by itself: it needs none of the steps that a value of any kind does.
  var velocityNumber: Double? {
    guard isShown, let sample, let motion, motion.isNumber else { return nil }
    return sample.phase == .active && !sample.isOver ? rate * motion.velocityNumbers(at: sample.time)[0] : 0
  }

  /// Units per second of the stage, as far as its values are of this kind; nil where it shows nothing.
  func velocity<Value: AnimatableValue>(of kind: Value.Type) -> Value? {
    guard isShown, let sample, let motion else { return nil }
    let moves = sample.phase == .active && !sample.isOver
    return motion.velocity(as: kind, at: sample.time)?.mapped { moves ? rate * $0 : 0 }
  }
}

extension TimeLevel {
  /// How fast its own time goes, with its sign, per second of its parent.
  fileprivate func rate(_ sample: TimingSample) -> Double { sample.isReversed ? -timing.speed : timing.speed }

  /// How fast the time inside goes at an instant, inner seconds per second of this stage.
  fileprivate func innerRate(_ sample: TimingSample) -> Double {
    guard let function, duration > 0, duration < .infinity else { return 1 }
    return function.derivative(at: sample.time / duration)
  }
}

/// Where in the numbers of a place a track's value is.
enum Landing {
  /// A run of numbers from an offset on; the whole from 0.
  case run(offset: Int)
  /// A part that must be worked out.
  case lens(get: (_ root: Numbers, _ part: Numbers) -> Void, set: (_ root: Numbers, _ part: Numbers) -> Void)
}
