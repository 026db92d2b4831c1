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
class TrackMotion {
  /// How many numbers its value has.
  final let count: Int
  /// Whether its value is a plain number.
  final let isNumber: Bool
  /// The value of the last evaluation, and a place for what is below it.
  final let value: Numbers
  final let below: Numbers
  private final let spare: Numbers
  /// Whether ``number`` says the value.
  final let saysNumber: Bool
  /// The value of a plain number at a time, without a place in memory.
  final let number: (Double) -> Double
  private final let evaluator: FrameEvaluator
  private final let start: [Double]
  /// How values of its kind are put upon one another, where that is not their sum.
  private final let concatenation: Concatenation?

  struct Concatenation {
    /// Puts the first upon the second, in the second's place.
    let put: (Numbers, Numbers) -> Void
    /// Turns a value into so many of it upon one another.
    let repeated: (Numbers, Int) -> Void
  }

  fileprivate init<M: Motion>(_ motion: M) {
    let shape = motion.start
    count = shape.componentCount
    value = .allocate(capacity: 3 * max(1, count))
    value.initialize(repeating: 0, count: 3 * max(1, count))
    below = value + count
    spare = below + count
    evaluator = motion.completeFrames
    isNumber = M.Value.self == Double.self
    saysNumber = isNumber && evaluator.saysNumber
    number = evaluator.number
    start = shape.components
    guard M.Value.self is any ConcatenatedValue.Type else {
      concatenation = nil
      return
    }
    concatenation = Concatenation(
      put: { shape.loading($0).put(onto: shape.loading($1)).store(in: $1) },
      repeated: { shape.loading($0).repeated($1).store(in: $0) })
  }

  deinit { value.deallocate() }

  /// Units per second of a leg's time; nil where its values are of another kind.
  func velocity<V: AnimatableValue>(as kind: V.Type, at time: Double) -> V? { nil }

  /// The same as numbers, until the next call.
  final func velocityNumbers(at time: Double) -> Numbers {
    evaluator.velocity?(time, spare)
    return spare
  }

  @inline(__always)
  final func evaluate(_ sample: TimingSample, into numbers: Numbers) {
    // Why: a motion of no duration is at its end at once, and a leg back ends at the start.
    if sample.duration == 0, sample.isReversed {
      for index in 0..<count { numbers[index] = start[index] }
    } else {
      evaluator.evaluate(sample.time, numbers)
    }
  }

  final func store(in numbers: Numbers) { numbers.update(from: value, count: count) }
  final func storeBelow() { value.update(from: below, count: count) }

  /// Puts the value upon other numbers, in their place.
  final func put(onto numbers: Numbers) { put(value, onto: numbers) }

  private final func put(_ upper: Numbers, onto lower: Numbers) {
    if let concatenation { return concatenation.put(upper, lower) }
    for index in 0..<count { lower[index] += upper[index] }
  }

  /// Puts the value upon so many cycles that end with the value at a time.
  final func accumulate(_ cycles: Int, endingAt time: Double) {
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

/// The motion of a track with values of one kind.
final class TrackMotionOf<Value: AnimatableValue>: TrackMotion {
  private let shape: Value

  init<M: Motion<Value>>(_ motion: M) {
    shape = motion.start
    super.init(motion)
  }

  override func velocity<V: AnimatableValue>(as kind: V.Type, at time: Double) -> V? {
    shape.loading(velocityNumbers(at: time)) as? V
  }
}
