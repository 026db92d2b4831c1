internal import EngineComparison
internal import RunRecords

extension TuningBench {
  /// What the figures of some cases come to.
  ///
  /// - Parameter left: how far each case's motion still goes after its claim; length.
  func summary(
    of figures: [Figures], left: [Double?], at indices: [Int], by objective: TuningObjective
  ) -> TuningFigures {
    let chosen = indices.map { figures[$0] }
    var (early, wastes, mostLeft) = (0, [Double](), Double?.none)
    for index in indices {
      let (entry, figure) = (entries[index], figures[index])
      guard let waste = figure.waste, let settled = entry.settled else { continue }
      wastes.append(waste)
      if Self.isEarly(waste, settled: settled) { early += 1 }
      if let left = left[index] {
        mostLeft = max(mostLeft ?? 0, objective.motionLeft.measure(left, scale: entry.solved.settlingScale))
      }
    }
    return TuningFigures(
      worstError: Self.error(chosen, .positionError, .worst), rmsError: Self.error(chosen, .positionErrorRMS, .mean),
      claims: wastes.count, early: early, mostLeft: mostLeft,
      meanWaste: wastes.isEmpty ? nil : wastes.reduce(0, +) / Double(wastes.count), leastWaste: wastes.min(),
      mostWaste: wastes.max())
  }
}
