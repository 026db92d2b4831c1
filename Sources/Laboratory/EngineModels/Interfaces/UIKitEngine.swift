internal import MotionEngine
package import MotionProblems
internal import UIKitInterface

/// Dashpot through its UIKit interface: an object, its property, a property animator, and blocks that take over from it,
/// turned by a clock from frame to frame.
///
/// A retarget is a block animation at its own instant, which goes on from what is shown as fast as it moves. The spring is
/// told to run until it is replaced: UIKit's durations cut a motion off at a thousandth of its way.
package struct UIKitEngine: EngineModel {
  package init() {}

  package var name: String { "dashpot-uikit" }
  package var summary: String {
    "Dashpot through its UIKit interface: property animator, blocks, property and clock"
  }

  package func refusal(of problem: MotionProblem) -> String? { SpokenLaws.springs.refusal(of: problem, by: name) }

  package func record(
    _ problem: MotionProblem, at times: [Double], restBand: Double, into trace: inout Trace
  ) throws(EngineFailure) {
    trace.clear()
    guard case .spring(let oscillator) = problem.law else { return }
    trace.positions.reserveCapacity(times.count)
    trace.velocities.reserveCapacity(times.count)
    do {
      let spring = try Spring(
        mass: oscillator.mass, stiffness: oscillator.stiffness, dampingCoefficient: oscillator.dampingCoefficient)
      let run = try UIKitRun(.spring(SpringTimingParameters(endless: spring)), from: problem.start)
      var pending = problem.retargets[...]
      for time in times {
        while let next = pending.first, next.time <= time {
          try run.retarget(to: next.target, at: next.time)
          pending.removeFirst()
        }
        let state = run.state(at: time)
        trace.positions.append(state.position)
        trace.velocities.append(state.velocity)
      }
    } catch {
      throw .rejected(reason: "\(error)")
    }
  }
}

/// One motion through the interface.
private final class UIKitRun {
  private let clock = ManualClock()
  private let animator: Animator
  private let marker: Marker
  private let property = Property<Marker, Double>("position", read: { $0.position }, write: { $0.position = $1 })
  private let timing: TimingParameters
  private let first: PropertyAnimator

  private final class Marker {
    var position: Double

    init(position: Double) { self.position = position }
  }

  init(_ timing: TimingParameters, from start: PhaseState) throws {
    let animator = Animator(clock: clock)
    let marker = Marker(position: start.position)
    self.animator = animator
    self.marker = marker
    self.timing = timing
    first = try PropertyAnimator(duration: 1, timingParameters: timing, on: animator)
    try first.addAnimations { [property] change in change(marker, property, to: 0, velocity: start.velocity) }
    try first.startAnimation()
  }

  func retarget(to target: Double, at time: Double) throws {
    clock.tick(at: time)
    try animator.animate(withDuration: 1, timingParameters: timing) { change in
      change(marker, property, to: target)
    }
  }

  func state(at time: Double) -> PhaseState {
    clock.tick(at: time)
    return PhaseState(position: marker.position, velocity: animator.velocity(of: property, on: marker) ?? 0)
  }
}
