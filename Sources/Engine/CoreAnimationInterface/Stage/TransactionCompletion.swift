/// A completion block and the animations that it waits for.
final class TransactionCompletion {
  private var block: (() -> Void)?
  private var waitsFor = 0
  /// Whether no more animations join.
  private var isClosed = false

  init(_ block: @escaping () -> Void) { self.block = block }

  func join() { waitsFor += 1 }

  /// One of its animations is over; true when it was the last.
  func leave() -> Bool {
    waitsFor -= 1
    return isClosed && waitsFor == 0
  }

  /// Its transaction is committed; true when it waits for nothing.
  func close() -> Bool {
    isClosed = true
    return waitsFor == 0
  }

  func run() {
    let now = block
    block = nil
    now?()
  }
}
