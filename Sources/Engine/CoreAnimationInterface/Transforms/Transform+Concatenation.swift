public import MotionEngine

/// First this map, then the one below.
extension Transform2D: ConcatenatedValue {
  public func concatenated(onto base: Transform2D) -> Transform2D { self * base }

  public func removed(from whole: Transform2D) -> Transform2D {
    let area = determinant
    guard area != 0 else { return whole }
    let inverse = Transform2D(m11: m22 / area, m12: -m12 / area, m21: -m21 / area, m22: m11 / area)
    let back = Transform2D.translation(x: -tx, y: -ty) * inverse
    return back * whole
  }
}

/// First this map, then the one below.
extension Transform3D: ConcatenatedValue {
  public func concatenated(onto base: Transform3D) -> Transform3D { self * base }

  public func removed(from whole: Transform3D) -> Transform3D { inverse.map { $0 * whole } ?? whole }

  /// By elimination with the largest pivot; nil for a map that flattens space.
  private var inverse: Transform3D? {
    var (left, right) = (self, Transform3D.identity)
    for column in 0..<4 {
      let pivot = (column..<4).max { left.rows[$0][column].magnitude < left.rows[$1][column].magnitude } ?? column
      guard left.rows[pivot][column] != 0, left.isFinite else { return nil }
      (left.rows[column], left.rows[pivot]) = (left.rows[pivot], left.rows[column])
      (right.rows[column], right.rows[pivot]) = (right.rows[pivot], right.rows[column])
      let factor = 1 / left.rows[column][column]
      left.rows[column] *= factor
      right.rows[column] *= factor
      for row in 0..<4 where row != column {
        let share = left.rows[row][column]
        left.rows[row] -= left.rows[column] * share
        right.rows[row] -= right.rows[column] * share
      }
    }
    return right.isFinite ? right : nil
  }
}
