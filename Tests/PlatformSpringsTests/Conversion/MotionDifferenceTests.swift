import Foundation
import MotionEngine
import PlatformSprings
import Testing

@Suite("The largest difference of two motions")
struct MotionDifferenceTests {
  /// Mass, stiffness, damping coefficient, ways per second.
  struct Mover: Sendable, CustomStringConvertible {
    let mass: Double
    let stiffness: Double
    let damping: Double
    let velocity: Double

    init(_ mass: Double, _ stiffness: Double, _ damping: Double, _ velocity: Double = 0) {
      self.mass = mass
      self.stiffness = stiffness
      self.damping = damping
      self.velocity = velocity
    }

    var description: String { "(\(mass), \(stiffness), \(damping), \(velocity))" }

    var spring: Spring {
      get throws { try Spring(mass: mass, stiffness: stiffness, dampingCoefficient: damping) }
    }

    var settled: Double {
      get throws {
        try spring.settlingTime(within: 1e-3, from: SpringState(displacement: -1, velocity: velocity))
      }
    }

    /// From the target; written for this test and used nowhere else.
    func displacement(_ time: Double) -> Double {
      let rate = damping / (2 * mass)
      let gap = rate * rate - stiffness / mass
      let slope = velocity - rate
      if gap < 0 {
        let turn = (-gap).squareRoot()
        return exp(-rate * time) * (-cos(turn * time) + slope / turn * sin(turn * time))
      }
      let root = gap.squareRoot()
      if root * time < 1e-4 { return exp(-rate * time) * (-1 + slope * time) }
      let slow = stiffness / mass / (rate + root)
      return 0.5 * (exp(-slow * time) * (-1 + slope / root) + exp(-(rate + root) * time) * (-1 - slope / root))
    }
  }

  private func difference(_ one: Mover, _ other: Mover) throws -> MotionDifference {
    .between(try one.spring, velocity: one.velocity, and: try other.spring, velocity: other.velocity)
  }

  /// With 50 digits by mpmath: the closed forms' difference where its derivative is 0. Value and time.
  static let exact: [(Mover, Mover, Double, Double)] = [
    (Mover(2, 100, 15), Mover(1, 100, 10), 0.3026551988855302387921, 0.224297227730060014),
    (Mover(0.5, 100, 15.5563, 3), Mover(0.5, 100, 14), 0.06399994785256672334704, 0.0526302428839864816),
    (Mover(1, 1500, 10, 100), Mover(1, 1500, 12, 100), 0.1832034031149783492528, 0.210433171733846914),
    (Mover(4, 900, 120, -20), Mover(3, 1000, 500, 5), 0.4148518636415430023518, 0.0448795681435565872),
    (Mover(1, 280, 120), Mover(1, 280, 60), 0.2611326334730899156503, 0.308496518717529601),
    (Mover(1, 100, 20, 12), Mover(1, 100, 20), 0.4414553294057307859146, 0.1),
    (Mover(1, 170, 26), Mover(1, 170.00001, 26), 2.770562457544361285756e-8, 0.187646430485355176),
  ]

  @Test("to 14 digits or what doubles can know, with its time", arguments: exact)
  func values(_ row: (Mover, Mover, Double, Double)) throws {
    for (one, other) in [(row.0, row.1), (row.1, row.0)] as [(Mover, Mover)] {
      let found = try difference(one, other)
      // Of velocities of 100 ways a second the swing is 2.6 ways.
      expectClose(found.largest, row.2, relative: 1e-14, absolute: 1e-15, "\(one), \(other)")
      #expect(found.atLeast <= row.2 && row.2 <= found.atMost, "\(found)")
      #expect(found.atMost - found.atLeast <= 1.1e-9 * row.2 + 2e-14, "\(found)")
      expectClose(found.time, row.3, relative: 1e-7, "time of \(one), \(other)")
      #expect(found.window == .infinity)
    }
  }

