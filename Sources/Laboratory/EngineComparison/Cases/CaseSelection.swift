/// The indices of the cases a filter selects, in the order of the suite; computed, never stored.
///
/// Take every n-th position for the n-th share of a run.
public struct CaseSelection: RandomAccessCollection, Hashable, Sendable {
  /// A grid or part of it: axes with a fixed digit stand still.
  struct Part: Hashable, Sendable {
    /// Index in the suite of the sweep's first case.
    let offset: Int
    /// Point counts of the axes, and where each stands still.
    let counts: [Int]
    let fixed: [Int?]

    var count: Int { zip(counts, fixed).reduce(1) { $1.1 == nil ? $0 * $1.0 : $0 } }

    func caseIndex(at position: Int) -> Int {
      var rest = position
      var weight = 1
      var index = 0
      for axis in counts.indices.reversed() {
        var digit = fixed[axis] ?? 0
        if fixed[axis] == nil {
          digit = rest % counts[axis]
          rest /= counts[axis]
        }
        index += digit * weight
        weight *= counts[axis]
      }
      return offset + index
    }
  }

  private let parts: [Part]
  /// The position of each part's first case, and the end.
  private let starts: [Int]

  init(parts: [Part]) {
    self.parts = parts.filter { $0.count > 0 }
    starts = self.parts.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { starts[starts.count - 1] }

  /// The index in the suite of the case at a position of the selection.
  public subscript(position: Int) -> Int {
    precondition(indices.contains(position), "a position lies in 0 ..< count")
    var low = 0
    var high = parts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= position { low = middle } else { high = middle }
    }
    return parts[low].caseIndex(at: position - starts[low])
  }
}
