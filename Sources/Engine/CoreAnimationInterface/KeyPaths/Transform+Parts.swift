public import MotionEngine

/// `rotation`, in rad, is that about z; `scale` reads as the mean of both axes and sets both.
extension Transform2D: KeyPathParts {
  public static var parts: [ValuePart<Transform2D>] {
    let angle = plane("z", get: { $0.angle }, set: { $0.angle = $1 })
    let scales = [
      plane("x", get: { $0.scale.x }, set: { $0.scale.x = $1 }),
      plane("y", get: { $0.scale.y }, set: { $0.scale.y = $1 }),
    ]
    let translations: [ValuePart<Transform2D>] = [
      .part("x", get: { $0.tx }, set: { $0.tx = $1 }), .part("y", get: { $0.ty }, set: { $0.ty = $1 }),
    ]
    return [
      plane("rotation", get: { $0.angle }, set: { $0.angle = $1 }, within: [angle]),
      plane("scale", get: { 0.5 * $0.scale.sum() }, set: { $0.scale = [$1, $1] }, within: scales),
      .part(
        "translation", get: { Vector2D(dx: $0.tx, dy: $0.ty) }, set: { ($0.tx, $0.ty) = ($1.dx, $1.dy) },
        within: translations),
    ]
  }

  private static func plane(
    _ name: String, get: @escaping (TransformParts2D) -> Double,
    set: @escaping (inout TransformParts2D, Double) -> Void, within inner: [ValuePart<Transform2D>] = []
  ) -> ValuePart<Transform2D> {
    .part(
      name, get: { get(TransformParts2D($0)) },
      set: { transform, value in
        var parts = TransformParts2D(transform)
        set(&parts, value)
        transform = Transform2D(parts)
      }, within: inner)
  }
}

/// `rotation`, in rad, is that about z; `rotation.x`, `.y` and `.z` turn about x first, then y, then z. `scale` reads as
/// the mean of the three axes and sets all.
extension Transform3D: KeyPathParts {
  public static var parts: [ValuePart<Transform3D>] {
    [
      angle("rotation", \.z, within: [angle("x", \.x), angle("y", \.y), angle("z", \.z)]),
      space(
        "scale", get: { $0.scale.sum() / 3 }, set: { $0.scale = [$1, $1, $1] },
        within: [axis("x", \.scale.x), axis("y", \.scale.y), axis("z", \.scale.z)]),
      .part(
        "translation", get: { Vector2D(dx: $0.rows.fourth.x, dy: $0.rows.fourth.y) },
        set: { ($0.rows.fourth.x, $0.rows.fourth.y) = ($1.dx, $1.dy) },
        within: [axis("x", \.translation.x), axis("y", \.translation.y), axis("z", \.translation.z)]),
    ]
  }

  private static func angle(
    _ name: String, _ path: WritableKeyPath<TurnAngles, Double>, within inner: [ValuePart<Transform3D>] = []
  ) -> ValuePart<Transform3D> {
    space(
      name, get: { TurnAngles($0.rotation)[keyPath: path] },
      set: { parts, value in
        var angles = TurnAngles(parts.rotation)
        angles[keyPath: path] = value
        parts.rotation = angles.rotation
      }, within: inner)
  }

  private static func axis(
    _ name: String, _ path: WritableKeyPath<TransformParts3D, Double>
  ) -> ValuePart<Transform3D> {
    space(name, get: { $0[keyPath: path] }, set: { $0[keyPath: path] = $1 })
  }

  private static func space(
    _ name: String, get: @escaping (TransformParts3D) -> Double,
    set: @escaping (inout TransformParts3D, Double) -> Void, within inner: [ValuePart<Transform3D>] = []
  ) -> ValuePart<Transform3D> {
    .part(
      name, get: { get($0.mediaParts) },
      set: { transform, value in
        var parts = transform.mediaParts
        set(&parts, value)
        transform = Transform3D(parts)
      }, within: inner)
  }
}
