extension SpringKernel {
  /// The states at 0, h, 2h, …: many samples of one motion for a few nanoseconds each.
  ///
  /// The instants are the exact multiples of h, not their rounded products. By the addition theorem a state at a + b is
  /// a combination of two numbers that depend on a alone and two that depend on b alone; those are tabulated for some
  /// dozens of instants from the kernel, so that no error gathers from sample to sample.
  ///
  /// **Accuracy.** 4 ulp of the envelope of ``SpringKernel``, where that one alone has 1. The bits differ from those of
  /// ``state(at:)``, and depend on `count`; they are the same on every processor.
  ///
  /// - Parameters:
  ///   - interval: h > 0, s.
  ///   - count: how many, 0 or more.
  ///   - states: overwritten; its storage is reused where it has `count` states already.
  public func record(every interval: Double, count: Int, into states: inout [SpringState]) {
    precondition(interval > 0 && interval.isFinite, "samples lie a finite time apart; give an interval above 0")
    precondition(count >= 0, "a number of samples is 0 or more")
    if states.count != count { states = [SpringState](repeating: .rest, count: count) }
    guard let grid = SpringGrid(self, interval: interval, count: count) else {
      for index in 0..<count { states[index] = state(atMultiple: index, of: interval) }
      return
    }
    states.withUnsafeMutableBufferPointer { grid.record(into: $0) }
  }

  /// At the exact product of the two.
  func state(atMultiple index: Int, of interval: Double) -> SpringState {
    let rounded = Double(index) * interval * timeScale
    guard rounded > 0x1p-900, rounded < 0x1p900, form != .still, form != .undefined else {
      return state(at: Double(index) * interval)
    }
    let time = HeadTail(ErrorFree.product(Double(index), interval * timeScale))
    return state(scaledTime: time) ?? degenerateState(at: Double(index) * interval)
  }
}
