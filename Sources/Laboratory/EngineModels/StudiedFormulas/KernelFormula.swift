internal import MotionEngine
package import MotionProblems

/// Dashpot's kernel.
struct KernelFormula: StudiedFormula {
  let name = "dashpot"

  func record(
    _ oscillator: Oscillator, from start: PhaseState, at times: [Double], into states: inout [PhaseState]
  ) {
    states.removeAll(keepingCapacity: true)
    guard let spring = Spring(oscillator) else {
      states.append(contentsOf: times.map { _ in .refused })
      return
    }
    let kernel = SpringKernel(
      spring: spring, start: SpringState(displacement: start.position, velocity: start.velocity))
    for time in times { states.append(PhaseState(kernel.state(at: time))) }
  }
}

/// Dashpot's step matrix: the column that belongs to a start of one unit of displacement or of velocity.
struct StepMatrixFormula: StudiedFormula {
  let name = "dashpot-step-matrix"

  func record(
    _ oscillator: Oscillator, from start: PhaseState, at times: [Double], into states: inout [PhaseState]
  ) {
    states.removeAll(keepingCapacity: true)
    let isUnit = (start.position == 1 && start.velocity == 0) || (start.position == 0 && start.velocity == 1)
    guard isUnit, let spring = Spring(oscillator) else {
      states.append(contentsOf: times.map { _ in .refused })
      return
    }
    for time in times {
      let step = spring.step(by: time)
      states.append(
        start.position == 1
          ? PhaseState(position: step.displacementFromDisplacement, velocity: step.velocityFromDisplacement)
          : PhaseState(position: step.displacementFromVelocity, velocity: step.velocityFromVelocity))
    }
  }
}

/// Dashpot's uniform sampling: states at the exact multiples of an interval.
package struct UniformSamplingFormula: Sendable {
  package let name = "dashpot-uniform-sampling"

  package init() {}

  package func record(
    _ oscillator: Oscillator, from start: PhaseState, every interval: Double, count: Int,
    into states: inout [PhaseState]
  ) {
    states.removeAll(keepingCapacity: true)
    var sampled: [SpringState] = []
    if let spring = Spring(oscillator) {
      SpringKernel(
        spring: spring, start: SpringState(displacement: start.position, velocity: start.velocity)
      ).record(every: interval, count: count, into: &sampled)
    }
    for index in 0..<count { states.append(index < sampled.count ? PhaseState(sampled[index]) : .refused) }
  }
}

extension Spring {
  init?(_ oscillator: Oscillator) {
    do {
      try self.init(
        mass: oscillator.mass, stiffness: oscillator.stiffness, dampingCoefficient: oscillator.dampingCoefficient)
    } catch {
      return nil
    }
  }
}

extension PhaseState {
  init(_ state: SpringState) { self.init(position: state.displacement, velocity: state.velocity) }

  static let refused = PhaseState(position: .nan, velocity: .nan)
}
