/// A spring, a start, and the polynomials in both that decide where its motion turns.
///
/// With r ≤ R the two rates above critical damping and s² = |c² − 4 m k|:
///
/// - Q = m v² + c v x + k x² shrinks by exactly e^(−ct/m) whatever the damping, so that |x| = √(Q/k) where v = 0.
/// - N = 2 m v + c x = m (P + P′), where P = v + r x and P′ = v + R x; and P P′ = Q/m.
///
/// For a start known exactly these are exact.
struct SpringStart: ~Copyable {
  let modes: OscillatorModes
  let state: BallState
  /// Q.
  let energy: Ball
  /// N.
  let momentum: Ball

  init(modes: consuming OscillatorModes, state: consuming BallState) {
    let x = state.displacement.copy()
    let v = state.velocity.copy()
    energy = modes.mass * v.squared + modes.coefficient * v * x + modes.stiffness * x.squared
    momentum = (modes.mass * v).scaled(byPowerOfTwo: 1) + modes.coefficient * x
    self.modes = modes
    self.state = state
  }

  var precision: Int { modes.precision }

  /// Whether the numbers of the start are exact.
  var isExact: Bool { state.isExact }

  /// c/2m at any damping.
  var meanRate: Ball {
    modes.coefficient / modes.mass.rounded(to: precision).scaled(byPowerOfTwo: 1)
  }

  /// ½ ln(Q / (k h²)): by how many e-folds the first swing's height, if it were not damped, exceeds h.
  ///
  /// - Precondition: Q > 0, h > 0.
  func logarithmOfHeight(over halfWidth: borrowing Ball) -> Ball {
    let limit = modes.stiffness * halfWidth.squared
    return (energy.rounded(to: precision) / limit).logarithm().scaled(byPowerOfTwo: -1)
  }

  /// The height √(Q/k) e^(−ct/2m) of a turning point at `time`.
  func height(at time: borrowing Ball) -> Ball {
    (energy.rounded(to: precision) / modes.stiffness).squareRoot() * (-(meanRate * time)).exponential()
  }
}
