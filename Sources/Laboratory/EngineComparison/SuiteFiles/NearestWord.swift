/// Finds what a misspelt word was meant to be.
enum NearestWord {
  /// The candidate fewest edits away, if that is at most a third of its length (and at least one edit is allowed);
  /// of equals the first.
  static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let lowered = Array(word.lowercased())
    var best: (word: String, distance: Int)?
    for candidate in candidates {
      let distance = edits(from: lowered, to: Array(candidate.lowercased()))
      guard distance <= max(1, max(candidate.count, lowered.count) / 3) else { continue }
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// Insertions, deletions, substitutions and swaps of neighbours.
  private static func edits(from a: [Character], to b: [Character]) -> Int {
    var previous = Array(repeating: 0, count: b.count + 1)
    var row = Array(0...b.count)
    for i in a.indices {
      var next = [i + 1]
      for j in b.indices {
        var cost = min(row[j + 1] + 1, next[j] + 1, row[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, previous[j - 1] + 1) }
        next.append(cost)
      }
      previous = row
      row = next
    }
    return row[b.count]
  }
}
