/// The cases of a selection that one shard takes, by their index in the suite.
struct CaseShare: RandomAccessCollection, Sendable {
  private let selection: CaseSelection
  private let shard: Shard?

  init(of selection: CaseSelection, shard: Shard?) {
    self.selection = selection
    self.shard = shard
  }

  var startIndex: Int { 0 }
  var endIndex: Int { shard.map { $0.size(of: selection.count) } ?? selection.count }

  subscript(place: Int) -> Int { selection[shard?.position(at: place) ?? place] }
}

extension [Range<Int>] {
  /// Whether one of the ranges, which ascend and lie apart, has the index.
  func holds(_ index: Int) -> Bool {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].upperBound <= index { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].contains(index)
  }
}
