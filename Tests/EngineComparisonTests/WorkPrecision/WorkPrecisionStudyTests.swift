import EngineModels
import GSLNumerics
import MotionProblems
import ReferenceSolver
import RunRecords
import Testing

@testable import EngineComparison

@Suite("The work-precision study")
struct WorkPrecisionStudyTests {
  /// Of an order fitted to a stretch whose local orders agree within 0.15.
  static let orderTolerance = 0.1

  static func underdamped() throws -> MotionProblem {
    try MotionProblem(
      law: .spring(Oscillator(mass: 1, stiffness: 100, dampingCoefficient: 10)),
      start: PhaseState(position: -1, velocity: 0))
  }

  static func drag() throws -> MotionProblem {
    try MotionProblem(
      law: .friction(.quadratic(dragCoefficient: 0.01)), start: PhaseState(position: 0, velocity: 500))
  }

  private func series(
    _ method: WorkPrecisionMethod, on problem: MotionProblem, halvings: Int = 12
  ) throws -> WorkPrecisionSeries {
    let study = WorkPrecisionStudy(
      problem: problem, window: try WorkPrecisionStudy.suitableWindow(for: problem), halvings: halvings)
    return try #require(try study.run([method])?.series.first)
  }

  private func engine(_ name: String) throws -> WorkPrecisionMethod {
    .engine(try #require(EngineCatalog.engine(named: name)))
  }

  @Test(
    "Textbook methods have the order they claim",
    arguments: [("explicit-euler", 1), ("semi-implicit-euler", 1), ("velocity-verlet", 2), ("rk4", 4)])
  func engines(_ name: String, _ order: Int) throws {
    for problem in [try Self.underdamped(), try Self.drag()] {
      let series = try series(try engine(name), on: problem)
      #expect(series.formalOrder == order)
      let observed = try #require(series.observedOrder.order, "\(name): \(series.observedOrder)")
      #expect(abs(observed - Double(order)) < Self.orderTolerance, "\(name): \(observed)")
      #expect(series.verdict == .within)
    }
  }

  @Test("Runge-Kutta without its first stage is found out: order 0 where 4 is formal")
  func specimen() throws {
    for problem in [try Self.underdamped(), try Self.drag()] {
      let series = try series(try engine(WorkPrecisionGallery.specimen), on: problem)
      #expect(series.formalOrder == 4)
      #expect(abs(try #require(series.observedOrder.order)) < Self.orderTolerance)
      #expect(series.verdict == .exceeds)
    }
  }

  /// On quadratic drag, whose equation is not linear: a linear one forgives `rk8pd` an order.
  @Test("GSL's one-step steppers have theirs", arguments: ODEStepper.allCases.filter { $0.formalOrder != nil })
  func steppers(_ stepper: ODEStepper) throws {
    let series = try series(.stepper(stepper, over: .step), on: try Self.drag(), halvings: 10)
    let formal = try #require(stepper.formalOrder)
    let observed = try #require(series.observedOrder.order, "\(stepper): \(series.points.map(\.localOrder))")
    // Why: the two leading terms of rkf45 have opposite signs here and make its order 5.16 on the way to rounding.
    #expect(abs(observed - Double(formal)) < ObservedOrder.allowance, "\(stepper): \(observed)")
    #expect(series.verdict == .within)
  }

  @Test("Under step control an error is about its tolerance, and the order is not judged")
  func tolerances() throws {
    for stepper in [ODEStepper.rkf45, .rk8pd, .msadams, .rk4imp, .bsimp] {
      let series = try series(.stepper(stepper, over: .tolerance), on: try Self.underdamped())
      #expect(series.verdict == .notApplicable(reason: "step control"))
      for point in series.points where point.setting ?? 0 >= 1e-12 {
        let error = try #require(point.error)
        // Why: a hundred steps may each err by the tolerance, and multistep methods are lax.
        #expect(error < 300 * (point.setting ?? 0) + point.rounding, "\(stepper): \(point)")
      }
      let evaluations = series.points.map(\.evaluations)
      #expect(evaluations.first ?? 0 > 0 && evaluations.last ?? 0 > evaluations.first ?? 0)
    }
  }

  @Test("Every evaluation is counted")
  func evaluations() throws {
    for (name, perStep) in [("explicit-euler", 1), ("velocity-verlet", 2), ("rk4", 4)] {
      let series = try series(try engine(name), on: try Self.underdamped(), halvings: 6)
      #expect(series.points.map(\.steps) == (0...6).map { 4 << $0 })
      #expect(series.points.map(\.evaluations) == (0...6).map { perStep * (4 << $0) }, "\(name)")
    }
    // Twelve of its own and, with two half steps for the error, no more: GSL's rk4 evaluates 12 times a step.
    let stepper = try series(.stepper(.rk4, over: .step), on: try Self.underdamped(), halvings: 4)
    #expect(stepper.points.map(\.evaluations) == (0...4).map { 12 * (4 << $0) })
  }

  @Test("An engine without steps is run once")
  func closedForm() throws {
    let series = try series(try engine("dashpot"), on: try Self.underdamped())
    #expect(series.points.count == 1 && series.knob == .none)
    #expect(series.points[0].evaluations == 0)
    #expect(try #require(series.points[0].error) < 1e-15)
    #expect(series.observedOrder == .noAsymptoticStretch(.noSteps))
  }

  @Test("What an engine has no words for is not studied")
  func refused() throws {
    let method = try engine("decay-rate-times-mass")
    let series = try series(method, on: try Self.drag())
    guard case .notApplicable = series.verdict else { return #expect(Bool(false), "\(series.verdict)") }
    #expect(series.points.isEmpty)
  }

  @Test("A method that fails at every setting has failed")
  func failed() throws {
    let study = WorkPrecisionStudy(problem: try Self.underdamped(), window: 1, halvings: 3)
    let record = try study.run([.stepper(.msadams, over: .step)])
    let series = try #require(record?.series.first)
    guard case .failed(let error) = series.verdict else { return #expect(Bool(false), "\(series.verdict)") }
    #expect(error.contains("fixedStep"))
    #expect(record?.against.count == 1 && record?.isJudged == true)
  }

  @Test("Processor time is an average over as many runs as last two milliseconds")
  func timing() throws {
    // A clock on which every call takes 2⁻¹² s, however many runs lie between two of them.
    var calls = 0.0
    let study = WorkPrecisionStudy(problem: try Self.underdamped(), window: 1, halvings: 1)
    let record = try study.run(
      [try engine("rk4")],
      clock: {
        calls += 1
        return calls * 0x1p-12
      })
    // 2¹² runs, the most there are, since the clock never gets to 2 ms.
    #expect(record?.series[0].points.map(\.seconds) == [0x1p-24, 0x1p-24])
    #expect(record?.isTimed == true)
  }

  @Test("It stops when it is told to")
  func stopped() throws {
    let study = WorkPrecisionStudy(problem: try Self.underdamped(), window: 1, halvings: 2)
    var told: [Int] = []
    let record = try study.run(
      [try engine("rk4"), try engine("explicit-euler")],
      progress: { done, _ in
        told.append(done)
        return done < 1
      })
    #expect(record == nil && told == [0, 1])
  }

  @Test("Nothing that does not move is studied")
  func still() throws {
    let problem = try MotionProblem(
      law: .friction(.exponential(frictionRate: 1)), start: PhaseState(position: 0, velocity: 0))
    let study = WorkPrecisionStudy(problem: problem, window: 1)
    #expect(throws: ReferenceError.self) { try study.run([try engine("rk4")]) }
  }

  @Test("Windows suit the motion")
  func windows() throws {
    func window(damping: Double) throws -> Double {
      try WorkPrecisionStudy.suitableWindow(
        for: MotionProblem(
          law: .spring(Oscillator(mass: 1, stiffness: 100, dampingCoefficient: damping)),
          start: PhaseState(position: -1, velocity: 0)))
    }
    // Five periods of 0.628 s; within a thousandth after 1.27 s (its settling time), 0.92 s, 6.80 s.
    #expect(try window(damping: 0) == 3.1)
    #expect(try window(damping: 10) == 1.3)
    #expect(try window(damping: 20) == 0.92)
    #expect(try window(damping: 100) == 6.8)
    let stopping = try MotionProblem(
      law: .friction(.constant(frictionDeceleration: 1400)), start: PhaseState(position: 0, velocity: 2000))
    // Three quarters of 2000/1400 s.
    #expect(try WorkPrecisionStudy.suitableWindow(for: stopping) == 1.1)
    // Five times 1 / (0.01 · 500).
    #expect(try WorkPrecisionStudy.suitableWindow(for: Self.drag()) == 1)
  }

  @Test("Constant deceleration is exact for methods of order 2 and more, and has no order to see")
  func exact() throws {
    let problem = try MotionProblem(
      law: .friction(.constant(frictionDeceleration: 1400)), start: PhaseState(position: 0, velocity: 2000))
    for name in ["velocity-verlet", "rk4"] {
      let series = try series(try engine(name), on: problem)
      #expect(series.observedOrder == .noAsymptoticStretch(.rounding), "\(name)")
      #expect(series.verdict == .notApplicable(reason: "every error is rounding"))
      // Two errors of rounding are enough.
      #expect(series.points.count == 2)
    }
  }
}
