internal import CoreAnimationInterface
internal import MotionEngine
package import MotionProblems

/// Dashpot through its Core Animation interface: an object, its model and its presentation, spring animations by key path,
/// and a clock that turns from frame to frame.
///
/// A retarget is what it is there: at its own instant the model takes the new target, and a spring from what shows replaces
/// the one before, with its velocity in ways per second. A motion that begins at its target has no way; it is two additive
/// springs whose starts cancel out.
package struct CoreAnimationEngine: EngineModel {
  package init() {}

  package var name: String { "dashpot-core-animation" }
  package var summary: String {
    "Dashpot through its Core Animation interface: spring animations, key path, presentation and clock"
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
      let run = CoreAnimationRun(oscillator, until: times.last ?? 0)
      try run.go(to: 0, from: problem.start, at: 0)
      var pending = problem.retargets[...]
      for time in times {
        while let next = pending.first, next.time <= time {
          try run.go(to: next.target, from: try run.state(at: next.time), at: next.time)
          pending.removeFirst()
        }
        let state = try run.state(at: time)
        trace.positions.append(state.position)
        trace.velocities.append(state.velocity)
      }
    } catch {
      throw .rejected(reason: "\(error)")
    }
  }
}

/// One motion through the interface.
private final class CoreAnimationRun {
  private let clock = ManualClock()
  private let stage: AnimationStage
  private let marker = Marker()
  private let oscillator: Oscillator
  private let end: Double
  private var attached: [AttachedAnimation] = []

  private final class Marker: AnimatableObject {
    var position = 0.0
    let overlay = PresentationOverlay()

    static var properties: PropertyTable<Marker> {
      var table = PropertyTable<Marker>()
      // A table that is empty has no properties of that name.
      try? table.register(Property("position", read: { $0.position }, write: { $0.position = $1 }))
      return table
    }
  }

  init(_ oscillator: Oscillator, until end: Double) {
    self.oscillator = oscillator
    self.end = end
    stage = AnimationStage(clock: clock)
  }

  func go(to target: Double, from start: PhaseState, at time: Double) throws {
    marker.position = target
    stage.removeAllAnimations(of: marker)
    if start.position != target {
      let velocity = start.velocity / (target - start.position)
      attached = [try add(from: start.position, to: target, velocity: velocity, at: time)]
    } else {
      // A way that the motion goes by itself, give or take.
      let way = start.velocity == 0 ? 1 : start.velocity / oscillator.naturalFrequency
      attached = [
        try add(from: -way, to: 0, velocity: start.velocity / way, at: time, isAdditive: true),
        try add(from: way, to: 0, velocity: 0, at: time, isAdditive: true),
      ]
    }
    clock.tick(at: time)
  }

  private func add(
    from: Double, to: Double, velocity: Double, at time: Double, isAdditive: Bool = false
  ) throws -> AttachedAnimation {
    var animation = SpringAnimation(keyPath: "position", from: from, to: to)
    animation.mass = oscillator.mass
    animation.stiffness = oscillator.stiffness
    animation.damping = oscillator.dampingCoefficient
    animation.allowsOverdamping = true
    animation.initialVelocity = velocity
    animation.isAdditive = isAdditive
    // Why beyond the last frame: a duration cuts a spring off.
    animation.duration = 2 * (end - time) + 1
    return try stage.add(animation, to: marker)
  }

  func state(at time: Double) throws -> PhaseState {
    clock.tick(at: time)
    var velocity = 0.0
    for animation in attached { velocity += animation.velocity() ?? 0 }
    return PhaseState(position: try stage.presentation(of: marker).value("position"), velocity: velocity)
  }
}
