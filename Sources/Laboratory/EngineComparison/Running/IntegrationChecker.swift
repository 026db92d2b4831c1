internal import MotionProblems
internal import ReferenceSolver
internal import RunRecords

/// Holds the truth of a case against an integration of the equation itself.
struct IntegrationChecker {
  private let integrator = MotionIntegrator()

  /// The deviation at a few of the sample times.
  ///
  /// It may be 10⁻¹⁰ of the amplitude, times periods/50 where a motion swings longer than that: an integrator's error
  /// grows with the swings it has followed.
  func check(_ truth: CaseTruth, sampleTimes: SampleTimes, case subject: Case) -> IntegrationCheck {
    let stepper = StepperChoice.stepper(for: truth.problem, caseIndex: UInt64(subject.index))
    let checks = CheckTimes(of: sampleTimes)
    var result = IntegrationCheck(
      stepper: stepper.rawValue, tolerance: 1e-10 * max(1, Self.swings(of: truth.problem, in: sampleTimes.last) / 50),
      evaluations: 0)
    do {
      let integrated = try integrator.integrate(
        truth.problem, at: checks.times, stepper: stepper, tolerance: StepperChoice.tolerance(for: truth.problem))
      var largest = 0.0
      for (place, index) in checks.indices.enumerated() {
        let difference = integrated.positions[place] - truth.trace.positions[index]
        let deviation = abs(difference - truth.trace.positionTails[index])
        if !(deviation <= largest) { largest = deviation }
      }
      result.deviation = fraction(largest, of: truth.amplitude)
      result.evaluations = integrated.evaluations
    } catch {
      result.failure = "\(error)"
    }
    return result
  }

  /// Natural periods below critical damping; above it, and under friction, nothing swings.
  private static func swings(of problem: MotionProblem, in time: Double) -> Double {
    let springs = [problem.oscillator].compactMap(\.self) + problem.constantsChanges.map(\.oscillator)
    return springs.filter { $0.dampingRatio < 1 }.map { time / $0.naturalPeriod }.max() ?? 0
  }
}