  static let pairs: [(Mover, Mover)] = {
    var generator = SeededGenerator(seed: 20_261)
    func mover(_ frequency: Double) -> Mover {
      let masses: [Double] = [0.5, 1, 2, 4]
      let mass = masses.randomElement(using: &generator) ?? 1
      let ratio = generator.logarithmic(0.03, 20)
      let velocity = Bool.random(using: &generator) ? Double.random(in: -3...3, using: &generator) * frequency : 0
      return Mover(mass, frequency * frequency * mass, 2 * ratio * frequency * mass, velocity)
    }
    return (0..<400).map { index in
      let frequency = generator.logarithmic(1, 100)
      let one = mover(frequency)
      // Every fourth pair is one spring and nearly the same again.
      let share = 1 + generator.logarithmic(1e-6, 1e-1)
      return index % 4 == 0
        ? (one, Mover(one.mass, one.stiffness * share, one.damping / share, one.velocity))
        : (one, mover(frequency * generator.logarithmic(0.2, 5)))
    }
  }()

  @Test("400 pairs of springs, swinging or not: a scan of 20,000 instants finds no more, and hardly less")
  func scans() throws {
    var swinging = 0
    for (one, other) in Self.pairs {
      let found = try difference(one, other)
      let window = max(try one.settled, try other.settled, found.time * 1.01)
      let step = window / 20_000
      let scan = (1...20_000).reduce(0) {
        max($0, abs(one.displacement(Double($1) * step) - other.displacement(Double($1) * step)))
      }
      #expect(scan <= found.atMost + 1e-12, "\(one) and \(other): \(found), scanned \(scan)")
      let bends = [one, other].reduce(0) { sum, mover in
        let frequency = (mover.stiffness / mover.mass).squareRoot()
        return sum + frequency * frequency
          + abs(mover.velocity) * max(mover.damping / mover.mass, frequency)
      }
      #expect(found.largest <= scan + bends * step * step / 8 + 1e-12, "\(one) and \(other): \(found), scanned \(scan)")
      #expect(
        found.atMost - found.atLeast <= 1.1e-9 * found.largest + 1e-13 * (1 + abs(one.velocity) + abs(other.velocity)))
      #expect(found.window == .infinity)
      swinging += try one.spring.dampingRatio < 1 && other.spring.dampingRatio < 1 ? 1 : 0
    }
    #expect(swinging > 100 && swinging < 300)
  }

  @Test("constants that agree but for their last digits differ by nothing, and by how little at most is told")
  func alike() throws {
    let one = try Spring(mass: 3, stiffness: 0.1, dampingCoefficient: 0.2)
    let other = try Spring(mass: 1, stiffness: 0.1 / 3, dampingCoefficient: 0.2 / 3)
    let found = MotionDifference.between(one, and: other)
    #expect(found.largest == 0 && found.atMost < 1e-13)
    #expect(MotionDifference.between(one, and: one).atMost == 0)
  }

  @Test("a spring that swings for long: found in time, and up to when it was looked for is told")
  func lightlyDamped() throws {
    // One that swings apart from another as slowly as it dies out: |d| ≈ Δω t e^(−σt), largest at t = 1/σ.
    let one = Mover(1, 1, 2e-3)
    let slow = try difference(one, Mover(1, 1 + 2e-7, 2e-3))
    expectClose(slow.largest, 1e-7 / (1e-3 * exp(1)), relative: 2e-3, "largest")
    expectClose(slow.time, 1e3, relative: 2e-3, "time")
    #expect(slow.window == .infinity)
    let never = try difference(Mover(1, 100, 0), Mover(1, 110, 0))
    #expect(never.window.isFinite && never.window > 100)
    expectClose(never.largest, 2, absolute: 1e-3, "two swings without damping come to be opposite")
  }

  @Test("rates far apart, and velocities beyond reason, end in finite time with a bound")
  func extremes() throws {
    for (one, other) in [
      (Mover(1, 1e12, 1e3), Mover(1, 1e-6, 1e-3)), (Mover(1, 1, 1e9), Mover(1, 1, 2)),
      (Mover(1, 1e300, 1), Mover(1, 1e-300, 1)), (Mover(1, 100, 10, 1e300), Mover(1, 100, 20, -1e300)),
    ] {
      let found = try difference(one, other)
      #expect(found.largest <= found.atMost && found.largest > 0.5, "\(one), \(other): \(found)")
    }
  }
}
