public import MotionEngine

extension Point2D: KeyPathParts {
  public static var parts: [ValuePart<Point2D>] {
    [.part("x", get: { $0.x }, set: { $0.x = $1 }), .part("y", get: { $0.y }, set: { $0.y = $1 })]
  }
}

extension Size2D: KeyPathParts {
  public static var parts: [ValuePart<Size2D>] {
    [
      .part("width", get: { $0.width }, set: { $0.width = $1 }),
      .part("height", get: { $0.height }, set: { $0.height = $1 }),
    ]
  }
}

extension Vector2D: KeyPathParts {
  public static var parts: [ValuePart<Vector2D>] {
    [.part("dx", get: { $0.dx }, set: { $0.dx = $1 }), .part("dy", get: { $0.dy }, set: { $0.dy = $1 })]
  }
}

extension Offset2D: KeyPathParts {
  public static var parts: [ValuePart<Offset2D>] {
    [
      .part("horizontal", get: { $0.horizontal }, set: { $0.horizontal = $1 }),
      .part("vertical", get: { $0.vertical }, set: { $0.vertical = $1 }),
    ]
  }
}

extension Rect2D: KeyPathParts {
  public static var parts: [ValuePart<Rect2D>] {
    [
      .part("origin", get: { $0.origin }, set: { $0.origin = $1 }),
      .part("size", get: { $0.size }, set: { $0.size = $1 }),
    ]
  }
}

extension Insets2D: KeyPathParts {
  public static var parts: [ValuePart<Insets2D>] {
    [
      .part("top", get: { $0.top }, set: { $0.top = $1 }),
      .part("left", get: { $0.left }, set: { $0.left = $1 }),
      .part("bottom", get: { $0.bottom }, set: { $0.bottom = $1 }),
      .part("right", get: { $0.right }, set: { $0.right = $1 }),
    ]
  }
}

extension RGBAColor: KeyPathParts {
  public static var parts: [ValuePart<RGBAColor>] {
    [
      .part("red", get: { $0.red }, set: { $0.red = $1 }),
      .part("green", get: { $0.green }, set: { $0.green = $1 }),
      .part("blue", get: { $0.blue }, set: { $0.blue = $1 }),
      .part("alpha", get: { $0.alpha }, set: { $0.alpha = $1 }),
    ]
  }
}
