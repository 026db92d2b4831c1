internal import EngineModels
internal import MotionProblems
internal import RunRecords

/// Puts a specimen and its twin to the problems on which the specimen must give itself away.
enum SignatureCheck {
  static func records(of specimen: Specimen) -> [SignatureRecord] {
    specimen.signatures.map { signature in
      let reading = SignatureReading(signature)
      return SignatureRecord(
        specimen: specimen.engine.name, twin: specimen.twin.name, quantity: text(of: signature),
        expected: signature.expected, tolerance: signature.tolerance, observed: reading.value(of: specimen.engine),
        twinObserved: reading.value(of: specimen.twin), truth: reading.trueValue)
    }
  }

  private static func text(of signature: Signature) -> String {
    switch signature.quantity {
    case .timeScale: "time scale\(rate(of: signature))"
    case .position(let time): "position at \(number(time)) s"
    case .velocity(let time): "velocity at \(number(time)) s"
    case .notFinite(let time): "no finite position at \(number(time)) s"
    case .timeLost: "time lost in a stall\(stall(of: signature))\(rate(of: signature))"
    case .settlingClaim(let band): "rest claimed within \(number(band))\(rate(of: signature))"
    }
  }

  private static func stall(of signature: Signature) -> String {
    guard case .frames(let frames) = signature.schedule, let stall = frames.hitches.first else { return "" }
    return " at \(number(stall.start)) s"
  }

  private static func rate(of signature: Signature) -> String {
    guard case .frames(let frames) = signature.schedule else { return "" }
    return " at \(number(frames.rate)) Hz"
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
