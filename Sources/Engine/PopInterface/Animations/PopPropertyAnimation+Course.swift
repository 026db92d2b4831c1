internal import MotionEngine

extension PopPropertyAnimation {
  /// Where the present leg ends by its words: the target, or on the way back the start.
  final var legGoal: Value? { isOnWayBack ? from : to }

  /// Takes a course over.
  ///
  /// - Parameters:
  ///   - anchor: where it begins.
  ///   - end: where it ends; nil where it does not.
  ///   - velocity: where it begins.
  final func adopt(_ frames: FrameEvaluator, anchor: Value, end: Value?, velocity: Value, length: Double) {
    adopt(frames, length: length)
    guard let numbers else { return }
    anchor.store(in: numbers.anchor)
    (end ?? anchor).store(in: numbers.end)
    bind(velocity: velocity)
  }

  /// Closes the sides of the present course that are to be closed.
  final func bind(velocity: Value) {
    isLimited = clampMode != .none
    guard isLimited, let numbers, let from, let to = to ?? legGoal else { return }
    numbers.setLimits(clampMode, from: isOnWayBack ? to : from, velocity: velocity)
  }

  /// Where the value is as it is shown, at the last frame; and how fast it moves, 0 where a side is closed to it.
  final func shownState() -> (value: Value, velocity: Value)? {
    guard var value = currentValue, var velocity = courseVelocity(), let numbers else { return nil }
    guard isLimited else { return (value, velocity) }
    for index in 0..<numbers.count where numbers.limited(index) != numbers.current[index] {
      value[component: index] = numbers.limited(index)
      velocity[component: index] = 0
    }
    return (value, velocity)
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
    trace(.propertyRead, value.components)
    return isAdditive ? value.zero : value
  }

  final func requireFinite(_ value: Value?, _ quantity: String) throws(PopError) {
    guard let value else { return }
    for index in 0..<value.componentCount where !value[component: index].isFinite {
      throw .motion(.notFinite(quantity: quantity, component: index, value: value[component: index]))
    }
  }

  /// Whether a value may be set: while it runs only a finite one of the shape of the others.
  final func mayTake(_ value: Value?, _ quantity: String) -> Bool {
    guard isAttached, let value else { return true }
    do throws(PopError) {
      try requireFinite(value, quantity)
      if let from, value.componentCount != from.componentCount {
        throw PopError.motion(
          .shapesDiffer(quantity: quantity, count: value.componentCount, expected: from.componentCount))
      }
      return true
    } catch {
      refusal = error
      return false
    }
  }
}
