internal import MotionEngine

extension Transform3D {
  /// The parts, of a map that flattens space along its axes too: what it takes away has scale 0, and its turn is that of
  /// what is left. One that flattens space otherwise counts as none.
  var mediaParts: TransformParts3D {
    if let parts = TransformParts3D(self) { return parts }
    let flat = (0..<3).filter { rows[$0] == SIMD4(0, 0, 0, rows[$0].w) }
    var filled = self
    filled.fill(flat)
    guard !flat.isEmpty, var parts = TransformParts3D(filled) else { return TransformParts3D() }
    for index in flat { parts.scale[index] = 0 }
    return parts
  }

  /// Puts rows in the place of those that are 0, at right angles to the others and in their sense.
  private mutating func fill(_ flat: [Int]) {
    guard let there = (0..<3).first(where: { !flat.contains($0) }) else {
      (rows.first, rows.second, rows.third) = ([1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0])
      return
    }
    if flat.count == 2 { rows[(there + 1) % 3] = Self.perpendicular(to: rows[there]) }
    let missing = flat.count == 2 ? (there + 2) % 3 : flat.first ?? 0
    rows[missing] = Self.cross(rows[(missing + 1) % 3], rows[(missing + 2) % 3])
  }

  private static func cross(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x, 0)
  }

  private static func perpendicular(to row: SIMD4<Double>) -> SIMD4<Double> {
    let sizes = SIMD3(row.x.magnitude, row.y.magnitude, row.z.magnitude)
    if sizes.z <= min(sizes.x, sizes.y) { return cross([0, 0, 1, 0], row) }
    return cross(sizes.x <= sizes.y ? [1, 0, 0, 0] : [0, 1, 0, 0], row)
  }
}
