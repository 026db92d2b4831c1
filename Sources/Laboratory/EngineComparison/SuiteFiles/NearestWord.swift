/// The known name that a mistyped word most likely meant.
public enum NearestWord {
  /// The candidate with the fewest edits from `word`, or nil when every one is too far away to be meant.
  ///
  /// An edit inserts, removes or replaces a character, or swaps two neighbours. Up to a third of the longer word's
  /// characters may differ, and at least one always may; a name that begins with the word is always near. Ties go to
  /// the earlier candidate.
  public static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let letters = Array(word.lowercased())
    guard !letters.isEmpty else { return nil }
    var best: (name: String, edits: Int)?
    for candidate in candidates {
      let other = Array(candidate.lowercased())
      let longest = max(letters.count, other.count)
      var allowance = max(1, longest / 3)
      if letters.count >= 3, other.starts(with: letters) { allowance = longest }
      if let best { allowance = min(allowance, best.edits - 1) }
      guard abs(letters.count - other.count) <= allowance else { continue }
      let edits = distance(letters, other)
      if edits <= allowance { best = (candidate, edits) }
    }
    return best?.name
  }

  /// The restricted Damerau–Levenshtein distance.
  static func distance(_ first: [Character], _ second: [Character]) -> Int {
    var beforeLast = [Int](repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    for row in first.indices {
      var current = [row + 1]
      current.reserveCapacity(second.count + 1)
      for column in second.indices {
        let replaced = last[column] + (first[row] == second[column] ? 0 : 1)
        var edits = min(replaced, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          edits = min(edits, beforeLast[column - 1] + 1)
        }
        current.append(edits)
      }
      (beforeLast, last) = (last, current)
    }
    return last[second.count]
  }
}
