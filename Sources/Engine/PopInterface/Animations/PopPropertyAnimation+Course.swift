internal import MotionEngine

extension PopPropertyAnimation {
  /// Where the present leg ends by its words: the target, or on the way back the start.
  final var legGoal: Value? { isOnWayBack ? from : to }

  /// Where the value is as it is shown, at the last frame; and how fast it moves, 0 where a side is closed to it.
  final func shownState() -> (value: Value, velocity: Value)? {
    guard let value = current ?? anchor, let velocity = courseVelocity(at: legTime) else { return nil }
    let limited = bounds.limited(value)
    guard limited != value else { return (value, velocity) }
    var stopped = velocity
    for index in 0..<value.componentCount where limited[component: index] != value[component: index] {
      stopped[component: index] = 0
    }
    return (limited, stopped)
  }

  /// The present leg goes on along a course that was made just now.
  ///
  /// - Parameter restarts: whether its time begins anew; else it goes on.
  final func courseWasReplaced(oldLength: Double, restarts: Bool) {
    legs.change(from: oldLength, restartedAfter: restarts ? legTime : 0)
    if restarts { legTime = 0 }
    hasReached = false
  }

  /// How the present course is shown, from its anchor to its target.
  final func bind() {
    guard let anchor, let end = courseTarget else { return }
    let start = (isOnWayBack ? to : from) ?? anchor
    bounds = ShownBounds(
      clampMode, from: start, anchor: anchor, to: end, velocity: anchorVelocity ?? anchor.zero,
      roundingFactor: roundingFactor)
  }

  /// Whether every component that had a way to go has reached the target or passed it; without any way, whether the value
  /// is the target.
  final func isAtTarget(_ value: Value) -> Bool {
    guard let anchor, let end = courseTarget else { return false }
    var anyWay = false
    for index in 0..<value.componentCount {
      let way = end[component: index] - anchor[component: index]
      guard way != 0 else { continue }
      anyWay = true
      let left = end[component: index] - value[component: index]
      if left != 0, (left < 0) == (way < 0) { return false }
    }
    return anyWay || value == end
  }

  /// Pop's share of the way: by the nearer end, so that it is exact at both.
  final func shareByDistance(of value: Value) -> Double {
    guard let from, let to else { return 0 }
    let (start, end) = isOnWayBack ? (to, from) : (from, to)
    let way = squaredDistance(start, end)
    guard way > 0 else { return 1 }
    let (gone, left) = (squaredDistance(start, value), squaredDistance(value, end))
    return gone > left ? (gone / way).squareRoot() : 1 - (left / way).squareRoot()
  }

  private final func squaredDistance(_ first: Value, _ second: Value) -> Double {
    var sum = 0.0
    for index in 0..<first.componentCount {
      let difference = first[component: index] - second[component: index]
      sum += difference * difference
    }
    return sum
  }

  final func readStart(_ target: Target) -> Value {
    let value = property.read(from: target)
    trace(.propertyRead, value)
    return isAdditive ? value.zero : value
  }

  // MARK: Refusals

  final func requireFinite(_ value: Value?, _ quantity: String) throws(PopError) {
    guard let value else { return }
    for index in 0..<value.componentCount where !value[component: index].isFinite {
      throw .motion(.notFinite(quantity: quantity, component: index, value: value[component: index]))
    }
  }

  /// Whether a number may be set: while attached only one in its range.
  final func mayBeSet(_ value: Double, _ isInRange: Bool, _ quantity: String) -> Bool {
    guard isAttached, !(value.isFinite && isInRange) else { return true }
    refusal = .mustNotBeNegative(quantity: quantity, value: value)
    return false
  }

  final func fail(_ value: Value) -> Bool {
    do {
      try requireFinite(value, "the value")
      return false
    } catch {
      fail(error)
      return false
    }
  }

  // MARK: Traces

  final func trace(_ kind: PopAnimationEvent.Kind, _ value: @autoclosure () -> Value?) {
    guard let storedTracer, storedTracer.isRecording else { return }
    let velocity = isUnderWay ? courseVelocity(at: legTime).map(numbers) : nil
    storedTracer.record(
      PopAnimationEvent(
        kind: kind, time: elapsed, value: value().map(numbers) ?? [], velocity: velocity ?? []))
  }

  final func numbers(of value: Value) -> [Double] {
    (0..<value.componentCount).map { value[component: $0] }
  }
}
