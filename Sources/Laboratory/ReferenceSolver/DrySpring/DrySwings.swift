/// The distances R(j) from which the phases of a ``DryPath`` start, from the first turn on.
struct DrySwings: ~Copyable {
  /// F, exact.
  let force: Ball
  /// A(1).
  private let height: Ball
  /// κπ; 0 without a damper.
  private let fold: Ball
  /// Q and k of phase 0, exact for an exact start.
  let energy: Ball
  let stiffness: Ball
  let isExact: Bool
  let isUndamped: Bool
  private let start: SpringStart

  var mass: Ball { start.modes.mass.copy() }

  init(turn: borrowing Turn, opening: borrowing SpringStart, force: borrowing Ball) {
    self.force = force.copy()
    height = turn.displacement.magnitude
    energy = opening.energy.copy()
    stiffness = opening.modes.stiffness.copy()
    isExact = opening.isExact
    isUndamped = opening.modes.coefficient.isZero
    fold =
      isUndamped || opening.modes.damping != .under
      ? Ball(exactly: 0) : Ball.pi(opening.precision) * opening.modes.coefficient / opening.modes.root
    start = SpringStart(modes: opening.modes.copy(), state: opening.state.copy())
  }

  private var twiceForce: Ball { force.scaled(byPowerOfTwo: 1) }

  /// R(j).
  ///
  /// - Precondition: `turn` ≥ 1, and 1 at and above critical damping.
  func distance(afterTurn turn: Int) -> Ball {
    let first = height - twiceForce
    if turn == 1 { return first }
    let later = Ball(exactly: turn - 1)
    if isUndamped { return first - twiceForce * later }
    let gone = (-(fold * later)).exponentialMinusOne()
    return first + gone * (first + limit)
  }

  /// g = 2F/(1 − r).
  private var limit: Ball { twiceForce / -((-fold).exponentialMinusOne()) }

  /// Whether R(j) ≤ 0.
  func isHeld(at turn: Int) throws(Undecided) -> Bool {
    try side(ofTurn: turn, from: Ball(exactly: 0)) != .positive
  }

  /// The sign of R(j) − `distance`.
  ///
  /// - Parameter distance: exact.
  func side(ofTurn turn: Int, from distance: borrowing Ball) throws(Undecided) -> Sign {
    if isUndamped {
      // Why: R(j) is √(Q/k) − 2Fj.
      let reach = twiceForce * Ball(exactly: turn) + distance
      if !reach.isPositive { return reach.isZero ? .positive : try open(turn, distance) }
      return try (energy - stiffness * reach.squared).sign(deciding: "a swing reaches a level")
    }
    if turn == 1, isExact, start.precision >= 512 {
      let reach = twiceForce + distance
      if reach.isPositive, RationalTie.touches(start: start, halfWidth: reach) { return .zero }
    }
    return try open(turn, distance)
  }

  private func open(_ turn: Int, _ distance: borrowing Ball) throws(Undecided) -> Sign {
    try (self.distance(afterTurn: turn) - distance).sign(deciding: "a swing reaches a level")
  }

  /// The first turn at which friction holds the motion, below critical damping and after the first.
  func firstHeldTurn() throws(Undecided) -> Int {
    let first = height - twiceForce
    let swings = isUndamped ? first / twiceForce : (first / limit).logarithmOfOnePlus() / fold
    let guess = swings.nearestDouble.rounded(.up)
    guard guess >= 0, guess < 0x1p52 else { throw Undecided("the reversals can be counted") }
    // Why: the guess may be one off where the quotient is near an integer; the signs decide.
    var turn = max(2, Int(guess))
    while turn > 2, try isHeld(at: turn - 1) { turn -= 1 }
    while try !isHeld(at: turn) { turn += 1 }
    return turn
  }
}
