internal import MotionProblems

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The textbook's solutions for constant deceleration, with or without exponential loss, and for quadratic drag, in plain
/// double arithmetic.
///
/// Before the stop v = (|v₀| + a/λ) e^(−λt) − a/λ and x = ((|v₀| + a/λ)(1 − e^(−λt)) − a t)/λ, or v = |v₀| − a t and
/// x = (|v₀| − a t/2) t without λ; the time of the stop is ln(1 + λ|v₀|/a)/λ. For small λT the first pair cancels: the
/// error of x is about 1e-16/(λT) of the way. Drag: v = |v₀|/(1 + b|v₀|t), x = ln(1 + b|v₀|t)/b.
struct TextbookSliding {
  private enum Kind {
    case constant(deceleration: Double)
    case combined(rate: Double, terminal: Double)
    case drag(Double)
  }

  private let kind: Kind
  private let stop: Double

  /// - Parameter speed: the velocity at the start, of either sign.
  init(_ friction: Friction, speed: Double) {
    let speed = speed.magnitude
    if friction.drag > 0 {
      kind = .drag(friction.drag)
      stop = .infinity
    } else if friction.rate > 0, friction.deceleration > 0 {
      kind = .combined(rate: friction.rate, terminal: friction.deceleration / friction.rate)
      stop = log1p(friction.rate * speed / friction.deceleration) / friction.rate
    } else {
      kind = .constant(deceleration: friction.deceleration)
      stop = friction.deceleration > 0 ? speed / friction.deceleration : .infinity
    }
  }

  func state(after time: Double, from start: PhaseState) -> PhaseState {
    let t = min(time, stop)
    let v = start.velocity.magnitude
    let way: Double
    var speed: Double
    switch kind {
    case .constant(let deceleration):
      way = (v - deceleration * t / 2) * t
      speed = v - deceleration * t
    case .combined(let rate, let terminal):
      way = -(v + terminal) * expm1(-rate * t) / rate - terminal * t
      speed = (v + terminal) * exp(-rate * t) - terminal
    case .drag(let drag):
      way = log1p(drag * v * t) / drag
      speed = v / (1 + drag * v * t)
    }
    if time >= stop { speed = 0 }
    return start.velocity < 0
      ? PhaseState(position: start.position - way, velocity: -speed)
      : PhaseState(position: start.position + way, velocity: speed)
  }
}
