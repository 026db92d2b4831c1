/// Groups the cases of one sweep by what they share beside the frame rate.
///
/// A group cannot be known to be finished before the sweep ends, and a sweep has no bound. So groups are closed when
/// `openLimit` newer ones are open: with the frame rate as the innermost axis, as suites are laid out, none is closed
/// early; with it outermost, sweeps of more groups than that are, and their `partialGroups` says so.
struct FrameRateTracker: Sendable {
  static let openLimit = 16_384

  /// One group's extremes so far, one for each engine.
  private struct Group {
    var position: [Span]
    var end: [Span]
    var rates = 0
  }

  private struct Span {
    var lowest = Double.infinity
    var highest = -Double.infinity
    var count = 0

    mutating func add(_ value: Double) {
      count += 1
      lowest = Swift.min(lowest, value)
      highest = value.isNaN || highest.isNaN ? .nan : Swift.max(highest, value)
    }

    /// Nil for fewer than two values.
    var width: Double? {
      guard count > 1 else { return nil }
      return highest.isFinite && lowest.isFinite ? highest - lowest : .infinity
    }
  }

  let sweep: String
  private let openLimit: Int
  private var summaries: [FrameRateSummary] = []
  private var groups: [String: Group] = [:]
  /// Names of open groups, the oldest at `oldest`.
  private var order: [String] = []
  private var oldest = 0
  /// How many closed groups had so many rates.
  private var closedByRates: [Int: Int] = [:]

  init(sweep: String, openLimit: Int = FrameRateTracker.openLimit) {
    self.sweep = sweep
    self.openLimit = openLimit
  }

  mutating func add(_ record: CaseRecord, _ measurements: [MeasurementRecord]) {
    guard let rate = record.frameRate, let name = record.frameRateGroup else { return }
    if groups[name] == nil {
      if groups.count >= openLimit { closeOldest() }
      order.append(name)
    }
    var group = groups.removeValue(forKey: name) ?? Group(position: [], end: [])
    group.rates += 1
    for (guess, measurement) in measurements.enumerated() {
      if case .notApplicable = measurement.verdict { continue }
      let index = index(of: measurement, guess: guess)
      summaries[index].add(measurement, rate: rate)
      while group.position.count <= index {
        group.position.append(Span())
        group.end.append(Span())
      }
      if let error = measurement.comparablePositionError { group.position[index].add(error) }
      if let error = measurement.endError { group.end[index].add(error) }
    }
    groups[name] = group
  }

  private mutating func index(of measurement: MeasurementRecord, guess: Int) -> Int {
    if summaries.indices.contains(guess), summaries[guess].engine == measurement.engine { return guess }
    if let index = summaries.firstIndex(where: { $0.engine == measurement.engine }) { return index }
    summaries.append(FrameRateSummary(sweep: sweep, engine: measurement.engine, role: measurement.role))
    return summaries.count - 1
  }

  private mutating func closeOldest() {
    guard oldest < order.count else { return }
    let name = order[oldest]
    oldest += 1
    if oldest > openLimit {
      order.removeFirst(oldest)
      oldest = 0
    }
    guard let group = groups.removeValue(forKey: name) else { return }
    closedByRates[group.rates, default: 0] += 1
    for index in group.position.indices {
      let positionWidth = group.position[index].width
      if positionWidth != nil { summaries[index].groups += 1 }
      summaries[index].positionErrorSpread.raise(to: positionWidth, in: name)
      summaries[index].endErrorSpread.raise(to: group.end[index].width, in: name)
    }
  }

  /// What it comes to when no case follows.
  func finished() -> [FrameRateSummary] {
    var copy = self
    while copy.oldest < copy.order.count { copy.closeOldest() }
    let fullest = copy.closedByRates.keys.max() ?? 0
    let partial = copy.closedByRates.reduce(0) { $1.key < fullest ? $0 + $1.value : $0 }
    return copy.summaries.map { summary in
      var summary = summary
      summary.partialGroups = partial
      summary.rates.sort { $0.framesPerSecond < $1.framesPerSecond }
      return summary
    }
  }
}

extension FrameRateSummary {
  fileprivate mutating func add(_ measurement: MeasurementRecord, rate: Double) {
    guard let index = index(of: rate) else { return }
    rates[index].cases += 1
    rates[index].positionError.raise(to: measurement.comparablePositionError, in: measurement.caseID)
    rates[index].endError.raise(to: measurement.endError, in: measurement.caseID)
    if let timeScale = measurement.timeScale {
      rates[index].timeScaleSum += timeScale
      rates[index].timeScaleCount += 1
    }
  }

  private mutating func index(of rate: Double) -> Int? {
    if let index = rates.firstIndex(where: { $0.framesPerSecond == rate }) { return index }
    guard rates.count < Self.rateLimit else { return nil }
    rates.append(Rate(framesPerSecond: rate))
    return rates.count - 1
  }
}

extension MeasurementRecord {
  /// The position error, or infinity for an engine that failed without one.
  fileprivate var comparablePositionError: Double? {
    if let positionError { return positionError }
    if case .failed = verdict { return .infinity }
    return nil
  }
}
