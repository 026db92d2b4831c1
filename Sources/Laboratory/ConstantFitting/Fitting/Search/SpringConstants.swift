internal import Foundation
internal import GSLNumerics

/// The constants of a fitted spring in the units of the recording.
struct SpringConstants: Sendable {
  let session: FitSession
  let search: SpringSearch.Search
  let chart: SpringForm.Chart

  private var form: SpringForm { search.residuals.form }
  /// The index of the first linear parameter.
  private var linear: Int { 1 + form.chartCount }

  func candidate(_ model: FittedModel) throws(LeastSquaresError) -> ModelCandidate {
    var quantities: [Int: [FittedQuantity]] = [
      0: [.start], 1: [.stiffness, .naturalFrequency], linear: [.from], linear + 1: [.velocity], linear + 2: [.target],
    ]
    if form.chartCount == 2 { quantities[2] = [.dampingCoefficient, .dampingRatio] }
    let builder = CandidateBuilder(
      session: session, residuals: search.residuals, weights: search.weights, minimum: search.minimum,
      quantities: quantities)
    var held = [
      HeldConstant(
        quantity: .mass, value: session.fitter.mass,
        reason: "a free motion tells only stiffness/mass and damping/mass; give the mass, and both follow it")
    ]
    if !search.residuals.free.contains(2), form.chartCount == 2 {
      held.append(
        HeldConstant(
          quantity: .dampingCoefficient, value: 0, reason: "the recording is nearest to a motion that grows"))
    }
    if !search.residuals.free.contains(linear + 1) {
      held.append(
        HeldConstant(
          quantity: .velocity, value: 0,
          reason: "a spring that has rested is let go without a speed; give its start to fit one"))
    }
    return try builder.candidate(model, held: held) { try constants(withIntervals: $0) }
  }

  private func constants(withIntervals: Bool) throws -> [FittedConstant] {
    let scaled = session.scaled
    let (mass, window, scale) = (session.fitter.mass, scaled.window, scaled.scale)
    let finder =
      withIntervals ? try session.finder(search.residuals, search.weights, search.minimum.solution) : nil
    let parameters = search.minimum.parameters
    let state = form.state(of: parameters)
    func interval(_ parameter: Int, _ unit: (Double) -> Double) -> ConfidenceInterval? {
      finder?.interval(of: parameter)?.mapped(unit)
    }
    func stiffness(_ logarithm: Double) -> Double { mass * exp(logarithm) / window / window }
    let frequencies = finder?.interval(of: 1)
    var result = [
      FittedConstant(
        quantity: .stiffness, value: stiffness(parameters[1]), interval: frequencies?.mapped(stiffness)),
      FittedConstant(
        quantity: .dampingCoefficient, value: 2 * mass * state.rate / window,
        interval: form.chartCount == 1
          ? frequencies?.mapped { 2 * mass * exp($0 / 2) / window } : interval(2, damping)),
      FittedConstant(
        quantity: .dampingRatio, value: state.rate / state.square.squareRoot(),
        interval: form.chartCount == 1 || finder == nil ? nil : try ratio()),
      FittedConstant(
        quantity: .naturalFrequency, value: exp(parameters[1] / 2) / window,
        interval: frequencies?.mapped { exp($0 / 2) / window }),
      FittedConstant(
        quantity: .from, value: scaled.offset + scale * state.from,
        interval: interval(linear) { scaled.offset + scale * $0 }),
      FittedConstant(
        quantity: .velocity, value: scale / window * state.velocity,
        interval: interval(linear + 1) { scale / window * $0 }),
      FittedConstant(
        quantity: .target, value: scaled.offset + scale * state.target,
        interval: interval(linear + 2) { scaled.offset + scale * $0 }),
    ]
    if search.residuals.free.contains(0) {
      result.append(
        FittedConstant(
          quantity: .start, value: scaled.origin + window * parameters[0],
          interval: interval(0) { scaled.origin + window * $0 }))
    }
    return result
  }

  private func damping(_ parameter: Double) -> Double {
    let unit = 2 * session.fitter.mass / session.scaled.window
    if case .frequencyAndLogarithmicRate = chart { return unit * exp(parameter) }
    return unit * max(0, parameter)
  }

  /// The interval of ζ, in a chart in which it is a parameter.
  private func ratio() throws -> ConfidenceInterval? {
    let form = SpringForm(chart: .frequencyAndRatio)
    let held = Set(search.minimum.parameters.indices).subtracting(search.residuals.free)
    let residuals = FormResiduals(
      form, session.scaled, template: SpringSearch.parameters(search, in: .frequencyAndRatio), held: held,
      velocityWeight: search.residuals.velocityWeight)
    let minimum = try FormSearch(residuals, weights: search.weights, isCancelled: session.isCancelled).minimum(
      from: residuals.template)
    return try session.finder(residuals, search.weights, minimum.solution).interval(of: 2)?.mapped { max(0, $0) }
  }
}

extension FitSession {
  /// Intervals at this fitter's level, by the noise that its loss sees.
  func finder<Form: MotionForm>(
    _ residuals: FormResiduals<Form>, _ weights: [Double]?, _ solution: LeastSquaresSolution
  ) throws(LeastSquaresError) -> IntervalFinder<Form> {
    var deviation: Double?
    if let weights {
      let plain = zip(solution.residuals, weights).map { $0 / $1.squareRoot() }
      deviation = RobustLoss.deviation(
        fitter.loss, residuals: plain, scale: RobustLoss.scale(of: plain), parameters: solution.parameters.count)
    }
    return try IntervalFinder(
      residuals, weights: weights, solution: solution, level: fitter.level, deviation: deviation)
  }
}
