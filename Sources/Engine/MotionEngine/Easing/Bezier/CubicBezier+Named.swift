extension CubicBezier {
  /// `ease` of CSS and `default` of Core Animation: (0.25, 0.1, 0.25, 1).
  public static let ease = CubicBezier(legalX1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
  /// Slow at the start: (0.42, 0, 1, 1).
  public static let easeIn = CubicBezier(legalX1: 0.42, y1: 0, x2: 1, y2: 1)
  /// Slow at the end: (0, 0, 0.58, 1).
  public static let easeOut = CubicBezier(legalX1: 0, y1: 0, x2: 0.58, y2: 1)
  /// Slow at both: (0.42, 0, 0.58, 1).
  public static let easeInOut = CubicBezier(legalX1: 0.42, y1: 0, x2: 0.58, y2: 1)
}

extension TimingFunction where Self == CubicBezier {
  /// `ease` of CSS and `default` of Core Animation.
  public static var ease: CubicBezier { CubicBezier.ease }
  /// Slow at the start.
  public static var easeIn: CubicBezier { CubicBezier.easeIn }
  /// Slow at the end.
  public static var easeOut: CubicBezier { CubicBezier.easeOut }
  /// Slow at both ends.
  public static var easeInOut: CubicBezier { CubicBezier.easeInOut }
}
