/// A course from 0 to 1 that is slow at the start, before it is turned into a direction.
///
/// Every formula is evaluated in two doubles, sine and exponential to 2^-59 of their size, with the same bits on every
/// processor.
enum EasingShape: Hashable, Sendable {
  /// p to a power of 2 … 5.
  case power(Int)
  /// 1 − cos(πp/2).
  case sine
  /// 2^(10(p − 1)): it starts at 2^-10.
  case exponential
  /// (2^(10p) − 1)/1023.
  case normalisedExponential
  /// 1 − √(1 − p²).
  case circular
  /// p³ − p sin(πp).
  case sineBack
  /// p² ((s + 1) p − s).
  case back(overshoot: Double)
  /// sin(13πp/2) 2^(10(p − 1)).
  case sineElastic
  /// (2^(10p) − 1)/1023 (cos x − √(a² − 1) sin x), x = 2π (1 − p)/T.
  case elastic(amplitude: Double, period: Double)
  /// 1 − B(1 − p) for arcs B.
  case bounce(BounceArcs)

  /// Value and slope at a p from 0 to 1.
  func point(at p: DoublePair) -> EasedPoint {
    switch self {
    case .power(let exponent): Self.power(exponent, p)
    case .sine: Self.sine(p)
    case .exponential: Self.exponential(p)
    case .normalisedExponential: Self.normalisedExponential(p)
    case .circular: Self.circular(p)
    case .sineBack: Self.sineBack(p)
    case .back(let overshoot): Self.back(p, overshoot)
    case .sineElastic: Self.sineElastic(p)
    case .elastic(let amplitude, let period): Self.elastic(p, amplitude, period)
    case .bounce(let arcs): Self.bounce(p, arcs)
    }
  }

  private static func power(_ exponent: Int, _ p: DoublePair) -> EasedPoint {
    var lower = p
    for _ in 2..<exponent { lower = lower * p }
    return EasedPoint(value: lower * p, slope: lower * Double(exponent))
  }

  private static func sine(_ p: DoublePair) -> EasedPoint {
    // 1 − cos 2x = 2 sin² x, which does not cancel.
    let half = Circle.sineCosine(ofHalfTurns: p.timesPowerOfTwo(-2)).sine
    let whole = Circle.sineCosine(ofHalfTurns: p.timesPowerOfTwo(-1)).sine
    return EasedPoint(
      value: (half * half).timesPowerOfTwo(1), slope: whole * DoublePair.pi.timesPowerOfTwo(-1))
  }

  private static func exponential(_ p: DoublePair) -> EasedPoint {
    let value = BinaryExponential.of((p - DoublePair(1)) * 10)
    return EasedPoint(value: value, slope: value * BinaryExponential.logarithmOfTwo * 10)
  }

  private static func normalisedExponential(_ p: DoublePair) -> EasedPoint {
    let scale = DoublePair(1023)
    return EasedPoint(
      value: BinaryExponential.minusOne(p * 10) / scale,
      slope: BinaryExponential.of(p * 10) * BinaryExponential.logarithmOfTwo * 10 / scale)
  }

  private static func circular(_ p: DoublePair) -> EasedPoint {
    let root = ((DoublePair(1) - p) * (DoublePair(1) + p)).squareRoot()
    guard root.high > 0 else { return EasedPoint(value: DoublePair(1), slope: DoublePair(.infinity)) }
    // 1 − √(1 − p²) = p²/(1 + √(1 − p²)), which does not cancel.
    return EasedPoint(value: p * p / (DoublePair(1) + root), slope: p / root)
  }

  private static func sineBack(_ p: DoublePair) -> EasedPoint {
    let (sine, cosine) = Circle.sineCosine(ofHalfTurns: p)
    let square = p * p
    return EasedPoint(
      value: square * p - p * sine, slope: square * 3 - sine - DoublePair.pi * p * cosine)
  }

  private static func back(_ p: DoublePair, _ overshoot: Double) -> EasedPoint {
    let cubic = ErrorFree.sum(overshoot, 1)
    return EasedPoint(
      value: p * p * (cubic * p - DoublePair(overshoot)),
      slope: p * (cubic * p * 3 - DoublePair(2 * overshoot)))
  }

  private static func sineElastic(_ p: DoublePair) -> EasedPoint {
    let (sine, cosine) = Circle.sineCosine(ofHalfTurns: p * 6.5)
    let envelope = exponential(p)
    return EasedPoint(
      value: sine * envelope.value,
      slope: sine * envelope.slope + cosine * envelope.value * DoublePair.pi * 6.5)
  }

  private static func elastic(_ p: DoublePair, _ amplitude: Double, _ period: Double) -> EasedPoint {
    let envelope = normalisedExponential(p)
    let turns = DoublePair(2) / DoublePair(period)
    let (sine, cosine) = Circle.sineCosine(ofHalfTurns: (DoublePair(1) - p) * turns)
    let lean = (ErrorFree.sum(amplitude, -1) * ErrorFree.sum(amplitude, 1)).squareRoot()
    let wave = cosine - lean * sine
    let waveSlope = DoublePair.pi * turns * (sine + lean * cosine)
    return EasedPoint(
      value: envelope.value * wave, slope: envelope.slope * wave + envelope.value * waveSlope)
  }

  private static func bounce(_ p: DoublePair, _ arcs: BounceArcs) -> EasedPoint {
    let point = arcs.point(at: DoublePair(1) - p)
    return EasedPoint(value: DoublePair(1) - point.value, slope: point.slope)
  }
}
