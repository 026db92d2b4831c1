/// The true course of a named easing curve, for counting errors in ulp.
///
/// Every formula is written down as it is published, for each direction by itself; slopes come from running it on a number
/// and its rate of change.
public struct CertifiedCurve: Hashable, Sendable {
  enum Formula: Hashable, Sendable {
    case intu(INTUFormula, Direction)
    case penner(PennerFormula, Direction)
    case bezier(CertifiedBezier)
  }

  enum Direction: String, CaseIterable, Sendable {
    case easeIn, easeOut, easeInOut
  }

  let formula: Formula

  /// By a name such as `intu easeInSine`, `penner easeOut-back` or `css ease-in`; nil for one that is not known.
  public init?(named name: String) {
    let words = name.split(separator: " ", maxSplits: 1).map(String.init)
    guard words.count == 2 else { return nil }
    switch words[0] {
    case "intu":
      guard let (formula, direction) = INTUFormula.named(words[1]) else { return nil }
      self.formula = .intu(formula, direction)
    case "penner":
      guard let (formula, direction) = PennerFormula.named(words[1]) else { return nil }
      self.formula = .penner(formula, direction)
    case "css", "core-animation":
      guard let curve = Self.controlPoints[words[1]] else { return nil }
      formula = .bezier(curve)
    default: return nil
    }
  }

  private static let controlPoints: [String: CertifiedBezier] = {
    let ease = CertifiedBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
    let easeIn = CertifiedBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
    let easeOut = CertifiedBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
    let easeInOut = CertifiedBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    return [
      "ease": ease, "ease-in": easeIn, "ease-out": easeOut, "ease-in-out": easeInOut, "default": ease,
      "easeIn": easeIn, "easeOut": easeOut, "easeInEaseOut": easeInOut,
      "linear": CertifiedBezier(x1: 0, y1: 0, x2: 1, y2: 1),
    ]
  }()

  /// Value and slope, each in ulp of the larger of 1 and itself.
  ///
  /// - Parameter time: above 0 and below 1.
  /// - Returns: nil where 2048 bits do not do.
  public func point(at time: Double) -> CertifiedPoint? {
    if case .bezier(let curve) = formula { return curve.point(at: time) }
    return CertifiedPoints.raising(from: Precision.first) { bits in
      let state = state(at: time, bits: bits)
      guard let value = Self.counted(state.value), let slope = Self.counted(state.slope) else { return nil }
      return CertifiedPoint(position: value, velocity: slope)
    }
  }

  /// Value and slope as decimals of so many significant digits.
  public func digits(_ count: Int, at time: Double) -> (value: String, slope: String)? {
    if case .bezier(let curve) = formula { return curve.digits(count, at: time) }
    let state = state(at: time, bits: 2048)
    return (state.value.decimal(digits: count), state.slope.decimal(digits: count))
  }

  private static func counted(_ ball: borrowing Ball) -> CertifiedValue? {
    let size = ball.magnitude
    return size.lowerExponent > 1
      ? CertifiedValue(ball, envelope: size) : CertifiedValue(ball, envelope: Ball(exactly: 1))
  }

  private func state(at time: Double, bits: Int) -> DualBall {
    let p = DualBall.time(time, bits: bits)
    switch formula {
    case .intu(let formula, let direction): return formula.value(p, direction, time: time, bits: bits)
    case .penner(let formula, let direction): return formula.value(p, direction, time: time, bits: bits)
    case .bezier: return p
    }
  }
}
