/// An affine map of the plane taken apart: translation, rotation, scale, and what is left.
///
/// The map is scale first, then rotation, remainder and translation. This is the decomposition
/// of CSS Transforms Level 1, section "Interpolation of 2D matrices"; the remainder is the identity where the axes stay
/// at right angles. Its angle is a number like any other: animate it to turn as often as you like.
public struct TransformParts2D: Hashable, Sendable {
  public var translation: Vector2D
  /// Of the first and second row.
  public var scale: SIMD2<Double>
  /// rad, from the x axis towards the y axis.
  public var angle: Double
  /// m11, m12, m21, m22 of what is left: a shear.
  public var remainder: SIMD4<Double>

  public init(
    translation: Vector2D = .zero, scale: SIMD2<Double> = [1, 1], angle: Double = 0,
    remainder: SIMD4<Double> = [1, 0, 0, 1]
  ) {
    self.translation = translation
    self.scale = scale
    self.angle = angle
    self.remainder = remainder
  }

  /// Takes a map apart. A row of zeros has scale 0 and stays zero in the remainder, so that nothing is divided by 0.
  public init(_ transform: Transform2D) {
    var first = SIMD2(transform.m11, transform.m12)
    var second = SIMD2(transform.m21, transform.m22)
    var scale = SIMD2((first * first).sum().squareRoot(), (second * second).sum().squareRoot())
    if transform.determinant < 0 {
      if first.x < second.y { scale.x = -scale.x } else { scale.y = -scale.y }
    }
    if scale.x != 0 { first /= scale.x }
    if scale.y != 0 { second /= scale.y }
    let angle = first == .zero ? 0 : MathLibrary.atan2(first.y, first.x)
    // Turned back: [cos, −sin; sin, cos] from the left, with cos and sin the first row itself.
    let turned =
      first == .zero
      ? SIMD4(0, 0, second.x, second.y)
      : SIMD4(
        first.x * first.x - first.y * second.x, first.x * first.y - first.y * second.y,
        first.y * first.x + first.x * second.x, first.y * first.y + first.x * second.y)
    self.init(
      translation: Vector2D(dx: transform.tx, dy: transform.ty), scale: scale, angle: angle, remainder: turned)
  }

  /// The two with angles and signs chosen for the shorter turn, as CSS prescribes it.
  public static func matched(
    _ first: TransformParts2D, _ second: TransformParts2D
  ) -> (TransformParts2D, TransformParts2D) {
    var (a, b) = (first, second)
    let turn = 2 * Double.pi
    if (a.scale.x < 0 && b.scale.y < 0) || (a.scale.y < 0 && b.scale.x < 0) {
      a.scale = -a.scale
      a.angle += a.angle < 0 ? Double.pi : -Double.pi
    }
    if a.angle == 0 { a.angle = turn }
    if b.angle == 0 { b.angle = turn }
    if (a.angle - b.angle).magnitude > Double.pi {
      if a.angle > b.angle { a.angle -= turn } else { b.angle -= turn }
    }
    return (a, b)
  }
}

extension TransformParts2D: AnimatableValue {
  public var componentCount: Int { 9 }

  /// Translation, scale, angle, remainder.
  public subscript(component index: Int) -> Double {
    get {
      switch index {
      case 0, 1: translation[component: index]
      case 2, 3: scale[index - 2]
      case 4: angle
      default: remainder[index - 5]
      }
    }
    set {
      switch index {
      case 0, 1: translation[component: index] = newValue
      case 2, 3: scale[index - 2] = newValue
      case 4: angle = newValue
      default: remainder[index - 5] = newValue
      }
    }
  }
}

extension Transform2D {
  /// Puts the parts together.
  public init(_ parts: TransformParts2D) {
    let rows = RotatedRows(parts)
    self.init(rows.first * parts.scale.x, rows.second * parts.scale.y, parts.translation)
  }

  fileprivate init(_ first: SIMD2<Double>, _ second: SIMD2<Double>, _ translation: Vector2D) {
    self.init(m11: first.x, m12: first.y, m21: second.x, m22: second.y, tx: translation.dx, ty: translation.dy)
  }
}

extension TransformParts2D {
  /// The change of the composed map when the parts change at the given rates.
  func composedRate(_ rates: TransformParts2D) -> Transform2D {
    let rows = RotatedRows(self)
    var changed = self
    changed.remainder = rates.remainder
    let sheared = RotatedRows(changed)
    // Turning the angle carries the first row to the second and the second to the first turned round.
    let first = rows.first * rates.scale.x + (rows.second * rates.angle + sheared.first) * scale.x
    let second = rows.second * rates.scale.y + (sheared.second - rows.first * rates.angle) * scale.y
    return Transform2D(first, second, rates.translation)
  }
}

/// The rows of rotation and remainder, before the scale.
private struct RotatedRows {
  let first: SIMD2<Double>
  let second: SIMD2<Double>

  init(_ parts: TransformParts2D) {
    let (sine, cosine) = MathLibrary.sineCosine(parts.angle)
    let (upper, lower) = (parts.remainder.lowHalf, parts.remainder.highHalf)
    first = upper * cosine + lower * sine
    second = lower * cosine - upper * sine
  }
}
