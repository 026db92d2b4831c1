/// A rotation in space as a quaternion, w + x i + y j + z k.
///
/// Easing turns along the shorter arc at constant speed (slerp). A spring moves the four numbers, with the sign of the
/// target chosen for the shorter way; their length leaves 1 on the way, and whoever turns a quaternion into a matrix
/// divides by it, as ``Transform3D`` does.
public struct Quaternion: Hashable, Sendable {
  public var w: Double
  public var x: Double
  public var y: Double
  public var z: Double

  public init(w: Double, x: Double, y: Double, z: Double) {
    self.w = w
    self.x = x
    self.y = y
    self.z = z
  }

  /// No rotation.
  public static let identity = Quaternion(w: 1, x: 0, y: 0, z: 0)

  /// A turn about an axis by the right hand.
  ///
  /// - Parameters:
  ///   - angle: rad.
  ///   - axis: any length above 0; an axis of length 0 gives ``identity``.
  public init(angle: Double, axis: SIMD3<Double>) {
    let length = (axis * axis).sum().squareRoot()
    guard length > 0, length.isFinite, angle.isFinite else {
      self = .identity
      return
    }
    let (sine, cosine) = MathLibrary.sineCosine(0.5 * angle)
    let part = axis * (sine / length)
    self.init(w: cosine, x: part.x, y: part.y, z: part.z)
  }

  var lanes: SIMD4<Double> { SIMD4(w, x, y, z) }

  init(lanes: SIMD4<Double>) { self.init(w: lanes[0], x: lanes[1], y: lanes[2], z: lanes[3]) }

  /// The length of the four numbers, 1 for a rotation.
  public var length: Double { (lanes * lanes).sum().squareRoot() }

  /// The same rotation with length 1; ``identity`` when the length is 0 or not finite.
  public var normalized: Quaternion {
    let length = length
    guard length > 0, length.isFinite else { return .identity }
    return Quaternion(lanes: lanes / length)
  }

  /// The same rotation with all signs turned.
  public static prefix func - (value: Quaternion) -> Quaternion { Quaternion(lanes: -value.lanes) }

  /// The sum of the products of the numbers: the cosine of half the angle between two rotations.
  public func dot(_ other: Quaternion) -> Double { (lanes * other.lanes).sum() }

  /// First the right rotation, then the left one.
  public static func * (a: Quaternion, b: Quaternion) -> Quaternion {
    Quaternion(
      w: a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z,
      x: a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
      y: a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
      z: a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w)
  }
}

extension Quaternion: AnimatableValue {
  public var componentCount: Int { 4 }

  public subscript(component index: Int) -> Double {
    get {
      switch index {
      case 0: w
      case 1: x
      case 2: y
      default: z
      }
    }
    set {
      switch index {
      case 0: w = newValue
      case 1: x = newValue
      case 2: y = newValue
      default: z = newValue
      }
    }
  }

  /// Itself or its negative: the shorter way.
  public func form(nearestTo other: Quaternion) -> Quaternion { dot(other) < 0 ? -self : self }
}
