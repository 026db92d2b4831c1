import MotionProblems
import Testing

@Suite("Oscillators and friction")
struct OscillatorTests {
  static let notPositive = [0, -0.0, -1, -Double.leastNonzeroMagnitude, .nan, .infinity, -.infinity]
  static let notAllowedAsDamping = [-1, -Double.leastNonzeroMagnitude, .nan, .infinity, -.infinity]

  @Test("Mass and stiffness must be positive and finite", arguments: notPositive)
  func massAndStiffnessAreChecked(value: Double) {
    let mass = #expect(throws: ProblemError.self) {
      try Oscillator(mass: value, stiffness: 100, dampingCoefficient: 10)
    }
    #expect(mass.map(named) == "mass")
    let stiffness = #expect(throws: ProblemError.self) {
      try Oscillator(mass: 1, stiffness: value, dampingCoefficient: 10)
    }
    #expect(stiffness.map(named) == "stiffness")
  }

  @Test("Damping and friction must be finite and not negative", arguments: notAllowedAsDamping)
  func dampingIsChecked(value: Double) {
    let damping = #expect(throws: ProblemError.self) {
      try Oscillator(mass: 1, stiffness: 100, dampingCoefficient: value)
    }
    #expect(damping.map(named) == "dampingCoefficient")
    let friction = #expect(throws: ProblemError.self) { try Friction.exponential(frictionRate: value) }
    #expect(friction.map(named) == "frictionRate")
  }

  @Test("No damping and no friction are allowed")
  func zeroDampingIsAllowed() throws {
    #expect(try Oscillator(mass: 1, stiffness: 100, dampingCoefficient: 0).dampingRatio == 0)
    #expect(try Friction.exponential(frictionRate: 0) == .exponential(rate: 0))
  }

  /// Relative.
  static let tolerance = 4e-16

  @Test(
    "Natural frequency, period and damping ratio",
    arguments: [(0.5, 50.0, 5.0), (1, 100, 10), (2, 200, 20), (4, 400, 40)])
  func describedQuantities(mass: Double, stiffness: Double, dampingCoefficient: Double) throws {
    let oscillator = try Oscillator(mass: mass, stiffness: stiffness, dampingCoefficient: dampingCoefficient)
    for (quantity, observed, expected) in [
      ("naturalFrequency", oscillator.naturalFrequency, 10),
      ("naturalPeriod", oscillator.naturalPeriod, 0.6283185307179586),
      ("dampingRatio", oscillator.dampingRatio, 0.5),
    ] {
      #expect(
        (observed - expected).magnitude <= Self.tolerance * expected,
        "\(quantity) at mass \(mass): observed \(observed), expected \(expected), tolerance \(Self.tolerance)")
    }
  }

  @Test("The damping ratio neither overflows nor underflows", arguments: [1e-150, 1e150, 1e-300, 1e300])
  func dampingRatioKeepsItsRange(scale: Double) throws {
    let ratio = try Oscillator(mass: scale, stiffness: scale, dampingCoefficient: scale).dampingRatio
    #expect((ratio - 0.5).magnitude <= Self.tolerance, "scale \(scale): observed \(ratio), expected 0.5")
  }

  @Test("Stiff is above a damping ratio of 20")
  func stiffness() throws {
    #expect(try Oscillator(mass: 1, stiffness: 1, dampingCoefficient: 40).isStiff == false)
    #expect(try Oscillator(mass: 1, stiffness: 1, dampingCoefficient: 40.001).isStiff)
  }
}

/// The quantity that a problem error names.
func named(_ error: ProblemError) -> String {
  switch error {
  case .mustBePositive(let quantity, _), .mustNotBeNegative(let quantity, _), .mustBeFinite(let quantity, _),
    .mustBePowerOfTwo(let quantity, _), .mustBeMultiple(let quantity, _, _):
    quantity
  case .pausesMustAscend: "pauses"
  case .mustRepeat, .repeatedMotionStays: "repeats"
  case .retargetsMustAscend: "retargets"
  case .changesMustAscend: "changes"
  case .frictionHasNoTarget: "friction"
  case .onlyPlainSpringsChange: "resistance"
  }
}
