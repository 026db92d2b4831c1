import GSLNumerics
import MotionProblems
import Testing

@testable import ReferenceSolver

@Suite("Integrated friction")
struct IntegratedFrictionTests {
  /// Of the amplitude: what the laboratory holds an integration to.
  static let tolerance = 1e-10

  @Test("GSL on the equation agrees with the certified motion, before the stop and after it")
  func certified() throws {
    var worst = 0.0
    let integrator = MotionIntegrator()
    for row in try FrictionValue.all() {
      for sign in [1.0, -1] {
        let problem = try row.problem(sign: sign, from: 0.25)
        let motion = try CertifiedMotion(problem)
        let last = row.stop.isFinite ? 1.5 * row.stop : row.time
        let times = SampleTimes.uniform(count: 13, over: last)
        var truth = ReferenceTrace()
        try motion.record(at: times, into: &truth)
        let integrated = try integrator.integrate(problem, at: times.times, stepper: .rk8pd)
        let amplitude = try motion.amplitude(over: times.last)
        for index in times.times.indices {
          let error = abs(integrated.positions[index] - truth.positions[index]) / amplitude
          worst = max(worst, error)
          #expect(error <= Self.tolerance, "\(row) at \(times.times[index]): \(error) of the amplitude")
          let slip = abs(integrated.velocities[index] - truth.velocities[index]) / row.speed
          #expect(slip <= Self.tolerance, "\(row) at \(times.times[index]): velocity off by \(slip)")
        }
        if row.stop.isFinite {
          let stop = try #require(integrated.stop)
          // Why: an error of the velocity moves the stop by as much over the deceleration there.
          let early = abs(stop - row.stop) * row.deceleration / row.speed
          #expect(early <= Self.tolerance, "\(row): stops at \(stop), \(early) of the start velocity beside it")
          #expect(integrated.velocities.last == 0 && integrated.positions.last == integrated.positions[11])
        } else {
          #expect(integrated.stop == nil)
        }
      }
    }
    print("friction by rk8pd: worst \(worst) of the amplitude")
  }

  @Test("steppers of other families find the same stop", arguments: [ODEStepper.bsimp, .rkf45, .msadams])
  func families(_ stepper: ODEStepper) throws {
    let problem = try slidingProblem(.combined(rate: 2, deceleration: 1400), velocity: -2000)
    let trace = try IntegratedSolution.integrate(problem, at: [0.1, 0.5, 2, 3], stepper: stepper)
    let motion = try CertifiedMotion(problem)
    guard case .finite(let stop, _) = try motion.stoppingTime() else {
      Issue.record("no stop")
      return
    }
    let found = try #require(trace.stop)
    #expect(abs(found / stop - 1) <= 1e-9, "\(stepper): \(found), expected \(stop)")
    let rest = try motion.largestExcursion(after: 0)
    #expect(abs(trace.positions[3] + rest) <= 1e-9 * rest, "\(stepper): \(trace.positions[3]), expected \(-rest)")
  }
}
