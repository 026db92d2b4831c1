import EngineModels
import Foundation
import MotionProblems
import ReferenceSolver
import Testing

@testable import EngineComparison

/// Traces that are the true motion at s · t + o must give s and o back.
@Suite("Best-fit time scale and offset")
struct TimeFitTests {
  private struct Bench {
    let problem: MotionProblem
    let times: SampleTimes
    var truth = ReferenceTrace()
    let amplitude: Double

    init(damping c: Double, window: Double, rate: Double = 60) throws {
      problem = try MotionProblem(
        law: .spring(Oscillator(mass: 1, stiffness: 100, dampingCoefficient: c)),
        start: PhaseState(position: -1, velocity: 0))
      times = DisplayFrames(rate: rate).times(over: window)
      let motion = try CertifiedMotion(problem)
      try motion.record(at: times, into: &truth)
      amplitude = try motion.amplitude(over: times.last)
    }

    func fit(_ positions: [Double]) throws -> (scale: TimeScaleFit, both: TimeFit) {
      var shown = Trace()
      shown.positions = positions
      let errors = ErrorFigures(of: shown, against: truth, at: times.times, amplitude: amplitude)
      let scale = try #require(
        TimeScaleFit(
          of: shown, to: truth, at: times.times, problem: problem, largestError: errors.position, amplitude: amplitude))
      return (
        scale,
        TimeFit(
          after: scale, of: shown, to: truth, at: times.times, problem: problem, largestError: errors.position,
          amplitude: amplitude)
      )
    }
  }

  /// Rest at −1 until 0, then e^(−σt)(cos ωt + σ/ω sin ωt), in plain doubles.
  private func position(_ c: Double, at time: Double) -> Double {
    guard time > 0 else { return -1 }
    let sigma = c / 2
    let omega = (100 - sigma * sigma).squareRoot()
    return -exp(-sigma * time) * (cos(omega * time) + sigma / omega * sin(omega * time))
  }

  /// Of the amplitude, and s: what the rounding of the plain doubles above leaves.
  private static let tolerance = 1e-9

  @Test("A trace one frame late: −1/60 s, and nothing is left", arguments: [0.1, 1, 10])
  func oneFrameLate(_ damping: Double) throws {
    let bench = try Bench(damping: damping, window: min(20, 30 / damping))
    let shown = [-1] + bench.times.times.dropLast().map { position(damping, at: $0) }
    let found = try bench.fit(shown).both
    #expect(abs(found.offset + 1.0 / 60) < Self.tolerance, "offset \(found.offset), expected −1/60")
    #expect(abs(found.scale - 1) < Self.tolerance, "scale \(found.scale), expected 1")
    #expect(found.errorLeft < Self.tolerance, "left \(found.errorLeft)")
  }

  @Test(
    "Scale and offset together", arguments: [0.95, 1, 1.03], [-0.03, -1.0 / 240, 0.02])
  func both(_ scale: Double, _ offset: Double) throws {
    for damping in [0.2, 1, 10] {
      let bench = try Bench(damping: damping, window: min(20, 30 / damping))
      let found = try bench.fit(bench.times.times.map { position(damping, at: scale * $0 + offset) }).both
      #expect(abs(found.scale - scale) < Self.tolerance, "c \(damping): scale \(found.scale), expected \(scale)")
      #expect(abs(found.offset - offset) < Self.tolerance, "c \(damping): offset \(found.offset), expected \(offset)")
      #expect(found.errorLeft < Self.tolerance, "c \(damping): left \(found.errorLeft)")
    }
  }

  @Test("A delay of most of a swing is still found", arguments: [24.0, 60])
  func manyFramesLate(_ rate: Double) throws {
    let bench = try Bench(damping: 1, window: 10, rate: rate)
    let offset = -4.0 / rate
    let found = try bench.fit(bench.times.times.map { position(1, at: $0 + offset) }).both
    #expect(abs(found.offset - offset) < Self.tolerance, "offset \(found.offset), expected \(offset)")
    #expect(found.errorLeft < Self.tolerance)
  }

  @Test("Small ones are found to first order", arguments: [1 + 1e-6, 1 - 1e-8, 1], [-1e-6, 0, 1e-7])
  func firstOrder(_ scale: Double, _ offset: Double) throws {
    let bench = try Bench(damping: 10, window: 3)
    let found = try bench.fit(bench.times.times.map { position(10, at: scale * $0 + offset) }).both
    #expect(abs(found.scale - scale) < 1e-9, "scale \(found.scale), expected \(scale)")
    #expect(abs(found.offset - offset) < 1e-10, "offset \(found.offset), expected \(offset)")
    #expect(found.errorLeft < 1e-9, "left \(found.errorLeft)")
  }

  @Test("The true motion itself needs neither")
  func exact() throws {
    let bench = try Bench(damping: 10, window: 3)
    let found = try bench.fit(bench.truth.positions).both
    #expect(abs(found.offset) < 1e-16)
    #expect(abs(found.scale - 1) < 1e-15)
    #expect(found.errorLeft < 1e-16)
  }

  @Test("Never more is left, in the mean of squares, than after the scale alone")
  func neverWorse() throws {
    let bench = try Bench(damping: 1, window: 8)
    let shown = bench.times.times.map { position(1, at: 0.97 * $0) + 0.05 * sin(37 * $0) }
    let fits = try bench.fit(shown)
    #expect(abs(fits.both.scale - 0.97) < 5e-3)
    #expect(fits.both.errorLeft < 1.1 * fits.scale.errorLeft)
    #expect(fits.both.errorLeft > 0.04, "what is no change of time is left")
  }

  @Test("Where one sample alone moves, scale and offset cannot be told apart: the scale is kept, the offset is 0")
  func undetermined() throws {
    var equations = TimeFitEquations()
    equations.add(time: 0, velocity: 0, error: 0)
    equations.add(time: 0.5, velocity: 2, error: 0.1)
    #expect(equations.solution == nil)
    var still = TimeFitEquations()
    still.add(time: 1, velocity: 0, error: 0.1)
    #expect(still.solution == nil)
    var parallel = TimeFitEquations()
    for velocity in [1.0, -2, 3] { parallel.add(time: 0.25, velocity: velocity, error: 0.01 * velocity) }
    #expect(parallel.solution == nil)
  }

  @Test("Two samples determine both")
  func normalEquations() throws {
    var equations = TimeFitEquations()
    let (scale, offset) = (0.003, -0.0007)
    for (time, velocity) in [(0.25, 2.0), (0.75, -1.5), (1.5, 0.25)] {
      equations.add(time: time, velocity: velocity, error: (scale * time + offset) * velocity)
    }
    let found = try #require(equations.solution)
    #expect(abs(found.scale - scale) < 1e-15, "\(found.scale)")
    #expect(abs(found.offset - offset) < 1e-15, "\(found.offset)")
  }

  @Test("A decay: its rate and its delay are told apart")
  func decay() throws {
    let problem = try MotionProblem(
      law: .friction(.exponential(frictionRate: 2)), start: PhaseState(position: 0, velocity: 1000))
    let times = DisplayFrames(rate: 60).times(over: 3)
    var truth = ReferenceTrace()
    let motion = try CertifiedMotion(problem)
    try motion.record(at: times, into: &truth)
    var shown = Trace()
    shown.positions = times.times.map { 500 * (1 - exp(-2 * max(0, 0.98 * $0 - 1.0 / 60))) }
    let amplitude = try motion.amplitude(over: times.last)
    let errors = ErrorFigures(of: shown, against: truth, at: times.times, amplitude: amplitude)
    let scale = try #require(
      TimeScaleFit(
        of: shown, to: truth, at: times.times, problem: problem, largestError: errors.position, amplitude: amplitude))
    let found = TimeFit(
      after: scale, of: shown, to: truth, at: times.times, problem: problem, largestError: errors.position,
      amplitude: amplitude)
    #expect(abs(found.scale - 0.98) < Self.tolerance, "\(found.scale)")
    #expect(abs(found.offset + 1.0 / 60) < Self.tolerance, "\(found.offset)")
    #expect(found.errorLeft < Self.tolerance * amplitude, "\(found.errorLeft)")
  }
}
