import Foundation
import MotionProblems
import ReferenceSolver

/// What the truth costs: traces on a uniform grid and at any instants, settling times, and the independent integration.
enum TruthBenchmarks {
  private static let cases = 2000

  static var all: [Benchmark] {
    [trace] + Regime.allCases.map { settling($0) } + [instants, integration]
  }

  /// What a spring is like; its start is any.
  private enum Regime: String, CaseIterable {
    case swinging = "ζ 0.02 … 0.9"
    case faint = "ζ 1e-9 … 0.01"
    case nearCritical = "ζ within 1e-15 … 0.1 of 1"
    case critical = "ζ = 1"
    case overdamped = "ζ 1.01 … 100"
    case stiff = "ζ 100 … 1e6"

    /// - Parameter share: from 0 to 1, uniform.
    func ratio(_ share: Double, isAbove: Bool) -> Double {
      switch self {
      case .swinging: 0.02 + 0.88 * share
      case .faint: pow(10, -9 + 7 * share)
      case .nearCritical: 1 + (isAbove ? 1 : -1) * pow(10, -15 + 14 * share)
      case .critical: 1
      case .overdamped: 1.01 * pow(10, 2 * share)
      case .stiff: pow(10, 2 + 4 * share)
      }
    }
  }

  /// Nine decades of stiffness and starts with and without velocity of either sign, by a fixed sequence.
  private static func problem(_ index: Int, _ regime: Regime = .swinging) throws -> MotionProblem {
    func draw(_ number: Int) -> Double { SplitMix64.uniform(seed: 1, index: UInt64(4 * index + number)) }
    let stiffness = pow(10, -2 + 9 * draw(0))
    let ratio = regime.ratio(draw(1), isAbove: index % 2 == 0)
    // A square that is a double's own, so that a ratio of 1 is exactly critical.
    let root = Double(Float(stiffness.squareRoot()))
    return try MotionProblem(
      law: .spring(Oscillator(mass: 1, stiffness: root * root, dampingCoefficient: 2 * ratio * root)),
      start: PhaseState(position: -1, velocity: index % 3 == 0 ? 0 : (6 * draw(2) - 3) * root * max(1, ratio)))
  }

  private static func periods(of problem: MotionProblem, _ count: Double) -> Double {
    guard case .spring(let oscillator) = problem.law else { return 1 }
    return count * oscillator.naturalPeriod
  }

  private static func all(_ regime: Regime = .swinging) throws -> [MotionProblem] {
    try (0..<cases).map { try problem($0, regime) }
  }

  private static var trace: Benchmark {
    Benchmark(name: "certified trace", unit: "cases of 360 samples", promise: 60_000) {
      let problems = try all().map { ($0, SampleTimes.uniform(count: 360, over: periods(of: $0, 10))) }
      return (cases, { record(problems) })
    }
  }

  private static var instants: Benchmark {
    Benchmark(name: "certified states at any instants", unit: "states") {
      let problems = try all().map { problem in
        let span = periods(of: problem, 10)
        return (problem, SampleTimes(arbitrary: (0..<36).map { span * (Double($0 * $0) / 1296) }))
      }
      return (cases * 36, { record(problems) })
    }
  }

  private static func record(_ problems: [(MotionProblem, SampleTimes)]) {
    var trace = ReferenceTrace()
    var sum = 0.0
    for (problem, times) in problems {
      guard let motion = try? CertifiedMotion(problem), (try? motion.record(at: times, into: &trace)) != nil else {
        preconditionFailure("the truth of a plain spring is always to be had")
      }
      sum += trace.positions[times.count - 1]
    }
    keep(sum)
  }

  private static func settling(_ regime: Regime) -> Benchmark {
    let name = "certified settling, \(regime.rawValue), any start"
    return Benchmark(name: name, unit: "settling times", promise: 100_000) {
      let problems = try all(regime)
      let bands = (0..<cases).map { pow(10, -1 - 8 * SplitMix64.uniform(seed: 2, index: UInt64($0))) }
      return (cases, { settle(problems, within: bands) })
    }
  }

  private static func settle(_ problems: [MotionProblem], within bands: [Double]) {
    var sum = 0.0
    for (problem, band) in zip(problems, bands) {
      guard let motion = try? CertifiedMotion(problem), let answer = try? motion.settlingTime(within: band) else {
        preconditionFailure("whether a damped spring settles is decided")
      }
      if case .finite(let time, _) = answer { sum += time }
    }
    keep(sum)
  }

  private static var integration: Benchmark {
    Benchmark(name: "GSL check, 10 periods", unit: "cases of 24 checks") {
      let problems = try all()
      let spans = problems.map { periods(of: $0, 10) }
      let integrator = MotionIntegrator()
      let body = {
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
      return (cases, body)
    }
  }
}
