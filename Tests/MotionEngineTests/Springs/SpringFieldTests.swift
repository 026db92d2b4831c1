import Testing

@testable import MotionEngine

@Suite("A field of springs")
struct SpringFieldTests {
  /// Of the amplitude.
  static let promised = 1e-12

  struct Motion: Sendable, CustomTestStringConvertible {
    let ratio: Double
    let radiansOfStep: Double
    var testDescription: String { "ratio \(ratio), \(radiansOfStep) rad a step" }

    static let all = [0, 1e-7, 1e-4, 0.2, 1 - 1e-9, 1, 1 + 1e-9, 4, 3000].flatMap { ratio in
      [0.0167, 0.4, 2.9].map { Motion(ratio: ratio, radiansOfStep: $0) }
    }
  }

  @Test("holds a million steps to 1e-12 of the amplitude", arguments: Motion.all)
  func millionSteps(_ motion: Motion) throws {
    let frequency = 10.0
    let spring = try Spring(mass: 1.3, naturalFrequency: frequency, dampingRatio: motion.ratio)
    let duration = motion.radiansOfStep / frequency
    let start = SpringState(displacement: 1, velocity: 30)
    var field = SpringField(spring: spring, stepDuration: duration)
    for _ in 0..<4 { field.append(from: 1, to: 0, velocity: 30) }
    let kernel = SpringKernel(spring: spring, start: start)
    let amplitude = max(1, 30 / frequency)
    var worst = 0.0
    for step in 1...1_000_000 {
      field.advance()
      // The frames just before each spring is set right are the worst; later the motion is over or goes on alike.
      guard step < 500 || step % SpringField.anchorInterval > SpringField.anchorInterval - 4, step % 7 < 3 else {
        continue
      }
      let exact = kernel.state(atMultiple: step, of: duration)
      for index in 0..<4 {
        let state = field.state(of: index)
        worst = max(
          worst, (state.displacement - exact.displacement).magnitude / amplitude,
          (state.velocity - exact.velocity).magnitude / (frequency * amplitude))
      }
    }
    print("field at \(motion.testDescription): worst \(worst) of the amplitude")
    #expect(worst <= Self.promised, "observed \(worst), tolerance \(Self.promised)")
  }

  /// Springs that are added and sent elsewhere at all times, through more than one evaluation of each from its anchor.
  @Test("springs of every age hold to 1e-12 through all kinds of corrections", arguments: [0, 1e-6, 3e-5])
  func everyAge(_ ratio: Double) throws {
    let spring = try Spring(mass: 0.7, naturalFrequency: 20, dampingRatio: ratio)
    var field = SpringField(spring: spring, stepDuration: 0.02)
    var starts: [(step: Int, state: SpringState)] = []
    var generator = SeededGenerator(seed: 21)
    for step in 0..<140_000 {
      if starts.count < 200, step % 97 == 0 {
        let start = SpringState(displacement: Double.random(in: -1...1, using: &generator), velocity: 3)
        field.append(from: start.displacement, to: 0, velocity: 3)
        starts.append((step, start))
      }
      if step % 1531 == 1530 {
        let index = Int(generator.next() % UInt64(starts.count))
        field.retarget(index, to: field.target(of: index) + 0.25)
        starts[index] = (step, field.state(of: index))
      }
      field.advance()
      guard step % 911 == 0 || step % SpringField.anchorInterval > SpringField.anchorInterval - 3 else { continue }
      for index in stride(from: step % 13, to: starts.count, by: 13) {
        let start = starts[index]
        let exact = SpringKernel(spring: spring, start: start.state).state(atMultiple: step + 1 - start.step, of: 0.02)
        let error = max(
          (field.state(of: index).displacement - exact.displacement).magnitude,
          (field.state(of: index).velocity - exact.velocity).magnitude / 20)
        // An amplitude is at most that of a start at 1 with a velocity of 3, and each retarget adds at most a quarter.
        #expect(error <= Self.promised, "ratio \(ratio), spring \(index), step \(step): \(error)")
      }
    }
  }

  @Test("springs with constants of their own move as each would alone, and one of them is given a new target")
  func ownConstants() throws {
    let springs = try [0.1, 1, 3].map { try Spring(mass: 2, naturalFrequency: 12, dampingRatio: $0) }
    var field = SpringField(stepDuration: 1.0 / 120)
    for spring in springs { field.append(spring, from: -1, to: 1, velocity: 2) }
    var motions = springs.map { SpringMotion(spring: $0, from: -1, to: 1, velocity: 2) }
    for step in 1...600 {
      field.advance()
      if step == 40 {
        field.retarget(1, to: -3)
        motions[1].retarget(to: -3, at: Double(step) / 120)
      }
      for index in springs.indices {
        let expected = motions[index].state(at: Double(step) / 120)
        let tolerance = Tolerance(absolute: 1e-12)
        expectClose(field.value(of: index), expected.value, tolerance, "value of \(index) at step \(step)")
        expectClose(field.velocity(of: index), expected.velocity, Tolerance(absolute: 2e-11), "velocity of \(index)")
      }
    }
    #expect(field.target(of: 1) == -3)
    var values: [Double] = []
    field.write(into: &values)
    #expect(values == (0..<3).map { field.value(of: $0) })
  }

  @Test("a spring added later, or given its own target again, starts there and then")
  func lateStart() throws {
    let spring = try Spring(mass: 1, naturalFrequency: 8, dampingRatio: 0.3)
    var field = SpringField(spring: spring, stepDuration: 0.01)
    field.append(from: 0, to: 1)
    for _ in 0..<30 { field.advance() }
    field.append(from: 0, to: 1)
    let before = field
    field.retarget(0, to: 1)
    #expect(field.state(of: 0) == before.state(of: 0))
    for _ in 0..<5000 { field.advance() }
    var alone = SpringField(spring: spring, stepDuration: 0.01)
    alone.append(from: 0, to: 1)
    for _ in 0..<5000 { alone.advance() }
    expectClose(field.value(of: 1), alone.value(of: 0), Tolerance(absolute: 1e-13), "the later spring")
    #expect(field.count == 2 && field.stepCount == 5030)
  }
}
