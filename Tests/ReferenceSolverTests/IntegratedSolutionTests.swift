import GSLNumerics
import MotionProblems
import Testing

@testable import ReferenceSolver

@Suite struct IntegratedSolutionTests {
  /// A spring from `start`, and its state at some times to 16 digits, computed with 50.
  struct Spring: CustomTestStringConvertible, Sendable {
    let name: String
    let mass: Double
    let stiffness: Double
    let damping: Double
    let start: (position: Double, velocity: Double)
    let states: [(time: Double, position: Double, velocity: Double)]
    var testDescription: String { name }

    func problem(scaledBy factor: Double = 1) throws -> MotionProblem {
      let oscillator = try Oscillator(
        mass: mass * factor, stiffness: stiffness * factor, dampingCoefficient: damping * factor)
      return try MotionProblem(
        law: .spring(oscillator), start: PhaseState(position: start.position, velocity: start.velocity))
    }
  }

  static let coreAnimation = Spring(
    name: "Core Animation's default", mass: 1, stiffness: 100, damping: 10, start: (-1, 0),
    states: [
      (0.0625, -0.8446651223077369, 4.3525741653534736), (0.25, 0.02335957990669236, 2.7410989870570243),
      (1, 0.0021701167393262091, 0.053854806160595677), (2, 2.4293994803649523e-5, -0.00052377644734408727),
    ])
  static let flicked = Spring(
    name: "mass 2, flicked", mass: 2, stiffness: 1000, damping: 10, start: (-1, 20),
    states: [
      (0.0625, 0.50768084516362719, 20.1325141006963), (0.25, -0.68006451756458985, 0.77792927956386432),
      (1, 0.065239431460558006, -1.9766219551144766), (2, -0.0036919833950539558, 0.18124671711595656),
    ])
  static let critical = Spring(
    name: "damping ratio 1", mass: 1, stiffness: 100, damping: 20, start: (-1, 5),
    states: [
      (0.0625, -0.70253062493117469, 4.3489991067167957), (0.25, -0.18469124690377229, 1.4364874759182289),
      (1, -0.00027239957857490911, 0.0024969961369366668), (2, -2.2672689846824136e-8, 2.1642113035604857e-7),
    ])
  static let slow = Spring(
    name: "damping ratio 10", mass: 1, stiffness: 1, damping: 20, start: (-1, 3),
    states: [
      (0.0625, -0.89170276961691127, 0.89250221101455072), (1, -0.81012047152103785, 0.040607804539821963),
      (30, -0.18933912652028942, 0.0094907427986059241), (340, -3.3787986688350034e-8, 1.693644083160423e-9),
    ])
  static let stiff = Spring(
    name: "damping ratio 30", mass: 4, stiffness: 100, damping: 1200, start: (-1, 0),
    states: [
      (0.001953125, -0.99996041104631556, 0.036950764359368664), (1, -0.92027888085111481, 0.076711221332551657),
      (20, -0.18884061696590385, 0.015741091821263554), (200, -5.7526455502217199e-8, 4.7952036630749353e-9),
    ])
  static let stiffest = Spring(
    name: "damping ratio 1000, flicked", mass: 1, stiffness: 1, damping: 2000, start: (-1, 50),
    states: [
      (0.001953125, -0.97550217591600338, 1.0062683768548207), (1, -0.97451285911433359, 0.00048725655137133509),
      (2000, -0.35868245284291982, 0.00017934127125678893), (34000, -4.0364231042082588e-8, 2.0182120566572697e-11),
    ])
  static let undamped = Spring(
    name: "undamped", mass: 1, stiffness: 100, damping: 0, start: (-1, 0),
    states: [
      (1, 0.83907152907645245, -5.4402111088936981), (20, -0.48718767500700591, -8.7329729721399458),
      (31.25, 0.088353672882122556, -9.9608916693649414),
    ])

  static let springs = [coreAnimation, flicked, critical, slow, stiff, stiffest, undamped]

  /// What a check may be off, in amplitudes; every integration here is to be ten times better.
  static let promise = 1e-10
  static let aim = 1.2e-11

