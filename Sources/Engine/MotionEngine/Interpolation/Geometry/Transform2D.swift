/// An affine map of the plane: (x, y) ↦ (m11 x + m21 y + tx, m12 x + m22 y + ty), so that points are rows and
/// "first a, then b" is the product a · b.
///
/// Easing goes through ``TransformParts2D``. A spring moves the six numbers; to turn or scale by springs, animate the parts.
public struct Transform2D: Hashable, Sendable {
  public var m11: Double
  public var m12: Double
  public var m21: Double
  public var m22: Double
  public var tx: Double
  public var ty: Double

  public init(m11: Double, m12: Double, m21: Double, m22: Double, tx: Double = 0, ty: Double = 0) {
    self.m11 = m11
    self.m12 = m12
    self.m21 = m21
    self.m22 = m22
    self.tx = tx
    self.ty = ty
  }

  public static let identity = Transform2D(m11: 1, m12: 0, m21: 0, m22: 1)

  public static func translation(x: Double, y: Double) -> Transform2D {
    Transform2D(m11: 1, m12: 0, m21: 0, m22: 1, tx: x, ty: y)
  }

  public static func scale(x: Double, y: Double) -> Transform2D { Transform2D(m11: x, m12: 0, m21: 0, m22: y) }

  /// - Parameter angle: rad, from the x axis towards the y axis.
  public static func rotation(_ angle: Double) -> Transform2D {
    let (sine, cosine) = MathLibrary.sineCosine(angle)
    return Transform2D(m11: cosine, m12: sine, m21: -sine, m22: cosine)
  }

  /// First the left map, then the right one.
  public static func * (a: Transform2D, b: Transform2D) -> Transform2D {
    Transform2D(
      m11: a.m11 * b.m11 + a.m12 * b.m21, m12: a.m11 * b.m12 + a.m12 * b.m22,
      m21: a.m21 * b.m11 + a.m22 * b.m21, m22: a.m21 * b.m12 + a.m22 * b.m22,
      tx: a.tx * b.m11 + a.ty * b.m21 + b.tx, ty: a.tx * b.m12 + a.ty * b.m22 + b.ty)
  }

  /// Where a point goes.
  public func applied(to point: Point2D) -> Point2D {
    Point2D(x: m11 * point.x + m21 * point.y + tx, y: m12 * point.x + m22 * point.y + ty)
  }

  /// m11 m22 − m12 m21: by what areas grow; negative when it mirrors.
  public var determinant: Double { m11 * m22 - m12 * m21 }
}

extension Transform2D: AnimatableValue {
  public var componentCount: Int { 6 }

  public subscript(component index: Int) -> Double {
    get {
      switch index {
      case 0: m11
      case 1: m12
      case 2: m21
      case 3: m22
      case 4: tx
      default: ty
      }
    }
    set {
      switch index {
      case 0: m11 = newValue
      case 1: m12 = newValue
      case 2: m21 = newValue
      case 3: m22 = newValue
      case 4: tx = newValue
      default: ty = newValue
      }
    }
  }

  /// Through the parts, as CSS Transforms Level 1 and Core Animation do it.
  public static let curvedInterpolation: CurvedInterpolation<Transform2D>? = CurvedInterpolation(
    value: { start, end, share in
      if share == 0 { return start }
      if share == 1 { return end }
      let (first, second) = TransformParts2D.matched(TransformParts2D(start), TransformParts2D(end))
      return Transform2D(first.interpolated(to: second, at: share))
    },
    rate: { start, end, share in
      let (first, second) = TransformParts2D.matched(TransformParts2D(start), TransformParts2D(end))
      return first.interpolated(to: second, at: share).composedRate(second.combined(with: first) { $0 - $1 })
    })
}
