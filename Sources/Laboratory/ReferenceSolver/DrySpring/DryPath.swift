internal import MotionProblems

/// One segment of the motion of a spring with Coulomb friction, m y″ + c y′ + k y + F sign y′ = 0 with y = x − target, at
/// one precision.
///
/// In the unit of force Y = k y, between two reversals with a velocity of sign s, the equation is that of the plain spring
/// for Y + s F: each *phase* is a free motion about the centre −s F. Where it turns, at a distance A from that centre, the
/// centre jumps by 2F towards it, and the motion goes on from rest at the distance
///
///     R = A − 2F      if R > 0, and else friction holds it: |Y| = |A − F| ≤ F.
///
/// Phase j ≥ 1 starts with turn j; phase 0 with the segment. Below critical damping a phase from rest lasts half a period
/// and ends at the distance r R with r = e^(−κπ), κ = c/s, so that R(j) + g = r^(j−1) (R(1) + g), g = 2F/(1 − r): any
/// turn is known without those between, and the last one is counted by one logarithm. Without a damper R(j) =
/// R(1) − 2F (j − 1). At and above critical damping a phase from rest has no turn: the motion approaches the edge of what
/// friction can hold and never rests.
///
/// **Ties.** Friction holds from turn j on where R(j) ≤ 0. From rest at an exact place R(j) is a polynomial in r with
/// fractions for coefficients and −2F for its constant, and r = (−1)^(iκ) is transcendental (Gelfond and Schneider), so
/// that R(j) is not 0; at the first turn the same holds of e^(−κθ) (see ``SpringSettling``). Without a damper R(j) is a
/// root less a fraction, and its sign is that of a difference of fractions. Only a start with a velocity leaves the later
/// turns open: whether r and e^(−κθ) are related is not known in general, and a tie there, of which none is known, would
/// stay undecided.
struct DryPath: ~Copyable {
  let modes: OscillatorModes
  /// F, exact.
  let force: Ball
  /// (k y, k y′), exact for a start that is.
  let start: BallState
  /// Of the velocity in phase 0; zero where friction holds the motion from the start.
  let heading: Sign
  /// Phase 0 about its centre.
  let opening: SpringStart
  /// The first turn about that centre, if the motion went on for ever.
  let firstTurn: Turn?
  /// The turn at which friction holds the motion, if the segment went on for ever; nil where there is none.
  let lastTurn: Int?
  /// Seconds; nil for a segment without end.
  let length: Ball?
  /// Whether it begins where a target has moved, not with the problem.
  let opensAtRetarget: Bool

  /// - Parameters:
  ///   - state: displacement from the segment's target, and velocity; an exact 0 for one that rests.
  ///   - length: seconds, exact; nil for a segment without end.
  init(
    modes: consuming OscillatorModes, force: Double, from state: borrowing BallState, length: consuming Ball?,
    opensAtRetarget: Bool = false
  ) throws(Undecided) {
    let friction = Ball(exactly: force)
    let begin = BallState(
      displacement: modes.stiffness * state.displacement, velocity: modes.stiffness * state.velocity)
    let heading = try Self.heading(of: begin, against: friction)
    let centred = BallState(
      displacement: begin.displacement + friction.times(heading), velocity: begin.velocity.copy())
    let opening = SpringStart(modes: modes.copy(), state: centred)
    let turn = heading == .zero ? nil : try opening.firstTurn()
    lastTurn = try Self.lastTurn(after: turn, of: opening, force: friction)
    firstTurn = turn
    self.opening = opening
    self.opensAtRetarget = opensAtRetarget
    start = begin
    self.heading = heading
    self.force = friction
    self.length = length
    self.modes = modes
  }

  private init(copying other: borrowing DryPath) {
    modes = other.modes.copy()
    force = other.force.copy()
    start = other.start.copy()
    heading = other.heading
    opening = SpringStart(modes: other.modes.copy(), state: other.opening.state.copy())
    lastTurn = other.lastTurn
    opensAtRetarget = other.opensAtRetarget
    firstTurn = Self.copy(of: other.firstTurn)
    switch other.length {
    case .some(let length): self.length = length.copy()
    case .none: length = nil
    }
  }

