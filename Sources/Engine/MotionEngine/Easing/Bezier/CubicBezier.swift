/// A timing curve through (0, 0) and (1, 1) with two control points: Core Animation's timing function by control points,
/// `cubic-bezier()` in CSS.
///
/// Both coordinates are cubics of a parameter s, x(s) = 3 x₁ s (1 − s)² + 3 x₂ s² (1 − s) + s³ and y(s) alike; the value at
/// a time t is y at the s where x(s) = t.
///
/// Accuracy, for every legal curve and every t from 0 to 1: the value is within 1 ulp of max(1, |y₁|, |y₂|), the derivative
/// within 2 ulp of the larger of that and itself; 0 and 1 are exact, and where the curve rises the values never fall. That
/// holds at vertical tangents and steep ends too: the root is kept in two doubles, measured from the nearest of s = 0, ½
/// and 1, the three places where x′ can vanish, and so is the residual. The same bits on every processor.
public struct CubicBezier: TimingFunction {
  /// The first control point, x₁ from 0 to 1.
  public let x1: Double
  public let y1: Double
  /// The second control point, x₂ from 0 to 1.
  public let x2: Double
  public let y2: Double
  /// What the curve does before 0 and after 1.
  public let beyondEnds: BeyondEnds

  private let branches: BezierBranches

  /// How a curve goes on outside 0 … 1.
  public enum BeyondEnds: Hashable, Sendable {
    /// It stays where it starts and where it ends.
    case held
    /// It goes on along a straight line, as CSS Easing Functions says: through an end and the control point nearest to it
    /// that does not lie straight above or below it; and where both do, it stays.
    case tangents
  }

  /// - Throws: ``EasingError`` for a coordinate that is not finite, and for x₁ or x₂ outside 0 … 1.
  public init(
    x1: Double, y1: Double, x2: Double, y2: Double, beyondEnds: BeyondEnds = .held
  ) throws(EasingError) {
    for (name, value) in [("x1", x1), ("x2", x2)] where !(value >= 0 && value <= 1) {
      throw .abscissaOutOfRange(quantity: name, value: value)
    }
    for (name, value) in [("y1", y1), ("y2", y2)] where !value.isFinite {
      throw .mustBeFinite(quantity: name, value: value)
    }
    self.init(legalX1: x1, y1: y1, x2: x2, y2: y2, beyondEnds: beyondEnds)
  }

  init(legalX1 x1: Double, y1: Double, x2: Double, y2: Double, beyondEnds: BeyondEnds = .held) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
    self.beyondEnds = beyondEnds
    branches = BezierBranches(x1: x1, y1: y1, x2: x2, y2: y2)
  }

  /// The same curve with another course outside 0 … 1.
  public func going(beyondEnds: BeyondEnds) -> CubicBezier {
    CubicBezier(legalX1: x1, y1: y1, x2: x2, y2: y2, beyondEnds: beyondEnds)
  }

  public func value(at time: Double) -> Double {
    guard time > 0 else { return time == 0 ? 0 : outside(before: time) }
    guard time < 1 else { return time == 1 ? 1 : outside(after: time) }
    return branches.value(at: time)
  }

  /// dy/dx, by its limit where both derivatives of s vanish; infinite at a vertical tangent, with the sign of the right
  /// side (of the left one at 1).
  public func derivative(at time: Double) -> Double {
    guard time >= 0 else { return time.isNaN ? time : beyondEnds == .held ? 0 : slopeBefore }
    guard time <= 1 else { return beyondEnds == .held ? 0 : slopeAfter }
    return branches.derivative(at: time)
  }

  private func outside(before time: Double) -> Double {
    guard !time.isNaN else { return time }
    // Why: an infinite time on a level line is still on it, and 0 · ∞ is not a number.
    guard beyondEnds == .tangents, slopeBefore != 0 else { return 0 }
    return slopeBefore * time
  }

  private func outside(after time: Double) -> Double {
    guard !time.isNaN else { return time }
    guard beyondEnds == .tangents, slopeAfter != 0 else { return 1 }
    return 1 + slopeAfter * (time - 1)
  }

  private var slopeBefore: Double { x1 > 0 ? y1 / x1 : x2 > 0 ? y2 / x2 : 0 }

  private var slopeAfter: Double {
    x2 < 1 ? (1 - y2) / (1 - x2) : x1 < 1 ? (1 - y1) / (1 - x1) : 0
  }
}

extension CubicBezier: Hashable {
  public static func == (left: CubicBezier, right: CubicBezier) -> Bool {
    left.x1 == right.x1 && left.y1 == right.y1 && left.x2 == right.x2 && left.y2 == right.y2
      && left.beyondEnds == right.beyondEnds
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(x1)
    hasher.combine(y1)
    hasher.combine(x2)
    hasher.combine(y2)
    hasher.combine(beyondEnds)
  }
}

extension CubicBezier: CustomStringConvertible {
  public var description: String { "cubic-bezier(\(x1), \(y1), \(x2), \(y2))" }
}
