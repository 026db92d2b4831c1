import Foundation
import MotionProblems
import Testing

@testable import ConstantFitting

@Suite("There and back: what a spring does gives the spring")
struct SpringRoundTripTests {
  /// What the equation may magnify of rounding where two solutions come near each other.
  static let tolerance = 1e-8
  static let seed: UInt64 = 20_261_130
  static let count = 1000

  private enum Pair: CaseIterable {
    case overshootSettling, overshootPeak, overshootArrival, overshootRise, peakSettling, arrivalSettling, riseSpeed
    case settlingSettling, settlingStiffness, riseDamping, riseSettling, speedSettling, speedDamping, riseStiffness

    var needsPassing: Bool {
      switch self {
      case .overshootSettling, .overshootPeak, .overshootArrival, .overshootRise, .peakSettling, .arrivalSettling: true
      default: false
      }
    }

    var targets: [SpringTarget] {
      let settling = SpringTarget.settlingTime(1, within: 1e-3)
      return switch self {
      case .overshootSettling: [.overshoot(1), settling]
      case .overshootPeak: [.overshoot(1), .peakTime(1)]
      case .overshootArrival: [.overshoot(1), .firstArrival(1)]
      case .overshootRise: [.overshoot(1), .riseTime(1)]
      case .peakSettling: [.peakTime(1), settling]
      case .arrivalSettling: [.firstArrival(1), settling]
      case .riseSpeed: [.riseTime(1), .peakSpeed(1)]
      case .settlingSettling: [settling, .settlingTime(1, within: 0.05)]
      case .settlingStiffness: [settling]
      case .riseDamping, .riseStiffness: [.riseTime(1)]
      case .riseSettling: [.riseTime(1), settling]
      case .speedSettling: [.peakSpeed(1), settling]
      case .speedDamping: [.peakSpeed(1)]
      }
    }

    func hold(_ spring: Oscillator, in constants: inout SpringWishes) {
      constants.mass = .held(spring.mass)
      switch self {
      case .settlingStiffness, .riseStiffness: constants.stiffness = .held(spring.stiffness)
      case .riseDamping, .speedDamping: constants.dampingCoefficient = .held(spring.dampingCoefficient)
      default: break
      }
    }
  }

  @Test("A thousand springs in all regimes, of masses from 0.5 to 4, each among its solutions")
  func thousand() throws {
    var (unique, several) = (0, 0)
    for index in 0..<Self.count {
      let mass = [0.5, 1, 2, 4][index % 4]
      let ratio = 0.05 * pow(100, SplitMix64.uniform(seed: Self.seed, index: UInt64(2 * index)))
      let stiffness = pow(10, 4 * SplitMix64.uniform(seed: Self.seed, index: UInt64(2 * index + 1)))
      let spring = try Oscillator(
        mass: mass, stiffness: stiffness, dampingCoefficient: 2 * ratio * (stiffness * mass).squareRoot())
      let pairs = Pair.allCases.filter { ratio < 1 || !$0.needsPassing }
      let pair = pairs[index / 4 % pairs.count]
      var asked = SpringFeel([])
      asked.to = 3
      pair.hold(spring, in: &asked.constants)
      let measurement = try SpringMeasurement(spring, asked)
      for target in pair.targets { asked.targets.append(target.with(try #require(try measurement.reached(target)))) }
      let tuning = try asked.tune()
      let errors = tuning.springs.map { Self.distance($0.oscillator, spring) }
      #expect(
        errors.contains { $0 <= Self.tolerance },
        "\(pair) \(index): \(spring), ratio \(ratio): \(tuning.verdict) \(errors.min() ?? .nan) \(tuning.reasons)")
      if errors.count == 1 { unique += 1 } else { several += 1 }
    }
    #expect(unique > 500 && several > 50, "\(unique) \(several)")
  }

  private static func distance(_ one: Oscillator, _ other: Oscillator) -> Double {
    max(
      abs(one.stiffness / other.stiffness - 1), abs(one.dampingCoefficient / other.dampingCoefficient - 1),
      abs(one.mass / other.mass - 1))
  }
}
