import Testing

@testable import MotionEngine

@Suite("A spring from its settling time")
struct SettlingParameterisationTests {
  static let ratios = [0.01, 0.1, 0.3, 0.5, 0.7, 0.9, 1, 1.5, 3, 50]

  @Test("settles when it was asked to, whatever the mass", arguments: ratios, [0.5, 1, 2, 4])
  func roundTrip(ratio: Double, mass: Double) throws {
    for band in [0.1, 1e-3, 1e-6] {
      for time in [1e-3, 0.25, 30] {
        let spring = try Spring(mass: mass, settlingTime: time, within: band, dampingRatio: ratio)
        #expect(spring.mass == mass)
        #expect((spring.dampingRatio / ratio - 1).magnitude <= 1e-14, "ζ \(spring.dampingRatio) for \(ratio)")
        let settled = spring.settlingTime(within: band)
        #expect((settled / time - 1).magnitude <= 1e-12, "\(settled) s for \(time) s, ζ \(ratio), band \(band)")
      }
    }
  }

  /// At ζ = 1 the last exit is the root of (1 + z) e^(−z) = band; z(0.001) with 30 digits from mpmath.
  @Test func aValueComputedElsewhere() throws {
    let spring = try Spring(settlingTime: 1, within: 0.001, dampingRatio: 1)
    #expect((spring.naturalFrequency - Self.criticalRoot).magnitude <= 1e-13)
  }

  static let criticalRoot = 9.23341347645158573043

  @Test("words that are no spring are refused, by name")
  func refusals() {
    #expect(throws: SpringError.mustBePositive(quantity: "settlingTime", value: 0)) {
      try Spring(settlingTime: 0, within: 0.001, dampingRatio: 1)
    }
    #expect(throws: SpringError.bandOutOfRange(1)) { try Spring(settlingTime: 1, within: 1, dampingRatio: 1) }
    #expect(throws: SpringError.mustBePositive(quantity: "dampingRatio", value: 0)) {
      try Spring(settlingTime: 1, within: 0.001, dampingRatio: 0)
    }
    #expect(throws: SpringError.self) { try Spring(settlingTime: .nan, within: 0.001, dampingRatio: 1) }
    #expect(throws: SpringError.self) { try Spring(settlingTime: 1, within: .nan, dampingRatio: 1) }
  }
}
