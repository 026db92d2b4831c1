/// An easing function of CSS (Easing Functions Level 2): read from its text, printed to it, and evaluated.
///
/// Outside 0 … 1 it goes on as CSS says: a Bézier curve along its tangents, `linear()` along its end lines.
public enum CSSEasing: Hashable, Sendable {
  case linear
  case ease
  case easeIn
  case easeOut
  case easeInOut
  case cubicBezier(CubicBezier)
  case steps(StepTiming)
  case points(PiecewiseLinear)
}

extension CSSEasing: TimingFunction {
  public func value(at time: Double) -> Double { value(at: time, isBefore: false) }

  /// The value; with CSS's *before flag*, that before a jump which lies at the time itself.
  public func value(at time: Double, isBefore: Bool) -> Double {
    switch self {
    case .linear: time
    case .ease: Keyword.ease.value(at: time)
    case .easeIn: Keyword.easeIn.value(at: time)
    case .easeOut: Keyword.easeOut.value(at: time)
    case .easeInOut: Keyword.easeInOut.value(at: time)
    case .cubicBezier(let curve): curve.value(at: time)
    case .steps(let steps): steps.value(at: time, isBefore: isBefore)
    case .points(let points): points.value(at: time, isBefore: isBefore)
    }
  }

  public func derivative(at time: Double) -> Double {
    switch self {
    case .linear: 1
    case .ease: Keyword.ease.derivative(at: time)
    case .easeIn: Keyword.easeIn.derivative(at: time)
    case .easeOut: Keyword.easeOut.derivative(at: time)
    case .easeInOut: Keyword.easeInOut.derivative(at: time)
    case .cubicBezier(let curve): curve.derivative(at: time)
    case .steps(let steps): steps.derivative(at: time)
    case .points(let points): points.derivative(at: time)
    }
  }

  private enum Keyword {
    static let ease = CubicBezier.ease.going(beyondEnds: .tangents)
    static let easeIn = CubicBezier.easeIn.going(beyondEnds: .tangents)
    static let easeOut = CubicBezier.easeOut.going(beyondEnds: .tangents)
    static let easeInOut = CubicBezier.easeInOut.going(beyondEnds: .tangents)
  }
}

extension CSSEasing {
  /// The text that CSS gives it: keywords of curves as they are, steps by `steps()` without a position where they jump at
  /// the end, and points of `linear()` with all their times. Every number is the shortest that reads back to the same bits.
  public var cssText: String {
    switch self {
    case .linear: "linear"
    case .ease: "ease"
    case .easeIn: "ease-in"
    case .easeOut: "ease-out"
    case .easeInOut: "ease-in-out"
    case .cubicBezier(let curve):
      "cubic-bezier(" + [curve.x1, curve.y1, curve.x2, curve.y2].map(CSSNumber.text).joined(separator: ", ") + ")"
    case .steps(let steps):
      steps.position == .end || steps.position == .jumpEnd
        ? "steps(\(steps.count))" : "steps(\(steps.count), \(steps.position.rawValue))"
    case .points(let function):
      "linear("
        + function.points.map { CSSNumber.text($0.output) + " " + CSSNumber.percentage($0.input) }
        .joined(separator: ", ") + ")"
    }
  }
}

extension CSSEasing: CustomStringConvertible {
  public var description: String { cssText }
}
