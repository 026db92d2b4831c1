import MotionProblems
import Testing

@testable import ReferenceSolver

/// Many threads at once: the same bits as one.
struct CertifiedConcurrencyTests {
  private static func work(_ part: Int) throws -> [Double] {
    var trace = ReferenceTrace()
    var results: [Double] = []
    for index in 0..<60 {
      let regime = CertifiedProblems.Regime.allCases[index % CertifiedProblems.Regime.allCases.count]
      let (motion, frequency) = try CertifiedProblems.random(seed: UInt64(part % 2), index: index, regime: regime)
      try motion.record(at: .uniform(count: 50, over: 20 / frequency), into: &trace)
      results.append(contentsOf: trace.positions + trace.positionTails + trace.velocityTails)
      if case .finite(let exit) = try motion.settling(within: 1e-6) { results += [exit.time, exit.tail, exit.radius] }
    }
    FLINTLibrary.releaseThreadCaches()
    return results
  }

  @Test("equal bits on every thread")
  func threads() async throws {
    let expected = [try Self.work(0), try Self.work(1)]
    try await withThrowingTaskGroup(of: (Int, [Double]).self) { group in
      for part in 0..<16 {
        group.addTask { (part, try Self.work(part)) }
      }
      for try await (part, results) in group {
        #expect(results == expected[part % 2], "part \(part) differs")
      }
    }
  }
}
