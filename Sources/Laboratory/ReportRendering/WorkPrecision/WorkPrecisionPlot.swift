import RunRecords

/// Which points of a study are drawn, in the plot for terminals and in the chart.
enum WorkPrecisionPlot {
  /// What an error is drawn against.
  enum Cost: String, CaseIterable {
    case evaluations
    case seconds

    func of(_ point: WorkPrecisionPoint) -> Double? {
      switch self {
      case .evaluations: Double(point.evaluations)
      case .seconds: point.seconds
      }
    }
  }

  /// Methods to be compared by what they cost. A stepper that is there with step control is left out over fixed steps,
  /// which only show its order.
  static func series(of record: WorkPrecisionRecord) -> [WorkPrecisionSeries] {
    let controlled = Set(record.series.filter { $0.knob == .tolerance }.map(\.method))
    return record.series.filter { $0.knob == .tolerance || !controlled.contains($0.method) }
  }

  /// Those that lie on a logarithmic axis, without the motions that have nothing to do with the true one any more.
  static func points(of series: WorkPrecisionSeries, against cost: Cost) -> [(cost: Double, error: Double)] {
    series.points.compactMap { point in
      guard isDrawn(point), let error = point.error, let cost = cost.of(point), cost > 0 else { return nil }
      return (cost, error)
    }
  }

  static func isDrawn(_ point: WorkPrecisionPoint) -> Bool {
    point.error.map { $0 > 0 && $0 <= largestError } ?? false
  }

  /// In amplitudes.
  private static let largestError = 10.0
}