  private static func copy(of turn: borrowing Turn?) -> Turn? {
    switch turn {
    case .some(let turn): Turn(time: turn.time.copy(), displacement: turn.displacement.copy())
    case .none: nil
    }
  }

  func copy() -> DryPath { DryPath(copying: self) }

  var precision: Int { modes.precision }

  private static func heading(of start: borrowing BallState, against force: borrowing Ball) throws(Undecided) -> Sign {
    let velocity = try start.velocity.sign(deciding: "the motion starts upwards or downwards")
    if velocity != .zero { return velocity }
    let excess = start.displacement.magnitude - force
    guard try excess.sign(deciding: "the spring overcomes its friction") == .positive else { return .zero }
    return try start.displacement.sign(deciding: "the motion starts above or below its target").opposite
  }

  /// The first j with R(j) ≤ 0.
  private static func lastTurn(
    after turn: borrowing Turn?, of opening: borrowing SpringStart, force: borrowing Ball
  ) throws(Undecided) -> Int? {
    switch turn {
    case .none: return nil
    case .some(let turn):
      let swings = DrySwings(turn: turn, opening: opening, force: force)
      if try swings.isHeld(at: 1) { return 1 }
      return opening.modes.damping == .under ? try swings.firstHeldTurn() : nil
    }
  }
}

extension DryPath {
  /// R of every turn; nil where there is none.
  func swings() -> DrySwings? {
    switch firstTurn {
    case .none: nil
    case .some(let turn): DrySwings(turn: turn, opening: opening, force: force)
    }
  }

  /// The sign of the velocity in a phase.
  func heading(inPhase phase: Int) -> Sign { phase.isMultiple(of: 2) ? heading : heading.opposite }

  /// What the phase moves about, Y.
  func centre(ofPhase phase: Int) -> Ball { force.times(heading(inPhase: phase).opposite) }

  /// A phase about its centre.
  func phase(_ number: Int) throws(Undecided) -> SpringStart {
    guard number > 0, let swings = swings() else {
      return SpringStart(modes: modes.copy(), state: opening.state.copy())
    }
    let away = heading(inPhase: number).opposite
    let state = BallState(
      displacement: swings.distance(afterTurn: number).times(away), velocity: Ball(exactly: 0))
    return SpringStart(modes: modes.copy(), state: state)
  }

  /// When a phase starts; turn `number` itself for `number` ≥ 1, if the segment went on for ever.
  ///
  /// - Precondition: there is such a turn.
  func time(ofTurn number: Int) -> Ball {
    guard number > 0 else { return Ball(exactly: 0) }
    switch firstTurn {
    case .none: return Ball(exactly: 0)
    case .some(let turn):
      if number == 1 { return turn.time.copy() }
      return turn.time + Ball(exactly: number - 1) * Ball.pi(precision) * modes.gapInverse
    }
  }

  /// Y at the start of a phase, which is turn `number` for `number` ≥ 1.
  ///
  /// - Precondition: there is such a turn.
  func place(atTurn number: Int) -> Ball {
    guard number > 0, let swings = swings() else { return start.displacement.copy() }
    return (swings.distance(afterTurn: number) + force).times(heading(inPhase: number).opposite)
  }

  /// Whether there is a turn of this number, before the end of the segment.
  func hasTurn(_ number: Int) throws(Undecided) -> Bool {
    guard isTurn(number) else { return false }
    switch length {
    case .none: return true
    case .some(let length):
      let left = length - time(ofTurn: number)
      return try left.sign(deciding: "the motion turns before the target moves") == .positive
    }
  }

  /// The same for a segment that goes on for ever.
  private func isTurn(_ number: Int) -> Bool {
    switch firstTurn {
    case .none: false
    case .some: number >= 1 && number <= lastTurn ?? 1
    }
  }
}

extension Ball {
  /// The ball with another sign, or 0.
  func times(_ sign: Sign) -> Ball {
    switch sign {
    case .positive: copy()
    case .negative: -self
    case .zero: Ball(exactly: 0)
    }
  }
}
