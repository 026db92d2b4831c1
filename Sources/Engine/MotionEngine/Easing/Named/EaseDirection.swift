/// Where a named curve is slow.
public enum EaseDirection: String, CaseIterable, Hashable, Sendable {
  /// At the start.
  case easeIn
  /// At the end: the mirror image, 1 − f(1 − t).
  case easeOut
  /// At both: the first half is f, the second its mirror image, each at half its size.
  case easeInOut
}

/// A value and its rate, each in two doubles.
struct EasedPoint {
  var value: DoublePair
  var slope: DoublePair
}

extension EaseDirection {
  /// The shape `easeIn` turned into this direction, rounded once.
  @inline(__always)
  func value(at time: Double, of shape: EasingShape) -> Double {
    guard time > 0 else { return time.isNaN ? time : 0 }
    guard time < 1 else { return 1 }
    return point(at: time, of: shape).value.rounded
  }

  /// 0 outside, where the value stays.
  @inline(__always)
  func derivative(at time: Double, of shape: EasingShape) -> Double {
    guard time >= 0, time <= 1 else { return time.isNaN ? time : 0 }
    let slope = point(at: time, of: shape).slope
    return slope.high.isInfinite ? slope.high : slope.rounded
  }

  @inline(__always)
  private func point(at time: Double, of shape: EasingShape) -> EasedPoint {
    switch self {
    case .easeIn: return shape.point(at: DoublePair(time))
    case .easeOut: return Self.mirrored(shape.point(at: ErrorFree.sum(1, -time)))
    case .easeInOut:
      if time < 0.5 { return Self.halved(shape.point(at: DoublePair(2 * time))) }
      return Self.mirrored(Self.halved(shape.point(at: ErrorFree.sum(2, -2 * time))))
    }
  }

  @inline(__always)
  private static func mirrored(_ point: EasedPoint) -> EasedPoint {
    EasedPoint(value: DoublePair(1) - point.value, slope: point.slope)
  }

  @inline(__always)
  private static func halved(_ point: EasedPoint) -> EasedPoint {
    EasedPoint(value: point.value.timesPowerOfTwo(-1), slope: point.slope)
  }
}
