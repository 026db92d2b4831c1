internal import CAllocationCounter

/// What a steady frame allocates.
struct AllocationCount {
  let name: String
  /// Whether 0 was promised.
  let isPromised: Bool
  /// Makes what runs, and its next frame.
  let prepare: () throws -> () -> Void

  private static let frames = 1000

  /// Of a thousand frames after a hundred that are not counted; nil where allocations cannot be counted.
  func measure() throws -> AllocationResult? {
    guard dashpot_counts_allocations() else { return nil }
    let next = try prepare()
    for _ in 0..<100 { next() }
    let before = dashpot_allocations()
    for _ in 0..<Self.frames { next() }
    let made = dashpot_allocations() - before
    return AllocationResult(name: name, isPromised: isPromised, perFrame: Double(made) / Double(Self.frames))
  }
}

struct AllocationResult {
  let name: String
  let isPromised: Bool
  let perFrame: Double

  var isKept: Bool { !isPromised || perFrame == 0 }
}
