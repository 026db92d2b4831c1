internal import MotionEngine

/// An eased way that was changed on its way: what is missing to the new one fades out until its end, so that neither the
/// value nor the velocity jumps.
///
/// With u from 0 at the change to 1 at the end and L the time between, the value is that of the new way plus
///
///     d (1 + 2u)(1 − u)² + s L u (1 − u)²
///
/// where d and s are the differences of value and velocity at the change. It ends exactly at the new target.
struct BlendedCourse<Value: AnimatableValue> {
  private(set) var way: EasedCourse<Value>
  private var blend: Blend?

  private struct Blend {
    let start: Double
    let offset: Value
    let slope: Value
  }

  init(_ way: EasedCourse<Value>) { self.way = way }

  var duration: Double { way.duration }
  var target: Value { way.target ?? way.to }

  /// The values as numbers.
  var frames: FrameEvaluator {
    let base = way.frames
    guard let blend else { return base }
    let (offset, slope) = (blend.offset.components, blend.slope.components)
    return FrameEvaluator { time, storage in
      base.evaluate(time, storage)
      guard let (length, left) = parts(blend, at: time) else { return }
      let u = 1 - left
      let (place, speed) = ((1 + 2 * u) * left * left, length * u * left * left)
      for index in 0..<offset.count { storage[index] += offset[index] * place + slope[index] * speed }
    }
  }

  func value(at time: Double) -> Value {
    var value = way.value(at: time)
    guard let blend, let (length, left) = parts(blend, at: time) else { return value }
    let u = 1 - left
    let (place, speed) = ((1 + 2 * u) * left * left, length * u * left * left)
    for index in 0..<value.componentCount {
      value[component: index] += blend.offset[component: index] * place + blend.slope[component: index] * speed
    }
    return value
  }

  func velocity(at time: Double) -> Value {
    var velocity = way.velocity(at: time)
    guard let blend, let (length, left) = parts(blend, at: time) else { return velocity }
    let u = 1 - left
    let (place, speed) = (-6 * u * left / length, left * (left - 2 * u))
    for index in 0..<velocity.componentCount {
      velocity[component: index] += blend.offset[component: index] * place + blend.slope[component: index] * speed
    }
    return velocity
  }

  /// The time from the change to the end, and the share of it that is left; nil at the end.
  private func parts(_ blend: Blend, at time: Double) -> (length: Double, left: Double)? {
    let length = way.duration - blend.start
    let left = (way.duration - time) / length
    return left > 0 && left <= 1 ? (length, left) : nil
  }

  /// Another way from a time on, without a jump; at or after its end it is simply at its end.
  mutating func change(to newWay: EasedCourse<Value>, at time: Double) {
    guard time < newWay.duration else {
      self = BlendedCourse(newWay)
      return
    }
    let velocity = velocity(at: time)
    let offset = newWay.value(at: time).combined(with: value(at: time)) { $1 - $0 }
    // Why: a curve may rise vertically there; a velocity without bounds is not carried over.
    let slope = newWay.velocity(at: time).combined(with: velocity) { ($1 - $0).isFinite ? $1 - $0 : 0 }
    way = newWay
    blend = Blend(start: time, offset: offset, slope: slope)
  }
}
