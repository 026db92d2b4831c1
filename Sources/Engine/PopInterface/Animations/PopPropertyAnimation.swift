public import MotionEngine

/// What the animations of a property have in common: where from, where to, and how the value is shown.
public class PopPropertyAnimation<Target: AnyObject, Value: AnimatableValue>: PopTargetedAnimation<Target> {
  public final let property: Property<Target, Value>
  /// The smallest change that can be seen, in units of the value; above 0.
  ///
  /// A spring is at rest within half of it, and a decay when it is slower than five of it per second. Values are not
  /// rounded to it. At first the property's; where that has none, the one of Pop's table for a name of it, else 1.
  public final var threshold: Double {
    get { givenThreshold }
    set {
      guard mayBeSet(newValue, newValue > 0, "the threshold") else { return }
      givenThreshold = newValue
      if isUnderWay { courseChanged() }
    }
  }
  /// The value that is written is the nearest multiple of this, halves away from zero, the last one too; 0: as it is.
  public final var roundingFactor: Double {
    get { givenRounding }
    set {
      guard mayBeSet(newValue, newValue >= 0, "the rounding factor") else { return }
      givenRounding = newValue
      bind()
    }
  }
  /// Which sides of the way are closed to the value that is written.
  public final var clampMode = PopClampMode.none {
    didSet { if isUnderWay, clampMode != oldValue { clampChanged() } }
  }
  /// Whether the value is added to the one of the object, each frame the change since the last: start and target are
  /// then offsets, and an unset one is 0. Several such animations of one property add up.
  public final var isAdditive = false

  /// The value of the motion at the last frame, before it was limited, rounded or added; nil before the start.
  public final var currentValue: Value? { current }

  private final let tableName: PopPropertyName?
  private final var givenThreshold: Double
  private final var givenRounding = 0.0
  final var givenFrom: Value?
  final var givenTo: Value?
  /// Start and target of the run: what was given, or what the object had at the start.
  final var from: Value?
  final var to: Value?
  final var current: Value?
  /// Where the present course began.
  final var anchor: Value?
  final var anchorVelocity: Value?
  /// How long the present leg takes, s.
  final var legLength = 0.0
  /// The time in the present leg at the last frame, s.
  final var legTime = 0.0
  final var hasReached = false
  final var bounds = ShownBounds<Value>()
  private final var contribution: AdditiveContribution<Value>?

  init(_ property: Property<Target, Value>, name: PopPropertyName?) {
    self.property = property
    tableName = name
    givenThreshold = property.threshold ?? name?.threshold ?? 1
    super.init()
  }

  // MARK: Where from, where to

  /// The value at the start; nil: the one that the object has then.
  ///
  /// A value that was read from the object can be seen here during the run; the next run reads it again.
  public final var fromValue: Value? {
    get { givenFrom ?? from }
    set {
      let old = givenFrom
      givenFrom = newValue
      guard isUnderWay, let target else { return }
      let oldFrom = from
      from = newValue ?? readStart(target)
      guard from != oldFrom else { return }
      if !startChanged() { (givenFrom, from) = (old, oldFrom) }
      trace(.fromValueUpdate, newValue)
    }
  }

  /// The target.
  public var toValue: Value? { givenTo ?? to }

  // MARK: For the kinds of animation

  /// Makes the motion of a leg as it is without any change on its way, or one that goes on from `value`.
  func makeCourse(from value: Value?) throws(PopError) {}
  func evaluate(at time: Double, into value: inout Value) {}
  /// Where the present leg ends.
  var courseTarget: Value? { nil }
  /// Units per second at a time in the leg.
  func courseVelocity(at time: Double) -> Value? { nil }
  /// Whether a rest rule that looks at the frames ends the leg now.
  func isAtRest(_ value: Value, at time: Double) -> Bool { false }
  /// Takes a change of start and target of a run into account; false when it is refused.
  func startChanged() -> Bool { true }
  /// The same for everything that is not start, target or velocity.
  @discardableResult
  func courseChanged() -> Bool { true }
  func clampChanged() { bind() }
  /// What an unset target is.
  func captureTarget(_ target: Target, goesOn: Bool) {}
  func share(of value: Value) -> Double { shareByDistance(of: value) }

