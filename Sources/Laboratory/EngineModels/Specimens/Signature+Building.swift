internal import MotionProblems

extension Signature {
  /// The speed of the long spring, −1 → 0 at ζ = 0.005, over 32 of its periods.
  static func timeScales(_ scales: [(rate: Double, scale: Double)], tolerance: Double) -> [Signature] {
    scales.map { rate, scale in
      Signature(
        problem: .spring(stiffness: 100, dampingCoefficient: 0.1), schedule: .frames(DisplayFrames(rate: rate)),
        window: 20, quantity: .timeScale, expected: scale, tolerance: tolerance)
    }
  }

  /// Positions at frames, worked out from the faulty formula with 50 digits; to 1e-12 of the start's distance, or of a
  /// scale given.
  static func positions(
    _ positions: [(time: Double, position: Double)], of problem: MotionProblem, rate: Double = 60,
    scale: Double? = nil
  ) -> [Signature] {
    positions.map { time, position in
      Signature(
        problem: problem, schedule: .frames(DisplayFrames(rate: rate)), window: time + 0.5,
        quantity: .position(time: time), expected: position,
        tolerance: 1e-12 * (scale ?? problem.start.position.magnitude))
    }
  }

  /// Positions at the ends of windows far longer than any frame; to 1e-12 of the start's distance.
  static func ends(_ ends: [(time: Double, position: Double)], of problem: MotionProblem) -> [Signature] {
    ends.map { time, position in
      Signature(
        problem: problem, schedule: .uniform(count: 5), window: time, quantity: .position(time: time),
        expected: position, tolerance: 1e-12 * problem.start.position.magnitude)
    }
  }

  /// A time at which a rest rule says that the motion is finished; frames' times and formulas to 1e-12 s.
  static func claim(
    _ time: Double, band: Double, of problem: MotionProblem, rate: Double = 60, window: Double = 3
  ) -> Signature {
    Signature(
      problem: problem, schedule: .frames(DisplayFrames(rate: rate)), window: window,
      quantity: .settlingClaim(band: band), expected: time, tolerance: 1e-12)
  }
}

extension MotionProblem {
  /// A spring of constants written in this folder.
  static func spring(
    mass: Double = 1, stiffness: Double, dampingCoefficient: Double, position: Double = -1, velocity: Double = 0,
    retargets: [Retarget] = []
  ) -> MotionProblem {
    do {
      let oscillator = try Oscillator(mass: mass, stiffness: stiffness, dampingCoefficient: dampingCoefficient)
      return try MotionProblem(
        law: .spring(oscillator), start: PhaseState(position: position, velocity: velocity), retargets: retargets)
    } catch {
      preconditionFailure("a constant in this folder is out of range: \(error)")
    }
  }

  /// A friction of constants written in this folder.
  static func friction(rate: Double, deceleration: Double = 0, velocity: Double) -> MotionProblem {
    do {
      let friction: Friction =
        deceleration > 0
        ? try .combined(frictionRate: rate, frictionDeceleration: deceleration) : try .exponential(frictionRate: rate)
      return try MotionProblem(law: .friction(friction), start: PhaseState(position: 0, velocity: velocity))
    } catch {
      preconditionFailure("a constant in this folder is out of range: \(error)")
    }
  }
}
