extension Suite {
  /// A few cases of each sweep that a selection touches, spread over what is selected of it; all where there are no more.
  ///
  /// Place i of n is at the fraction ((i + ½) φ) mod 1 of the cases, φ the golden section: near each other in the order
  /// of the file are cases that differ in their last axes alone, and these steps visit all values of all axes.
  ///
  /// - Returns: indices in the suite, ascending.
  public func sample(of selection: CaseSelection, perSweep count: Int) -> [Int] {
    var chosen: [Int] = []
    var start = selection.startIndex
    while start < selection.endIndex {
      let sweep = place(of: selection[start]).sweep
      let end = end(of: sweep, in: selection, from: start)
      chosen += Self.places(count, of: end - start).map { selection[start + $0] }
      start = end
    }
    return chosen
  }

  /// The first position behind `start` whose case is of another sweep.
  private func end(of sweep: Int, in selection: CaseSelection, from start: Int) -> Int {
    var low = start
    var high = selection.endIndex
    while high - low > 1 {
      let middle = (low + high) / 2
      if place(of: selection[middle]).sweep == sweep { low = middle } else { high = middle }
    }
    return high
  }

  private static let goldenSection = 0.6180339887498949

  static func places(_ count: Int, of total: Int) -> [Int] {
    guard count < total else { return Array(0..<total) }
    var places: Set<Int> = []
    var index = 0
    while places.count < count {
      let fraction = (Double(index) + 0.5) * goldenSection
      places.insert(min(total - 1, Int((fraction - fraction.rounded(.down)) * Double(total))))
      index += 1
    }
    return places.sorted()
  }
}
