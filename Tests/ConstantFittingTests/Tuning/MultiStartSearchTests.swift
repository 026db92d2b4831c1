import Foundation
import Testing

@testable import ConstantFitting

@Suite("The search from many starts")
struct MultiStartSearchTests {
  @Test("The deepest of many valleys, in two dimensions", arguments: [UInt64(1), 2, 3, 4, 5])
  func valleys(seed: UInt64) throws {
    // Rastrigin's function about (0.637, 0.281), with a valley every tenth.
    let search = MultiStartSearch(dimensions: 2, seed: seed, starts: [[0.02, 0.98]])
    let found = try search.run { (place, _) throws(TuningError) in
      let sum = zip(place, [0.637, 0.281]).reduce(0.0) { sum, pair in
        let x = 10 * (pair.0 - pair.1)
        return sum + x * x + 2 * (1 - cos(2 * Double.pi * x))
      }
      return TuningScore(value: sum)
    }
    #expect((found.place[0] - 0.637).magnitude <= 1e-7 && (found.place[1] - 0.281).magnitude <= 1e-7)
  }

  @Test("Along a wall that runs askew, in steps", arguments: [UInt64(1), 2, 3])
  func wall(seed: UInt64) throws {
    // The least 2x + y with x y ≥ 0.1, rounded up to a millionth: x = √0.05, y = √0.2.
    let search = MultiStartSearch(dimensions: 2, seed: seed, starts: [[0.9, 0.9]])
    let found = try search.run { (place, _) throws(TuningError) in
      TuningScore(
        violation: max(0, 0.1 - place[0] * place[1]),
        value: ((2 * place[0] + place[1]) * 1e6).rounded(.up))
    }
    #expect(found.score.violation == 0)
    #expect(found.score.value / 1e6 - 2 * 0.2.squareRoot() <= 2e-4, "\(found.score.value / 1e6)")
  }

  @Test("Among equals the place that there was is kept, to the bit")
  func flat() throws {
    let search = MultiStartSearch(dimensions: 1, seed: 1, starts: [[0.3]])
    let found = try search.run { (place, _) throws(TuningError) in TuningScore(value: place[0] < 0.2 ? 1 : 0) }
    #expect(found.place == [0.3])
  }

  @Test("The edge of a flat that is nearest to what there was")
  func edge() throws {
    let search = MultiStartSearch(dimensions: 1, seed: 1, starts: [[0.3]])
    let found = try search.run { (place, _) throws(TuningError) in TuningScore(value: place[0] < 0.7 ? 1 : 0) }
    #expect(found.place[0] >= 0.7 && found.place[0] - 0.7 <= 1e-9)
  }
}
