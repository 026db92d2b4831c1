internal import MotionProblems
internal import ReferenceSolver
internal import RunRecords

/// Holds the truth of a case against an integration of the equation itself.
struct IntegrationChecker {
  private let integrator = MotionIntegrator()

  /// The deviation at a few of the sample times.
  ///
  /// It may be 10⁻¹⁰ · max(1, periods/50) of the amplitude: an integrator's error grows with the swings it has followed.
  func check(_ truth: CaseTruth, sampleTimes: SampleTimes, case subject: Case) -> IntegrationCheck {
    let stepper = StepperChoice.stepper(for: truth.problem, caseIndex: UInt64(subject.index))
    let checks = CheckTimes(of: sampleTimes)
    let periods = RecordedLaw.periods(of: truth.problem, in: sampleTimes.last)
    var result = IntegrationCheck(
      stepper: stepper.rawValue, tolerance: 1e-10 * max(1, periods / 50), evaluations: 0)
    do {
      let integrated = try integrator.integrate(truth.problem, at: checks.times, stepper: stepper)
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
}
