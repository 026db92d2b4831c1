import ConstantFitting
import Foundation
import Testing

@Suite("Confidence intervals")
struct CoverageTests {
  /// What is promised of an interval of 95 %.
  static let promised = 0.01
  static let motions = 20
  /// Of each motion. Why fewer in a debug build: a fit takes twenty times as long there.
  static let runs: Int = {
    let asked = ProcessInfo.processInfo.environment["DASHPOT_COVERAGE_RUNS"].flatMap { Int($0) }
    return asked ?? (isOptimised ? 200 : 5)
  }()
  static let samples = 50
  /// In units of the way.
  static let noise = 0.01
  /// Recordings a task fits before it reports.
  static let batch = 100

  private static let isOptimised: Bool = {
    var isOptimised = true
    assert({ isOptimised = false }() == ())
    return isOptimised
  }()

  /// Never less than what four standard deviations of the count itself are.
  static var tolerance: Double { max(promised, 4 * (0.95 * 0.05 / Double(motions * runs)).squareRoot()) }

  @Test("The truth lies inside of 95 % intervals in 94 to 96 of 100 recordings", arguments: RandomMotion.Kind.allCases)
  func coverage(kind: RandomMotion.Kind) async throws {
    let motions = try (0..<UInt64(Self.motions)).map {
      try RandomMotion(kind, seed: 77 + $0, count: Self.samples, highestRatio: 4)
    }
    let counts = try await withThrowingTaskGroup(of: [FittedQuantity: Int].self) { group in
      for first in stride(from: 0, to: Self.motions * Self.runs, by: Self.batch) {
        group.addTask { try Self.covered(kind, motions, first..<(first + Self.batch)) }
      }
      return try await group.reduce(into: [:]) { $0.merge($1, uniquingKeysWith: +) }
    }
    for quantity in motions[0].constants.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
      let share = Double(counts[quantity] ?? 0) / Double(Self.motions * Self.runs)
      #expect(abs(share - 0.95) <= Self.tolerance, "\(kind), \(quantity): \(share) of \(Self.motions * Self.runs)")
    }
  }

  private static func covered(
    _ kind: RandomMotion.Kind, _ motions: [RandomMotion], _ indices: Range<Int>
  ) throws -> [FittedQuantity: Int] {
    let fitter = try MotionFitter(models: [kind.model], start: .firstSample)
    var counts: [FittedQuantity: Int] = [:]
    for index in indices {
      let motion = motions[index % motions.count]
      let fit = try fitter.fit(motion.recording(noise: noise, seed: 0xC0FE + UInt64(index))).best
      for (quantity, truth) in motion.constants where fit.constant(quantity)?.interval?.contains(truth) == true {
        counts[quantity, default: 0] += 1
      }
    }
    return counts
  }
}