  override public var progress: Double { current.map { share(of: $0) } ?? 0 }

  override func check() throws(PopError) {
    try super.check()
    guard threshold.isFinite, threshold > 0 else {
      throw .motion(.mustBePositive(quantity: "the threshold", value: threshold))
    }
    guard roundingFactor.isFinite, roundingFactor >= 0 else {
      throw .mustNotBeNegative(quantity: "the rounding factor", value: roundingFactor)
    }
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
    hasReached = false
    legTime = 0
    guard !isContinuing else { return }
    (from, to, current, anchor, anchorVelocity, contribution) = (nil, nil, nil, nil, nil, nil)
  }

  override func begin(on target: Target, at time: Double) throws(PopError) {
    let goesOn = isContinuing ? current : nil
    isContinuing = false
    let start = givenFrom ?? (goesOn == nil ? nil : from) ?? readStart(target)
    if let name = tableName, let count = name.componentCount, count != start.componentCount {
      throw .componentCount(name: name.rawValue, count: start.componentCount, expected: count)
    }
    from = start
    captureTarget(target, goesOn: goesOn != nil)
    try makeCourse(from: goesOn)
    if current == nil { current = anchor }
  }

  override func advance(_ target: Target, at time: Double) -> Bool {
    guard let isLast = findLeg() else { return false }
    guard var value = current else { return fail(.motion(.neverRests)) }
    current = nil
    if isLast, let end = courseTarget { value = end } else { evaluate(at: legTime, into: &value) }
    let endsHere = !isLast && isAtRest(value, at: legTime)
    if endsHere, let end = courseTarget { value = end }
    current = value
    guard value.isFinite else { return fail(value) }
    let isOver = isLast || (endsHere && legCount.map { legs.leg >= $0 - 1 } == true)
    if !sortedMarkers.isEmpty {
      guard tellMarkers(upTo: isOver ? 1 : share(of: value)) else { return false }
    }
    if !hasReached, isLast || endsHere || isAtTarget(value) {
      hasReached = true
      guard tell(.didReachToValue) else { return false }
    }
    guard show(value, on: target), tell(.didApply) else { return false }
    if endsHere, !isOver { enter(legs.leg + 1, at: elapsed) }
    return isOver
  }

  /// Finds the leg and the time in it; true at the end of the last leg, nil when the run was ended meanwhile.
  private final func findLeg() -> Bool? {
    while true {
      switch legs.place(at: elapsed, length: legLength, of: legCount) {
      case .within(let time):
        legTime = time
        return false
      case .over:
        legTime = legLength
        return true
      case .later(let leg):
        guard enter(leg) else { return nil }
      }
    }
  }

  @discardableResult
  private final func enter(_ leg: Int, at start: Double? = nil) -> Bool {
    if !hasReached {
      hasReached = true
      guard tell(.didReachToValue) else { return false }
    }
    if !sortedMarkers.isEmpty {
      guard tellMarkers(upTo: 1) else { return false }
    }
    let oldLength = legLength
    isOnWayBack = isBack(leg: leg)
    legTime = 0
    do { try makeCourse(from: nil) } catch {
      fail(error)
      return false
    }
    legs.enter(leg: leg, after: oldLength, newLength: legLength, at: start)
    hasReached = false
    return tellLegBorder()
  }

  private final func show(_ value: Value, on target: Target) -> Bool {
    let shown = bounds.isPlain ? value : bounds.shown(value)
    guard isAdditive else {
      property.write(shown, to: target)
      trace(.propertyWrite, value)
      return true
    }
    let base = property.read(from: target)
    var added = contribution ?? AdditiveContribution(zero: value.zero)
    let sum = added.sum(base, shown)
    guard sum.isFinite else { return fail(sum) }
    property.write(sum, to: target)
    contribution = added
    trace(.propertyWrite, value)
    return true
  }
}
