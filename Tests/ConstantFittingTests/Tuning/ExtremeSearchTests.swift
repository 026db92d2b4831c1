import Foundation
import Testing

@testable import ConstantFitting

@Suite("The search for an extreme")
struct ExtremeSearchTests {
  static func search(seed: UInt64 = 1) -> ExtremeSearch { ExtremeSearch(seed: seed, resolution: 1e-4) }

  @Test("A single crossing is found to its precision", arguments: [0.001, 0.123456, 0.5, 0.987])
  func crossing(place: Double) throws {
    let outcome = try Self.search().run(limit: place) { (x) throws(TuningError) in x }
    guard case .found(let found) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(found <= place && place - found <= 1e-6)
  }

  @Test("The first of many crossings counts, however fast the error swings", arguments: [UInt64(1), 2, 3, 4])
  func swings(seed: UInt64) throws {
    // 1 at x = 0.5 on average, and up to a third more or less on the way.
    func error(_ x: Double) -> Double { 2 * x * (1 + sin(2000 * x) / 3) }
    let outcome = try Self.search(seed: seed).run(limit: 1) { (x) throws(TuningError) in error(x) }
    var first = 0.0
    while error(first) <= 1 { first += 1e-6 }
    guard case .found(let found) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect((found - first).magnitude <= 2e-4, "\(found), the first crossing is at \(first)")
  }

  @Test("A narrow tooth before the crossing is not passed over")
  func tooth() throws {
    func error(_ x: Double) -> Double { x > 0.4321 && x < 0.4324 ? 5 : 2 * x }
    let outcome = try Self.search().run(limit: 1) { (x) throws(TuningError) in error(x) }
    guard case .found(let found) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(found <= 0.4321 && found > 0.432)
  }

  @Test("What is not a number keeps to no limit")
  func notANumber() throws {
    let outcome = try Self.search().run(limit: 1) { (x) throws(TuningError) in x < 0.25 ? 0 : .nan }
    guard case .found(let found) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(found < 0.25 && found > 0.249999)
    let none = try Self.search().run(limit: 1) { (_) throws(TuningError) in .nan }
    guard case .nothing = none else {
      Issue.record("\(none)")
      return
    }
  }
}
