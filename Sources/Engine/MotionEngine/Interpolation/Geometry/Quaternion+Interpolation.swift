extension Quaternion {
  /// The turn along the shorter arc at constant speed.
  public static let curvedInterpolation: CurvedInterpolation<Quaternion>? = CurvedInterpolation(
    value: { $0.slerped(to: $1, at: $2) }, rate: { $0.slerpRate(to: $1, at: $2) })

  /// The rotation a share of the way along the shorter arc, at constant speed: (sin((1 − p)θ) a + sin(pθ) b) / sin θ
  /// with θ the angle between the two as vectors.
  ///
  /// Both ends are exact as given (the second with the sign that is nearer). The length is kept when both ends have
  /// length 1. Between a rotation and one half a turn away every way is as short; the one through the signs as given
  /// is taken.
  private func slerped(to end: Quaternion, at share: Double) -> Quaternion {
    let near = end.form(nearestTo: self)
    if share == 0 { return self }
    if share == 1 { return near }
    let arc = Arc(self, near)
    guard arc.sine > 1e-9 else {
      return Quaternion(lanes: lanes + (near.lanes - lanes) * share)
    }
    let first = MathLibrary.sineCosine((1 - share) * arc.angle).sine / arc.sine
    let second = MathLibrary.sineCosine(share * arc.angle).sine / arc.sine
    return Quaternion(lanes: lanes * first + near.lanes * second)
  }

  private func slerpRate(to end: Quaternion, at share: Double) -> Quaternion {
    let near = end.form(nearestTo: self)
    let arc = Arc(self, near)
    guard arc.sine > 1e-9 else { return Quaternion(lanes: near.lanes - lanes) }
    let first = -arc.angle * MathLibrary.sineCosine((1 - share) * arc.angle).cosine / arc.sine
    let second = arc.angle * MathLibrary.sineCosine(share * arc.angle).cosine / arc.sine
    return Quaternion(lanes: lanes * first + near.lanes * second)
  }

  /// The angle between two quaternions as vectors, 0 … π/2, from the lengths of sum and difference: right to an ulp for
  /// small angles too, where a cosine would have lost them.
  private struct Arc {
    let angle: Double
    let sine: Double

    init(_ first: Quaternion, _ second: Quaternion) {
      let (a, b) = (first.normalized.lanes, second.normalized.lanes)
      let difference = a - b
      let sum = a + b
      angle = 2 * MathLibrary.atan2((difference * difference).sum().squareRoot(), (sum * sum).sum().squareRoot())
      sine = MathLibrary.sineCosine(angle).sine
    }
  }
}
