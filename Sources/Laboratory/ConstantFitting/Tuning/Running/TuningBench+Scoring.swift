internal import EngineComparison

extension TuningBench {
  /// What an objective says to the figures of all cases.
  func score(_ figures: [Figures], by objective: TuningObjective) -> TuningScore {
    switch objective {
    case .extreme(_, _, let figure, _): TuningScore(value: Self.error(figures, figure, .worst))
    case .leastError(let figure, let gathering): TuningScore(value: Self.error(figures, figure, gathering))
    case .leastWaste(let gathering, _):
      TuningScore(
        violation: earliness(figures), missing: missing(figures),
        value: Self.gathered(figures.compactMap(\.waste), gathering))
    case .leastSettlingError(let gathering, _):
      TuningScore(
        missing: missing(figures), value: Self.gathered(figures.compactMap { $0.waste?.magnitude }, gathering))
    }
  }

  /// The error of all cases together; NaN and infinity where one of them is, or has no trace.
  static func error(
    _ figures: [Figures], _ figure: TuningObjective.ErrorFigure, _ gathering: TuningObjective.Gathering
  ) -> Double {
    var (largest, squares, count) = (0.0, 0.0, 0)
    for one in figures {
      guard let errors = one.errors else { return .infinity }
      // An engine that reports no velocity has no error of it.
      guard let error = errors.value(of: figure) else { continue }
      guard error.isFinite else { return .infinity }
      largest = max(largest, error)
      squares += error * error
      count += 1
    }
    guard count > 0 else { return .infinity }
    return gathering == .worst ? largest : (squares / Double(count)).squareRoot()
  }

  /// Whether one case is enough to say that a candidate is worse than a bound.
  static func refutes(
    _ one: Figures, _ entry: Entry, _ bound: TuningScore, by objective: TuningObjective
  ) -> Bool {
    switch objective {
    case .extreme(_, _, let figure, _), .leastError(let figure, .worst):
      return error([one], figure, .worst) > bound.value && one.errors?.value(of: figure) != nil
    case .leastError(_, .mean): return false
    case .leastWaste(let gathering, _):
      guard one.errors != nil else { return bound.violation < .infinity }
      guard let waste = one.waste, let settled = entry.settled else { return false }
      if isEarly(waste, settled: settled), -waste > bound.violation { return true }
      return gathering == .worst && bound.violation == 0 && bound.missing == 0 && waste > bound.value
    case .leastSettlingError(let gathering, _):
      return gathering == .worst && bound.missing == 0 && (one.waste?.magnitude ?? 0) > bound.value
    }
  }

  private static func gathered(_ times: [Double], _ gathering: TuningObjective.Gathering) -> Double {
    guard !times.isEmpty else { return 0 }
    return gathering == .worst ? times.reduce(-.infinity, max) : times.reduce(0, +) / Double(times.count)
  }

  /// The longest time by which a claim comes before the last exit, s; what is left when rounding is allowed for.
  private func earliness(_ figures: [Figures]) -> Double {
    var earliest = 0.0
    for (one, entry) in zip(figures, entries) {
      if one.errors == nil { return .infinity }
      guard let waste = one.waste, let settled = entry.settled, Self.isEarly(waste, settled: settled) else { continue }
      earliest = max(earliest, -waste)
    }
    return earliest
  }

  /// Cases that come to rest and of which the engine does not say so.
  private func missing(_ figures: [Figures]) -> Int {
    zip(figures, entries).count { one, entry in entry.settled != nil && one.waste == nil }
  }

  /// A claim at the last exit itself may be its double on the early side.
  static let claimRounding = 1e-9

  static func isEarly(_ waste: Double, settled: Double) -> Bool { waste < -claimRounding * settled }
}

extension CaseErrors {
  /// nil for the velocity of an engine that reports none.
  func value(of figure: TuningObjective.ErrorFigure) -> Double? {
    switch figure {
    case .positionError: position
    case .positionErrorRMS: positionRMS
    case .velocityError: velocity
    case .endError: end
    }
  }
}
