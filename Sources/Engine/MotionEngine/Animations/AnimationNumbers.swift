/// The numbers that a property animation works with each frame, in one piece of memory that the animation owns.
///
/// Why bare memory: a frame works in it without counting references and without copying.
struct AnimationNumbers {
  let count: Int
  /// The value of the last frame, unrounded.
  let current: ComponentStorage
  /// What is written: a copy.
  let shown: ComponentStorage
  /// Start and target of the motion.
  let start: ComponentStorage
  let target: ComponentStorage
  /// What an additive animation has added so far.
  let added: ComponentStorage
  /// What a finished leg adds to the next ones.
  let gain: ComponentStorage
  /// How fast the value moves, worked out where someone asks.
  let velocity: ComponentStorage

  init(count: Int) {
    self.count = count
    current = .allocate(capacity: 7 * count)
    current.initialize(repeating: 0, count: 7 * count)
    shown = current + count
    start = current + 2 * count
    target = current + 3 * count
    added = current + 4 * count
    gain = current + 5 * count
    velocity = current + 6 * count
  }

  func deallocate() { current.deallocate() }

  /// Whether every number of the value is finite.
  var isFinite: Bool {
    for index in 0..<count where !current[index].isFinite { return false }
    return true
  }

  /// Whether every component that has a way to go is at its end or beyond.
  func isAtEnd(backwards: Bool) -> Bool {
    var anyWay = false
    for index in 0..<count {
      let from = backwards ? target[index] : start[index]
      let to = backwards ? start[index] : target[index]
      guard from != to else { continue }
      anyWay = true
      if to > from ? current[index] < to : current[index] > to { return false }
    }
    return anyWay
  }

  /// Adds what the finished legs have gained.
  func accumulate(_ times: Double) {
    for index in 0..<count { current[index] += times * gain[index] }
  }

  /// Puts what is shown of the current value beside it.
  func show(by rule: DisplayRule) {
    for index in 0..<count { shown[index] = rule.shown(current[index], from: start[index], to: target[index]) }
  }

  /// Turns what is shown into the sum with a base, which is given in its place, and remembers what was added.
  ///
  /// Why the rounding error is part of what was added: the sum would otherwise wander off by an ulp each frame.
  func add(to base: ComponentStorage) {
    for index in 0..<count {
      let old = base[index]
      base[index] = old + (shown[index] - added[index])
      added[index] += base[index] - old
    }
  }
}
