internal import Foundation
internal import GSLNumerics

/// One recording on its way through a fitter.
struct FitSession: Sendable {
  let fitter: MotionFitter
  let scaled: ScaledRecording
  let isCancelled: @Sendable () -> Bool

  init(_ fitter: MotionFitter, _ recording: RecordedMotion, isCancelled: @escaping @Sendable () -> Bool) {
    self.fitter = fitter
    scaled = ScaledRecording(recording)
    self.isCancelled = isCancelled
  }

  /// The best of a model over the ways in which it may start.
  func candidate(_ model: FittedModel) throws(MotionFitError) -> ModelCandidate {
    do throws(LeastSquaresError) {
      switch model {
      case .spring: return try SpringSearch(self, isCritical: false).candidate()
      case .criticalSpring: return try SpringSearch(self, isCritical: true).candidate()
      case .exponentialFriction:
        return try FrictionSearch(self, model).slowing(SlowingForm(hasRate: true, hasDeceleration: false))
      case .constantFriction:
        return try FrictionSearch(self, model).slowing(SlowingForm(hasRate: false, hasDeceleration: true))
      case .combinedFriction:
        return try FrictionSearch(self, model).slowing(SlowingForm(hasRate: true, hasDeceleration: true))
      case .quadraticDrag: return try FrictionSearch(self, model).drag()
      case .bezier: return try BezierSearch(self).candidate()
      }
    } catch {
      switch error {
      case .cancelled: throw .cancelled
      case .tooFewResiduals(let count, let parameters): throw .tooFewSamples(count, parameters: parameters)
      default: throw .nothingFits(reason: "\(error)")
      }
    }
  }

  func fits(_ ranking: ModelRanking, failures: [MotionFits.Failure]) throws(MotionFitError) -> MotionFits {
    var fits: [MotionFit] = []
    var failures = failures
    for (index, candidate) in ranking.candidates.enumerated() {
      var constants: [FittedConstant]
      do {
        constants = try candidate.constants(fits.isEmpty)
      } catch {
        throw isCancelled() ? .cancelled : .nothingFits(reason: "\(error)")
      }
      guard constants.allSatisfy(\.value.isFinite), candidate.noise.isFinite else {
        failures.append(
          .init(
            model: candidate.model,
            reason: "a constant is beyond the range of doubles; choose other units of length or time"))
        continue
      }
      for place in constants.indices where candidate.undetermined.contains(constants[place].quantity) {
        constants[place].interval = nil
      }
      fits.append(
        MotionFit(
          candidate, constants: constants, regime: Self.regime(candidate.model, constants),
          criteria: ranking.criteria[index]))
    }
    guard !fits.isEmpty else { throw .nothingFits(reason: failures.first?.reason ?? "there is no model") }
    return MotionFits(ranked: fits, failures: failures)
  }

  /// Critical where the recording cannot tell the damping from critical.
  private static func regime(_ model: FittedModel, _ constants: [FittedConstant]) -> SpringRegime? {
    if model == .criticalSpring { return .critical }
    guard model == .spring, let ratio = constants.first(where: { $0.quantity == .dampingRatio }) else { return nil }
    if let interval = ratio.interval, interval.contains(1) { return .critical }
    return SpringRegime(dampingRatio: ratio.value)
  }

  /// The starts to try: held at a scaled time, or free from a scaled time on.
  func starts() throws(LeastSquaresError) -> [FitStart] {
    switch fitter.start {
    case .firstSample: [.held(0)]
    case .at(let time): [.held((time - scaled.origin) / scaled.window)]
    case .unknown: [.free(scaled.restEnd ?? 0)]
    case .automatic: [.held(0)] + (scaled.restEnd.map { [.free($0)] } ?? [])
    }
  }
}

/// How the start of a motion enters a search, in scaled time.
enum FitStart: Sendable {
  case held(Double)
  /// Fitted, beginning here.
  case free(Double)

  var time: Double {
    switch self {
    case .held(let time), .free(let time): time
    }
  }

  var isFree: Bool { if case .free = self { true } else { false } }

  /// The candidate with the least criterion; one whose free start is not after the first sample only where no other is.
  static func best(
    of starts: [FitStart], _ fit: (FitStart) throws(LeastSquaresError) -> ModelCandidate
  ) throws(LeastSquaresError) -> ModelCandidate {
    var found: [ModelCandidate] = []
    var failure = LeastSquaresError.notFinite
    for start in starts {
      do throws(LeastSquaresError) {
        found.append(try fit(start))
      } catch {
        if error == .cancelled { throw error }
        failure = error
      }
    }
    guard let best = ModelRanking(found)?.candidates.first else { throw failure }
    return best
  }
}

extension ScaledRecording {
  /// When the rest at the beginning ends, as far as the noise lets it be seen; nil where there is none.
  var restEnd: Double? {
    let noise = max(4 * roughness, 1e-9)
    guard noise < 0.2 else { return nil }
    var (sum, count) = (0.0, 0)
    for value in values {
      if count > 0, abs(value - sum / Double(count)) > noise { break }
      sum += value
      count += 1
    }
    guard count >= 4, count < values.count else { return nil }
    return times[count - 1]
  }

  /// The samples from a time on, with that time as 0.
  func since(_ start: Double) -> ScaledRecording {
    let chosen = times.indices.filter { times[$0] >= start }
    return ScaledRecording(
      self, times: chosen.map { times[$0] - start }, values: chosen.map { values[$0] }, velocities: nil)
  }
}
