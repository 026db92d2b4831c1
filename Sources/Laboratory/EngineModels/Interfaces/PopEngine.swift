internal import MotionEngine
package import MotionProblems
internal import PopInterface

/// Dashpot's engine through Pop's words: an object, a property, an animator, a clock, and a spring animation by tension,
/// friction and mass.
///
/// A retarget has a frame of its own at its instant, since a target that is set holds from the last frame on. It calls
/// itself finished by its rest rule with a threshold of two bands.
package struct PopEngine: EngineModel {
  package init() {}

  package var name: String { "dashpot-pop" }
  package var summary: String { "Dashpot through Pop's words: a spring animation on an object, driven by a clock" }

  package func refusal(of problem: MotionProblem) -> String? {
    if case .friction = problem.law {
      return "Pop's decay is a sum over milliseconds, which goes another way than a continuous friction"
    }
    return SpokenLaws.springs.refusal(of: problem, by: name)
  }

  package func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    trace.clear()
    guard case .spring(let oscillator) = problem.law else { return }
    let carriage = Carriage()
    let clock = ManualClock()
    let animator = PopAnimator(clock: clock)
    let animation = Self.animation(oscillator, from: problem.start)
    do throws(PopError) { try animator.add(animation, to: carriage, forKey: "x") } catch {
      throw .rejected(reason: "\(error)")
    }
    var (pending, anchor) = (problem.retargets[...], 0.0)
    let last = animation.copy()
    for time in times {
      while let next = pending.first, next.time <= time {
        clock.tick(at: next.time)
        (last.fromValue, last.velocity) = (carriage.x, animation.velocity)
        animation.toValue = next.target
        last.toValue = next.target
        anchor = next.time
        // Why again: one that was at rest starts with a frame.
        clock.tick(at: next.time)
        pending.removeFirst()
      }
      clock.tick(at: time)
      trace.positions.append(carriage.x)
      trace.velocities.append(animation.velocity ?? 0)
    }
    guard pending.isEmpty else { return }
    last.threshold = 2 * restBand
    if let settled = last.settlingTime, settled.isFinite { trace.finished = anchor + settled }
  }

  private static func animation(
    _ oscillator: Oscillator, from start: PhaseState
  ) -> PopSpringAnimation<Carriage, Double> {
    let animation = PopSpringAnimation<Carriage, Double>(named: "x", read: { $0.x }, write: { $0.x = $1 })
    animation.dynamicsMass = oscillator.mass
    animation.dynamicsTension = oscillator.stiffness
    animation.dynamicsFriction = oscillator.dampingCoefficient
    animation.fromValue = start.position
    animation.velocity = start.velocity
    animation.toValue = 0
    // Why so small: what is judged is the motion, to its last digits, and not where it is called at rest.
    animation.threshold = 1e-290
    animation.removedOnCompletion = false
    return animation
  }
}

private final class Carriage {
  var x = 0.0
}
