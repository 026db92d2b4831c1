internal import EngineModels
internal import ReferenceSolver
public import RunRecords

/// One point of an easing curve evaluated again: the truth, and what every solver makes of it.
public struct EasingPointFindings: Sendable {
  public let point: EasingPoint
  /// With 40 significant digits.
  public let value: String
  public let slope: String
  private let truth: CertifiedPoint
  private let observed: [(name: String, point: EasedValue)]

  /// nil at a vertical tangent.
  public init?(_ point: EasingPoint) {
    guard let truth = point.truth, let digits = point.digits(40) else { return nil }
    self.point = point
    self.truth = truth
    (value, slope) = digits
    switch point.curve {
    case .bezier(let points):
      observed = EasingStudy.beziers.flatMap { solver in
        solver.points(of: points, at: [point.time]).map { (solver.name, $0) }
      }
    case .named(let name):
      observed = StudiedCurves.all.filter { $0.name == name }.prefix(1)
        .map { (StudiedBeziers.dashpot.name, $0.point(at: point.time)) }
    }
  }

  private func errors(_ observed: EasedValue) -> (value: Double, slope: Double) {
    (truth.position.error(of: observed.value), truth.velocity.error(of: observed.slope))
  }

  /// Whether our own curve is within its limit.
  public var isWithin: Bool {
    observed.prefix(1).allSatisfy { own in
      let errors = errors(own.point)
      return max(errors.value, errors.slope) <= EasingRegion.limit
    }
  }

  /// A line for each solver.
  public var table: Table {
    let rows = observed.map { name, point -> [Cell] in
      let errors = errors(point)
      return [
        .text(name), .text(ShortestNumber.text(point.value)), .number(errors.value, .significant(digits: 4)),
        .text(ShortestNumber.text(point.slope)), .number(errors.slope, .significant(digits: 4)),
      ]
    }
    return Table(
      key: "point", title: point.text,
      columns: [
        Column("formula", "solver", .text), Column("value", "value", .text),
        Column("valueError", "error", .number, unit: "ulp"), Column("slope", "slope", .text),
        Column("slopeError", "error", .number, unit: "ulp"),
      ], rows: rows, emptyText: "No solver was asked.",
      notes: [
        "True value \(value)", "True slope \(slope)",
        "One ulp is 2^\(truth.position.ulpExponent) for the value and 2^\(truth.velocity.ulpExponent) for the slope.",
      ])
  }
}
