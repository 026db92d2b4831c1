public import MotionEngine

/// A way in the plane of straight lines and cubic Bézier curves, for animations along it.
///
/// Every end of a line or curve is a keyframe, and so is the start.
public struct MotionPath: Hashable, Sendable {
  /// One line or curve, from where the one before it ended.
  public enum Segment: Hashable, Sendable {
    case line(to: Point2D)
    case curve(to: Point2D, control1: Point2D, control2: Point2D)

    public var end: Point2D {
      switch self {
      case .line(let end): end
      case .curve(let end, _, _): end
      }
    }
  }

  public let start: Point2D
  public private(set) var segments: [Segment] = []

  public init(start: Point2D) { self.start = start }

  /// Where it ends.
  public var end: Point2D { segments.last?.end ?? start }

  public mutating func addLine(to end: Point2D) { segments.append(.line(to: end)) }

  public mutating func addCurve(to end: Point2D, control1: Point2D, control2: Point2D) {
    segments.append(.curve(to: end, control1: control1, control2: control2))
  }

  /// A curve with one control point, as the cubic one that is the same.
  public mutating func addQuadCurve(to end: Point2D, control: Point2D) {
    let start = self.end
    addCurve(
      to: end, control1: start.interpolated(to: control, at: 2.0 / 3),
      control2: end.interpolated(to: control, at: 2.0 / 3))
  }

  /// A line back to the start.
  public mutating func close() { addLine(to: start) }

  /// Whether all its coordinates are finite.
  public var isFinite: Bool {
    start.isFinite
      && segments.allSatisfy {
        switch $0 {
        case .line(let end): end.isFinite
        case .curve(let end, let control1, let control2): end.isFinite && control1.isFinite && control2.isFinite
        }
      }
  }

  /// Its segments as curves with four points.
  var pieces: [PathPiece] {
    var from = start
    return segments.map { segment in
      let piece: PathPiece
      switch segment {
      case .line(let end): piece = PathPiece(line: from, end)
      case .curve(let end, let control1, let control2): piece = PathPiece(curve: from, control1, control2, end)
      }
      from = segment.end
      return piece
    }
  }
}

/// One segment of a path by its own parameter, 0 … 1.
struct PathPiece: Sendable {
  let start: Point2D
  let end: Point2D
  private let control1: Point2D
  private let control2: Point2D
  private let isStraight: Bool

  init(line start: Point2D, _ end: Point2D) {
    (self.start, self.end, isStraight) = (start, end, true)
    control1 = start
    control2 = end
  }

  init(curve start: Point2D, _ control1: Point2D, _ control2: Point2D, _ end: Point2D) {
    (self.start, self.end, isStraight) = (start, end, false)
    self.control1 = control1
    self.control2 = control2
  }

  /// Exactly the ends at 0 and 1.
  func point(at s: Double) -> Point2D {
    if s == 0 { return start }
    if s == 1 { return end }
    if isStraight { return start.interpolated(to: end, at: s) }
    let rest = 1 - s
    let (a, b, c, d) = (rest * rest * rest, 3 * rest * rest * s, 3 * rest * s * s, s * s * s)
    return Point2D(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// The change of the point per unit of the parameter.
  func rate(at s: Double) -> Point2D {
    if isStraight { return Point2D(x: end.x - start.x, y: end.y - start.y) }
    let rest = 1 - s
    let (a, b, c) = (3 * rest * rest, 6 * rest * s, 3 * s * s)
    return Point2D(
      x: a * (control1.x - start.x) + b * (control2.x - control1.x) + c * (end.x - control2.x),
      y: a * (control1.y - start.y) + b * (control2.y - control1.y) + c * (end.y - control2.y))
  }

  /// ``rate(at:)`` of x and of y as polynomials, from the constant on.
  var slopes: [SIMD3<Double>] {
    let way = end.combined(with: start) { $0 - $1 }
    if isStraight { return [SIMD3(way.x, 0, 0), SIMD3(way.y, 0, 0)] }
    let first = control1.combined(with: start) { 3 * ($0 - $1) }
    let bend = control2.combined(with: control1) { $0 - $1 }
    let second = first.combined(with: bend) { 6 * $1 - 2 * $0 }
    let third = way.combined(with: bend) { 3 * ($0 - 3 * $1) }
    return [SIMD3(first.x, second.x, third.x), SIMD3(first.y, second.y, third.y)]
  }

  /// The direction, not 0 unless all four points are one: where the rate vanishes, that of the chord to the nearest point
  /// that differs.
  func direction(at s: Double) -> Point2D {
    let rate = rate(at: s)
    if rate.x != 0 || rate.y != 0 { return rate }
    let here = point(at: s)
    let others = s < 0.5 ? [control1, control2, end] : [control2, control1, start]
    for other in others where other != here {
      return s < 0.5
        ? Point2D(x: other.x - here.x, y: other.y - here.y) : Point2D(x: here.x - other.x, y: here.y - other.y)
    }
    return rate
  }
}
