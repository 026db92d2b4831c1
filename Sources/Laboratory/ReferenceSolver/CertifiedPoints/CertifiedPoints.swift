public import MotionProblems

/// The true states of one spring at single instants, for counting errors in ulp.
///
/// Two limbs of precision do for nearly every point; one that stays open is done again with more.
public struct CertifiedPoints: ~Copyable {
  private let oscillator: Oscillator
  private let start: PhaseState
  private let motion: EnvelopedMotion

  public init(_ oscillator: Oscillator, from start: PhaseState) {
    self.oscillator = oscillator
    self.start = start
    motion = EnvelopedMotion(oscillator, from: start, precision: Precision.first)
  }

  /// nil where the envelope of either quantity is beyond the range of doubles, or 2048 bits do not do.
  public func point(at instant: Instant) -> CertifiedPoint? {
    let time = instant.ball
    if let point = motion.point(at: time) { return point }
    return Self.raising(from: 2 * Precision.first) { bits in
      EnvelopedMotion(oscillator, from: start, precision: bits).point(at: time)
    }
  }

  static func raising<Result>(from first: Int, _ attempt: (Int) -> Result?) -> Result? {
    var bits = first
    while bits <= 2048 {
      if let result = attempt(bits) { return result }
      bits *= 2
    }
    return nil
  }

  /// Position and velocity as decimals of so many significant digits.
  public func digits(_ count: Int, at instant: Instant) -> (position: String, velocity: String) {
    let modes = OscillatorModes(oscillator, precision: 4096)
    let state = BallState(displacement: Ball(exactly: start.position), velocity: Ball(exactly: start.velocity))
    let after = modes.transition(after: instant.ball.rounded(to: 4096))(state)
    return (after.displacement.decimal(digits: count), after.velocity.decimal(digits: count))
  }
}
