import MotionProblems
import ReferenceSolver
import RunRecords
import Testing

@testable import EngineComparison

/// The independent integration must tell a truth that is wrong: one whose frequency is off by a part in 10⁹.
@Suite("The integration check has teeth")
struct IntegrationTeethTests {
  private func check(_ subject: Case, truthOf problem: MotionProblem) throws -> IntegrationCheck {
    let motion = try TrueMotion(problem)
    let window = try CaseWindow(motion, of: subject)
    let times = CaseSampling(of: subject, window: window.length).times
    var trace = ReferenceTrace()
    try motion.record(at: times, into: &trace)
    let truth = CaseTruth(
      problem: subject.problem, times: times.times, trace: trace, amplitude: try motion.amplitude(over: times.last),
      settlingScale: window.settlingScale)
    return IntegrationChecker().check(truth, sampleTimes: times, case: subject)
  }

  /// The same motion, its clock faster by `factor`: frequency and start velocity times it. Changes from outside stay.
  private func detuned(_ problem: MotionProblem, by factor: Double) throws -> MotionProblem {
    func detuned(_ oscillator: Oscillator) throws -> Oscillator {
      try Oscillator(
        mass: oscillator.mass, stiffness: oscillator.stiffness * factor * factor,
        dampingCoefficient: oscillator.dampingCoefficient * factor)
    }
    let law: MotionProblem.Law =
      switch problem.law {
      case .spring(let oscillator): .spring(try detuned(oscillator))
      case .resistedSpring(let oscillator, .coulomb(let force)):
        .resistedSpring(try detuned(oscillator), .coulomb(force: force * factor * factor))
      case .resistedSpring(let oscillator, .quadratic(let coefficient)):
        .resistedSpring(try detuned(oscillator), .quadratic(coefficient: coefficient))
      case .friction(.exponential(let rate)): .friction(.exponential(rate: rate * factor))
      case .friction(.constant(let deceleration)): .friction(.constant(deceleration: deceleration * factor))
      case .friction(.combined(let rate, let deceleration)):
        .friction(.combined(rate: rate * factor, deceleration: deceleration * factor))
      case .friction(.quadratic(let drag)): .friction(.quadratic(drag: drag * factor))
      }
    let start = PhaseState(position: problem.start.position, velocity: problem.start.velocity * factor)
    return try MotionProblem(
      law: law, start: start, retargets: problem.retargets,
      constantsChanges: problem.constantsChanges.map {
        ConstantsChange(time: $0.time, oscillator: try detuned($0.oscillator))
      })
  }

  @Test func aTruthFasterByAPartInABillionIsCaught() throws {
    let suite = try SuiteCatalog.builtIn(named: "standard")
    var missed: [String] = []
    var looked = 0
    for index in stride(from: 0, to: suite.caseCount, by: 97) {
      let subject = try suite.case(at: index)
      looked += 1
      let wrong = try check(subject, truthOf: detuned(subject.problem, by: 1 + 1e-9))
      if wrong.holds { missed.append("\(subject.id): \(wrong.deviation ?? 0) of \(wrong.tolerance)") }
      let right = try check(subject, truthOf: subject.problem)
      #expect(right.holds, "\(subject.id): \(right)")
    }
    #expect(looked > 50)
    #expect(missed.isEmpty, "\(missed.count) of \(looked): \(missed.prefix(5))")
  }
}
