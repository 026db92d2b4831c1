internal import MotionEngine

/// How a smooth curve goes through one key, by Kochanek and Bartels; all 0: as Catmull and Rom have it.
struct KeyShape: Hashable {
  /// 1 for a sharp corner, −1 for a wide bow.
  var tension = 0.0
  /// Other than 0 the direction changes at the key.
  var continuity = 0.0
  /// Above 0 the curve bends before the key, below 0 after it.
  var bias = 0.0
}

/// The smooth curve through keys: between two of them a cubic with given slopes at its ends.
///
/// The slope at a key is made of the ways d₁ from the key before and d₂ to the key after it, with tension t, continuity c
/// and bias b:
///
///     leaving:   ((1 − t)(1 + c)(1 + b) d₁ + (1 − t)(1 − c)(1 − b) d₂) / 2
///     arriving:  ((1 − t)(1 − c)(1 + b) d₁ + (1 − t)(1 + c)(1 − b) d₂) / 2
///
/// per unit of a piece's own progress; for keys in unequal distances times 2 h / (h₁ + h₂), with h the length of that
/// piece in time. At the first and the last key the way that is missing counts as the one that is there. With all three
/// 0 the slope in time is (v₊ − v₋)/(t₊ − t₋).
struct KeySpline<Value: AnimatableValue> {
  private let values: [Value]
  private let leaving: [Value]
  private let arriving: [Value]

  init(_ values: [Value], at times: KeyTimes, shapes: [KeyShape]) {
    self.values = values
    let steps = zip(times.times.dropFirst(), times.times).map { $0 - $1 }
    var leaving: [Value] = []
    var arriving: [Value] = []
    for key in values.indices {
      let shape = key < shapes.count ? shapes[key] : KeyShape()
      let ways = KeyWays(values, key, steps)
      leaving.append(ways.slope(shape, ways.stepAfter, isLeaving: true))
      arriving.append(ways.slope(shape, ways.stepBefore, isLeaving: false))
    }
    self.leaving = leaving
    self.arriving = arriving
  }

  /// The value a share of the way from a key to the next one.
  func value(after key: Int, at s: Double) -> Value {
    guard key < values.count - 1, s > 0 else { return values[key] }
    let rest = 1 - s
    var result = values[key]
    for index in 0..<result.componentCount {
      let (v0, v1) = (values[key][component: index], values[key + 1][component: index])
      let (d0, d1) = (leaving[key][component: index], arriving[key + 1][component: index])
      // Why this form: equal values and slopes of 0 give exactly that value.
      result[component: index] =
        v0 + (v1 - v0) * s * s * (3 - 2 * s) + s * rest * (d0 * rest - d1 * s)
    }
    return result
  }

  /// The change per unit of the share.
  func rate(after key: Int, at s: Double) -> Value {
    guard key < values.count - 1 else { return values[key].zero }
    let rest = 1 - s
    var result = values[key]
    for index in 0..<result.componentCount {
      let (v0, v1) = (values[key][component: index], values[key + 1][component: index])
      let (d0, d1) = (leaving[key][component: index], arriving[key + 1][component: index])
      result[component: index] =
        6 * (v1 - v0) * s * rest + d0 * rest * (1 - 3 * s) + d1 * s * (3 * s - 2)
    }
    return result
  }
}

/// The ways and times next to a key.
private struct KeyWays<Value: AnimatableValue> {
  let before: Value
  let after: Value
  let stepBefore: Double
  let stepAfter: Double

  init(_ values: [Value], _ key: Int, _ steps: [Double]) {
    let incoming = key > 0 ? values[key - 1].combined(with: values[key]) { $1 - $0 } : nil
    let outgoing = key < values.count - 1 ? values[key].combined(with: values[key + 1]) { $1 - $0 } : nil
    before = incoming ?? outgoing ?? values[key].zero
    after = outgoing ?? incoming ?? values[key].zero
    let last = key > 0 ? steps[key - 1] : nil
    let next = key < steps.count ? steps[key] : nil
    stepBefore = last ?? next ?? 0
    stepAfter = next ?? last ?? 0
  }

  func slope(_ shape: KeyShape, _ step: Double, isLeaving: Bool) -> Value {
    let span = stepBefore + stepAfter
    let scale = (1 - shape.tension) * (span > 0 ? step / span : 0)
    let continuity = isLeaving ? shape.continuity : -shape.continuity
    let first = scale * (1 + continuity) * (1 + shape.bias)
    let second = scale * (1 - continuity) * (1 - shape.bias)
    return before.combined(with: after) { first * $0 + second * $1 }
  }
}
