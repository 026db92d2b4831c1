import MotionProblems
import ReferenceSolver

/// What the truth costs: traces on a uniform grid, settling times, and the independent integration.
enum TruthBenchmarks {
  private static let cases = 2000

  static func all() throws -> [Benchmark] {
    let problems = try (0..<cases).map { try problem($0) }
    let spans = problems.map { periods(of: $0, 10) }
    return [recurrence(problems, spans), settling(problems), integration(problems, spans)]
  }

  /// ζ from 0.02 to 0.9 and nine decades of stiffness, by a fixed sequence.
  private static func problem(_ index: Int) throws -> MotionProblem {
    let stiffness = 1e-2 * Double(index % 10 + 1) * [1, 10, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8][index % 9]
    let ratio = 0.02 + 0.88 * SplitMix64.uniform(seed: 1, index: UInt64(index))
    return try MotionProblem(
      law: .spring(
        Oscillator(mass: 1, stiffness: stiffness, dampingCoefficient: 2 * ratio * stiffness.squareRoot())),
      start: PhaseState(position: -1, velocity: Double(index % 3) * stiffness.squareRoot()))
  }

  private static func periods(of problem: MotionProblem, _ count: Double) -> Double {
    guard case .spring(let oscillator) = problem.law else { return 1 }
    return count * oscillator.naturalPeriod
  }

  private static func recurrence(_ problems: [MotionProblem], _ spans: [Double]) -> Benchmark {
    Benchmark(name: "certified trace", unit: "cases of 360 samples", units: cases) {
      var trace = ReferenceTrace()
      var sum = 0.0
      for (problem, span) in zip(problems, spans) {
        let times = SampleTimes.uniform(count: 360, over: span)
        guard let motion = try? CertifiedMotion(problem), (try? motion.record(at: times, into: &trace)) != nil else {
          preconditionFailure("the truth of a plain spring is always to be had")
        }
        sum += trace.positions[359]
      }
      keep(sum)
    }
  }

  private static func settling(_ problems: [MotionProblem]) -> Benchmark {
    Benchmark(name: "certified settling", unit: "settling times", units: cases) {
      var sum = 0.0
      for problem in problems {
        guard let motion = try? CertifiedMotion(problem),
          case .finite(let time, _)? = try? motion.settlingTime(within: 1e-3)
        else { preconditionFailure("a damped spring settles") }
        sum += time
      }
      keep(sum)
    }
  }

  private static func integration(_ problems: [MotionProblem], _ spans: [Double]) -> Benchmark {
    let integrator = MotionIntegrator()
    return Benchmark(name: "GSL check, 10 periods", unit: "cases of 24 checks", units: cases) {
      var sum = 0.0
      for (problem, span) in zip(problems, spans) {
        let checks = CheckTimes(of: SampleTimes.uniform(count: 360, over: span))
        guard let trace = try? integrator.integrate(problem, at: checks.times, stepper: .rk8pd) else {
          preconditionFailure("a plain spring can be integrated")
        }
        sum += trace.positions[0]
      }
      keep(sum)
    }
  }
}
