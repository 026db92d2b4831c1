import GSLNumerics
import MotionProblems
import Testing

@testable import ReferenceSolver

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Over the windows of the laboratory: the recommended stepper and tolerance against the textbook solution.
@Suite struct IntegratedSweepTests {
  static let ratios = [
    0, 1e-4, 0.001, 0.01, 0.05, 0.1, 0.3, 0.5, 0.9, 0.999, 1, 1.5, 2, 5, 10, 20, 21, 30, 100, 300, 1000,
  ]

  /// x(t) and v(t) in units of 1/ωₙ, to about 1e-13.
  static func solution(_ ratio: Double, _ start: (x: Double, v: Double), at time: Double) -> (x: Double, v: Double) {
    if ratio < 1 {
      let w = ((1 - ratio) * (1 + ratio)).squareRoot()
      let (c, s, decay) = (cos(w * time), sin(w * time) / w, exp(-ratio * time))
      return (
        decay * (start.x * c + (start.v + ratio * start.x) * s), decay * (start.v * c - (start.x + ratio * start.v) * s)
      )
    }
    if ratio == 1 {
      let decay = exp(-time)
      let slope = start.v + start.x
      return (decay * (start.x + slope * time), decay * (start.v - slope * time))
    }
    let fast = ratio + ((ratio - 1) * (ratio + 1)).squareRoot()
    let slow = 1 / fast
    let a = (start.v + fast * start.x) / (fast - slow)
    let (p, q) = (a * exp(-slow * time), (start.x - a) * exp(-fast * time))
    return (p + q, -slow * p - fast * q)
  }

  /// The window rule of the laboratory, in 1/ωₙ.
  static func window(_ ratio: Double) -> Double {
    let cap = 100 * Double.pi
    if ratio == 0 { return cap }
    if ratio < 1 { return min(cap, 1.25 * log(1e6 / (1 - ratio * ratio).squareRoot()) / ratio) }
    return 1.25 * log(1e6) * (ratio + (ratio * ratio - 1).squareRoot()) + (ratio < 1.5 ? 5 : 0)
  }

  @Test(arguments: ratios) func theCheckKeepsItsPromiseFourfold(ratio: Double) throws {
    let frequency = 20.0
    let oscillator = try Oscillator(mass: 2, stiffness: 800, dampingCoefficient: 4 * frequency * ratio)
    let integrator = MotionIntegrator()
    let window = Self.window(ratio)
    for speed in [0, 3, -30, 2 * ratio, 0.4] {
      for position in [-1.0, 0] where position != 0 || speed != 0 {
        let problem = try MotionProblem(
          law: .spring(oscillator), start: PhaseState(position: position, velocity: speed * frequency))
        let checks = CheckTimes(of: .uniform(count: 360, over: window / frequency))
        let steppers: [ODEStepper] = oscillator.isStiff ? [.rk4imp, .bsimp] : [.rk8pd]
        var amplitude = 0.0
        for index in 0...5000 {
          let time = window * Double(index) / 4999.37
          amplitude = max(amplitude, abs(Self.solution(ratio, (position, speed), at: time).x - position))
        }
        let promise = 1e-10 * max(1, window / (100 * Double.pi)) * amplitude
        for stepper in steppers {
          let trace = try integrator.integrate(problem, at: checks.times, stepper: stepper)
          for (index, time) in checks.times.enumerated() {
            let expected = Self.solution(ratio, (position, speed), at: time * frequency)
            let error = abs(trace.positions[index] - expected.x)
            #expect(
              error < promise / 4,
              "\(stepper), ratio \(ratio), start (\(position), \(speed)), at \(time): \(error), allowed \(promise / 4)")
          }
        }
      }
    }
  }

  /// The same bits whatever the work space was used for before.
  @Test(arguments: [ODEStepper.rk8pd, .rk4imp, .bsimp, .msbdf, .msadams]) func reuseChangesNoBit(stepper: ODEStepper)
    throws
  {
    let used = MotionIntegrator()
    for (index, ratio) in [0.5, 2.0, 30, 0.1].enumerated() {
      let oscillator = try Oscillator(mass: 2, stiffness: 800, dampingCoefficient: 80 * ratio)
      let problem = try MotionProblem(
        law: .spring(oscillator), start: PhaseState(position: -1, velocity: 7 * Double(index)),
        retargets: index == 1 ? [Retarget(time: 0.11, target: 4)] : [])
      let times = [0.01, 0.1, 0.2, 1]
      // Why: the recommended tolerance is more than a multistep method can hold.
      let tolerance = IntegrationTolerance(perStep: stepper == .msadams || stepper == .msbdf ? 1e-8 : 1e-11)
      let again = try used.integrate(problem, at: times, stepper: stepper, tolerance: tolerance)
      let fresh = try IntegratedSolution.integrate(problem, at: times, stepper: stepper, tolerance: tolerance)
      #expect(again == fresh, "\(stepper), ratio \(ratio)")
    }
  }

  @Test func aFailureNamesItsTimeInSeconds() throws {
    let oscillator = try Oscillator(mass: 1, stiffness: 1, dampingCoefficient: 1e9)
    let problem = try MotionProblem(law: .spring(oscillator), start: PhaseState(position: -1, velocity: 0))
    let error = #expect(throws: IntegrationError.self) {
      try IntegratedSolution.integrate(problem, at: [1e9], stepper: .rk8pd)
    }
    guard case .stopped(.stepLimit(let natural, _), let time) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(time == natural && time > 0 && time < 1)
  }

  /// google-deepmind/mujoco#3551: the slow root of a strongly overdamped spring.
  @Test(arguments: [ODEStepper.bsimp, .rk4imp]) func aMillionTimesOverdamped(stepper: ODEStepper) throws {
    let oscillator = try Oscillator(mass: 1, stiffness: 1, dampingCoefficient: 1e6)
    let problem = try MotionProblem(law: .spring(oscillator), start: PhaseState(position: 1, velocity: 0))
    let trace = try IntegratedSolution.integrate(problem, at: [1e6], stepper: stepper)
    let (observed, expected) = (trace.positions[0], 0.3678794411714423)
    #expect(abs(observed - expected) < 2e-11, "\(stepper): \(observed), expected \(expected)")
  }
}
