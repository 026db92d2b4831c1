internal import MotionEngine

/// From, to and by, any of them given.
struct ValueSpan<Value: AnimatableValue> {
  let from: Value?
  let to: Value?
  let by: Value?

  /// - Throws: ``CoreAnimationError/overdetermined(keyPath:)`` when all three are given, and
  ///   ``CoreAnimationError/motion(_:)`` for values that are not finite or not of one shape.
  init(from: Value?, to: Value?, by: Value?, keyPath: String) throws(CoreAnimationError) {
    guard from == nil || to == nil || by == nil else { throw .overdetermined(keyPath: keyPath) }
    self.from = from
    self.to = to
    self.by = by
    let given = [(from, "the from value"), (to, "the to value"), (by, "the by value")]
    let count = (from ?? to ?? by)?.componentCount
    for case (let value?, let name) in given {
      try wrapping { () throws(MotionError) in
        try ValueCheck.requireFinite(value, name)
        if let count { try ValueCheck.requireCount(value, name, count) }
      }
    }
  }

  /// Where it runs from and to.
  ///
  /// - Parameters:
  ///   - current: what shows when it begins.
  ///   - previous: what showed when it was added.
  func ends(current: Value, previous: Value) -> (from: Value, to: Value) {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, by.put(onto: from))
    case (nil, let to?, let by?): (by.taken(from: to), to)
    case (let from?, nil, nil): (from, current)
    case (nil, let to?, nil): (current, to)
    case (nil, nil, let by?): (current, by.put(onto: current))
    case (nil, nil, nil): (previous, current)
    }
  }
}

/// The checks of given values.
enum ValueCheck {
  static func requireFinite(_ value: some AnimatableValue, _ quantity: String) throws(MotionError) {
    for index in 0..<value.componentCount where !value[component: index].isFinite {
      throw .notFinite(quantity: quantity, component: index, value: value[component: index])
    }
  }

  static func requireCount(_ value: some AnimatableValue, _ quantity: String, _ count: Int) throws(MotionError) {
    guard value.componentCount == count else {
      throw .shapesDiffer(quantity: quantity, count: value.componentCount, expected: count)
    }
  }
}
