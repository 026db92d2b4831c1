import MotionProblems
import Testing

@testable import EngineComparison

@Suite struct SuiteDamageTests {
  /// Whatever happens to a file, it is read or refused with a place in it; and what is read makes cases or says why not.
  @Test(arguments: [1, 2, 3, 4]) func aDamagedFileIsReadOrRefused(seed: UInt64) throws {
    let original = try SuiteCatalog.bytes(of: "smoke")
    let spare = Array("[]{}:,-&*!|>'\"%@`#? \n\t0123456789.eE+nul\u{1}".utf8) + [0xC3, 0xFF]
    var counter: UInt64 = 0
    func random(_ bound: Int) -> Int {
      counter += 1
      return Int(SplitMix64.uniform(seed: seed, index: counter) * Double(bound))
    }
    var refused = 0
    for round in 0..<1_000 {
      var bytes = original
      for _ in 0...random(3) {
        let place = random(bytes.count)
        switch random(4) {
        case 0: bytes[place] = spare[random(spare.count)]
        case 1: bytes.insert(spare[random(spare.count)], at: place)
        case 2: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random(40)))
        default: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + random(40))], at: random(bytes.count))
        }
      }
      do throws(SuiteError) {
        let suite = try Suite.parse(bytes, path: "damaged.yaml")
        for index in [0, suite.caseCount / 2, suite.caseCount - 1] { _ = try? suite.case(at: index) }
      } catch {
        refused += 1
        let lines = bytes.filter { $0 == UInt8(ascii: "\n") }.count + 2
        #expect((1...lines).contains(error.line) && error.column >= 1, "seed \(seed), round \(round): \(error)")
      }
    }
    #expect(refused > 300)
  }
}
