/// The easing functions of INTUAnimationEngine, each direction by its own published formula.
enum INTUFormula: String, CaseIterable, Sendable {
  case linear, sine, quadratic, cubic, quartic, quintic, exponential, circular, back, elastic, bounce

  /// `easeInSine` and so on, and `linear`.
  static func named(_ name: String) -> (INTUFormula, CertifiedCurve.Direction)? {
    if name == "linear" { return (.linear, .easeIn) }
    // Why the longest first: easeInOutSine begins like easeInSine.
    for direction in [CertifiedCurve.Direction.easeInOut, .easeIn, .easeOut] where name.hasPrefix(direction.rawValue) {
      let rest = String(name.dropFirst(direction.rawValue.count)).lowercased()
      if let formula = INTUFormula(rawValue: rest) { return (formula, direction) }
    }
    return nil
  }

  func value(
    _ p: borrowing DualBall, _ direction: CertifiedCurve.Direction, time: Double, bits: Int
  ) -> DualBall {
    switch direction {
    case .easeIn: easeIn(p, bits: bits)
    case .easeOut: easeOut(p, bits: bits)
    case .easeInOut: time < 0.5 ? firstHalf(p, bits: bits) : secondHalf(p, bits: bits)
    }
  }

  private func easeIn(_ p: borrowing DualBall, bits: Int) -> DualBall {
    let one = DualBall(1)
    switch self {
    case .linear: return p.copy()
    case .sine: return one + (p - one).halved.sineOfHalfTurns(bits: bits)
    case .quadratic: return p.power(2)
    case .cubic: return p.power(3)
    case .quartic: return p.power(4)
    case .quintic: return p.power(5)
    case .exponential: return (p - one).times(10).powerOfTwo(bits: bits)
    case .circular: return one - (one - p.power(2)).squareRoot()
    case .back: return p.power(3) - p * p.sineOfHalfTurns(bits: bits)
    case .elastic:
      return (p.times(13).halved).sineOfHalfTurns(bits: bits) * (p - one).times(10).powerOfTwo(bits: bits)
    case .bounce: return one - Self.bounce(one - p, bits: bits)
    }
  }

  private func easeOut(_ p: borrowing DualBall, bits: Int) -> DualBall {
    let one = DualBall(1)
    switch self {
    case .linear: return p.copy()
    case .sine: return p.halved.sineOfHalfTurns(bits: bits)
    case .quadratic: return p.times(-1) * (p - DualBall(2))
    case .cubic: return (p - one).power(3) + one
    case .quartic: return one - (p - one).power(4)
    case .quintic: return (p - one).power(5) + one
    case .exponential: return one - p.times(-10).powerOfTwo(bits: bits)
    case .circular: return ((DualBall(2) - p) * p).squareRoot()
    case .back:
      let f = one - p
      return one - (f.power(3) - f * f.sineOfHalfTurns(bits: bits))
    case .elastic:
      return (p + one).times(-13).halved.sineOfHalfTurns(bits: bits) * p.times(-10).powerOfTwo(bits: bits) + one
    case .bounce: return Self.bounce(p, bits: bits)
    }
  }

  private func firstHalf(_ p: borrowing DualBall, bits: Int) -> DualBall {
    let one = DualBall(1)
    switch self {
    case .linear: return p.copy()
    case .sine: return (one - p.cosineOfHalfTurns(bits: bits)).halved
    case .quadratic: return p.power(2).times(2)
    case .cubic: return p.power(3).times(4)
    case .quartic: return p.power(4).times(8)
    case .quintic: return p.power(5).times(16)
    case .exponential: return (p.times(20) - DualBall(10)).powerOfTwo(bits: bits).halved
    case .circular: return (one - (one - p.power(2).times(4)).squareRoot()).halved
    case .back:
      let f = p.doubled
      return (f.power(3) - f * f.sineOfHalfTurns(bits: bits)).halved
    case .elastic:
      return (p.times(13).sineOfHalfTurns(bits: bits) * (p.doubled - one).times(10).powerOfTwo(bits: bits)).halved
    case .bounce: return (one - Self.bounce(one - p.doubled, bits: bits)).halved
    }
  }

  private func secondHalf(_ p: borrowing DualBall, bits: Int) -> DualBall {
    let one = DualBall(1)
    switch self {
    case .linear: return p.copy()
    case .sine: return (one - p.cosineOfHalfTurns(bits: bits)).halved
    case .quadratic: return p.power(2).times(-2) + p.times(4) - one
    case .cubic: return (p.doubled - DualBall(2)).power(3).halved + one
    case .quartic: return one - (p - one).power(4).times(8)
    case .quintic: return (p.doubled - DualBall(2)).power(5).halved + one
    case .exponential: return one - (DualBall(10) - p.times(20)).powerOfTwo(bits: bits).halved
    case .circular:
      let product = (p.doubled - DualBall(3)).times(-1) * (p.doubled - one)
      return (product.squareRoot() + one).halved
    case .back:
      let f = DualBall(2) - p.doubled
      return (one - (f.power(3) - f * f.sineOfHalfTurns(bits: bits))).halved + DualBall(0.5)
    case .elastic:
      let wave = p.times(-13).sineOfHalfTurns(bits: bits) * (one - p.doubled).times(10).powerOfTwo(bits: bits)
      return (wave + DualBall(2)).halved
    case .bounce: return Self.bounce(p.doubled - one, bits: bits).halved + DualBall(0.5)
    }
  }

  /// Four parabolas; their borders are no doubles, so that a time is always on one side.
  private static func bounce(_ p: borrowing DualBall, bits: Int) -> DualBall {
    let elevenths = p.value * Ball(exactly: 11)
    let tenths = p.value * Ball(exactly: 10)
    func parabola(_ a: (Int, Int), _ b: (Int, Int), _ c: (Int, Int), _ p: borrowing DualBall) -> DualBall {
      DualBall(a.0, over: a.1, bits: bits) * p.power(2) + DualBall(b.0, over: b.1, bits: bits) * p
        + DualBall(c.0, over: c.1, bits: bits)
    }
    if (elevenths - Ball(exactly: 4)).isNegative { return parabola((121, 16), (0, 1), (0, 1), p) }
    if (elevenths - Ball(exactly: 8)).isNegative { return parabola((363, 40), (-99, 10), (17, 5), p) }
    if (tenths - Ball(exactly: 9)).isNegative {
      return parabola((4356, 361), (-35442, 1805), (16061, 1805), p)
    }
    return parabola((54, 5), (-513, 25), (268, 25), p)
  }
}
