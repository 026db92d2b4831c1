internal import EngineModels
internal import MotionProblems
internal import ReferenceSolver
internal import RunRecords

/// Puts a specimen and its twin to the problems on which the specimen must give itself away.
enum SignatureCheck {
  static func records(of specimen: Specimen) -> [SignatureRecord] {
    specimen.signatures.map { record(of: $0, specimen) }
  }

  private static func record(of signature: Signature, _ specimen: Specimen) -> SignatureRecord {
    let times = signature.schedule.times(over: signature.window)
    var truth = ReferenceTrace()
    var amplitude = Double.nan
    // Why: a truth that cannot be had leaves NaN in every figure, and a signature that is NaN is never shown.
    if let motion = try? CertifiedMotion(signature.problem), (try? motion.record(at: times, into: &truth)) != nil {
      amplitude = (try? motion.amplitude(over: times.last)) ?? .nan
    }
    func observed(_ engine: any EngineModel) -> Double {
      var shown = Trace()
      guard (try? engine.record(signature.problem, at: times.times, restBand: 0, into: &shown)) != nil,
        truth.positions.count == times.count
      else { return .nan }
      return value(of: signature, shown: shown, truth: truth, times: times, amplitude: amplitude)
    }
    return SignatureRecord(
      specimen: specimen.engine.name, twin: specimen.twin.name, quantity: text(of: signature),
      expected: signature.expected, tolerance: signature.tolerance, observed: observed(specimen.engine),
      twinObserved: observed(specimen.twin), truth: trueValue(of: signature, truth: truth, times: times))
  }

  private static func value(
    of signature: Signature, shown: Trace, truth: ReferenceTrace, times: SampleTimes, amplitude: Double
  ) -> Double {
    switch signature.quantity {
    case .position(let time): return shown.positions[nearest(to: time, in: times)]
    case .timeScale:
      let errors = ErrorFigures(of: shown, against: truth, at: times.times, amplitude: amplitude)
      let fit = TimeScaleFit(
        of: shown, to: truth, at: times.times, problem: signature.problem, largestError: errors.position,
        amplitude: amplitude)
      return fit?.scale ?? .nan
    }
  }

  private static func trueValue(of signature: Signature, truth: ReferenceTrace, times: SampleTimes) -> Double {
    switch signature.quantity {
    case .position(let time):
      truth.positions.count == times.count ? truth.positions[nearest(to: time, in: times)] : .nan
    case .timeScale: 1
    }
  }

  private static func nearest(to time: Double, in times: SampleTimes) -> Int {
    times.times.indices.min { abs(times.times[$0] - time) < abs(times.times[$1] - time) } ?? 0
  }

  private static func text(of signature: Signature) -> String {
    switch (signature.quantity, signature.schedule) {
    case (.timeScale, .frames(let frames)): "time scale at \(number(frames.rate)) Hz"
    case (.timeScale, .uniform): "time scale"
    case (.position(let time), _): "position at \(number(time)) s"
    }
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
