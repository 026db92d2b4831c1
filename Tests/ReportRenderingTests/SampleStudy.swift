import RunRecords

/// A small work–precision study, made by hand: a method that keeps its order, one that has lost it, one under step
/// control, one without steps, one that failed.
enum SampleStudy {
  static let record: WorkPrecisionRecord = {
    var record = untold
    record.origin = 1
    return record
  }()

  private static let untold = WorkPrecisionRecord(
    law: .spring(mass: 1, stiffness: 100, dampingCoefficient: 10), startPosition: -1, startVelocity: 0.5,
    retargets: 1, window: 1.2999999999999545, instants: 4, amplitude: 1.1630335348,
    series: [closedForm, method("rk4", order: 4, formal: 4), method("rk4-without-first-stage", order: 0, formal: 4)]
      + [controlled, failed])

  /// The same with times.
  static let timed: WorkPrecisionRecord = {
    var timed = record
    for series in timed.series.indices {
      for point in timed.series[series].points.indices {
        let evaluations = timed.series[series].points[point].evaluations
        timed.series[series].points[point].seconds = Double(evaluations + 16) * 0x1p-30
      }
    }
    return timed
  }()

  static let empty = WorkPrecisionRecord(
    law: .exponentialDecay(frictionRate: 2), startPosition: 0, startVelocity: 1000, window: 1, instants: 4,
    amplitude: 432.5, series: [])

  private static let closedForm = WorkPrecisionSeries(
    method: "dashpot", knob: .none,
    points: [WorkPrecisionPoint(error: 0x1p-58, rounding: 0x1p-46)],
    observedOrder: .noAsymptoticStretch(.noSteps), verdict: .notApplicable(reason: "it has no steps"))

  private static func method(_ name: String, order: Int, formal: Int) -> WorkPrecisionSeries {
    let points = (0..<7).map { (index: Int) -> WorkPrecisionPoint in
      let step = 1.0 / Double(1 << index)
      let shrunk = 1 / Double(1 << (order * index))
      return WorkPrecisionPoint(
        setting: 0.325 * step, evaluations: 16 << index, steps: 4 << index,
        error: index == 0 ? .infinity : 0.25 * shrunk, change: index < 2 ? nil : 0.001 * shrunk, rounding: 0x1p-46,
        localOrder: index < 2 ? nil : Double(order))
    }
    return WorkPrecisionSeries(
      method: name, knob: .step, formalOrder: formal, points: points,
      observedOrder: .fitted(order: Double(order), spread: 0.0625, stretch: 2...6),
      verdict: order == formal ? .within : .exceeds)
  }

  private static let controlled = WorkPrecisionSeries(
    method: "gsl-rk8pd", knob: .tolerance, formalOrder: 8,
    points: [1e-2, 1e-5, 1e-8, 1e-11].enumerated().map { index, tolerance in
      WorkPrecisionPoint(
        setting: tolerance, evaluations: 105 + 50 * index, jacobians: 0, steps: 8 + 4 * index,
        error: 0.125 * tolerance, rounding: 0x1p-46, localOrder: index == 0 ? nil : 17.5)
    },
    observedOrder: .noAsymptoticStretch(.unsteady), verdict: .notApplicable(reason: "step control"))

  private static let failed = WorkPrecisionSeries(
    method: "gsl-<msbdf>", knob: .step, formalOrder: 5,
    points: [WorkPrecisionPoint(setting: 0.325, rounding: 0x1p-46, failure: "fixedStep cannot be 0.325")],
    observedOrder: .noAsymptoticStretch(.nothingMeasured), verdict: .failed(error: "fixedStep cannot be 0.325"))
}
