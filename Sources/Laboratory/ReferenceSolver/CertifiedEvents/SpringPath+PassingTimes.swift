extension SpringPath {
  /// When a level is passed in a stretch, which is known to happen once.
  ///
  /// At the target the phase is known in closed form. Elsewhere |x| either falls from the stretch's begin, or, seen
  /// backwards, from the turning point that comes next: a ``MonotoneFall`` in either case.
  ///
  /// - Parameter side: of the level, on which the stretch begins.
  /// - Returns: nil when the precision is too low.
  func time(of level: borrowing Ball, in stretch: Int, from side: Sign) throws(Undecided) -> Ball? {
    let place = try level.sign(deciding: "a level is above or below the target")
    if place == .zero { return try timeAtTarget(in: stretch) }
    return side == place ? fallTime(to: level, in: stretch) : climbTime(to: level, in: stretch)
  }

  /// Half a period of the damped oscillation; nil at and above critical damping.
  private var swing: Ball? {
    start.modes.damping == .under ? Ball.pi(start.precision) * start.modes.gapInverse : nil
  }

  private func fallTime(to level: borrowing Ball, in stretch: Int) -> Ball? {
    let modes = start.modes.copy()
    if stretch == 0 {
      let place = start.state.displacement.rounded(to: start.precision)
      let part = level / place
      let depth = -part.logarithm()
      let end = endlessTurn(1)
      return MonotoneFall(
        modes: modes, slope: start.state.velocity / place, level: part.copy(), depth: depth, end: Self.time(of: end)
      ).crossing()
    }
    guard let turn = endlessTurn(stretch) else { return nil }
    guard let fall = Self.fall(from: turn, to: level, modes: modes, end: swing) else { return nil }
    return turn.time + fall
  }

  private func climbTime(to level: borrowing Ball, in stretch: Int) -> Ball? {
    guard let turn = endlessTurn(stretch + 1) else { return nil }
    let way = stretch == 0 ? turn.time.copy() : swing
    guard let fall = Self.fall(from: turn, to: level, modes: start.modes.reversed(), end: way) else { return nil }
    return turn.time - fall
  }

  /// Seconds from a turning point to the level on its side.
  private static func fall(
    from turn: borrowing Turn, to level: borrowing Ball, modes: borrowing OscillatorModes, end: consuming Ball?
  ) -> Ball? {
    let part = level / turn.displacement
    let depth = -part.logarithm()
    guard depth.isPositive else { return nil }
    return MonotoneFall(modes: modes, slope: Ball(exactly: 0), level: part, depth: depth, end: end).crossing()
  }

  private static func time(of turn: borrowing Turn?) -> Ball? {
    switch turn {
    case .some(let turn): turn.time.copy()
    case .none: nil
    }
  }

  /// When the target is passed: from a turning point on x ∝ cos θ + κ sin θ, κ = c/s, which vanishes along (−c, s).
  private func timeAtTarget(in stretch: Int) throws(Undecided) -> Ball? {
    if stretch == 0 { return try start.firstTimeAtTarget() }
    guard let turn = endlessTurn(stretch), start.modes.damping == .under else { return nil }
    let phase = Ball.angle(y: start.modes.root, x: -start.modes.coefficient)
    return turn.time + phase * start.modes.gapInverse
  }
}

extension SpringStart {
  /// The first instant after the start at the target; there must be one, and the start must not be there.
  ///
  /// x is proportional to x₀ cos θ + (N/s) sin θ, which vanishes along ±(N/s, −x₀); at critical damping to
  /// 2 m x₀ + N t; above it to P′ − P e^(−gt), so that g t = ln (P/P′) = ln (1 − g x₀/P′).
  func firstTimeAtTarget() throws(Undecided) -> Ball? {
    let place = try state.displacement.sign(deciding: "the motion starts above or below its target")
    switch modes.damping {
    case .under:
      let along = momentum.rounded(to: precision) / modes.root
      let phase =
        place == .negative
        ? Ball.angle(y: -state.displacement, x: along) : Ball.angle(y: state.displacement, x: -along)
      return phase * modes.gapInverse
    case .critical:
      return -((modes.mass * state.displacement).scaled(byPowerOfTwo: 1).rounded(to: precision) / momentum)
    case .over:
      let ratio = -(modes.gap * state.displacement / (try fastProduct()))
      guard (ratio + Ball(exactly: 1)).isPositive else { return nil }
      return ratio.logarithmOfOnePlus() * modes.gapInverse
    }
  }
}
