/// Moves a property of an object by a motion.
///
/// The motion may be given, or made when the animation begins, from the value that the property has then.
public final class PropertyAnimation<Target: AnyObject, M: Motion>: ComponentAnimation, TargetedAnimation {
  public typealias Value = M.Value

  public let property: Property<Target, Value>
  /// The motion; nil before the start of one that is made from the value at the start.
  public private(set) var motion: M?

  private let maker: ((Value) throws(MotionError) -> M)?
  private var shape: Value?

  /// - Parameters:
  ///   - property: what is moved.
  ///   - motion: how.
  ///   - timing: when and how often.
  public init(_ property: Property<Target, Value>, motion: M, timing: Timing = .once) {
    self.property = property
    self.motion = motion
    maker = nil
    super.init(timing: timing)
    adopt(motion, writing: property.componentWriter(like: motion.start))
    shape = motion.start
  }

  /// - Parameters:
  ///   - property: what is moved.
  ///   - timing: when and how often.
  ///   - motionFrom: makes the motion at the start, from the property's value then. When it throws, nothing is written
  ///     and the animation stops unfinished, with its ``ComponentAnimation/error``.
  public init(
    _ property: Property<Target, Value>, timing: Timing = .once,
    motionFrom: @escaping (Value) throws(MotionError) -> M
  ) {
    self.property = property
    maker = motionFrom
    super.init(timing: timing)
  }

  /// The value of the last frame, before it was rounded, clamped or added; nil before the first.
  public var value: Value? { numbers.flatMap { shape?.loading($0.current) } }

  /// Units per second at the last frame; nil before the motion is there.
  public var velocity: Value? {
    guard let numbers = velocityNumbers() else { return nil }
    return shape?.loading(numbers)
  }

  /// Changes the motion while it runs.
  ///
  /// The leg that runs goes on without a jump, as far as the changed motion does; later ones begin where it ends then. A
  /// swapped leg counts as the way there from then on.
  ///
  /// - Parameter change: is handed the motion and the time in it of the last frame, s. When it throws, the motion stays
  ///   as it was.
  /// - Throws: what `change` throws; ``MotionError/playsBackwards`` in a mirrored leg back;
  ///   ``MotionError/notMadeYet`` before the begin of one whose motion is made then;
  ///   ``MotionError/shapesDiffer(quantity:count:expected:)`` when the changed motion has another count of numbers.
  public func changeMotion(_ change: (inout M, Double) throws(MotionError) -> Void) throws(MotionError) {
    let isSwapped = course.isBackwards && reversal == .swapped
    if course.isBackwards, !isSwapped { throw .playsBackwards }
    guard let motion else { throw .notMadeYet }
    guard var changed = isSwapped ? motion.reversed : motion else { throw .playsBackwards }
    try change(&changed, isSwapped ? course.legTime : course.time)
    try MotionError.requireShape(changed.start, "the changed motion", count: motion.start.componentCount)
    if state == .running { course.rebase(restTime: motion.restTime, turns: isSwapped) }
    self.motion = changed
    adopt(changed, writing: property.componentWriter(like: changed.start))
  }

  override func prepareRun() {
    super.prepareRun()
    if maker != nil {
      (motion, shape) = (nil, nil)
      dropMotion()
    }
  }

  override func makeMotion(from object: AnyObject) throws(MotionError) {
    guard let maker, motion == nil else { return }
    let made = try maker(property.read(from: unsafeDowncast(object, to: Target.self)))
    motion = made
    shape = made.start
    adopt(made, writing: property.componentWriter(like: made.start))
  }

  override func read(into numbers: ComponentStorage, from object: AnyObject) {
    property.read(from: unsafeDowncast(object, to: Target.self)).store(in: numbers)
  }

  override func clear(_ object: AnyObject) { property.clear(on: unsafeDowncast(object, to: Target.self)) }

  override func evaluatorBackwards() -> FrameEvaluator? { motion?.reversed?.completeFrames }
}
