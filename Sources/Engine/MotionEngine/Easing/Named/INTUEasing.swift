/// The 31 easing functions of INTUAnimationEngine, by its names and formulas.
///
/// Every value and slope is within 1 ulp of the larger of 1 and itself, and both ends are exactly 0 and 1, where
/// INTUAnimationEngine's own are some 1e-15 beside. Its exponential curves start or end with a step of 2^-10 (half of that
/// in and out), and they do so here; ``PennerEasing`` has them without one. Outside 0 … 1 a curve stays where it is at the
/// end.
public enum INTUEasing: String, CaseIterable, Hashable, Sendable {
  case linear
  case easeInSine, easeOutSine, easeInOutSine
  case easeInQuadratic, easeOutQuadratic, easeInOutQuadratic
  case easeInCubic, easeOutCubic, easeInOutCubic
  case easeInQuartic, easeOutQuartic, easeInOutQuartic
  case easeInQuintic, easeOutQuintic, easeInOutQuintic
  case easeInExponential, easeOutExponential, easeInOutExponential
  case easeInCircular, easeOutCircular, easeInOutCircular
  /// p³ − p sin(πp): it has no constant, and falls to −0.3788.
  case easeInBack
  case easeOutBack, easeInOutBack
  /// sin(13πp/2) 2^(10(p − 1)).
  case easeInElastic
  case easeOutElastic, easeInOutElastic
  case easeInBounce
  /// Its arcs have dips of 0.70, 0.91 and 0.973.
  case easeOutBounce
  case easeInOutBounce

  /// nil for ``linear``.
  var course: (direction: EaseDirection, shape: EasingShape)? {
    switch self {
    case .linear: nil
    case .easeInSine: (.easeIn, .sine)
    case .easeOutSine: (.easeOut, .sine)
    case .easeInOutSine: (.easeInOut, .sine)
    case .easeInQuadratic: (.easeIn, .power(2))
    case .easeOutQuadratic: (.easeOut, .power(2))
    case .easeInOutQuadratic: (.easeInOut, .power(2))
    case .easeInCubic: (.easeIn, .power(3))
    case .easeOutCubic: (.easeOut, .power(3))
    case .easeInOutCubic: (.easeInOut, .power(3))
    case .easeInQuartic: (.easeIn, .power(4))
    case .easeOutQuartic: (.easeOut, .power(4))
    case .easeInOutQuartic: (.easeInOut, .power(4))
    case .easeInQuintic: (.easeIn, .power(5))
    case .easeOutQuintic: (.easeOut, .power(5))
    case .easeInOutQuintic: (.easeInOut, .power(5))
    case .easeInExponential: (.easeIn, .exponential)
    case .easeOutExponential: (.easeOut, .exponential)
    case .easeInOutExponential: (.easeInOut, .exponential)
    case .easeInCircular: (.easeIn, .circular)
    case .easeOutCircular: (.easeOut, .circular)
    case .easeInOutCircular: (.easeInOut, .circular)
    case .easeInBack: (.easeIn, .sineBack)
    case .easeOutBack: (.easeOut, .sineBack)
    case .easeInOutBack: (.easeInOut, .sineBack)
    case .easeInElastic: (.easeIn, .sineElastic)
    case .easeOutElastic: (.easeOut, .sineElastic)
    case .easeInOutElastic: (.easeInOut, .sineElastic)
    case .easeInBounce: (.easeIn, .bounce(.intu))
    case .easeOutBounce: (.easeOut, .bounce(.intu))
    case .easeInOutBounce: (.easeInOut, .bounce(.intu))
    }
  }
}

extension INTUEasing: TimingFunction {
  public func value(at time: Double) -> Double {
    guard let course else { return time.isNaN ? time : min(1, max(0, time)) }
    return course.direction.value(at: time, of: course.shape)
  }

  public func derivative(at time: Double) -> Double {
    guard let course else { return time.isNaN ? time : time >= 0 && time <= 1 ? 1 : 0 }
    return course.direction.derivative(at: time, of: course.shape)
  }
}
