import MotionProblems
import Testing

struct OscillatorRangeTests {
  @Test("The natural frequency keeps its range where k/m leaves it", arguments: [1e-308, 1e-154, 1e154, 1e308])
  func naturalFrequency(stiffness: Double) throws {
    let oscillator = try Oscillator(mass: 1 / stiffness, stiffness: stiffness, dampingCoefficient: 0)
    let frequency = oscillator.naturalFrequency
    #expect((frequency / stiffness - 1).magnitude <= 1e-15, "observed \(frequency), expected \(stiffness)")
  }
}
