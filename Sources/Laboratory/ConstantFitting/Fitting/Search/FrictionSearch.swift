internal import Foundation
internal import GSLNumerics

/// Fits a free motion under one of the frictions.
struct FrictionSearch {
  private let session: FitSession
  private let model: FittedModel

  init(_ session: FitSession, _ model: FittedModel) {
    self.session = session
    self.model = model
  }

  func slowing(_ form: SlowingForm) throws(LeastSquaresError) -> ModelCandidate {
    var laws: [FittedQuantity] = []
    if form.hasRate { laws.append(.frictionRate) }
    if form.hasDeceleration { laws.append(.frictionDeceleration) }
    return try candidate(form, laws: laws) { $0.slowing(form, best: form.hasRate && form.hasDeceleration ? 3 : 1) }
  }

  func drag() throws(LeastSquaresError) -> ModelCandidate {
    try candidate(DragForm(), laws: [.dragCoefficient]) { $0.drag(best: 1) }
  }

  private func candidate<Form: MotionForm>(
    _ form: Form, laws: [FittedQuantity], starts: (FrictionStarts) -> [[Double]]
  ) throws(LeastSquaresError) -> ModelCandidate {
    try FitStart.best(of: session.starts()) { (start) throws(LeastSquaresError) in
      let moving = session.scaled.since(start.time)
      guard moving.count > laws.count + 2 else {
        throw .tooFewResiduals(residuals: moving.count, parameters: laws.count + 2)
      }
      let begun = starts(FrictionStarts(session.fitter.loss == .squares ? moving : moving.withoutSpikes))
      let held: Set<Int> = start.isFree ? [] : [0]
      var search = try WeightedSearch(
        form, session, starts: begun.map { [start.time] + $0 }, held: held)
      // Why: what speeds a motion up is no friction; none is the nearest that a law can have.
      let negative = laws.indices.map { $0 + 1 }.filter { search.minimum.parameters[$0] < 0 }
      if !negative.isEmpty {
        var bounded = search.minimum.parameters
        for index in negative { bounded[index] = 0 }
        search = try WeightedSearch(
          form, session, starts: [bounded], held: held.union(negative))
      }
      return try FrictionConstants(session: session, search: search, laws: laws).candidate(model)
    }
  }
}

/// The constants of a fitted friction in the units of the recording.
struct FrictionConstants<Form: MotionForm>: Sendable {
  let session: FitSession
  let search: WeightedSearch<Form>
  let laws: [FittedQuantity]

  func candidate(_ model: FittedModel) throws(LeastSquaresError) -> ModelCandidate {
    var quantities: [Int: [FittedQuantity]] = [0: [.start]]
    for (index, quantity) in (laws + [.from, .velocity]).enumerated() { quantities[index + 1] = [quantity] }
    let builder = CandidateBuilder(
      session: session, residuals: search.residuals, weights: search.weights, minimum: search.minimum,
      quantities: quantities)
    let held = laws.enumerated().filter { !search.residuals.free.contains($0.offset + 1) }.map {
      HeldConstant(
        quantity: $0.element, value: 0, reason: "the recording is nearest to a motion that it would speed up")
    }
    return try builder.candidate(model, held: held) { try constants(withIntervals: $0) }
  }

  private func constants(withIntervals: Bool) throws -> [FittedConstant] {
    let scaled = session.scaled
    let finder =
      withIntervals ? try session.finder(search.residuals, search.weights, search.minimum.solution) : nil
    let named = (laws + [.from, .velocity]).enumerated().map { ($0.offset + 1, $0.element) }
    let all = named + (search.residuals.free.contains(0) ? [(0, FittedQuantity.start)] : [])
    return all.map { index, quantity in
      FittedConstant(
        quantity: quantity, value: Self.physical(quantity, search.minimum.parameters[index], scaled),
        interval: finder?.interval(of: index)?.mapped { Self.physical(quantity, $0, scaled) })
    }
  }

  /// A parameter in the units of the recording; a constant of a law is at least 0.
  private static func physical(_ quantity: FittedQuantity, _ parameter: Double, _ scaled: ScaledRecording) -> Double {
    let (scale, window) = (scaled.scale, scaled.window)
    return switch quantity {
    case .frictionRate: max(0, parameter) / window
    case .frictionDeceleration: max(0, parameter) * scale / window / window
    case .dragCoefficient: max(0, parameter) / scale
    case .velocity: parameter * scale / window
    case .start: scaled.origin + window * parameter
    default: scaled.offset + scale * parameter
    }
  }
}
