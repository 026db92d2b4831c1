internal import EngineModels
internal import GSLNumerics
internal import MotionProblems
internal import ReferenceSolver
internal import RunRecords

/// One method at one setting, ready to be run as often as it takes to time it.
struct MethodRun {
  /// What came out of it.
  struct Result {
    var positions: [Double] = []
    var evaluations = 0
    var jacobians = 0
    var steps = 0
    var failure: String?
  }

  let method: WorkPrecisionMethod
  let setting: Double?
  let problem: MotionProblem
  let times: [Double]

  /// Implicit methods end their iterations here.
  private static let iterationTolerance = 1e-15

  func result(_ integrator: MotionIntegrator) -> Result {
    switch method {
    case .engine(let engine):
      guard let setting, let stepping = engine as? any SteppingEngine else { return result(of: engine) }
      return result(of: stepping.stepping(by: setting))
    case .stepper(let stepper, let knob): return result(of: stepper, over: knob, integrator)
    }
  }

  private func result(of engine: any EngineModel) -> Result {
    var trace = Trace()
    do {
      try engine.record(problem, at: times, restBand: 0x1p-1022, into: &trace)
    } catch {
      return Result(failure: "\(error)")
    }
    guard trace.positions.count == times.count else {
      return Result(failure: "it showed \(trace.positions.count) values for \(times.count) instants")
    }
    return Result(positions: trace.positions, evaluations: trace.evaluations)
  }

  private func result(
    of stepper: ODEStepper, over knob: WorkPrecisionSeries.Knob, _ integrator: MotionIntegrator
  ) -> Result {
    let perStep = knob == .tolerance ? setting ?? Self.iterationTolerance : Self.iterationTolerance
    do {
      let trace = try integrator.integrate(
        problem, at: times, stepper: stepper, tolerance: IntegrationTolerance(perStep: perStep),
        fixedStep: knob == .step ? setting : nil)
      return Result(
        positions: trace.positions, evaluations: trace.evaluations, jacobians: trace.jacobians, steps: trace.steps)
    } catch {
      return Result(failure: "\(error)")
    }
  }

  /// s of processor time for one run: the average of as many as last long enough for the clock.
  func seconds(_ integrator: MotionIntegrator, clock: () -> Double) -> Double {
    var count = 1
    while true {
      let begun = clock()
      for _ in 0..<count { _ = result(integrator) }
      let elapsed = clock() - begun
      if elapsed >= Self.shortestTiming || count >= Self.mostRuns { return elapsed / Double(count) }
      count *= 2
    }
  }

  /// s.
  private static let shortestTiming = 0.002
  private static let mostRuns = 4096
}
