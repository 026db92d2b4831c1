internal import MotionEngine

/// What an additive animation has added to a value so far.
///
/// Why it is kept, with its rounding error: the sum would otherwise wander off by an ulp each frame.
struct AdditiveContribution<Value: AnimatableValue> {
  private var added: Value

  init(zero: Value) { added = zero }

  /// The base with the contribution brought up to `value`.
  mutating func sum(_ base: Value, _ value: Value) -> Value {
    var result = base
    for index in 0..<base.componentCount {
      let old = base[component: index]
      result[component: index] = old + (value[component: index] - added[component: index])
      added[component: index] += result[component: index] - old
    }
    return result
  }
}
