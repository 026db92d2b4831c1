internal import MotionEngine

/// The numbers that a property animation works with each frame, in one piece of memory that the animation owns.
///
/// Why bare memory: a frame works in it without generic code, without counting references and without copying.
struct PopNumbers {
  let count: Int
  /// The value of the last frame, as the motion has it.
  let current: ComponentStorage
  /// What is written: a copy.
  let shown: ComponentStorage
  /// What was written before.
  let previous: ComponentStorage
  /// Where the present course began, and where it ends.
  let anchor: ComponentStorage
  let end: ComponentStorage
  /// Between which numbers the value is shown.
  let low: ComponentStorage
  let high: ComponentStorage
  /// What an additive animation has added so far.
  let added: ComponentStorage

  init(count: Int) {
    self.count = count
    current = .allocate(capacity: 8 * count)
    current.initialize(repeating: 0, count: 8 * count)
    shown = current + count
    previous = current + 2 * count
    anchor = current + 3 * count
    end = current + 4 * count
    low = current + 5 * count
    high = current + 6 * count
    added = current + 7 * count
  }

  func deallocate() { current.deallocate() }

  var isFinite: Bool {
    for index in 0..<count where !current[index].isFinite { return false }
    return true
  }

  func goToEnd() { current.update(from: end, count: count) }

  /// Whether every component that had a way to go has reached the end or passed it; without any way, whether the value is
  /// the end.
  var isAtEnd: Bool {
    var anyWay = false
    for index in 0..<count where anchor[index] != end[index] {
      anyWay = true
      if end[index] > anchor[index] ? current[index] < end[index] : current[index] > end[index] { return false }
    }
    guard !anyWay else { return true }
    for index in 0..<count where current[index] != end[index] { return false }
    return true
  }

  /// Closes the sides of the present course.
  ///
  /// - Parameters:
  ///   - from: the start of the leg.
  ///   - velocity: where the course began; it says from which side the value comes back where there is no way.
  func setLimits(_ mode: PopClampMode, from: some AnimatableValue, velocity: some AnimatableValue) {
    for index in 0..<count {
      (low[index], high[index]) = (-.infinity, .infinity)
      let (begin, end) = (anchor[index], end[index])
      if begin == end {
        let speed = velocity[component: index]
        if speed >= 0 { low[index] = end }
        if speed <= 0 { high[index] = end }
      } else if end > begin {
        if mode.contains(.end) { high[index] = end }
        if mode.contains(.start) { low[index] = min(from[component: index], begin) }
      } else {
        if mode.contains(.end) { low[index] = end }
        if mode.contains(.start) { high[index] = max(from[component: index], begin) }
      }
    }
  }

  /// The current value between the limits.
  func limited(_ index: Int) -> Double { min(max(current[index], low[index]), high[index]) }

  /// Puts what is shown of the current value beside it: limited, then rounded, halves away from zero.
  ///
  /// - Parameters:
  ///   - isLimited: whether a side is closed.
  ///   - scale: 1/r, where it is rounded to multiples of r; 0 where it is not.
  func show(isLimited: Bool, scale: Double) {
    for index in 0..<count {
      let value = isLimited ? limited(index) : current[index]
      let steps = (value * scale).rounded(.toNearestOrAwayFromZero)
      shown[index] = scale > 0 && steps.isFinite ? steps / scale : value
    }
  }

  /// Turns what is shown into the sum with a base, which is given in its place, and remembers what was added; false where
  /// the sum is no number.
  ///
  /// Why the rounding error is part of what was added: the sum would otherwise wander off by an ulp each frame.
  func add(to base: ComponentStorage) -> Bool {
    var isFinite = true
    for index in 0..<count {
      let old = base[index]
      base[index] = old + (shown[index] - added[index])
      added[index] += base[index] - old
      isFinite = isFinite && base[index].isFinite
    }
    return isFinite
  }
}
