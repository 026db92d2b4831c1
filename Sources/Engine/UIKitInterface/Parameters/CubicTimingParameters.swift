public import MotionEngine

/// The curves that `UIView.AnimationCurve` names, with its raw values.
public enum ViewAnimationCurve: Int, Hashable, Sendable, CaseIterable {
  /// (0.42, 0, 0.58, 1).
  case easeInOut = 0
  /// (0.42, 0, 1, 1).
  case easeIn = 1
  /// (0, 0, 0.58, 1).
  case easeOut = 2
  case linear = 3

  var function: any TimingFunction {
    switch self {
    case .easeInOut: CubicBezier.easeInOut
    case .easeIn: CubicBezier.easeIn
    case .easeOut: CubicBezier.easeOut
    case .linear: LinearTiming()
    }
  }
}

/// The words of `UICubicTimingParameters`: a named curve, or a Bézier curve by two control points.
public struct CubicTimingParameters: Hashable, Sendable {
  /// What states the curve.
  public enum Words: Hashable, Sendable {
    case curve(ViewAnimationCurve)
    case points(CubicBezier)
  }

  public let words: Words

  /// The system's default curve, (0.25, 0.1, 0.25, 1).
  public init() { words = .points(.ease) }

  public init(animationCurve: ViewAnimationCurve) { words = .curve(animationCurve) }

  /// - Throws: ``UIKitError/easing(_:)`` unless both x are in 0 … 1 and both y finite.
  public init(controlPoint1: Point2D, controlPoint2: Point2D) throws(UIKitError) {
    do throws(EasingError) {
      words = .points(
        try CubicBezier(x1: controlPoint1.x, y1: controlPoint1.y, x2: controlPoint2.x, y2: controlPoint2.y))
    } catch {
      throw .easing(error)
    }
  }

  var function: any TimingFunction {
    switch words {
    case .curve(let curve): curve.function
    case .points(let curve): curve
    }
  }
}
