import Testing

@testable import MotionEngine

@Suite("The motion of a spring")
struct SpringKernelTests {
  static let dampingRatios = [0, 1e-9, 0.2, 0.99, 1 - 1e-8, 1, 1 + 1e-8, 1.01, 3, 400, 1e6]

  @Test("starts at the start, bit for bit", arguments: dampingRatios)
  func initialCondition(_ ratio: Double) throws {
    let spring = try Spring(mass: 2, naturalFrequency: 7, dampingRatio: ratio)
    for start in [SpringState(displacement: -0.1, velocity: 3), SpringState(displacement: 1e-300, velocity: -1e200)] {
      #expect(spring.state(after: 0, from: start) == start)
    }
    let start = SpringState(displacement: -1, velocity: 0.3)
    let soon = spring.state(after: 1e-12, from: start)
    expectClose(soon.displacement, -1, Tolerance(absolute: 1e-11), "displacement at ratio \(ratio)")
  }

  /// The fourth-order central difference of the velocity is the acceleration; with h = 1e-3/ω its own error is 1e-11.
  @Test("solves its equation", arguments: dampingRatios)
  func residual(_ ratio: Double) throws {
    let spring = try Spring(mass: 2, naturalFrequency: 1, dampingRatio: ratio)
    let kernel = SpringKernel(spring: spring, start: SpringState(displacement: 1, velocity: -0.4))
    let fastest = spring.overdampedRates?.fast ?? 1
    let h = 1e-3 / fastest
    for turn in [0.5, 1, 2.7, 9] {
      let time = turn / fastest
      let velocities = [-2, -1, 1, 2].map { kernel.velocity(at: time + $0 * h) }
      let slope = (velocities[0] - 8 * velocities[1] + 8 * velocities[2] - velocities[3]) / (12 * h)
      let scale = spring.acceleration(in: kernel.start).magnitude
      expectClose(
        slope, spring.acceleration(in: kernel.state(at: time)), Tolerance(absolute: 1e-9 * scale), "ratio \(ratio)")
    }
  }

  @Test("velocity is the derivative of displacement", arguments: dampingRatios)
  func derivative(_ ratio: Double) throws {
    let spring = try Spring(mass: 0.5, naturalFrequency: 1, dampingRatio: ratio)
    let kernel = SpringKernel(spring: spring, start: SpringState(displacement: -0.3, velocity: 1))
    let h = 1e-3 / (spring.overdampedRates?.fast ?? 1)
    for time in [4 * h, 100 * h, 1, 3.3] {
      let values = [-2, -1, 1, 2].map { kernel.displacement(at: time + $0 * h) }
      let slope = (values[0] - 8 * values[1] + 8 * values[2] - values[3]) / (12 * h)
      expectClose(slope, kernel.velocity(at: time), Tolerance(absolute: 1e-9 / min(1, h * 1000)), "ratio \(ratio)")
    }
  }

  /// Between ζ = 1 − δ and 1 + δ the motion itself moves by about δ.
  @Test("is continuous across critical damping", arguments: [1e-4, 1e-8, 1e-12, 1e-15])
  func continuity(_ offset: Double) throws {
    let start = SpringState(displacement: 0.7, velocity: -2.5)
    for time in [0.01, 0.5, 1, 4, 20] {
      let states = try [1 - offset, 1, 1 + offset].map { ratio throws in
        try Spring(naturalFrequency: 1, dampingRatio: ratio).state(after: time, from: start)
      }
      let tolerance = Tolerance(absolute: 4 * offset + 4e-16)
      expectClose(states[0].displacement, states[1].displacement, tolerance, "below, time \(time)")
      expectClose(states[2].displacement, states[1].displacement, tolerance, "above, time \(time)")
      expectClose(states[0].velocity, states[1].velocity, tolerance, "velocity below, time \(time)")
      expectClose(states[2].velocity, states[1].velocity, tolerance, "velocity above, time \(time)")
    }
  }

  @Test("composes: going on from a state is the same motion", arguments: dampingRatios)
  func composition(_ ratio: Double) throws {
    let spring = try Spring(mass: 4, naturalFrequency: 3, dampingRatio: ratio)
    let start = SpringState(displacement: 1, velocity: 2)
    let whole = spring.state(after: 1.75, from: start)
    let parts = spring.state(after: 1.25, from: spring.state(after: 0.5, from: start))
    expectClose(parts.displacement, whole.displacement, Tolerance(absolute: 1e-15), "ratio \(ratio)")
    expectClose(parts.velocity, whole.velocity, Tolerance(absolute: 4e-15), "ratio \(ratio)")
  }

