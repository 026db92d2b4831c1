public import MotionEngine

/// What the animations of a property have in common: where from and where to.
public class PopPropertyAnimation<Target: AnyObject, Value: AnimatableValue>: PopComponentAnimation,
  PopTargetedAnimation
{
  public final let property: Property<Target, Value>

  /// The value of the motion at the last frame, before it was limited, rounded or added; nil before the start.
  public final var currentValue: Value? {
    guard hasValue, let numbers else { return nil }
    return from?.loading(numbers.current)
  }

  private final let tableName: PopPropertyName?
  final var givenFrom: Value?
  final var givenTo: Value?
  /// Start and target of the run: what was given, or what the object had at the start.
  final var from: Value?
  final var to: Value?

  init(_ property: Property<Target, Value>, name: PopPropertyName?) {
    self.property = property
    tableName = name
    super.init(threshold: property.threshold ?? name?.threshold ?? 1)
  }

  /// The value at the start; nil: the one that the object has then.
  ///
  /// A value that was read from the object can be seen here during the run; the next run reads it again.
  public final var fromValue: Value? {
    get { givenFrom ?? from }
    set {
      guard mayTake(newValue, "the start") else { return }
      let old = (givenFrom, from)
      givenFrom = newValue
      guard isUnderWay, let target else { return }
      from = newValue ?? readStart(target)
      guard from != old.1 else { return }
      guard startChanged() else { return (givenFrom, from) = old }
      trace(.fromValueUpdate, newValue?.components ?? [])
    }
  }

  /// The target.
  public var toValue: Value? { givenTo ?? to }

  /// Sets the target of a kind of animation that can be given one.
  final func setTarget(_ newValue: Value?) {
    guard mayTake(newValue, "the target") else { return }
    let (old, shown) = ((givenTo, to), toValue)
    givenTo = newValue
    guard isAttached, hasBegun, let target, newValue != shown || newValue == nil else { return }
    to = newValue ?? readStart(target)
    if isCompleted {
      isContinuing = true
      runAgain()
    } else if !targetChanged() {
      return (givenTo, to) = old
    }
    trace(.toValueUpdate, newValue?.components ?? [])
  }

  // MARK: For the kinds of animation

  /// Makes the motion from the start, or of one that goes on from `value`.
  func makeStart(from value: Value?) throws(PopError) { try makeLeg() }
  /// Units per second at the last frame.
  func courseVelocity() -> Value? { nil }
  /// Takes a change of start or target of the run into account; false when it is refused.
  func startChanged() -> Bool { true }
  func targetChanged() -> Bool { true }
  /// Sees to it that there is a target.
  func captureTarget(_ target: Target, goesOn: Bool) {}

  override func check() throws(PopError) {
    try super.check()
    try requireFinite(givenFrom, "the start")
    try requireFinite(givenTo, "the target")
  }

  final func copyPropertySettings(to copy: PopPropertyAnimation<Target, Value>) {
    copySettings(to: copy)
    (copy.threshold, copy.roundingFactor, copy.clampMode) = (threshold, roundingFactor, clampMode)
    (copy.isAdditive, copy.givenFrom, copy.givenTo) = (isAdditive, givenFrom, givenTo)
  }

  // MARK: A run

  override func prepareRun() {
    super.prepareRun()
    if !isContinuing { (from, to) = (nil, nil) }
  }

  override func begin(on object: AnyObject, at time: Double) throws(PopError) {
    // Why: add(_:to:forKey:) lets it be attached to such an object only.
    let target = unsafeDowncast(object, to: Target.self)
    let goesOn = isContinuing ? currentValue : nil
    isContinuing = false
    let start = givenFrom ?? (goesOn == nil ? nil : from) ?? readStart(target)
    if let name = tableName, let count = name.componentCount, count != start.componentCount {
      throw .componentCount(name: name.rawValue, count: start.componentCount, expected: count)
    }
    from = start
    prepare(count: start.componentCount, writing: property.componentWriter(like: start))
    captureTarget(target, goesOn: goesOn != nil)
    try makeStart(from: goesOn)
    guard let numbers, !hasValue else { return }
    numbers.current.update(from: numbers.anchor, count: numbers.count)
    hasValue = true
  }

  override func read(into numbers: ComponentStorage, from object: AnyObject) {
    property.read(from: unsafeDowncast(object, to: Target.self)).store(in: numbers)
  }

  override func velocityNumbers() -> [Double] { courseVelocity()?.components ?? [] }

  override public var progress: Double { currentValue.map { share(of: $0) } ?? 0 }

  func share(of value: Value) -> Double { shareByDistance(of: value) }
}
