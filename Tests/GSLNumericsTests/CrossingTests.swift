import Testing

@testable import GSLNumerics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// scipy/scipy#9228: an event search that looks at step ends misses crossings in pairs.
@Suite struct CrossingTests {
  /// Step caps: none, and the window over 10 and over 1000.
  static let caps = [Double.infinity, 10, 1000]

  static func settings(_ stepper: ODEStepper, tolerance: Double, window: Double, cap: Double) -> ODESettings {
    ODESettings(
      stepper: stepper, absoluteTolerance: tolerance, relativeTolerance: tolerance, initialStep: 1e-3,
      maximumStep: cap == .infinity ? .infinity : window / cap)
  }

  @Test(arguments: caps, [ODEStepper.rk8pd, .rkf45, .rk4]) func threeRootsOfACubic(cap: Double, stepper: ODEStepper)
    throws
  {
    let parabola = ODEFunction(dimension: 1) { x, _, f in f[0] = 3 * x * x + 12 * x - 4 }
    var settings = Self.settings(stepper, tolerance: 1e-10, window: 12, cap: cap)
    settings.initialStep = min(12, settings.maximumStep)
    let integrator = try ODEIntegrator(parabola, settings: settings, time: -8, state: [-120])
    let crossings = try integrator.crossings(of: { _, y in y[0] }, until: 4)
    #expect(crossings.map(\.isRising) == [true, false, true], "\(crossings)")
    for (crossing, expected) in zip(crossings, [-6.0, -2, 2]) {
      #expect(abs(crossing.time - expected) < 1e-9, "\(crossing.time), expected \(expected)")
      #expect(abs(crossing.state[0]) < 1e-9)
    }
    #expect(integrator.time == 4 && abs(integrator[0] - 120) < 1e-8)
    if cap == .infinity, stepper == .rk8pd { #expect(integrator.stepCount == 1) }
  }

  @Test(arguments: caps, [1e-12, 1e-4])
  func crossingsOfTheTarget(cap: Double, tolerance: Double) throws {
    let system = SpringSystem(stiffness: 100, damping: 10)
    let settings = Self.settings(.rk8pd, tolerance: tolerance, window: 2, cap: cap)
    let integrator = try ODEIntegrator(system, settings: settings, state: [-1, 0])
    let crossings = try integrator.crossings(of: { _, y in y[0] }, until: 2)
    let first = [0.2418399152312290, 0.6045997880780726, 0.9673596609249162, 1.330119533771760]
    let spacing = 0.3627598728468436
    #expect(crossings.count == 5, "\(crossings.map(\.time))")
    // A loose integration moves its crossings by about its tolerance over the speed.
    let allowed = tolerance < 1e-8 ? 1e-9 : 2e-2
    for (index, crossing) in crossings.enumerated() {
      let expected = index < 4 ? first[index] : first[3] + spacing
      #expect(abs(crossing.time - expected) < allowed, "\(index): \(crossing.time), expected \(expected)")
      #expect(crossing.isRising == (index % 2 == 0))
    }
  }

  @Test(arguments: caps, [1e-12, 1e-3])
  func thirtyTwoCrossings(cap: Double, tolerance: Double) throws {
    let system = SpringSystem(stiffness: 10_000, damping: 2)
    let settings = Self.settings(.rk8pd, tolerance: tolerance, window: 1, cap: cap)
    let integrator = try ODEIntegrator(system, settings: settings, state: [-1, 0])
    let crossings = try integrator.crossings(of: { _, y in y[0] }, until: 1)
    #expect(crossings.count == 32)
    let allowed = tolerance < 1e-8 ? 1e-10 : 2e-3
    for (index, crossing) in crossings.enumerated() {
      let expected = 0.01580875539222218 + Double(index) * 0.03141749745004427
      #expect(abs(crossing.time - expected) < allowed, "\(index): \(crossing.time), expected \(expected)")
    }
  }

  /// A long step over a window in which a fast function of time swings a hundred times.
  @Test func aStepThatKnowsNothingOfTheFunction() throws {
    let line = ODEFunction(dimension: 1) { _, _, f in f[0] = 1 }
    let settings = ODESettings(stepper: .rk8pd, absoluteTolerance: 1e-12, initialStep: 10)
    let integrator = try ODEIntegrator(line, settings: settings, state: [0])
    let crossings = try integrator.crossings(of: { _, y in sin(31 * y[0] + 0.5) }, until: 10)
    #expect(integrator.stepCount == 1)
    #expect(crossings.count == 98)
    for (index, crossing) in crossings.enumerated() {
      let expected = (Double(index + 1) * Double.pi - 0.5) / 31
      #expect(abs(crossing.time - expected) < 1e-12, "\(index): \(crossing.time), expected \(expected)")
    }
  }

  @Test func touchesStartsAndEnds() throws {
    let line = ODEFunction(dimension: 1) { _, _, f in f[0] = 1 }
    let settings = ODESettings(stepper: .rk8pd, absoluteTolerance: 1e-12, initialStep: 1)
    func crossings(_ function: @escaping (Double) -> Double) throws -> [Double] {
      let integrator = try ODEIntegrator(line, settings: settings, state: [0])
      return try integrator.crossings(of: { time, _ in function(time) }, until: 1).map(\.time)
    }
    #expect(try crossings { ($0 - 0.5) * ($0 - 0.5) } == [])
    #expect(try crossings { $0 } == [])
    #expect(try crossings { $0 - 1 } == [1])
    #expect(try crossings { $0 - 0.5 } == [0.5])
    #expect(try crossings { $0 * ($0 - 0.25) } == [0.25])
    #expect(try crossings { ($0 - 0.5) * ($0 - 0.5) * ($0 - 0.5) } == [0.5])
    #expect(try crossings { ($0 - 0.5) * ($0 - 0.5) - 1e-12 }.count == 2)
  }
}
