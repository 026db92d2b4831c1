internal import EngineModels

/// The search for scale and offset of a trace that is far from the truth.
struct TimeFitSearch {
  let trace: Trace
  let truth: TruthBetweenSamples
  let times: [Double]
  /// Samples of the first period.
  let firstStretch: Int

  /// The best of the pairs that Gauss–Newton finds from no change at all, from the best scale alone, and from a frame
  /// late or early; each on a first stretch and then on stretches twice as long, as the scale alone is found.
  ///
  /// - Parameters:
  ///   - start: the best scale alone.
  ///   - goodEnough: length; a pair that leaves no more ends the search.
  func best(from start: TimeFit, goodEnough: Double) -> TimeFit {
    var best = start
    var smallest = residual(of: start)?.meanSquare ?? .infinity
    let frame = times.count > 1 ? times[1] - times[0] : 0
    for (scale, offset) in [(1, 0), (start.scale, 0), (1, -frame), (1, frame)] {
      guard let pair = followed(scale: scale, offset: offset), let residual = residual(of: pair),
        residual.meanSquare < smallest
      else { continue }
      smallest = residual.meanSquare
      best = TimeFit(scale: pair.scale, offset: pair.offset, errorLeft: residual.largest)
      if residual.largest <= goodEnough { break }
    }
    return best
  }

  private func followed(scale: Double, offset: Double) -> TimeFit? {
    var fit = TimeFit(scale: scale, offset: offset, errorLeft: 0)
    var count = firstStretch
    while true {
      guard let better = refined(fit, count) else { return nil }
      fit = better
      if count == times.count { return fit }
      count = min(2 * count, times.count)
    }
  }

  private func refined(_ start: TimeFit, _ count: Int) -> TimeFit? {
    var fit = start
    for _ in 0..<12 {
      var equations = TimeFitEquations()
      var cursor = 0
      for index in 0..<count {
        guard let state = truth.state(at: fit.scale * times[index] + fit.offset, from: &cursor) else { break }
        equations.add(
          time: times[index], velocity: state.velocity, error: trace.positions[index] - state.position)
      }
      guard let step = equations.solution else { return nil }
      fit.scale += step.scale
      fit.offset += step.offset
      guard fit.scale.isFinite, fit.scale > 0.25, fit.scale < 4, 2 * abs(fit.offset) < times[times.count - 1] else {
        return nil
      }
      if abs(step.scale) < 1e-12, abs(step.offset) < 1e-12 * times[times.count - 1] { break }
    }
    return fit
  }

  /// Nil where fewer than a quarter of the samples have a truth to be held against.
  private func residual(of fit: TimeFit) -> (meanSquare: Double, largest: Double)? {
    var squares = 0.0
    var largest = 0.0
    var count = 0
    var cursor = 0
    for index in times.indices {
      guard let state = truth.state(at: fit.scale * times[index] + fit.offset, from: &cursor) else { break }
      let error = abs(trace.positions[index] - state.position)
      squares += error * error
      largest = max(largest, error)
      count += 1
    }
    return 4 * count >= times.count ? (squares / Double(count), largest) : nil
  }
}
