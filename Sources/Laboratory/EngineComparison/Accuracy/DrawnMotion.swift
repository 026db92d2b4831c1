/// One motion of a region with the instants it is asked for.
struct DrawnMotion {
  let spring: DrawnSpring
  var times: [Double]

  /// How many instants share a motion, so that its truth is prepared once for all of them.
  static let batch = 4

  init(_ spring: DrawnSpring, _ draws: inout SeededDraws, _ time: (inout SeededDraws) -> Double) {
    self.spring = spring
    times = (0..<Self.batch).map { _ in
      let drawn = time(&draws)
      return drawn.isFinite && drawn > 0 ? drawn : 1 / spring.frequency
    }
  }
}

extension DrawnMotion {
  /// The motion with a number of a region of springs.
  static func drawn(_ region: AccuracyRegion, motion: Int, seed: UInt64) -> DrawnMotion {
    var draws = SeededDraws(seed: seed, region: region, motion: motion)
    switch region {
    case .underdamped: return plain(&draws) { $0.tenTo(-9, -0.005) }
    case .undamped: return plain(&draws) { _ in 0 }
    case .belowCritical: return plain(&draws) { 1 - $0.nearness() }
    case .aboveCritical: return plain(&draws) { 1 + $0.nearness() }
    case .overdamped: return plain(&draws) { $0.tenTo(0.0044, 2) }
    case .stronglyOverdamped: return plain(&draws) { $0.tenTo(2, 6) }
    case .atCritical: return atCritical(&draws)
    case .tail: return tail(&draws)
    case .magnitudes: return magnitudes(&draws)
    case .cancellingStarts: return cancellingStart(&draws)
    case .zeros: return zeros(&draws)
    case .quarterTurns: return quarterTurns(&draws)
    case .rationalRoots: return rationalRoots(&draws)
    case .stepMatrix: return stepMatrix(&draws)
    case .uniformSampling, .hillClimbing, .decay, .decayRemaining: return plain(&draws) { $0.anyRatio() }
    }
  }

  private static func plain(_ draws: inout SeededDraws, _ ratio: (inout SeededDraws) -> Double) -> DrawnMotion {
    let drawn = draws.spring(ratio: ratio(&draws))
    let spring = draws.started(drawn)
    return DrawnMotion(spring, &draws) { $0.time(spring) }
  }

  private static func stepMatrix(_ draws: inout SeededDraws) -> DrawnMotion {
    var spring = draws.spring(ratio: draws.anyRatio())
    let isReleased = draws.below(2) == 0
    spring.position = isReleased ? 1 : 0
    spring.velocity = isReleased ? 0 : 1
    return DrawnMotion(spring, &draws) { $0.time(spring) }
  }

  /// c = 2ab from m = a² and k = b², with powers of two, and c moved by up to two ulp.
  private static func atCritical(_ draws: inout SeededDraws) -> DrawnMotion {
    let a = Double(draws.integer(1...2000)), b = Double(draws.integer(1...2000))
    let p = draws.integer(-12...12), q = draws.integer(-12...12)
    let mass = Double(sign: .plus, exponent: 2 * p, significand: a * a)
    let stiffness = Double(sign: .plus, exponent: 2 * q, significand: b * b)
    let damping = draws.nudged(Double(sign: .plus, exponent: p + q + 1, significand: a * b), by: 2)
    let spring = draws.started(DrawnSpring(mass: mass, stiffness: stiffness, damping: damping))
    return DrawnMotion(spring, &draws) { $0.time(spring) }
  }

  private static func tail(_ draws: inout SeededDraws) -> DrawnMotion {
    let ratio =
      draws.below(2) == 0 ? draws.tenTo(-3, -0.001) : draws.oneOf([1, draws.tenTo(0.001, 3), 1 + draws.nearness()])
    let spring = draws.started(draws.spring(ratio: ratio))
    return DrawnMotion(spring, &draws) { $0.uniform(600, 745) / spring.slowRate }
  }

  private static func magnitudes(_ draws: inout SeededDraws) -> DrawnMotion {
    let ratio = draws.oneOf([draws.tenTo(-3, 3), 1 + draws.sign() * draws.nearness(), draws.tenTo(-1, 1)])
    var spring = DrawnSpring(ratio: ratio, mass: draws.tenTo(-150, 150), stiffness: draws.tenTo(-150, 150))
    let length = draws.sign() * draws.tenTo(-150, 150)
    spring.position = draws.below(4) == 0 ? 0 : length
    spring.velocity = draws.below(4) == 0 ? 0 : draws.sign() * length * spring.frequency * draws.tenTo(-3, 3)
    if spring.position == 0, spring.velocity == 0 || !spring.velocity.isFinite {
      spring.position = 1
      spring.velocity = 0
    }
    if !spring.velocity.isFinite { spring.velocity = 0 }
    return DrawnMotion(spring, &draws) { $0.time(spring, exponent: 1000) }
  }

  private static func cancellingStart(_ draws: inout SeededDraws) -> DrawnMotion {
    let ratio = draws.oneOf([
      draws.tenTo(-3, -0.005), 1 + draws.sign() * draws.nearness(), draws.tenTo(0.0044, 2), draws.tenTo(2, 6),
    ])
    var spring = draws.spring(ratio: ratio)
    if draws.below(4) == 0 {
      // Short constants, whose roots are the more often short themselves.
      spring = DrawnSpring(
        mass: Double(draws.integer(1...4)), stiffness: Double(draws.integer(1...40)),
        damping: Double(draws.integer(1...60)))
    }
    spring.position = draws.below(2) == 0 ? draws.sign() : draws.uniform(-2, 2)
    if spring.position == 0 { spring.position = 1 }
    let rate = draws.oneOf([spring.damping / (2 * spring.mass), spring.slowRate, spring.fastRate, spring.fastRate])
    spring.velocity = draws.nudged(-rate * spring.position, by: 4)
    return DrawnMotion(spring, &draws) {
      // As long as the fast mode shows, or as long as the slow one does.
      $0.below(2) == 0 ? $0.tenTo(-3, 2.8) / spring.fastRate : $0.time(spring)
    }
  }

  /// Roots p and q that are short numbers, and a start on one of the modes.
  private static func rationalRoots(_ draws: inout SeededDraws) -> DrawnMotion {
    let scale = draws.integer(-8...8)
    let p = Double(sign: .plus, exponent: scale, significand: Double(draws.integer(1...200)))
    let q = Double(sign: .plus, exponent: scale, significand: Double(draws.integer(1...100_000)))
    let mass = Double(sign: .plus, exponent: draws.integer(-6...6), significand: Double(draws.integer(1...15)))
    var spring = DrawnSpring(mass: mass, stiffness: mass * p * q, damping: mass * (p + q))
    spring.position = Double(draws.integer(1...1000)) * draws.sign()
    spring.velocity = -draws.oneOf([p, q]) * spring.position
    return DrawnMotion(spring, &draws) { $0.tenTo(-3, 2.8) / $0.oneOf([p, q]) }
  }
}

extension SeededDraws {
  /// 10^-k for a whole k from 1 to 16.
  mutating func nearness() -> Double {
    [
      1e-1, 1e-2, 1e-3, 1e-4, 1e-5, 1e-6, 1e-7, 1e-8, 1e-9, 1e-10, 1e-11, 1e-12, 1e-13, 1e-14, 1e-15, 1e-16,
    ][below(16)]
  }
}
