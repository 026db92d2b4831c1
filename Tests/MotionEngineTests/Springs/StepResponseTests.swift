import Testing

@testable import MotionEngine

@Suite("Response to a step")
struct StepResponseTests {
  static let promised = Tolerance(relative: 1e-12)

  @Test("overshoot and peak agree with the motion itself", arguments: [0, 0.01, 0.2, 0.5, 0.7, 0.9, 0.99])
  func peak(_ ratio: Double) throws {
    for mass in [0.5, 1, 2, 4] {
      let response = try Spring(mass: mass, naturalFrequency: 7, dampingRatio: ratio).stepResponse
      expectClose(response.value(at: response.peakTime) - 1, response.overshoot, Tolerance(absolute: 4e-16), "peak")
      expectClose(response.velocity(at: response.peakTime), 0, Tolerance(absolute: 1e-14), "velocity at the peak")
    }
  }

  @Test("passages are where the value is the level, and the first ones", arguments: [0, 0.05, 0.5, 0.95, 1, 1.2, 30])
  func passages(_ ratio: Double) throws {
    let spring = try Spring(mass: 2, naturalFrequency: 3, dampingRatio: ratio)
    let response = spring.stepResponse
    for level in [1e-6, 0.1, 0.5, 0.9, 0.999] {
      let time = response.firstPassage(of: level)
      expectClose(response.value(at: time), level, Tolerance(absolute: 1e-15), "level \(level)")
      for share in stride(from: 0.05, to: 1, by: 0.05) { #expect(response.value(at: share * time) < level) }
    }
    #expect(response.firstPassage(of: 0) == 0)
    #expect((response.firstPassage(of: 1) == .infinity) == (ratio >= 1))
    expectClose(
      response.riseTime, response.firstPassage(of: 0.9) - response.firstPassage(of: 0.1), Self.promised, "rise")
  }

  @Test("values computed with mpmath", arguments: stepReference)
  func values(_ row: StepReference) throws {
    let response = try Spring(naturalFrequency: 1, dampingRatio: row.ratio).stepResponse
    expectClose(response.overshoot, row.overshoot, Tolerance(relative: 1e-13), "overshoot at \(row.ratio)")
    expectClose(response.peakTime, row.peakTime, Tolerance(relative: 1e-14), "peak time at \(row.ratio)")
    expectClose(response.riseTime, row.riseTime, Self.promised, "rise time at \(row.ratio)")
  }
}

struct StepReference: Sendable {
  let ratio: Double
  let overshoot: Double
  let peakTime: Double
  let riseTime: Double
}

/// For ωₙ = 1, with mpmath at 40 digits: e^(−πζ/√(1−ζ²)), π/√(1−ζ²), and the passages of 10 % and 90 % by bisection.
private let stepReference = [
  StepReference(ratio: 0.0, overshoot: 1.0, peakTime: 3.1415926535897932, riseTime: 1.0196020938370744),
  StepReference(ratio: 0.2, overshoot: 0.52662059933030298, peakTime: 3.2063745754046602, riseTime: 1.2034299009253257),
  StepReference(ratio: 0.5, overshoot: 0.16303353482158046, peakTime: 3.6275987284684357, riseTime: 1.6375729473283475),
  StepReference(
    ratio: 0.9, overshoot: 0.0015237558205194098, peakTime: 7.2073078414566802, riseTime: 2.8829554059310805),
  StepReference(
    ratio: 0.99, overshoot: 2.6601770196288555e-10, peakTime: 22.270159859220672, riseTime: 3.308567406466881),
  StepReference(ratio: 1.0, overshoot: 0, peakTime: .infinity, riseTime: 3.357908561477817),
  StepReference(ratio: 1.25, overshoot: 0, peakTime: .infinity, riseTime: 4.6239886336031204),
  StepReference(ratio: 3.0, overshoot: 0, peakTime: .infinity, riseTime: 12.808372280385759),
  StepReference(ratio: 100.0, overshoot: 0, peakTime: .infinity, riseTime: 439.43392906969039),
]
