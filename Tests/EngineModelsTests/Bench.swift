import EngineModels
import MotionProblems
import Testing

/// Records one trace; the bench of these tests.
func trace(
  of engine: any EngineModel, _ problem: MotionProblem, at times: [Double], restBand: Double = 0.001
) throws -> Trace {
  var trace = Trace()
  try engine.record(problem, at: times, restBand: restBand, into: &trace)
  try #require(trace.positions.count == times.count)
  try #require(trace.velocities.isEmpty || trace.velocities.count == times.count)
  return trace
}

/// m, k, c and where it starts; the target is 0.
func spring(
  mass: Double = 1, stiffness: Double, dampingCoefficient: Double, from position: Double = -1, velocity: Double = 0,
  retargets: [Retarget] = [], springName: String? = nil
) throws -> MotionProblem {
  try MotionProblem(
    law: .spring(Oscillator(mass: mass, stiffness: stiffness, dampingCoefficient: dampingCoefficient)),
    start: PhaseState(position: position, velocity: velocity), retargets: retargets, springName: springName)
}

func friction(rate: Double, velocity: Double) throws -> MotionProblem {
  try MotionProblem(
    law: .friction(.exponential(frictionRate: rate)), start: PhaseState(position: 0, velocity: velocity))
}

/// Fails unless |observed − expected| ≤ tolerance, and says by how much.
func expectClose(
  _ observed: Double, _ expected: Double, within tolerance: Double, _ what: @autoclosure () -> String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let error = observed - expected
  #expect(
    error.magnitude <= tolerance,
    "\(what()): observed \(observed), expected \(expected), error \(error), tolerance \(tolerance)",
    sourceLocation: sourceLocation)
}
