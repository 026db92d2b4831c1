internal import EngineModels
internal import GSLNumerics
internal import MotionProblems
internal import ReferenceSolver
internal import RunRecords

/// Runs one method of a study after another over its settings.
struct SeriesBench {
  let study: WorkPrecisionStudy
  let times: SampleTimes
  let truth: ReferenceTrace
  let amplitude: Double
  let clock: (() -> Double)?
  private let integrator = MotionIntegrator()

  init(
    study: WorkPrecisionStudy, times: SampleTimes, truth: ReferenceTrace, amplitude: Double, clock: (() -> Double)?
  ) {
    self.study = study
    self.times = times
    self.truth = truth
    self.amplitude = amplitude
    self.clock = clock
  }

  func series(of method: WorkPrecisionMethod) -> WorkPrecisionSeries {
    if case .engine(let engine) = method, let refusal = engine.refusal(of: study.problem) {
      return WorkPrecisionSeries(
        method: method.name, knob: method.knob, formalOrder: method.formalOrder, points: [],
        observedOrder: .noAsymptoticStretch(.nothingMeasured), verdict: .notApplicable(reason: refusal))
    }
    let points = points(of: method)
    let order = method.knob == .none ? .noAsymptoticStretch(.noSteps) : OrderFit.order(fitPoints(points, method.knob))
    return WorkPrecisionSeries(
      method: method.name, knob: method.knob, formalOrder: method.formalOrder, points: points, observedOrder: order,
      verdict: Self.verdict(on: method, points, order))
  }

  private func points(of method: WorkPrecisionMethod) -> [WorkPrecisionPoint] {
    var points: [WorkPrecisionPoint] = []
    var previous: [Double]?
    for (setting, steps) in settings(of: method) {
      let run = MethodRun(method: method, setting: setting, problem: study.problem, times: times.times)
      var result = run.result(integrator)
      if result.steps == 0 { result.steps = steps }
      var point = point(result, setting: setting, previous: previous)
      if let clock, point.failure == nil { point.seconds = run.seconds(integrator, clock: clock) }
      points.append(point)
      previous = result.failure == nil ? result.positions : nil
      if points.suffix(Self.pointsOfRounding).count(where: { $0.isRounding }) == Self.pointsOfRounding { break }
      if point.evaluations > Self.mostEvaluations { break }
    }
    let orders = OrderFit.localOrders(fitPoints(points, method.knob))
    for index in points.indices { points[index].localOrder = method.knob == .none ? nil : orders[index] }
    return points
  }

  /// A series ends when so many errors in a row were rounding: finer steps would only show more of it.
  private static let pointsOfRounding = 2

  /// A tenth of the tolerance would take ten times as many where the order is 1.
  private static let mostEvaluations = 1 << 20

  /// Coarse to fine, with the steps in all where they are known.
  private func settings(of method: WorkPrecisionMethod) -> [(setting: Double?, steps: Int)] {
    switch method.knob {
    case .none: [(nil, 0)]
    case .tolerance: study.tolerances.map { ($0, 0) }
    case .step:
      divisions(of: method).map { (times.times[1] / Double($0), study.instants * $0) }
    }
  }

  /// Steps from one instant to the next: 1, 2, 4, 8… and for a high order 1, 2, 3, 4, 6, 8, 12….
  ///
  /// Why: at order 8 the error falls from all to rounding in some six halvings, of which the first few are not asymptotic.
  private func divisions(of method: WorkPrecisionMethod) -> [Int] {
    let halved = (0...study.halvings).map { 1 << $0 }
    guard method.formalOrder ?? 0 > 4 else { return halved }
    return halved.flatMap { $0 > 1 && $0 < 1 << study.halvings ? [$0, $0 / 2 * 3] : [$0] }
  }

  private func point(_ result: MethodRun.Result, setting: Double?, previous: [Double]?) -> WorkPrecisionPoint {
    var point = WorkPrecisionPoint(
      setting: setting, evaluations: result.evaluations, jacobians: result.jacobians, steps: result.steps,
      rounding: rounding(steps: result.steps), failure: result.failure)
    guard result.failure == nil else { return point }
    point.error =
      Self.largest(
        times.times.indices.lazy.map { (result.positions[$0] - truth.positions[$0]) - truth.positionTails[$0] })
      / amplitude
    point.change = previous.map { previous in
      Self.largest(times.times.indices.lazy.map { result.positions[$0] - previous[$0] }) / amplitude
    }
    return point
  }

  /// Infinity for what is not finite.
  private static func largest(_ values: some Sequence<Double>) -> Double {
    var largest = 0.0
    for value in values { largest = value.isFinite ? max(largest, value.magnitude) : .infinity }
    return largest
  }

  /// A hundred roundings, ten times the root of the steps, since roundings that are independent add up so, and what a
  /// double of that size leaves of a position.
  private func rounding(steps: Int) -> Double {
    let size = truth.positions.reduce(0) { max($0, $1.magnitude) }
    return 0x1p-53 * (100 + 10 * Double(steps).squareRoot()) + 4 * size.ulp / amplitude
  }

  private func fitPoints(_ points: [WorkPrecisionPoint], _ knob: WorkPrecisionSeries.Knob) -> [OrderFit.Point] {
    points.map { point in
      let step = knob == .step ? point.setting ?? 0 : 1 / Double(max(1, point.evaluations))
      return OrderFit.Point(step: step, error: point.error, change: point.change, rounding: point.rounding)
    }
  }

  private static func verdict(
    on method: WorkPrecisionMethod, _ points: [WorkPrecisionPoint], _ order: ObservedOrder
  ) -> Verdict {
    if let failure = points.first?.failure, points.allSatisfy({ $0.failure != nil }) { return .failed(error: failure) }
    if method.knob == .tolerance { return .notApplicable(reason: "step control") }
    switch order {
    case .noAsymptoticStretch(let reason): return .notApplicable(reason: reason.meaning)
    case .fitted(let order, _, _):
      guard let formal = method.formalOrder else { return .notApplicable(reason: "no formal order") }
      return order < Double(formal) - ObservedOrder.allowance ? .exceeds : .within
    }
  }
}

extension WorkPrecisionPoint {
  fileprivate var isRounding: Bool { error.map { $0 <= rounding } ?? false }
}
