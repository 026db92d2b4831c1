import Testing

@testable import MotionEngine

@Suite("Settling time")
struct SettlingTimeTests {
  /// What ``Spring/settlingTime(within:from:)`` promises away from grazing.
  static let promised = Tolerance(relative: 1e-12)

  @Test("agrees with a search by mpmath that knows no formula for the way in")
  func reference() throws {
    let rows = ReferenceTable.rows(of: "settling_reference").map { $0.compactMap { Double($0) } }
    #expect(rows.count >= 100)
    var worst = 0.0
    for row in rows {
      let spring = try Spring(mass: row[0], stiffness: row[1], dampingCoefficient: row[2])
      let start = SpringState(displacement: row[3], velocity: row[4])
      let time = spring.settlingTime(within: row[5], from: start)
      expectClose(time, row[6], Self.promised, "\(spring), \(start), band \(row[5])")
      if row[6] > 0 { worst = max(worst, abs(time / row[6] - 1)) }
    }
    print("settling time: \(rows.count) rows, worst relative error \(worst)")
  }

  @Test("the motion is outside just before it, and inside from then on")
  func definition() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<400 {
      let ratio = generator.logarithmic(0.01, 50)
      let spring = try Spring(
        mass: generator.logarithmic(0.1, 10), naturalFrequency: generator.logarithmic(0.5, 50), dampingRatio: ratio)
      let start = SpringState(
        displacement: Double.random(in: -1...1, using: &generator),
        velocity: Double.random(in: -2...2, using: &generator) * spring.naturalFrequency * max(1, ratio))
      let band = generator.logarithmic(1e-6, 0.5)
      let kernel = SpringKernel(spring: spring, start: start)
      let time = kernel.settlingTime(within: band)
      let slack = 1e-9 * (time + spring.response)
      if time > 0 { #expect(kernel.displacement(at: max(0, time - slack)).magnitude > band * (1 - 1e-12)) }
      for sample in 1...200 {
        let later = time + slack + Double(sample) * spring.response / 37
        #expect(kernel.displacement(at: later).magnitude <= band, "\(spring), \(start), band \(band), at \(later)")
      }
    }
  }

  @Test("does not depend on the size of the motion", arguments: [0.05, 0.5, 1, 4])
  func scaleInvariance(_ ratio: Double) throws {
    let spring = try Spring(naturalFrequency: 10, dampingRatio: ratio)
    let expected = spring.settlingTime(within: 1e-3)
    for size in [1e-9, 1e9, -1e9, 1e-200, 1e200] {
      let time = spring.settlingTime(
        within: 1e-3 * abs(size), from: SpringState(displacement: size, velocity: 0))
      expectClose(time, expected, Self.promised, "size \(size)")
    }
  }

  @Test("never, always, and not a number")
  func edges() throws {
    let damped = try Spring(stiffness: 100, dampingCoefficient: 10)
    #expect(damped.settlingTime(within: 1) == 0)
    #expect(damped.settlingTime(within: 0) == .infinity)
    #expect(damped.settlingTime(within: .infinity) == 0)
    #expect(damped.settlingTime(within: 0, from: .rest) == 0)
    #expect(damped.settlingTime(within: 0.1, from: SpringState(displacement: .nan, velocity: 0)).isNaN)
    #expect(damped.settlingTime(within: 0.5, from: SpringState(displacement: 0.1, velocity: 1)) == 0)
  }

  @Test("without damping it is 0 or infinity, decided exactly")
  func undamped() throws {
    let spring = try Spring(mass: 4, stiffness: 9, dampingCoefficient: 0)
    #expect(spring.settlingTime(within: 1) == 0)
    #expect(spring.settlingTime(within: 1.0.nextDown) == .infinity)
    // m v² + k x² = 4 · 36 + 9 · 9 = 225 = k · 25
    let start = SpringState(displacement: 3, velocity: 6)
    #expect(spring.settlingTime(within: 5, from: start) == 0)
    #expect(spring.settlingTime(within: 5.0.nextDown, from: start) == .infinity)
  }

  @Test("a thousand million lobes do not take longer than a few")
  func manyLobes() throws {
    let spring = try Spring(naturalFrequency: 10, dampingRatio: 1e-9)
    // ln(1000)/σ is right to half a lobe, that is, to 2.3e-9 of itself.
    expectClose(spring.settlingTime(within: 1e-3), 690775527.8982137, Tolerance(relative: 3e-9), "many lobes")
    let fainter = try Spring(naturalFrequency: 10, dampingRatio: 1e-200)
    expectClose(fainter.settlingTime(within: 1e-3), 6.907755278982137e199, Tolerance(relative: 1e-14), "more lobes")
  }

  @Test("turning points: where the velocity is zero and changes sign")
  func turningPoints() throws {
    var generator = SeededGenerator(seed: 8)
    var found = 0
    for _ in 0..<300 {
      let ratio = generator.logarithmic(0.01, 50)
      let spring = try Spring(naturalFrequency: 1, dampingRatio: ratio)
      let start = SpringState(
        displacement: Double.random(in: -1...1, using: &generator),
        velocity: Double.random(in: -2...2, using: &generator) * max(1, ratio))
      guard let turn = spring.firstTurningPoint(from: start) else { continue }
      found += 1
      let around = [0.999, 1.001].map { spring.state(after: turn.time * $0, from: start).velocity }
      #expect(around[0] * around[1] < 0, "\(spring), \(start), \(turn)")
      let before = spring.state(after: turn.time * 0.01, from: start).velocity
      #expect(before * around[0] > 0, "\(spring), \(start), \(turn): not the first")
    }
    #expect(found > 150)
    #expect(try Spring(stiffness: 1, dampingCoefficient: 1).firstTurningPoint(from: .rest) == nil)
  }
}
