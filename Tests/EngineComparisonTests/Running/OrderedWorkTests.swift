import Synchronization
import Testing

@testable import EngineComparison

@Suite("Ordered work")
struct OrderedWorkTests {
  @Test(arguments: [1, 2, 8])
  func resultsArriveInOrderWhateverTheWorkers(_ workers: Int) {
    let finished = Atomic(0)
    var seen: [Int] = []
    OrderedWork(items: 500, workers: workers).run(
      state: { 0 },
      make: { item, done in
        // Why: later items are cheap and earlier ones dear, so that they finish out of order.
        done += (0..<(item % 7) * 2000).reduce(0) { $0 ^ ($1 &* 31) }
        return item
      },
      finish: { finished.add(1, ordering: .relaxed) },
      consume: { result in
        seen.append(result)
        return true
      })
    #expect(seen == Array(0..<500))
    #expect(finished.load(ordering: .relaxed) == workers)
  }

  @Test(arguments: [1, 3])
  func theConsumerCanEndIt(_ workers: Int) {
    var seen: [Int] = []
    OrderedWork(items: 1_000_000, workers: workers).run(
      state: { () }, make: { item, _ in item }, finish: {},
      consume: { result in
        seen.append(result)
        return seen.count < 10
      })
    #expect(seen == Array(0..<10))
  }

  @Test func nothingToDoEndsAtOnce() {
    var calls = 0
    OrderedWork(items: 0, workers: 2).run(
      state: { () }, make: { item, _ in item }, finish: {},
      consume: { _ in
        calls += 1
        return true
      })
    #expect(calls == 0)
  }

  @Test(arguments: [1, 4, 64]) func memoryInHandIsBounded(_ room: Int) {
    let inHand = Atomic(0)
    let most = Atomic(0)
    OrderedWork(items: 5000, workers: 4, roomPerWorker: room).run(
      state: { () },
      make: { item, _ in
        let now = inHand.add(1, ordering: .relaxed).newValue
        most.max(now, ordering: .relaxed)
        return item
      },
      finish: {},
      consume: { _ in
        inHand.subtract(1, ordering: .relaxed)
        return true
      })
    #expect(most.load(ordering: .relaxed) <= room * 4 + 4 + 1)
  }
}
