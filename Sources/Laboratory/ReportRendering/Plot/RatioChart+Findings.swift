public import RunRecords

extension RatioChart {
  /// The bars of what has become better or worse by a ratio, in the order of the findings, at most `limit` of them.
  public static func bars(of findings: [BaselineFinding], limit: Int) -> [Bar] {
    let drawn = findings.lazy.compactMap { finding -> Bar? in
      guard [.better, .worse].contains(finding.kind), !finding.key.quantity.isCount, let ratio = finding.ratio else {
        return nil
      }
      let words = [finding.key.sweep, finding.key.engine, finding.key.quantity.title].filter { !$0.isEmpty }
      return Bar(label: words.joined(separator: " "), ratio: ratio, isGood: finding.kind == .better)
    }
    return Array(drawn.prefix(limit))
  }
}
