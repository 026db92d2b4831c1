/// The named curves of Core Animation (`CAMediaTimingFunction`), by the control points that Apple's documentation gives.
public enum CoreAnimationCurve: String, CaseIterable, Hashable, Sendable {
  case linear
  /// (0.42, 0, 1, 1).
  case easeIn
  /// (0, 0, 0.58, 1).
  case easeOut
  /// (0.42, 0, 0.58, 1).
  case easeInEaseOut
  /// (0.25, 0.1, 0.25, 1).
  case `default`

  /// By its name in Core Animation, where an unknown one is an exception.
  ///
  /// - Throws: ``EasingError/unknownName(_:known:)``.
  public init(named name: String) throws(EasingError) {
    guard let curve = CoreAnimationCurve(rawValue: name) else {
      throw .unknownName(name, known: Self.allCases.map(\.rawValue))
    }
    self = curve
  }

  /// The four coordinates x₁, y₁, x₂, y₂.
  public var controlPoints: SIMD4<Double> {
    switch self {
    case .linear: SIMD4(0, 0, 1, 1)
    case .easeIn: SIMD4(0.42, 0, 1, 1)
    case .easeOut: SIMD4(0, 0, 0.58, 1)
    case .easeInEaseOut: SIMD4(0.42, 0, 0.58, 1)
    case .default: SIMD4(0.25, 0.1, 0.25, 1)
    }
  }
}

extension CoreAnimationCurve: TimingFunction {
  public func value(at time: Double) -> Double {
    switch self {
    case .linear: time
    case .easeIn: CubicBezier.easeIn.value(at: time)
    case .easeOut: CubicBezier.easeOut.value(at: time)
    case .easeInEaseOut: CubicBezier.easeInOut.value(at: time)
    case .default: CubicBezier.ease.value(at: time)
    }
  }

  public func derivative(at time: Double) -> Double {
    switch self {
    case .linear: 1
    case .easeIn: CubicBezier.easeIn.derivative(at: time)
    case .easeOut: CubicBezier.easeOut.derivative(at: time)
    case .easeInEaseOut: CubicBezier.easeInOut.derivative(at: time)
    case .default: CubicBezier.ease.derivative(at: time)
    }
  }
}
