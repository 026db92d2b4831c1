internal import EngineModels
internal import MotionProblems
internal import ReferenceSolver

/// The figure by which a fault is recognised, read off an engine's trace and off the truth.
///
/// A truth that cannot be had, or an engine that delivers no trace or no such figure, leaves NaN, and a signature that is
/// NaN is never shown.
struct SignatureReading {
  private let signature: Signature
  private let times: SampleTimes
  private let motion: CertifiedMotion?
  /// Without samples where the truth could not be enclosed.
  private let truth: ReferenceTrace

  init(_ signature: Signature) {
    self.signature = signature
    times = signature.schedule.times(over: signature.window)
    motion = try? CertifiedMotion(signature.problem)
    var trace = ReferenceTrace()
    if let motion, (try? motion.record(at: times, into: &trace)) == nil { trace.clear() }
    truth = trace
  }

  /// What the engine shows.
  func value(of engine: any EngineModel) -> Double {
    var shown = Trace()
    guard (try? engine.record(signature.problem, at: times.times, restBand: restBand, into: &shown)) != nil,
      shown.positions.count == times.count, truth.positions.count == times.count
    else { return .nan }
    switch signature.quantity {
    case .position(let time): return shown.positions[index(nearest: time)]
    case .velocity(let time): return shown.velocities.isEmpty ? .nan : shown.velocities[index(nearest: time)]
    case .notFinite(let time): return shown.positions[index(nearest: time)].isFinite ? 0 : 1
    case .timeScale: return timeScale(of: shown)
    case .timeLost:
      return motion.flatMap { TimeLostFit(of: shown, to: $0, at: times.times) }?.lost ?? .nan
    case .settlingClaim: return shown.finished ?? .nan
    }
  }

  /// What it should show.
  var trueValue: Double {
    guard let motion, truth.positions.count == times.count else { return .nan }
    switch signature.quantity {
    case .position(let time): return truth.positions[index(nearest: time)]
    case .velocity(let time): return truth.velocities[index(nearest: time)]
    case .timeScale: return 1
    case .notFinite, .timeLost: return 0
    case .settlingClaim(let band):
      return (try? motion.settlingTime(within: band)).map { RecordedLaw.settlingTime($0) } ?? .nan
    }
  }

  /// Length; 0 where no claim is read, so that an engine that shows what it has until it rests shows all of it.
  private var restBand: Double {
    guard case .settlingClaim(let band) = signature.quantity else { return 0 }
    return band
  }

  private func timeScale(of shown: Trace) -> Double {
    guard let amplitude = try? motion?.amplitude(over: times.last) else { return .nan }
    let errors = ErrorFigures(of: shown, against: truth, at: times.times, amplitude: amplitude)
    let fit = TimeScaleFit(
      of: shown, to: truth, at: times.times, problem: signature.problem, largestError: errors.position,
      amplitude: amplitude)
    return fit?.scale ?? .nan
  }

  private func index(nearest time: Double) -> Int {
    times.times.indices.min { abs(times.times[$0] - time) < abs(times.times[$1] - time) } ?? 0
  }
}
