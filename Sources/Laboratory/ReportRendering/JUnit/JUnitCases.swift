import RunRecords

/// What of a run is a test case, and how it came out.
struct JUnitCases {
  let suiteWord: String
  let specimensNotCaught: Set<String>

  func cases(of summary: RunSummary) -> [JUnitCase] {
    var cases = summary.sweeps.flatMap { sweep in sweep.engines.map { engine(of: $0) } }
    cases += summary.sweeps.map { truth(of: $0) }
    cases += summary.signatures.map { signature(of: $0) }
    return cases
  }

  private func engine(of engine: EngineSummary) -> JUnitCase {
    JUnitCase(name: "\(engine.sweep)/\(engine.engine)", result: result(of: engine))
  }

  private func result(of engine: EngineSummary) -> JUnitCase.Result {
    let counts = engine.verdicts
    let figures = figures(of: engine)
    if engine.role == .specimen, specimensNotCaught.contains(engine.engine) {
      return .failed(
        type: "not caught", message: "nothing in the run was held against this faulty engine", body: [figures])
    }
    if counts.decided == 0 { return .skipped(reason: engine.firstRefusal ?? "no case came to a judgement") }
    switch engine.role {
    case .judged:
      guard counts.against > 0 else { return .passed(output: [figures]) }
      return .failed(
        type: counts.failed > 0 ? "failed" : "exceeds", message: message(of: counts),
        body: [figures] + lines(of: engine.worstAgainst))
    case .shown: return .passed(output: ["shown for comparison, decides nothing", figures])
    case .specimen:
      return .passed(output: ["faulty on purpose, caught on \(counts.exceeds + counts.failed) cases here", figures])
    }
  }

  private func message(of counts: VerdictCounts) -> String {
    var parts: [String] = []
    if counts.exceeds > 0 { parts.append("\(counts.exceeds) exceed") }
    if counts.failed > 0 { parts.append("\(counts.failed) failed") }
    if counts.unsound > 0 { parts.append("\(counts.unsound) within with a number that is not finite") }
    return parts.joined(separator: ", ") + " of \(counts.decided) cases"
  }

  private func figures(of engine: EngineSummary) -> String {
    let counts = engine.verdicts
    var text = "\(counts.within) within, \(counts.exceeds) exceed, \(counts.failed) failed"
    if counts.notApplicable > 0 { text += ", \(counts.notApplicable) not applicable" }
    if let error = engine.positionError { text += "; largest position error \(Self.fraction(error.value))" }
    if let reached = engine.reachedClass { text += "; reaches \(reached.rawValue)" }
    return text
  }

  private func lines(of worst: WorstCases.Entry?) -> [String] {
    guard let worst else { return [] }
    var lines = ["worst case: \(worst.caseID)", "verdict: \(worst.verdict.shown)"]
    if let error = worst.positionError { lines.append("observed: position error \(Self.fraction(error))") }
    if let error = worst.velocityError {
      lines.append("observed: velocity error \(Self.shown(error)) of the top speed")
    }
    lines.append("tolerance: \(Self.fraction(worst.tolerance))")
    lines.append("run it again: \(ReplayCommand.text(suite: suiteWord, caseID: worst.caseID))")
    return lines
  }

  private func truth(of sweep: SweepSummary) -> JUnitCase {
    let name = "\(sweep.sweep)/independent integration"
    guard sweep.checksThatDoNotHold > 0 else { return JUnitCase(name: name, result: .passed(output: [])) }
    var body: [String] = []
    if let worst = sweep.deviationOverTolerance {
      body.append("worst case: \(worst.caseID)")
      body.append("observed: \(Self.shown(worst.value)) of the tolerance")
      body.append("run it again: \(ReplayCommand.text(suite: suiteWord, caseID: worst.caseID))")
    }
    return JUnitCase(
      name: name,
      result: .failed(
        type: "truth",
        message: "it does not agree with the truth on \(sweep.checksThatDoNotHold) of \(sweep.cases) cases",
        body: body))
  }

  private func signature(of signature: SignatureRecord) -> JUnitCase {
    let name = "\(signature.specimen)/\(signature.quantity)"
    let value = { (number: Double) in ShownNumber.text(number, .significant(digits: 6)) }
    let body = [
      "expected: \(value(signature.expected)) ± \(Self.shown(signature.tolerance))",
      "observed: \(value(signature.observed))",
      "the corrected twin, \(signature.twin): \(value(signature.twinObserved)); the truth: \(value(signature.truth))",
    ]
    if !signature.isShown {
      return JUnitCase(
        name: name, result: .failed(type: "not shown", message: "the specimen does not show its fault", body: body))
    }
    if !signature.twinIsClean {
      return JUnitCase(
        name: name,
        result: .failed(type: "twin not clean", message: "the corrected twin shows the fault as well", body: body))
    }
    return JUnitCase(name: name, result: .passed(output: []))
  }

  private static func fraction(_ error: Double) -> String { "\(shown(error)) of the amplitude" }

  private static func shown(_ error: Double) -> String { ShownNumber.text(error, .scientific(digits: 3)) }
}
