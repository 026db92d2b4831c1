internal import MotionEngine

/// A rotation as three turns: about x first, then y, then z, rad.
struct TurnAngles {
  var x: Double
  var y: Double
  var z: Double

  init(_ rotation: Quaternion) {
    // The rows of the product of the three turns: the first is (cos y cos z, cos y sin z, −sin y), the third column
    // (−sin y, sin x cos y, cos x cos y).
    let rows = Transform3D(rotation).rows
    let level = (rows.first.x * rows.first.x + rows.first.y * rows.first.y).squareRoot()
    y = MathLibrary.atan2(-rows.first.z, level)
    guard level > 1e-12 else {
      // Why: with y a right angle only the sum or difference of the other two counts.
      (x, z) = (0, MathLibrary.atan2(-rows.second.x, rows.second.y))
      return
    }
    x = MathLibrary.atan2(rows.second.z, rows.third.z)
    z = MathLibrary.atan2(rows.first.y, rows.first.x)
  }

  var rotation: Quaternion {
    Quaternion(angle: z, axis: [0, 0, 1]) * Quaternion(angle: y, axis: [0, 1, 0])
      * Quaternion(angle: x, axis: [1, 0, 0])
  }
}
