package import MotionProblems

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Friction by a rate and by a deceleration, each solved alone and their losses added: v = |v₀| e^(−λt) − a t and
/// x = |v₀| (1 − e^(−λt))/λ − a t²/2, until v is 0.
///
/// The deceleration then loses nothing to the drag, as it does in v′ = −λ v − a, so that the motion stops too soon. One
/// friction without the other is right.
package struct FrictionsAddedForm: ClosedForm {
  package static let name = "frictions-added"
  package static let summary = "Drag and constant deceleration solved apart, and their losses added"
  package static let laws = SpokenLaws.allFriction

  private let start: PhaseState
  private let friction: Friction
  private let stop: Double
  private let regular: TextbookClosedForm?

  package init(_ law: MotionProblem.Law, from start: PhaseState) {
    guard case .friction(let friction) = law else { preconditionFailure("this form has friction only") }
    self.start = start
    self.friction = friction
    guard case .combined(let rate, let deceleration) = friction, rate > 0, deceleration > 0 else {
      regular = TextbookClosedForm(law, from: start)
      stop = .infinity
      return
    }
    regular = nil
    stop = Self.stop(speed: start.velocity.magnitude, rate: rate, deceleration: deceleration)
  }

  /// The root of |v₀| e^(−λt) = a t. The difference falls and is convex, so Newton's method rises to it from 0.
  private static func stop(speed: Double, rate: Double, deceleration: Double) -> Double {
    var time = 0.0
    while true {
      let left = speed * exp(-rate * time)
      let next = time + (left - deceleration * time) / (rate * left + deceleration)
      guard next > time else { return time }
      time = next
    }
  }

  package func state(after time: Double) -> PhaseState {
    if let regular { return regular.state(after: time) }
    let t = min(time, stop)
    let speed = start.velocity.magnitude
    let way = -speed * expm1(-friction.rate * t) / friction.rate - friction.deceleration * t * t / 2
    let left = time >= stop ? 0 : speed * exp(-friction.rate * t) - friction.deceleration * t
    return start.velocity < 0
      ? PhaseState(position: start.position - way, velocity: -left)
      : PhaseState(position: start.position + way, velocity: left)
  }
}