  @Test(arguments: springs, [0.5, 1, 2, 4]) func agreesWithHighPrecision(spring: Spring, factor: Double) throws {
    let problem = try spring.problem(scaledBy: factor)
    let oscillator = try #require(spring.oscillator)
    let steppers: [ODEStepper] = oscillator.isStiff ? [.rk4imp, .bsimp] : [.rk8pd]
    for stepper in steppers {
      let trace = try IntegratedSolution.integrate(problem, at: spring.states.map(\.time), stepper: stepper)
      let speed = max(oscillator.naturalFrequency, abs(spring.start.velocity))
      for (index, state) in spring.states.enumerated() {
        let (position, velocity) = (trace.positions[index], trace.velocities[index])
        #expect(
          abs(position - state.position) < Self.aim,
          "\(stepper) at \(state.time): \(position), expected \(state.position) ± \(Self.aim)")
        #expect(
          abs(velocity - state.velocity) < Self.aim * speed,
          "\(stepper) at \(state.time): velocity \(velocity), expected \(state.velocity) ± \(Self.aim * speed)")
      }
      #expect(trace.steps > 4 && trace.evaluations > trace.steps)
      #expect((trace.jacobians > 0) == stepper.needsJacobian)
    }
  }

  /// The units a problem is stated in must not matter: 1e-150 and 1e150 of them are as good as 1.
  @Test(arguments: [1e-150, 1e-9, 1e9, 1e150]) func sizeDoesNotMatter(scale: Double) throws {
    let spring = Self.flicked
    let oscillator = try #require(spring.oscillator)
    let problem = try MotionProblem(
      law: .spring(oscillator), start: PhaseState(position: -scale, velocity: 20 * scale))
    let trace = try IntegratedSolution.integrate(problem, at: spring.states.map(\.time), stepper: .rk8pd)
    for (index, state) in spring.states.enumerated() {
      #expect(abs(trace.positions[index] / scale - state.position) < Self.aim)
    }
  }

  @Test func energyStaysWithoutDamping() throws {
    let times = (1...79).map { Double($0) * 0.4 }
    let trace = try IntegratedSolution.integrate(try Self.undamped.problem(), at: times, stepper: .rk8pd)
    for (position, velocity) in zip(trace.positions, trace.velocities) {
      let energy = velocity * velocity / 2 + 50 * position * position
      #expect(abs(energy / 50 - 1) < 3e-11, "energy \(energy), expected 50")
    }
  }

  @Test func aThousandPeriods() throws {
    let times = (1...24).map { Double($0) * 26.25 }
    let trace = try IntegratedSolution.integrate(try Self.undamped.problem(), at: times, stepper: .rk8pd)
    let (observed, expected) = (trace.positions[23], -cosine6300)
    let tolerance = Self.promise * 1000 / 50 / 5
    #expect(abs(observed - expected) < tolerance, "\(observed), expected \(expected) ± \(tolerance)")
  }

  @Test func restStaysRest() throws {
    let oscillator = try #require(Self.coreAnimation.oscillator)
    let problem = try MotionProblem(law: .spring(oscillator), start: PhaseState(position: 0, velocity: 0))
    let trace = try IntegratedSolution.integrate(problem, at: [0, 1, 5], stepper: .rk8pd)
    #expect(trace.positions == [0, 0, 0] && trace.velocities == [0, 0, 0])
  }

  @Test func theStartIsASample() throws {
    let trace = try IntegratedSolution.integrate(try Self.flicked.problem(), at: [0], stepper: .rk8pd)
    #expect(trace.positions == [-1] && trace.velocities == [20] && trace.steps == 0)
    #expect(try IntegratedSolution.integrate(Self.flicked.problem(), at: [], stepper: .rk8pd).positions.isEmpty)
  }

  @Test func timesOutOfOrderAreRefused() throws {
    let problem = try Self.flicked.problem()
    for times in [[0.5, 0.25], [0.5, 0.5], [-1.0], [.nan], [1, .infinity]] {
      #expect(throws: IntegrationError.self, "\(times)") {
        try IntegratedSolution.integrate(problem, at: times, stepper: .rk8pd)
      }
    }
  }

  @Test func unitsBeyondDoublesAreRefused() throws {
    let oscillator = try Oscillator(mass: 1e-300, stiffness: 1e300, dampingCoefficient: 1)
    let problem = try MotionProblem(law: .spring(oscillator), start: PhaseState(position: 1, velocity: 0))
    #expect(throws: IntegrationError.self) {
      try IntegratedSolution.integrate(problem, at: [1], stepper: .rk8pd)
    }
  }

  @Test(arguments: [ODEStepper.rk8pd, .rk4, .rkf45, .rkck, .msadams, .bsimp])
  func frictionIsIntegratedToo(stepper: ODEStepper) throws {
    // v′ = −2 v from 1000: x = 500 (1 − e^(−2t)).
    let problem = try MotionProblem(
      law: .friction(.exponential(rate: 2)), start: PhaseState(position: 0, velocity: 1000))
    let trace = try IntegratedSolution.integrate(problem, at: [0.25, 1, 8], stepper: stepper)
    let expected = [(196.73467014368330, 606.53065971263342), (432.33235838169365, 135.33528323661270)]
    for (index, state) in expected.enumerated() {
      #expect(abs(trace.positions[index] - state.0) < 1e-10 * 500, "\(stepper): \(trace.positions[index])")
      #expect(abs(trace.velocities[index] - state.1) < 1e-10 * 1000, "\(stepper): \(trace.velocities[index])")
    }
    #expect(abs(trace.positions[2] - 499.99994373241264) < 1e-10 * 500)
  }

  @Test func noFrictionNoEnd() throws {
    let problem = try MotionProblem(
      law: .friction(.exponential(rate: 0)), start: PhaseState(position: 3, velocity: -7))
    let trace = try IntegratedSolution.integrate(problem, at: [1, 10], stepper: .rk8pd)
    #expect(abs(trace.positions[0] + 4) < 1e-11 && abs(trace.positions[1] + 67) < 1e-11)
    #expect(trace.velocities.allSatisfy { abs($0 + 7) < 1e-12 })
  }
}

/// cos 6300, computed with 50 digits.
private let cosine6300 = -0.44758846906962016

extension IntegratedSolutionTests.Spring {
  var oscillator: Oscillator? {
    try? Oscillator(mass: mass, stiffness: stiffness, dampingCoefficient: damping)
  }
}
