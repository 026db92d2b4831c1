package import MotionProblems

/// RK4 whose displayed value is fed back into the integration: the scheme of Pop, Rebound and INTUAnimationEngine.
///
/// Each frame adds its time to an accumulator and takes steps of 1 ms while a whole one is left. With α the fraction of
/// a step that remains, α · newest + (1 − α) · previous is shown, a state up to one step in the past, which is a fine
/// way to show. The fault is that it also becomes the state that the next frame starts from, while the remainder stays
/// in the accumulator: every frame loses a step less the remainder before it. The long spring runs at 0.980, 0.960,
/// 0.932 and 0.900 of its speed at 60, 120, 144 and 240 Hz.
///
/// Why: the clock is kept in milliseconds, as JavaScript's is. Whether a remainder of exactly one step is taken as a
/// step or kept hangs on the last bit of the frame times, and with it the speed at rates such as 120 Hz.
///
/// A retarget advances the motion as an extra frame would. The rest rule is that of rebound-js, in absolute units:
/// within 0.001 of the target at a speed below 0.001; the value then jumps to the target.
package struct DisplayFedBackEngine: SteppingEngine {
  /// Seconds.
  package let timeStep: Double
  /// Units of length, and units of length per second.
  package static let restThreshold = 0.001

  /// - Precondition: `timeStep` finite and > 0.
  package init(timeStep: Double = 0.001) {
    precondition(timeStep.isFinite && timeStep > 0, "a time step is finite and positive")
    self.timeStep = timeStep
  }

  package var name: String { "rk4-display-fed-back" }
  package var summary: String {
    "RK4 of 1 ms that goes on from the interpolated value it shows, as in Pop, Rebound and INTUAnimationEngine"
  }
  package var formalOrder: Int { ClassicRungeKutta.formalOrder }

  package func stepping(by timeStep: Double) -> DisplayFedBackEngine { DisplayFedBackEngine(timeStep: timeStep) }

  package func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    trace.clear()
    try StepLimit.check(times, timeStep: timeStep)
    var solver = Solver(problem, timeStep: timeStep)
    var target = 0.0
    var pending = problem.retargets[...]
    for time in times {
      while let next = pending.first, next.time <= time {
        solver.advance(to: next.time)
        solver.shift(by: target - next.target)
        target = next.target
        pending.removeFirst()
      }
      solver.advance(to: time)
      trace.positions.append(target + solver.shown.position)
      trace.velocities.append(solver.shown.velocity)
    }
    trace.finished = pending.isEmpty ? solver.restedAt : nil
    trace.evaluations = solver.stepsTaken * ClassicRungeKutta.evaluationsPerStep
  }
}

extension DisplayFedBackEngine {
  /// The state of one motion; displacements are from the target in force.
  private struct Solver {
    private(set) var shown: PhaseState
    private(set) var restedAt: Double?
    private(set) var stepsTaken = 0
    private let acceleration: Acceleration
    private let timeStep: Double
    private var previous: PhaseState
    private var accumulator = 0.0
    private var clockMilliseconds = 0.0

    init(_ problem: MotionProblem, timeStep: Double) {
      shown = problem.start
      previous = problem.start
      acceleration = Acceleration(problem.law)
      self.timeStep = timeStep
    }

    mutating func advance(to time: Double) {
      let now = time * 1000
      let elapsed = (now - clockMilliseconds) / 1000
      clockMilliseconds = now
      guard restedAt == nil, elapsed > 0 else { return }
      accumulator += elapsed
      while accumulator >= timeStep {
        previous = shown
        shown = ClassicRungeKutta.step(shown, by: timeStep, under: acceleration)
        accumulator -= timeStep
        stepsTaken += 1
      }
      blend(accumulator / timeStep)
      rest(at: time)
    }

    mutating func shift(by offset: Double) {
      guard offset != 0 else { return }
      shown.position += offset
      previous.position += offset
      restedAt = nil
    }

    private mutating func blend(_ fraction: Double) {
      shown.position = fraction * shown.position + (1 - fraction) * previous.position
      shown.velocity = fraction * shown.velocity + (1 - fraction) * previous.velocity
    }

    private mutating func rest(at time: Double) {
      guard acceleration.stiffnessRate > 0 else { return restWithoutSpring(at: time) }
      let threshold = DisplayFedBackEngine.restThreshold
      guard shown.velocity.magnitude < threshold, shown.position.magnitude <= threshold else { return }
      shown = PhaseState(position: 0, velocity: 0)
      previous = shown
      restedAt = time
    }

    /// A free motion rests where it is.
    private mutating func restWithoutSpring(at time: Double) {
      guard shown.velocity.magnitude < DisplayFedBackEngine.restThreshold else { return }
      shown.velocity = 0
      previous = shown
      restedAt = time
    }
  }
}
