/// Penner's easing equations: a shape that starts slowly, its mirror image, and both at half their size. The exponential
/// and the elastic one have (2^(10p) − 1)/1023 where Penner writes 2^(10(p − 1)).
enum PennerFormula: Hashable, Sendable {
  case power(Int)
  case sine, expo, circ, bounce
  case back(overshoot: Double)
  case elastic(amplitude: Double, period: Double)

  /// `easeIn-quad` and so on; `back` and `elastic` with their constants in brackets.
  static func named(_ name: String) -> (PennerFormula, CertifiedCurve.Direction)? {
    let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
    guard parts.count == 2, let direction = CertifiedCurve.Direction(rawValue: parts[0]) else { return nil }
    let word = parts[1].prefix { $0 != "(" }
    let numbers = parts[1].dropFirst(word.count + 1).dropLast().split(separator: ",")
      .compactMap { Double($0.filter { $0 != " " }) }
    switch word {
    case "quad": return (.power(2), direction)
    case "cubic": return (.power(3), direction)
    case "quart": return (.power(4), direction)
    case "quint": return (.power(5), direction)
    case "sine": return (.sine, direction)
    case "expo": return (.expo, direction)
    case "circ": return (.circ, direction)
    case "bounce": return (.bounce, direction)
    case "back":
      guard numbers.count == 1 else { return nil }
      return (.back(overshoot: direction == .easeInOut ? numbers[0] * 1.525 : numbers[0]), direction)
    case "elastic":
      return numbers.count == 2 ? (.elastic(amplitude: numbers[0], period: numbers[1]), direction) : nil
    default: return nil
    }
  }

  func value(
    _ p: borrowing DualBall, _ direction: CertifiedCurve.Direction, time: Double, bits: Int
  ) -> DualBall {
    let one = DualBall(1)
    switch direction {
    case .easeIn: return shape(p, bits: bits)
    case .easeOut: return one - shape(one - p, bits: bits)
    case .easeInOut where time < 0.5: return shape(p.doubled, bits: bits).halved
    case .easeInOut: return one - shape(DualBall(2) - p.doubled, bits: bits).halved
    }
  }

  private func shape(_ p: borrowing DualBall, bits: Int) -> DualBall {
    let one = DualBall(1)
    switch self {
    case .power(let exponent): return p.power(exponent)
    case .sine: return one - p.halved.cosineOfHalfTurns(bits: bits)
    case .expo: return Self.growth(p, bits: bits)
    case .circ: return one - (one - p.power(2)).squareRoot()
    case .bounce: return one - Self.bounce(one - p)
    case .back(let overshoot):
      return p.power(2) * ((DualBall(overshoot) + one) * p - DualBall(overshoot))
    case .elastic(let amplitude, let period):
      // 1 − out(1 − p), out(q) = 1 + a growth(1 − q) sin(2π q/T − arcsin(1/a)).
      let a = Ball(exactly: amplitude).rounded(to: bits)
      let root = (a * a - Ball(exactly: 1)).squareRoot()
      let lag = Ball.angle(y: Ball(exactly: 1).rounded(to: bits), x: root) / Ball.pi(bits)
      let turns = (one - p).doubled / DualBall(constant: Ball(exactly: period).rounded(to: bits))
      let wave = (turns - DualBall(constant: lag)).sineOfHalfTurns(bits: bits)
      return (DualBall(-amplitude) * Self.growth(p, bits: bits)) * wave
    }
  }

  private static func growth(_ p: borrowing DualBall, bits: Int) -> DualBall {
    (p.times(10).powerOfTwo(bits: bits) - DualBall(1)) / DualBall(1023)
  }

  /// 7.5625 (q − b)² + c, the arcs around b = 0, 6/11, 9/11 and 21/22.
  private static func bounce(_ q: borrowing DualBall) -> DualBall {
    let place = q.value * Ball(exactly: 11)
    func arc(_ middle: Double, _ level: Double, _ q: borrowing DualBall) -> DualBall {
      let offset = (q.times(11) - DualBall(middle)).power(2)
      return offset.halved.halved.halved.halved + DualBall(level)
    }
    if (place - Ball(exactly: 4)).isNegative { return arc(0, 0, q) }
    if (place - Ball(exactly: 8)).isNegative { return arc(6, 0.75, q) }
    if (place - Ball(exactly: 10)).isNegative { return arc(9, 0.9375, q) }
    return arc(10.5, 0.984375, q)
  }
}
