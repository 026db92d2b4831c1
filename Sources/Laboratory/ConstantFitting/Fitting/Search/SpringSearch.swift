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
    var search = try first(chart, start)
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

  /// From the integrated equation of motion where that leads to the samples' own noise, else from a grid as well.
  private func first(_ chart: SpringForm.Chart, _ start: FitStart) throws(LeastSquaresError) -> Search {
    let moving = session.scaled.since(start.time)
    guard moving.count > 6 else { throw .tooFewResiduals(residuals: moving.count, parameters: 6) }
    if !start.isFree, !isCritical, let quick = SpringStarts(calm(moving)).fromIntegrals() {
      do throws(LeastSquaresError) {
        let found = try search(chart, start, starts: [parameters(quick, chart, start, at: start.time)])
        if isGood(found, moving) { return found }
      } catch {
        if error == .cancelled { throw error }
      }
    }
    let times = start.isFree ? [1, 0.93, 0.8].map { $0 * start.time } : [start.time]
    let all = times.flatMap { time in
      let starts = SpringStarts(calm(session.scaled.since(time)))
      let grid = starts.fromGrid(best: 4, ratios: isCritical ? [1] : SpringStarts.ratios)
      let quick = isCritical ? nil : starts.fromIntegrals()
      return (grid + [quick].compactMap(\.self)).map { parameters($0, chart, start, at: time) }
    }
    return try search(chart, start, starts: all)
  }

  private func calm(_ recording: ScaledRecording) -> ScaledRecording {
    session.fitter.loss == .squares ? recording : recording.withoutSpikes
  }

  private func parameters(
    _ found: SpringStarts.Start, _ chart: SpringForm.Chart, _ start: FitStart, at time: Double
  ) -> [Double] {
    var linear = found.linear
    if start.isFree { linear[1] = 0 }
    return [time] + SpringForm(chart: chart).chartParameters(rate: found.rate, square: found.square) + linear
  }

  /// Whether no other minimum can be meant: it leaves hardly more than the samples' own noise.
  private func isGood(_ search: Search, _ moving: ScaledRecording) -> Bool {
    let solution = search.minimum.solution
    guard solution.ending != .iterationLimit, moving.count > 12 else { return false }
    let left = (solution.sumOfSquares / Double(max(1, solution.degreesOfFreedom))).squareRoot()
    return left < 1e-9 || (moving.roughness < 0.03 && left < 1.3 * moving.roughness)
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
