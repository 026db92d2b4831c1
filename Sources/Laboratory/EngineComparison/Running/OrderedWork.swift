internal import Dispatch
internal import Foundation
internal import Synchronization

/// Work items done by several threads and handed on in their order, with a bounded number of them in hand.
///
/// The order in which results are consumed, and hence every byte of a report, does not depend on the number of
/// threads; memory does not depend on the number of items.
struct OrderedWork: Sendable {
  let items: Int
  let workers: Int
  /// Items in hand for each thread, before it waits for the consumer.
  var roomPerWorker = 4

  /// Runs `make` on the threads, one state each, and `consume` on the calling thread.
  ///
  /// - Parameters:
  ///   - state: made once by every thread, on that thread.
  ///   - consume: takes the results in order; returning false ends the work after it, whatever else is in hand.
  ///   - finish: called by every thread as it ends.
  func run<State, Result: Sendable>(
    state: @escaping @Sendable () -> State, make: @escaping @Sendable (Int, inout State) -> Result,
    finish: @escaping @Sendable () -> Void, consume: (Result) -> Bool
  ) {
    let line = Line<Result>(items: items, room: roomPerWorker * workers)
    let group = DispatchGroup()
    for _ in 0..<workers {
      group.enter()
      Thread.detachNewThread {
        var own = state()
        while let item = line.take() { line.put(make(item, &own), at: item) }
        finish()
        group.leave()
      }
    }
    for _ in 0..<items {
      guard consume(line.next()) else { break }
    }
    line.close(workers: workers)
    group.wait()
  }
}

/// The belt between the threads and the consumer.
private final class Line<Result: Sendable>: Sendable {
  private struct State {
    var nextToTake = 0
    var nextToHandOn = 0
    var waiting: [Int: Result] = [:]
    var isClosed = false
  }

  private let items: Int
  private let state = Mutex(State())
  private let room: DispatchSemaphore
  private let ready = DispatchSemaphore(value: 0)

  init(items: Int, room: Int) {
    self.items = items
    // Why: libdispatch traps when a semaphore is released below its initial value; starting at 0 avoids that.
    self.room = DispatchSemaphore(value: 0)
    for _ in 0..<room { self.room.signal() }
  }

  func take() -> Int? {
    room.wait()
    return state.withLock { state in
      guard !state.isClosed, state.nextToTake < items else { return nil }
      defer { state.nextToTake += 1 }
      return state.nextToTake
    }
  }

  func put(_ result: Result, at item: Int) {
    state.withLock { $0.waiting[item] = result }
    ready.signal()
  }

  /// The next result in order; waits for it.
  func next() -> Result {
    while true {
      let found = state.withLock { state -> Result? in
        guard let result = state.waiting.removeValue(forKey: state.nextToHandOn) else { return nil }
        state.nextToHandOn += 1
        return result
      }
      if let found {
        room.signal()
        return found
      }
      ready.wait()
    }
  }

  /// Lets every thread that waits for room see that there is no more to take.
  func close(workers: Int) {
    state.withLock { $0.isClosed = true }
    for _ in 0..<workers { room.signal() }
  }
}
