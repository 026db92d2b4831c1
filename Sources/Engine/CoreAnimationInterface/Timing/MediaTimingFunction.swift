public import MotionEngine

/// The words of `CAMediaTimingFunction`: a cubic Bézier curve by its name or its two control points.
///
/// Its values are within 1 ulp of those of the curve; the platform's own are some 2 · 10⁻⁶ beside it.
public struct MediaTimingFunction: TimingFunction, Hashable {
  /// The names that Core Animation gives.
  public enum Name: String, CaseIterable, Hashable, Sendable {
    /// (0, 0, 1, 1).
    case linear
    /// (0.42, 0, 1, 1).
    case easeIn
    /// (0, 0, 0.58, 1).
    case easeOut
    /// (0.42, 0, 0.58, 1).
    case easeInEaseOut
    /// (0.25, 0.1, 0.25, 1).
    case `default`
  }

  private let control1: Point2D
  private let control2: Point2D
  /// nil for a curve that is the straight course: then it is the time itself, to the bit and without a root.
  private let curve: CubicBezier?

  private init(_ curve: CubicBezier) {
    control1 = Point2D(x: curve.x1, y: curve.y1)
    control2 = Point2D(x: curve.x2, y: curve.y2)
    self.curve = control1.x == control1.y && control2.x == control2.y ? nil : curve
  }

  private init() {
    (control1, control2, curve) = (.zero, Point2D(x: 1, y: 1), nil)
  }

  public static let linear = MediaTimingFunction()
  public static let easeIn = MediaTimingFunction(.easeIn)
  public static let easeOut = MediaTimingFunction(.easeOut)
  public static let easeInEaseOut = MediaTimingFunction(.easeInOut)
  public static let `default` = MediaTimingFunction(.ease)

  public init(name: Name) {
    switch name {
    case .linear: self = .linear
    case .easeIn: self = .easeIn
    case .easeOut: self = .easeOut
    case .easeInEaseOut: self = .easeInEaseOut
    case .default: self = .default
    }
  }

  /// By a name as a text.
  ///
  /// - Throws: ``CoreAnimationError/easing(_:)`` for a name that Core Animation does not know.
  public init(named name: String) throws(CoreAnimationError) {
    guard let known = Name(rawValue: name) else {
      throw .easing(.unknownName(name, known: Name.allCases.map(\.rawValue)))
    }
    self.init(name: known)
  }

  /// By its control points.
  ///
  /// - Throws: ``CoreAnimationError/easing(_:)`` for numbers that are not finite and for c1x or c2x outside 0 … 1.
  public init(controlPoints c1x: Double, _ c1y: Double, _ c2x: Double, _ c2y: Double) throws(CoreAnimationError) {
    do throws(EasingError) {
      self.init(try CubicBezier(x1: c1x, y1: c1y, x2: c2x, y2: c2y))
    } catch {
      throw .easing(error)
    }
  }

  /// The points of the curve, from 0 to 3: its start, its two control points, its end; nil for any other index.
  public func controlPoint(at index: Int) -> Point2D? {
    switch index {
    case 0: .zero
    case 1: control1
    case 2: control2
    case 3: Point2D(x: 1, y: 1)
    default: nil
    }
  }

  public func value(at time: Double) -> Double { curve?.value(at: time) ?? time }

  public func derivative(at time: Double) -> Double { curve?.derivative(at: time) ?? 1 }
}
