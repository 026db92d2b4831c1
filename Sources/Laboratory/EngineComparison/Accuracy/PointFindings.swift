internal import EngineModels
internal import MotionProblems
internal import ReferenceSolver
public import RunRecords

/// One point evaluated again: the truth, and what every formula makes of it.
public struct PointFindings: Sendable {
  public let point: AccuracyPoint
  /// Position (of a decay the distance gone) and velocity with 40 significant digits.
  public let position: String
  public let velocity: String
  let truth: CertifiedPoint
  let values: [(name: String, state: PhaseState)]

  /// nil where the truth is beyond the range of doubles.
  public init?(_ point: AccuracyPoint) {
    self.point = point
    switch point.law {
    case .spring(let mass, let stiffness, let damping):
      guard let oscillator = try? Oscillator(mass: mass, stiffness: stiffness, dampingCoefficient: damping) else {
        return nil
      }
      let start = PhaseState(position: point.position, velocity: point.velocity)
      let points = CertifiedPoints(oscillator, from: start)
      guard let truth = points.point(at: point.instant) else { return nil }
      self.truth = truth
      (position, velocity) = points.digits(Self.digits, at: point.instant)
      values = Self.values(point, oscillator, start)
    case .friction(let rate):
      let decay = CertifiedDecayPoints(frictionRate: rate, startVelocity: point.velocity)
      guard let truth = decay.point(at: point.time) else { return nil }
      self.truth = truth
      let digits = decay.digits(Self.digits, at: point.time)
      (position, velocity) = (digits.distance, digits.velocity)
      values = DecayFormula.allCases.map {
        ($0.rawValue, $0.state(rate: rate, startVelocity: point.velocity, after: point.time))
      }
    }
  }

  static let digits = 40

  private static func values(
    _ point: AccuracyPoint, _ oscillator: Oscillator, _ start: PhaseState
  ) -> [(name: String, state: PhaseState)] {
    var values: [(name: String, state: PhaseState)] = []
    var states: [PhaseState] = []
    if let sample = point.sample {
      let sampling = UniformSamplingFormula()
      sampling.record(oscillator, from: start, every: point.time, count: sample.count, into: &states)
      values.append((sampling.name, states[sample.index]))
    } else {
      StudiedFormulas.stepMatrix.record(oscillator, from: start, at: [point.time], into: &states)
      if !states[0].position.isNaN { values.append((StudiedFormulas.stepMatrix.name, states[0])) }
    }
    for formula in PointJudge.formulas[.springs] ?? [] where point.sample == nil || formula.name != "dashpot" {
      formula.record(oscillator, from: start, at: [point.instant.rounded], into: &states)
      values.append((formula.name, states[0]))
    }
    return values
  }

  /// A line for each formula.
  public var table: Table {
    let rows = values.map { value -> [Cell] in
      [
        .text(value.name), .text(ShortestNumber.text(value.state.position)),
        .number(truth.position.error(of: value.state.position), .significant(digits: 4)),
        .text(ShortestNumber.text(value.state.velocity)),
        .number(truth.velocity.error(of: value.state.velocity), .significant(digits: 4)),
      ]
    }
    return Table(
      key: "point", title: point.text,
      columns: [
        Column("formula", "formula", .text), Column("position", "position", .text),
        Column("positionError", "error", .number, unit: "ulp"), Column("velocity", "velocity", .text),
        Column("velocityError", "error", .number, unit: "ulp"),
      ], rows: rows, emptyText: "No formula was asked.",
      notes: [
        "True position \(position)", "True velocity \(velocity)",
        "One ulp of the envelope is 2^\(truth.position.ulpExponent) for the position and "
          + "2^\(truth.velocity.ulpExponent) for the velocity.",
      ])
  }

  /// Whether our own formulas are within their limits.
  public var isWithin: Bool {
    let region: AccuracyRegion = point.sample == nil ? .underdamped : .uniformSampling
    return values.filter { $0.name.hasPrefix("dashpot") }.allSatisfy { value in
      truth.position.error(of: value.state.position) <= region.limit(isBelowNormal: truth.position.isBelowNormal)
        && truth.velocity.error(of: value.state.velocity) <= region.limit(isBelowNormal: truth.velocity.isBelowNormal)
    }
  }
}
