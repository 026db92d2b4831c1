import MotionEngine
import Testing

@testable import PlatformSprings

@Suite("A spring from the settling duration that a platform reports")
struct SettlingDurationInverseTests {
  static let ratios = [0.01, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99]

  @Test("Core Animation reports the duration again", arguments: ratios, [0.5, 1, 2, 4])
  func coreAnimation(ratio: Double, mass: Double) throws {
    for duration in [0.05, 0.5, 5, 200] {
      let words = try CoreAnimationSpring(mass: mass, settlingDuration: duration, dampingRatio: ratio)
      #expect(words.mass == mass)
      #expect((try words.settlingDuration() / duration - 1).magnitude <= 1e-13)
      #expect((try words.spring().dampingRatio / ratio - 1).magnitude <= 1e-14)
    }
  }

  @Test("SwiftUI reports the duration again", arguments: ratios)
  func swiftUI(ratio: Double) throws {
    for duration in [1e-3, 0.05, 0.5, 5, 200] {
      let words = try SwiftUISpring(reportedSettlingDuration: duration, dampingRatio: ratio)
      #expect((words.settlingDuration() / duration - 1).magnitude <= 1e-13)
      #expect((words.dampingRatio / ratio - 1).magnitude <= 1e-13)
    }
  }

  /// β of T = 0.5 s with mpmath at 30 digits.
  @Test func aValueComputedElsewhere() throws {
    let words = try SwiftUISpring(reportedSettlingDuration: 0.5, dampingRatio: 0.5)
    #expect((words.decayConstant / Self.rate - 1).magnitude <= 1e-15)
  }

  static let rate = 19.8944806374919312116

  @Test("ratios and durations without an answer are refused", arguments: [0, 1, 1.5, -0.1, .nan])
  func refusals(ratio: Double) {
    #expect(throws: PlatformSpringError.self) { try CoreAnimationSpring(settlingDuration: 1, dampingRatio: ratio) }
    #expect(throws: PlatformSpringError.self) {
      try SwiftUISpring(reportedSettlingDuration: 1, dampingRatio: ratio)
    }
    #expect(throws: PlatformSpringError.mustBePositive(quantity: "settlingDuration", value: 0)) {
      try CoreAnimationSpring(settlingDuration: 0, dampingRatio: 0.5)
    }
  }
}
