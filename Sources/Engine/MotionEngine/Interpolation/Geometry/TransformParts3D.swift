/// A map of space taken apart: scale first, then skews, rotation, translation and perspective.
///
/// The decomposition is that of CSS Transforms Level 2, section "Interpolation of 3D matrices". Easing turns the rotation
/// along the shorter arc and goes the straight way in all the rest.
public struct TransformParts3D: Hashable, Sendable {
  public var translation: SIMD3<Double>
  public var scale: SIMD3<Double>
  /// xy, xz, yz.
  public var skew: SIMD3<Double>
  public var rotation: Quaternion
  /// The fourth column; 0, 0, 0, 1 without perspective.
  public var perspective: SIMD4<Double>

  public init(
    translation: SIMD3<Double> = .zero, scale: SIMD3<Double> = [1, 1, 1], skew: SIMD3<Double> = .zero,
    rotation: Quaternion = .identity, perspective: SIMD4<Double> = [0, 0, 0, 1]
  ) {
    self.translation = translation
    self.scale = scale
    self.skew = skew
    self.rotation = rotation
    self.perspective = perspective
  }

  /// Takes a map apart; nil for one that flattens space or has a last number of 0, which has no such parts.
  public init?(_ transform: Transform3D) {
    let corner = transform.rows.fourth.w
    guard corner != 0, transform.isFinite else { return nil }
    let rows = transform.mapped { $0 / corner }.rows
    var first = rows.first.xyz
    var second = rows.second.xyz
    var third = rows.third.xyz
    guard first.dot(second.cross(third)) != 0 else { return nil }
    guard let perspective = Self.perspective(rows) else { return nil }

    var scale = SIMD3<Double>(first.length, 0, 0)
    first /= scale.x
    var skew = SIMD3<Double>(first.dot(second), 0, 0)
    second -= first * skew.x
    scale.y = second.length
    second /= scale.y
    skew.x /= scale.y
    skew.y = first.dot(third)
    third -= first * skew.y
    skew.z = second.dot(third)
    third -= second * skew.z
    scale.z = third.length
    third /= scale.z
    skew.y /= scale.z
    skew.z /= scale.z
    if first.dot(second.cross(third)) < 0 {
      scale = -scale
      (first, second, third) = (-first, -second, -third)
    }
    self.init(
      translation: rows.fourth.xyz, scale: scale, skew: skew, rotation: Quaternion(rows: first, second, third),
      perspective: perspective)
  }

  /// The fourth column p of a map A·P, where A has the fourth column 0, 0, 0, 1: A⁻¹ times the map's own one.
  private static func perspective(_ rows: Transform3D.InlineRows) -> SIMD4<Double>? {
    let column = SIMD3(rows.first.w, rows.second.w, rows.third.w)
    if column == .zero { return [0, 0, 0, 1] }
    let (a, b, c) = (rows.first.xyz, rows.second.xyz, rows.third.xyz)
    let determinant = a.dot(b.cross(c))
    let solution = (b.cross(c) * column.x + c.cross(a) * column.y + a.cross(b) * column.z) / determinant
    return SIMD4(solution, 1 - rows.fourth.xyz.dot(solution))
  }
}

extension Transform3D {
  /// Puts the parts together.
  public init(_ parts: TransformParts3D) {
    let turned = Transform3D(parts.rotation).rows
    let first = turned.first.xyz
    let second = turned.second.xyz + first * parts.skew.x
    let third = turned.third.xyz + first * parts.skew.y + turned.second.xyz * parts.skew.z
    let whole = Transform3D(
      SIMD4(first * parts.scale.x, 0), SIMD4(second * parts.scale.y, 0), SIMD4(third * parts.scale.z, 0),
      SIMD4(parts.translation, 1))
    self = parts.perspective == [0, 0, 0, 1] ? whole : whole.seen(by: parts.perspective)
  }

  /// With a fourth column put behind.
  private func seen(by column: SIMD4<Double>) -> Transform3D {
    var result = self
    for row in 0..<4 { result.rows[row].w = (rows[row] * column).sum() }
    return result
  }
}

extension TransformParts3D: AnimatableValue {
  public var componentCount: Int { 17 }

  /// Translation, scale, skew, rotation, perspective.
  public subscript(component index: Int) -> Double {
    get {
      switch index {
      case 0..<3: translation[index]
      case 3..<6: scale[index - 3]
      case 6..<9: skew[index - 6]
      case 9..<13: rotation[component: index - 9]
      default: perspective[index - 13]
      }
    }
    set {
      switch index {
      case 0..<3: translation[index] = newValue
      case 3..<6: scale[index - 3] = newValue
      case 6..<9: skew[index - 6] = newValue
      case 9..<13: rotation[component: index - 9] = newValue
      default: perspective[index - 13] = newValue
      }
    }
  }

  public static let curvedInterpolation: CurvedInterpolation<TransformParts3D>? = CurvedInterpolation(
    value: { start, end, share in
      var result = start.combined(with: end) { Mixing.mix($0, $1, at: share) }
      result.rotation = start.rotation.interpolated(to: end.rotation, at: share)
      return result
    },
    rate: { start, end, share in
      var result = start.combined(with: end) { $1 - $0 }
      result.rotation = start.rotation.interpolationRate(to: end.rotation, at: share)
      return result
    })

  public func form(nearestTo other: TransformParts3D) -> TransformParts3D {
    var result = self
    result.rotation = rotation.form(nearestTo: other.rotation)
    return result
  }
}

extension Quaternion {
  /// The rotation whose matrix has these rows, at right angles and of length 1.
  ///
  /// The largest of the four numbers is found first, so that nothing cancels.
  init(rows a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) {
    let trace = a.x + b.y + c.z
    if trace >= max(a.x, b.y, c.z) {
      let double = (1 + trace).squareRoot()
      let factor = 0.5 / double
      self.init(
        w: 0.5 * double, x: (b.z - c.y) * factor, y: (c.x - a.z) * factor, z: (a.y - b.x) * factor)
    } else if a.x >= max(b.y, c.z) {
      let double = (1 + a.x - b.y - c.z).squareRoot()
      let factor = 0.5 / double
      self.init(w: (b.z - c.y) * factor, x: 0.5 * double, y: (a.y + b.x) * factor, z: (c.x + a.z) * factor)
    } else if b.y >= c.z {
      let double = (1 + b.y - a.x - c.z).squareRoot()
      let factor = 0.5 / double
      self.init(w: (c.x - a.z) * factor, x: (a.y + b.x) * factor, y: 0.5 * double, z: (b.z + c.y) * factor)
    } else {
      let double = (1 + c.z - a.x - b.y).squareRoot()
      let factor = 0.5 / double
      self.init(w: (a.y - b.x) * factor, x: (c.x + a.z) * factor, y: (b.z + c.y) * factor, z: 0.5 * double)
    }
  }
}

extension SIMD4<Double> {
  fileprivate var xyz: SIMD3<Double> { SIMD3(x, y, z) }
}

extension SIMD3<Double> {
  fileprivate func dot(_ other: SIMD3<Double>) -> Double { (self * other).sum() }
  fileprivate var length: Double { dot(self).squareRoot() }
  fileprivate func cross(_ other: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }
}
