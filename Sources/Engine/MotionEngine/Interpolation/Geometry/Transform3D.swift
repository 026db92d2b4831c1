/// A projective map of space as a matrix of four rows; points are rows, (x, y, z, 1) · M, so that "first a, then b" is
/// the product a · b, and a translation stands in the fourth row.
///
/// Easing goes through ``TransformParts3D``. A spring moves the sixteen numbers; to turn or scale by springs, animate the
/// parts, or a single angle.
public struct Transform3D: Hashable, Sendable {
  /// m11 … m14, m21 … m24, m31 … m34, m41 … m44.
  public var rows: InlineRows

  /// Four rows of four numbers.
  public struct InlineRows: Hashable, Sendable {
    public var first: SIMD4<Double>
    public var second: SIMD4<Double>
    public var third: SIMD4<Double>
    public var fourth: SIMD4<Double>

    public init(_ first: SIMD4<Double>, _ second: SIMD4<Double>, _ third: SIMD4<Double>, _ fourth: SIMD4<Double>) {
      self.first = first
      self.second = second
      self.third = third
      self.fourth = fourth
    }

    public subscript(row: Int) -> SIMD4<Double> {
      get {
        switch row {
        case 0: first
        case 1: second
        case 2: third
        default: fourth
        }
      }
      set {
        switch row {
        case 0: first = newValue
        case 1: second = newValue
        case 2: third = newValue
        default: fourth = newValue
        }
      }
    }
  }

  public init(_ first: SIMD4<Double>, _ second: SIMD4<Double>, _ third: SIMD4<Double>, _ fourth: SIMD4<Double>) {
    rows = InlineRows(first, second, third, fourth)
  }

  public static let identity = Transform3D([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1])

  public static func translation(x: Double = 0, y: Double = 0, z: Double = 0) -> Transform3D {
    Transform3D([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [x, y, z, 1])
  }

  public static func scale(x: Double = 1, y: Double = 1, z: Double = 1) -> Transform3D {
    Transform3D([x, 0, 0, 0], [0, y, 0, 0], [0, 0, z, 0], [0, 0, 0, 1])
  }

  /// - Parameters:
  ///   - angle: rad, by the right hand.
  ///   - axis: any length above 0; with one of length 0 nothing turns.
  public static func rotation(_ angle: Double, axis: SIMD3<Double>) -> Transform3D {
    Transform3D(Quaternion(angle: angle, axis: axis))
  }

  /// The map that a rotation makes; of any length but 0, which is the identity.
  public init(_ rotation: Quaternion) {
    let q = rotation.normalized
    self.init(
      [1 - 2 * (q.y * q.y + q.z * q.z), 2 * (q.x * q.y + q.w * q.z), 2 * (q.x * q.z - q.w * q.y), 0],
      [2 * (q.x * q.y - q.w * q.z), 1 - 2 * (q.x * q.x + q.z * q.z), 2 * (q.y * q.z + q.w * q.x), 0],
      [2 * (q.x * q.z + q.w * q.y), 2 * (q.y * q.z - q.w * q.x), 1 - 2 * (q.x * q.x + q.y * q.y), 0],
      [0, 0, 0, 1])
  }

  /// A map of the plane, in space.
  public init(_ plane: Transform2D) {
    self.init([plane.m11, plane.m12, 0, 0], [plane.m21, plane.m22, 0, 0], [0, 0, 1, 0], [plane.tx, plane.ty, 0, 1])
  }

  /// A row times this matrix.
  public func applied(to row: SIMD4<Double>) -> SIMD4<Double> {
    rows.first * row.x + rows.second * row.y + rows.third * row.z + rows.fourth * row.w
  }

  /// First the left map, then the right one.
  public static func * (a: Transform3D, b: Transform3D) -> Transform3D {
    Transform3D(
      b.applied(to: a.rows.first), b.applied(to: a.rows.second), b.applied(to: a.rows.third),
      b.applied(to: a.rows.fourth))
  }
}

extension Transform3D: AnimatableValue {
  public var componentCount: Int { 16 }

  public subscript(component index: Int) -> Double {
    get { rows[index / 4][index % 4] }
    set { rows[index / 4][index % 4] = newValue }
  }

  /// Through the parts; two maps of which one cannot be taken apart (one that flattens space) go the straight way.
  public static let curvedInterpolation: CurvedInterpolation<Transform3D>? = CurvedInterpolation(
    value: { start, end, share in
      if share == 0 { return start }
      if share == 1 { return end }
      guard let first = TransformParts3D(start), let second = TransformParts3D(end) else {
        return start.combined(with: end) { Mixing.mix($0, $1, at: share) }
      }
      return Transform3D(first.interpolated(to: second, at: share))
    },
    rate: { start, end, share in
      guard let first = TransformParts3D(start), let second = TransformParts3D(end) else {
        return start.combined(with: end) { $1 - $0 }
      }
      // Why a difference: the product rule over six factors would be longer than all the rest; its error is 1e-9.
      let step = 0x1p-17
      let after = Transform3D(first.interpolated(to: second, at: share + step))
      let before = Transform3D(first.interpolated(to: second, at: share - step))
      return after.combined(with: before) { ($0 - $1) / (2 * step) }
    })
}
