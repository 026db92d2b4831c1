internal import Foundation
internal import GSLNumerics

/// Fits a spring: any, or one that is held at critical damping.
struct SpringSearch {
  private let session: FitSession
  private let isCritical: Bool

  init(_ session: FitSession, isCritical: Bool) {
    self.session = session
    self.isCritical = isCritical
  }

  /// The better of the ways in which the motion may start.
  func candidate() throws(LeastSquaresError) -> ModelCandidate {
    try FitStart.best(of: session.starts()) { (start) throws(LeastSquaresError) in try candidate(start) }
  }

  private func candidate(_ start: FitStart) throws(LeastSquaresError) -> ModelCandidate {
    var chart: SpringForm.Chart = isCritical ? .frequencyAtRatio(1) : .frequencyAndRate
    var search = try search(chart, start, starts: starts(chart, start))
    if !isCritical {
      let state = search.residuals.form.state(of: search.minimum.parameters)
      if state.rate < 0 {
        // Why: a damping below 0 would feed the motion; none is the nearest that a spring can have.
        var undamped = search.minimum.parameters
        undamped[2] = 0
        search = try self.search(chart, start, starts: [undamped], held: [2])
      } else if state.rate > 0.7 * state.square.squareRoot() {
        chart = .frequencyAndLogarithmicRate
        search = try self.search(chart, start, starts: [Self.parameters(search, in: chart)])
      }
    }
    let constants = SpringConstants(session: session, search: search, chart: chart)
    return try constants.candidate(isCritical ? .criticalSpring : .spring)
  }

  typealias Search = WeightedSearch<SpringForm>

  private func search(
    _ chart: SpringForm.Chart, _ start: FitStart, starts: [[Double]], held: Set<Int> = []
  ) throws(LeastSquaresError) -> Search {
    let form = SpringForm(chart: chart)
    let velocity = form.chartCount + 2
    return try WeightedSearch(
      form, session, starts: starts, held: held.union(start.isFree ? [velocity] : [0]))
  }

  /// A minimum's parameters in the words of another chart.
  static func parameters(_ search: Search, in chart: SpringForm.Chart) -> [Double] {
    let parameters = search.minimum.parameters
    let old = search.residuals.form
    let state = old.state(of: parameters)
    return [parameters[0]] + SpringForm(chart: chart).chartParameters(rate: state.rate, square: state.square)
      + parameters[(1 + old.chartCount)...]
  }

  private func starts(_ chart: SpringForm.Chart, _ start: FitStart) throws(LeastSquaresError) -> [[Double]] {
    var found: [(time: Double, start: SpringStarts.Start)] = []
    let times = start.isFree ? [1, 0.93, 0.8].map { $0 * start.time } : [start.time]
    for time in times {
      let moving = session.scaled.since(time)
      guard moving.count > 6 else { throw .tooFewResiduals(residuals: moving.count, parameters: 6) }
      let starts = SpringStarts(session.fitter.loss == .squares ? moving : moving.withoutSpikes)
      let quick = isCritical ? nil : starts.fromIntegrals()
      if let quick { found.append((time, quick)) }
      if start.isFree || isCritical || !isGood(quick, among: moving) {
        let ratios = isCritical ? [1] : SpringStarts.ratios
        found += starts.fromGrid(best: 4, ratios: ratios).map { (time, $0) }
      }
    }
    let form = SpringForm(chart: chart)
    let isReleased = start.isFree
    return found.map { time, start in
      var linear = start.linear
      if isReleased { linear[1] = 0 }
      return [time] + form.chartParameters(rate: start.rate, square: start.square) + linear
    }
  }

  /// Whether a start is so near that no other minimum can be meant: it leaves hardly more than the samples' own noise.
  private func isGood(_ start: SpringStarts.Start?, among moving: ScaledRecording) -> Bool {
    guard let start, moving.count > 12 else { return false }
    let roughness = moving.roughness
    let count = Double(min(moving.count, SpringStarts.mostSamples) - 5)
    return roughness < 0.03 && (start.sumOfSquares / count).squareRoot() < max(3 * roughness, 0.002)
  }
}

extension SpringForm {
  /// The state of a started spring.
  func state(of parameters: [Double]) -> State {
    parameters.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else {
        return State(
          rate: 0, square: 0, from: 0, velocity: 0, target: 0, rateByFrequency: 0, rateByShape: 0)
      }
      return state(start + 1)
    }
  }
}
