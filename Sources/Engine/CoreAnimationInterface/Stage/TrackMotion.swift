internal import MotionEngine

/// The numbers of a value, outside it.
typealias Numbers = UnsafeMutablePointer<Double>

extension AnimatableValue {
  func store(in numbers: Numbers) {
    for index in 0..<componentCount { numbers[index] = self[component: index] }
  }

  /// The same shape with other numbers.
  func loading(_ numbers: Numbers) -> Self {
    var result = self
    for index in 0..<componentCount { result[component: index] = numbers[index] }
    return result
  }
}

/// The motion of a track, without the kind of its value.
final class TrackMotion {
  /// How many numbers its value has.
  let count: Int
  /// The value of the last evaluation, and a place for what is below it.
  let value: Numbers
  let below: Numbers
  private let spare: Numbers
  private let evaluator: FrameEvaluator
  private let start: [Double]
  /// Units per second of a leg's time.
  let velocity: (Double) -> any AnimatableValue
  /// How values of its kind are put upon one another, where that is not their sum.
  private let concatenation: Concatenation?

  struct Concatenation {
    /// Puts the first upon the second, in the second's place.
    let put: (Numbers, Numbers) -> Void
    /// Turns a value into so many of it upon one another.
    let repeated: (Numbers, Int) -> Void
  }

  init<M: Motion>(_ motion: M) {
    let shape = motion.start
    count = shape.componentCount
    value = .allocate(capacity: 3 * max(1, count))
    value.initialize(repeating: 0, count: 3 * max(1, count))
    below = value + count
    spare = below + count
    evaluator = motion.frames
    start = shape.components
    velocity = { motion.velocity(at: $0) }
    guard M.Value.self is any ConcatenatedValue.Type else {
      concatenation = nil
      return
    }
    concatenation = Concatenation(
      put: { shape.loading($0).put(onto: shape.loading($1)).store(in: $1) },
      repeated: { shape.loading($0).repeated($1).store(in: $0) })
  }

  deinit { value.deallocate() }

  @inline(__always)
  func evaluate(_ sample: TimingSample, into numbers: Numbers) {
    // Why: a motion of no duration is at its end at once, and a leg back ends at the start.
    if sample.duration == 0, sample.isReversed {
      for index in 0..<count { numbers[index] = start[index] }
    } else {
      evaluator.evaluate(sample.time, numbers)
    }
  }

  func store(in numbers: Numbers) { numbers.update(from: value, count: count) }
  func storeBelow() { value.update(from: below, count: count) }

  /// Puts the value upon other numbers, in their place.
  func put(onto numbers: Numbers) { put(value, onto: numbers) }

  private func put(_ upper: Numbers, onto lower: Numbers) {
    if let concatenation { return concatenation.put(upper, lower) }
    for index in 0..<count { lower[index] += upper[index] }
  }

  /// Puts the value upon so many cycles that end with the value at a time.
  func accumulate(_ cycles: Int, endingAt time: Double) {
    evaluator.evaluate(time, spare)
    if let concatenation {
      concatenation.repeated(spare, cycles)
    } else {
      for index in 0..<count { spare[index] *= Double(cycles) }
    }
    put(value, onto: spare)
    value.update(from: spare, count: count)
  }
}
