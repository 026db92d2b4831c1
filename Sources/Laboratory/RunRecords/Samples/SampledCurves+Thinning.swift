extension SampledCurves {
  /// The most instants that a run keeps of a case.
  public static let largestCount = 400

  /// The curves with at most ``largestCount`` instants.
  ///
  /// Shorter ones are kept whole. Of longer ones the last instant is kept, and the others are cut into 99 stretches of as
  /// equal a number of instants as can be, of each of which are kept: the first instant, those at which the engine shows
  /// the least and the greatest position (the truth, where the engine shows nothing), and the one of the largest error,
  /// an error that is no number being larger than any that is one. Of equal ones it is the earliest. So a peak, a spike
  /// and the largest error are kept at their own instants.
  public var thinned: SampledCurves {
    guard times.count > Self.largestCount else { return self }
    let stretches = Self.largestCount / 4 - 1
    let shown = positions.isEmpty ? truePositions : positions
    let sizes = errors.map { $0.isNaN ? .infinity : $0.magnitude }
    let last = times.count - 1
    var kept: Set<Int> = [last]
    for stretch in 0..<stretches {
      let range = (stretch * last / stretches)..<((stretch + 1) * last / stretches)
      kept.insert(range.lowerBound)
      kept.formUnion([range.min { shown[$0] < shown[$1] }, Self.greatest(of: shown, in: range)].compactMap(\.self))
      if !sizes.isEmpty, let largest = Self.greatest(of: sizes, in: range) { kept.insert(largest) }
    }
    return keeping(kept.sorted())
  }

  /// The first place of the greatest value.
  private static func greatest(of values: [Double], in range: Range<Int>) -> Int? {
    range.min { values[$0] > values[$1] }
  }

  private func keeping(_ indices: [Int]) -> SampledCurves {
    func chosen(_ values: [Double]) -> [Double] { values.isEmpty ? [] : indices.map { values[$0] } }
    return SampledCurves(
      times: chosen(times), positions: chosen(positions), velocities: chosen(velocities),
      truePositions: chosen(truePositions), truePositionTails: chosen(truePositionTails),
      trueVelocities: chosen(trueVelocities))
  }
}
