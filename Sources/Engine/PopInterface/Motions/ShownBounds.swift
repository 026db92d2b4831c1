internal import MotionEngine

/// Between which numbers a value is written, and to which multiples.
struct ShownBounds<Value: AnimatableValue> {
  /// nil: no side is closed.
  private var limits: (low: Value, high: Value)?
  /// 1/r; 0: not rounded.
  private var scale = 0.0

  init() {}

  /// - Parameters:
  ///   - mode: which sides are closed.
  ///   - from: the start of the leg.
  ///   - anchor: where the present course began.
  ///   - to: the target.
  ///   - velocity: of the value there; it says from which side the value comes back where there is no way.
  ///   - roundingFactor: r; 0: not rounded.
  init(
    _ mode: PopClampMode, from: Value, anchor: Value, to: Value, velocity: Value, roundingFactor: Double
  ) {
    // Why: 1/r is what Pop multiplies with; a third of 10 is 3.333… either way, but 0.3 is 3/10 and not 3 · 0.1.
    if roundingFactor > 0, (1 / roundingFactor).isFinite { scale = 1 / roundingFactor }
    guard !mode.isEmpty else { return }
    var (low, high) = (to.filled(with: -.infinity), to.filled(with: .infinity))
    for index in 0..<to.componentCount {
      let (start, begin, end) = (from[component: index], anchor[component: index], to[component: index])
      if begin == end {
        let speed = velocity[component: index]
        if speed >= 0 { low[component: index] = end }
        if speed <= 0 { high[component: index] = end }
      } else if end > begin {
        if mode.contains(.end) { high[component: index] = end }
        if mode.contains(.start) { low[component: index] = min(start, begin) }
      } else {
        if mode.contains(.end) { low[component: index] = end }
        if mode.contains(.start) { high[component: index] = max(start, begin) }
      }
    }
    limits = (low, high)
  }

  var isPlain: Bool { limits == nil && scale == 0 }

  /// A value between the limits.
  func limited(_ value: Value) -> Value {
    guard let limits else { return value }
    var result = value
    for index in 0..<value.componentCount {
      result[component: index] = min(
        max(value[component: index], limits.low[component: index]), limits.high[component: index])
    }
    return result
  }

  /// A value as it is written: limited, then rounded, halves away from zero.
  func shown(_ value: Value) -> Value {
    let limited = limited(value)
    guard scale > 0 else { return limited }
    return limited.mapped { number in
      let steps = (number * scale).rounded(.toNearestOrAwayFromZero)
      return steps.isFinite ? steps / scale : number
    }
  }
}