  @Test("other units of mass, time and length that are powers of two change no bit", arguments: dampingRatios)
  func scaling(_ ratio: Double) throws {
    let spring = try Spring(mass: 1.3, naturalFrequency: 3, dampingRatio: ratio)
    let slower = try Spring(
      mass: spring.mass * 0x1p-30, stiffness: spring.stiffness * 0x1p-50,
      dampingCoefficient: spring.dampingCoefficient * 0x1p-40)
    let start = SpringState(displacement: -0.9, velocity: 11)
    let larger = SpringState(displacement: -0.9 * 0x1p400, velocity: 11 * 0x1p390)
    for time in [0.001, 0.3, 5] {
      let state = spring.state(after: time, from: start)
      let other = slower.state(after: time * 0x1p10, from: larger)
      #expect(other.displacement == state.displacement * 0x1p400)
      #expect(other.velocity == state.velocity * 0x1p390)
    }
  }

  @Test("each quantity alone has the bits of the state")
  func separateQuantities() throws {
    for ratio in Self.dampingRatios {
      let spring = try Spring(naturalFrequency: 5, dampingRatio: ratio)
      let kernel = SpringKernel(spring: spring, start: SpringState(displacement: 1, velocity: 1))
      for time in [0.0, 0.01, 0.4, 7, 1e5] {
        let state = kernel.state(at: time)
        #expect(kernel.displacement(at: time) == state.displacement)
        #expect(kernel.velocity(at: time) == state.velocity)
      }
    }
  }

  @Test("edges: rest stays, late is rest, not finite is NaN")
  func edges() throws {
    let spring = try Spring(stiffness: 100, dampingCoefficient: 10)
    #expect(spring.state(after: 3, from: .rest) == .rest)
    let start = SpringState(displacement: 1, velocity: 0)
    for time in [1e3, 1e300, Double.infinity] { #expect(spring.state(after: time, from: start) == .rest) }
    #expect(spring.state(after: .nan, from: start).displacement.isNaN)
    #expect(spring.state(after: 1, from: SpringState(displacement: .infinity, velocity: 0)).displacement.isNaN)
    #expect(spring.state(after: 1, from: SpringState(displacement: 0, velocity: .nan)).velocity.isNaN)
    let endless = try Spring(stiffness: 100, dampingCoefficient: 0)
    #expect(endless.state(after: .infinity, from: start).displacement.isNaN)
    #expect(endless.state(after: 1e200, from: start).displacement.isNaN)
    #expect(endless.state(after: 1e20, from: start).displacement.magnitude <= 1)
  }

  @Test("a step is the motion over its duration", arguments: dampingRatios)
  func step(_ ratio: Double) throws {
    let spring = try Spring(mass: 2, naturalFrequency: 12, dampingRatio: ratio)
    let start = SpringState(displacement: 0.8, velocity: -3)
    for duration in [0, 1.0 / 240, 0.1, 2] {
      let stepped = spring.step(by: duration).applied(to: start)
      let state = spring.state(after: duration, from: start)
      expectClose(stepped.displacement, state.displacement, Tolerance(absolute: 1e-15), "ratio \(ratio)")
      expectClose(stepped.velocity, state.velocity, Tolerance(absolute: 2e-14), "ratio \(ratio)")
    }
  }

  /// After n steps some n ulp have gathered.
  @Test("a thousand steps end where one evaluation does")
  func manySteps() throws {
    let spring = try Spring(naturalFrequency: 2, dampingRatio: 0.01)
    let step = spring.step(by: 1.0 / 128)
    var state = SpringState(displacement: 1, velocity: 0)
    for _ in 0..<1024 { state = step.applied(to: state) }
    let exact = spring.state(after: 8, from: SpringState(displacement: 1, velocity: 0))
    expectClose(state.displacement, exact.displacement, Tolerance(absolute: 1e-13), "displacement")
    expectClose(state.velocity, exact.velocity, Tolerance(absolute: 2e-13), "velocity")
  }

  @Test("energy never grows, and stays without damping")
  func energy() throws {
    for ratio in Self.dampingRatios {
      let spring = try Spring(mass: 3, naturalFrequency: 2, dampingRatio: ratio)
      let start = SpringState(displacement: 1, velocity: 1)
      var last = spring.energy(of: start)
      for frame in 1...300 {
        let energy = spring.energy(of: spring.state(after: Double(frame) / 60, from: start))
        #expect(energy <= last * (1 + 2e-15), "ratio \(ratio), frame \(frame)")
        if ratio == 0 { expectClose(energy, 7.5, Tolerance(relative: 1e-14), "frame \(frame)") }
        last = energy
      }
    }
  }
}
