internal import MotionProblems

/// The exact test for position and speed leaving their bands at the same instant.
///
/// At such an instant T > 0 |x| = h and |v| = u, so that x and v are fractions a, b. Below critical damping their ratio
/// makes e^(iωT) algebraic and so x = e^(−σT) · algebraic transcendental (Gelfond and Schneider); at critical damping it
/// makes T a fraction and e^(−σT) transcendental (Lindemann): no tie. Above it, with r < R the rates,
///
/// - v + r x = P e^(−RT) and v + R x = P′ e^(−rT), P and P′ being those of the start,
///
/// so e^(−RT) and e^(−rT) are algebraic, the second a power of the first with exponent r/R: no tie unless that is a
/// fraction, and then r and R are, since their sum c/m is. Write r/R = p/q in lowest terms: A = e^(−RT) and B = e^(−rT) are
/// fractions with A^p = B^q, hence A = F^q and B = F^p for a fraction F. A motion of one rate only has P = 0 or P′ = 0 and
/// one of the two equations.
///
/// That T is then the last exit of both follows because each has one crossing in the stretch after its only turning point
/// (lobe 1), or before it (lobe 0).
///
/// Example: m = 1, c = 3, k = 2, x₀ = 1, v₀ = −1 is e^(−t), and in bands of 1/2 both last exits are at ln 2.
struct RationalMeeting: ~Copyable {
  private let place: SpringStart
  private let motion: SpringStart
  private let halfWidth: Double
  private let speed: Double
  private let lobes: (position: Int?, speed: Int?)

  /// nil where no tie is possible or the precision is not yet worth the work.
  init?(
    of motion: CertifiedMotion, halfWidth: Double, speed: Double, lobes: (Int?, Int?), precision: Int
  ) throws(Undecided) {
    guard precision >= 512, case .spring(let oscillator) = motion.problem.law else { return nil }
    let state = motion.lastStart(precision: precision)
    let modes = OscillatorModes(oscillator, precision: precision)
    guard modes.damping == .over, state.isExact else { return nil }
    self.motion = SpringStart(momentumOf: state, modes: modes.copy())
    place = SpringStart(modes: modes, state: state)
    self.halfWidth = halfWidth
    self.speed = speed
    self.lobes = lobes
  }

  /// Whether both last exits are at one instant.
  func happens() throws(Undecided) -> Bool {
    let modes = place.modes.copy()
    guard let root = Fraction(modes.discriminant).root(degree: 2) else { return false }
    let twiceMass = Fraction(modes.mass.scaled(byPowerOfTwo: 1))
    let coefficient = Fraction(modes.coefficient)
    let slow = (coefficient - root) / twiceMass
    let fast = (coefficient + root) / twiceMass
    guard let (p, q) = (slow / fast).smallParts else { return false }
    let x = place.state.displacement.copy()
    let v = place.state.velocity.copy()
    for (side, way) in [(1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, -1.0)] {
      let reachedX = Fraction(Ball(exactly: side * halfWidth))
      let reachedV = Fraction(Ball(exactly: way * speed))
      let slowPart = reachedV + slow * reachedX
      let fastPart = reachedV + fast * reachedX
      let first = Fraction(v) + slow * Fraction(x)
      let second = Fraction(v) + fast * Fraction(x)
      guard slowPart.sign == first.sign, fastPart.sign == second.sign else { continue }
      if try isInBothStretches(slowPart, of: first, fastPart, of: second, powers: (p, q)) { return true }
    }
    return false
  }

  /// Whether P e^(−RT) and P′ e^(−rT) reach their values at one T, which lies in the stretches of both exits.
  private func isInBothStretches(
    _ slowPart: borrowing Fraction, of first: borrowing Fraction, _ fastPart: borrowing Fraction,
    of second: borrowing Fraction, powers: (p: Int, q: Int)
  ) throws(Undecided) -> Bool {
    let time: Ball
    if second.sign == 0 {
      time = -(Self.logarithm(of: slowPart / first, precision: place.precision) / place.modes.fastRate)
    } else {
      let faded = fastPart / second
      if first.sign != 0 {
        let fadedFast = slowPart / first
        guard powers.p <= faded.height, powers.q <= fadedFast.height,
          fadedFast.power(powers.p) == faded.power(powers.q)
        else { return false }
      }
      time = -(Self.logarithm(of: faded, precision: place.precision) / place.modes.slowRate)
    }
    guard time.isPositive else { return false }
    let placeFits = try Self.isInStretch(time, of: place, lobe: lobes.position)
    let motionFits = try Self.isInStretch(time, of: motion, lobe: lobes.speed)
    return placeFits && motionFits
  }

  private static func logarithm(of fraction: borrowing Fraction, precision: Int) -> Ball {
    fraction.ball(precision: precision).logarithm()
  }

  private static func isInStretch(
    _ time: borrowing Ball, of start: borrowing SpringStart, lobe: Int?
  ) throws(Undecided) -> Bool {
    guard let turn = try start.onlyTurn() else { return lobe == 0 }
    let later = time - turn
    return try later.sign(deciding: "both exits are in their stretches") == (lobe == 1 ? .positive : .negative)
  }
}
