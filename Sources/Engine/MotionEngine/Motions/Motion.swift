/// What a value does by itself: its value and velocity at every time since its start, and from when it is at rest.
///
/// A motion is a plain value and knows no clock: equal times give equal bits, in whatever order they are asked for. Which
/// time it is, how often it is repeated and what is done with the value are other things' affairs (``Timing``,
/// ``PropertyAnimation``).
public protocol Motion<Value>: Sendable {
  associatedtype Value: AnimatableValue

  /// The value at time 0 and before.
  var start: Value { get }

  /// The value from ``restTime`` on, exactly; nil when it has no end.
  var target: Value? { get }

  /// From when the value is at rest, s since the start; 0 for a motion that does not move, infinity for one that never
  /// rests.
  var restTime: Double { get }

  /// The value at a time. Before the start, and at a time that is not a number, that of time 0.
  func value(at time: Double) -> Value

  /// Units per second at a time, each component by itself; 0 from ``restTime`` on.
  func velocity(at time: Double) -> Value

  /// The way back: from the target to the start, with the velocity turned round; nil for a motion without a target.
  var reversed: Self? { get }

  /// ``value(at:)`` and ``velocity(at:)`` as numbers: what a frame asks. By default made of those two, to which it must be
  /// equal.
  var frames: FrameEvaluator { get }
}

/// The values of a motion as numbers, without the kind of value: nothing is allocated and nothing is copied in a frame.
public struct FrameEvaluator {
  /// Puts the numbers of a value at a time, as many as the value has, from the given place on.
  public typealias Evaluation = (Double, UnsafeMutablePointer<Double>) -> Void

  /// The value.
  public let evaluate: Evaluation
  /// Units per second; nil where ``Motion/velocity(at:)`` is all there is.
  public let velocity: Evaluation?
  /// Whether ``number`` says the value.
  package let saysNumber: Bool
  /// The value of a motion of one number, handed over without a place in memory.
  ///
  /// Why not an optional: a closure in one is wrapped, and unwrapping it counts a reference.
  package let number: (Double) -> Double

  public init(_ evaluate: @escaping Evaluation, velocity: Evaluation? = nil) {
    self.evaluate = evaluate
    self.velocity = velocity
    saysNumber = false
    number = { _ in .nan }
  }

  /// Of one number.
  package init(number: @escaping (Double) -> Double, velocity: Evaluation? = nil) {
    evaluate = { $1[0] = number($0) }
    self.velocity = velocity
    saysNumber = true
    self.number = number
  }
}

extension Motion {
  public var frames: FrameEvaluator { plainFrames }

  /// What ``frames`` is where a motion has no shorter way.
  package var plainFrames: FrameEvaluator {
    FrameEvaluator({ value(at: $0).store(in: $1) }, velocity: velocityEvaluation)
  }

  /// ``frames`` with the velocity in any case.
  package var completeFrames: FrameEvaluator {
    let frames = frames
    return frames.velocity == nil ? FrameEvaluator(frames.evaluate, velocity: velocityEvaluation) : frames
  }

  /// ``velocity(at:)`` as numbers.
  package var velocityEvaluation: FrameEvaluator.Evaluation { { velocity(at: $0).store(in: $1) } }

  /// Value and velocity at a time.
  public func state(at time: Double) -> MotionState<Value> {
    MotionState(value: value(at: time), velocity: velocity(at: time))
  }

  public var reversed: Self? { nil }
}

/// Where a value is and how fast it moves.
public struct MotionState<Value: AnimatableValue>: Equatable, Sendable {
  public var value: Value
  /// Units per second, each component by itself.
  public var velocity: Value

  public init(value: Value, velocity: Value) {
    self.value = value
    self.velocity = velocity
  }
}
