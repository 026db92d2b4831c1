import Testing

@testable import MotionEngine

@Suite("Quantities derived from the constants")
struct SpringDerivedQuantitiesTests {
  static let fewUlp = Tolerance(relative: 1e-15)

  @Test("the default spring of Core Animation: ω 10, ζ 1/2")
  func ordinary() throws {
    let spring = try Spring(stiffness: 100, dampingCoefficient: 10)
    #expect(spring.naturalFrequency == 10)
    #expect(spring.dampingRatio == 0.5)
    #expect(spring.decayRate == 5)
    #expect(spring.qualityFactor == 1)
    #expect(spring.regime == .underdamped)
    #expect(spring.overdampedRates == nil)
    expectClose(spring.dampedFrequency, 8.660254037844386, Self.fewUlp, "damped frequency")
    expectClose(spring.response, 0.6283185307179586, Self.fewUlp, "response")
    expectClose(spring.logarithmicDecrement, 3.627598728468436, Self.fewUlp, "logarithmic decrement")
  }

  @Test("regimes are decided exactly, also an ulp beside critical damping")
  func regimes() throws {
    #expect(try Spring(stiffness: 9, dampingCoefficient: 0).regime == .undamped)
    #expect(try Spring(stiffness: 9, dampingCoefficient: 6).regime == .critical)
    #expect(try Spring(stiffness: 9, dampingCoefficient: 6.0.nextDown).regime == .underdamped)
    #expect(try Spring(stiffness: 9, dampingCoefficient: 6.0.nextUp).regime == .overdamped)
    #expect(try Spring(stiffness: 9, dampingCoefficient: 6).logarithmicDecrement == .infinity)
    #expect(try Spring(stiffness: 9, dampingCoefficient: 0).logarithmicDecrement == 0)
    #expect(try Spring(stiffness: 9, dampingCoefficient: 0).qualityFactor == .infinity)
  }

  /// √(4·9 − c²)/2 at c = 6 − ulp, with 40 digits.
  @Test("damped frequency keeps its digits an ulp below critical damping")
  func nearCritical() throws {
    let spring = try Spring(stiffness: 9, dampingCoefficient: 6.0.nextDown)
    expectClose(spring.dampedFrequency, 5.1619136559035695e-8, Self.fewUlp, "damped frequency")
    let above = try Spring(stiffness: 9, dampingCoefficient: 6.0.nextUp)
    #expect(above.dampedFrequency == 0)
  }

  @Test("rates of strong damping: the slow one is no difference of equal numbers")
  func slowRate() throws {
    let rates = try #require(try Spring(stiffness: 1, dampingCoefficient: 1e9).overdampedRates)
    expectClose(rates.slow, 1.000000000000000001e-9, Self.fewUlp, "slow rate")
    expectClose(rates.fast, 1e9, Self.fewUlp, "fast rate")
    let critical = try #require(try Spring(stiffness: 9, dampingCoefficient: 6).overdampedRates)
    #expect(critical.slow == 3 && critical.fast == 3)
  }

  @Test("nothing overflows on the way", arguments: [1e-300, 1e-150, 1e150, 1e300])
  func range(_ size: Double) throws {
    let spring = try Spring(mass: size, stiffness: size, dampingCoefficient: size)
    #expect(spring.dampingRatio == 0.5)
    #expect(spring.naturalFrequency == 1)
    #expect(spring.qualityFactor == 1)
    expectClose(spring.dampedFrequency, 0.8660254037844386, Self.fewUlp, "damped frequency")
    let fast = try Spring(mass: 1 / size, stiffness: size, dampingCoefficient: 1)
    expectClose(fast.naturalFrequency, size, Tolerance(relative: 1e-15), "frequency")
    expectClose(fast.dampingRatio, 0.5, Tolerance(relative: 1e-15), "ratio")
  }
}
